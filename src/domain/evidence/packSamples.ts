import type { Activity } from '../activity.ts'
import type { Supply } from '../supply.ts'
import {
  noRows,
  PACK_HEADINGS,
  PACK_PARTS,
  PACK_SENTENCES,
  type PackRows,
  type PackSetup,
} from './packSetup.ts'

/** A reader whose words are the keys themselves; for tests and measurements. */
export function sampleSetup(more: Partial<PackSetup> = {}): PackSetup {
  const same = <const K extends string>(keys: readonly K[]) =>
    Object.fromEntries<string>(keys.map((key) => [key, key])) as { [key in K]: string }
  return {
    company: 'Riverside FC',
    from: '2025-07-01',
    to: '2026-04-14',
    madeAt: '2026-04-14T05:31:00Z',
    parts: PACK_PARTS,
    pitches: [
      { id: 'p1', name: 'Main Stadium' },
      { id: 'p2', name: 'Training 2' },
    ],
    whole: true,
    sections: [],
    people: [{ id: 'u1', name: 'Marta Kovač' }],
    configuration: [
      {
        taskId: 't1',
        activityName: 'mowing',
        fields: [
          {
            key: 'height',
            quantity: 'grassHeight',
            options: undefined,
            type: 'number',
            min: 0,
            max: 99,
            step: 1,
            required: false,
          },
        ],
      },
    ],
    language: 'en-GB',
    locale: 'en-GB',
    direction: 'ltr',
    timeZone: 'Europe/London',
    unitSystem: 'metric',
    csv: { separator: ',', decimal: '.' },
    words: {
      headings: same(PACK_HEADINGS),
      sentences: { ...same(PACK_SENTENCES), withUnit: '{field} ({unit})', rows: 'Rows: {number}.' },
      titles: same(PACK_PARTS),
      abouts: same(PACK_PARTS),
      types: { mowing: 'Mowing', spraying: 'Spraying' },
      statuses: { completed: 'Completed' },
      fields: { height: 'Height' },
      options: {},
      metrics: {},
      aspects: {},
      units: {
        grassHeight: 'mm',
        fertiliserRate: 'kg/ha',
        liquidRate: 'L/ha',
        volume: 'L',
        treatedArea: 'ha',
      },
    },
    ...more,
  }
}

export const sampleWork = (id: string, more: Partial<Activity> = {}): Activity => ({
  id,
  taskId: undefined,
  activityName: 'mowing',
  name: undefined,
  status: 'completed',
  startDate: '2026-03-02T07:00:00Z',
  endDate: '2026-03-02T08:30:00Z',
  fields: [{ key: 'height', value: 26 }],
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['u1'],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...more,
})

export const sampleSupply = (id: string, more: Partial<Supply> = {}): Supply => ({
  id,
  name: 'Iron 6',
  available: 40,
  action: { unit: 'l' },
  group: 'other',
  activities: [],
  minimum: undefined,
  analysis: undefined,
  density: undefined,
  unitCost: undefined,
  currency: undefined,
  batch: 'B-77',
  expiryDate: undefined,
  activeIngredient: undefined,
  registrationNumber: 'MAPP 12345',
  reEntryHours: 12,
  maximumRate: undefined,
  updatedAt: undefined,
  ...more,
})

export const sampleRows = (more: Partial<PackRows> = {}): PackRows => ({ ...noRows(), ...more })
