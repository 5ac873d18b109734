import type { RateUnit } from '../../domain/rateUnit.ts'
import type { ActivityName } from '../../domain/activityName.ts'
import type { Supply, SupplyUnit } from '../../domain/supply.ts'
import { addDays, daysFrom, weekday } from '../groundTime.ts'
import { slug } from './ground.ts'
import { paintComes } from './job.ts'

type More = {
  /** % by mass: N, P2O5, K2O, Fe, Mg */
  npk?: [n: number, p: number, k: number, fe?: number, mg?: number]
  density?: number
  cost: number
  batch?: string
  /** Months until it expires, counted from today; a fraction for less, negative for what has expired. */
  expires?: number
  active?: string
  registered?: string
  reEntry?: number
  most?: [rate: number, unit: RateUnit]
}

type Line = [
  name: string,
  group: string,
  available: number,
  unit: SupplyUnit,
  minimum: number,
  activities: ActivityName[],
  more: More,
]

const spread: ActivityName[] = ['spreading']
const spray: ActivityName[] = ['spraying']
const both: ActivityName[] = ['spraying', 'spreading']
const sow: ActivityName[] = ['overseeding', 'divoting', 'renovation', 'spreading']
const mark: ActivityName[] = ['lineMarking']

/** Products and their labels are invented; analyses, rates and intervals are those of their kind. */
const LINES: readonly Line[] = [
  [
    'Coated 18-0-9',
    'fertiliser',
    900,
    'kg',
    250,
    spread,
    { npk: [18, 0, 9, 1, 2], cost: 1.45, batch: 'C18-2207', most: [35, 'g/m2'] },
  ],
  [
    'Coated 22-5-10',
    'fertiliser',
    475,
    'kg',
    200,
    spread,
    { npk: [22, 5, 10, 0, 1.2], cost: 1.6, batch: 'C22-1190', most: [30, 'g/m2'] },
  ],
  [
    'Quick 12-0-9 spring',
    'fertiliser',
    300,
    'kg',
    100,
    spread,
    { npk: [12, 0, 9, 4, 0], cost: 1.3, batch: 'Q12-0418', most: [35, 'g/m2'] },
  ],
  [
    'Autumn 4-0-14',
    'fertiliser',
    625,
    'kg',
    150,
    spread,
    { npk: [4, 0, 14, 5, 1], cost: 1.25, batch: 'A04-0911', most: [35, 'g/m2'] },
  ],
  [
    'Pre-seed 8-12-8',
    'fertiliser',
    200,
    'kg',
    75,
    spread,
    { npk: [8, 12, 8], cost: 1.35, most: [50, 'g/m2'] },
  ],
  [
    'Potassium sulphate',
    'fertiliser',
    150,
    'kg',
    50,
    both,
    { npk: [0, 0, 50], cost: 1.9, most: [25, 'g/m2'] },
  ],
  [
    'Liquid 25-0-0 slow',
    'fertiliser',
    120,
    'l',
    40,
    spray,
    { npk: [25, 0, 0], density: 1.28, cost: 4.2, batch: 'L25-3302', expires: 19, most: [80, 'l/ha'] },
  ],
  [
    'Liquid 10-0-8 with magnesium',
    'fertiliser',
    80,
    'l',
    30,
    spray,
    { npk: [10, 0, 8, 0, 1], density: 1.21, cost: 4.6, expires: 15, most: [60, 'l/ha'] },
  ],
  [
    'Iron sulphate 6 %',
    'fertiliser',
    31,
    'l',
    20,
    spray,
    { npk: [3, 0, 0, 6, 0], density: 1.25, cost: 3.1, batch: 'FE6-0731', expires: 11, most: [30, 'l/ha'] },
  ],
  [
    'Seaweed extract',
    'fertiliser',
    45,
    'l',
    15,
    spray,
    { npk: [0.2, 0, 1.6], density: 1.1, cost: 6.9, expires: 9, most: [25, 'l/ha'] },
  ],
  ['Calcium lime', 'fertiliser', 500, 'kg', 0, spread, { cost: 0.35, most: [100, 'g/m2'] }],
  [
    'Ryegrass stadium mix',
    'seed',
    420,
    'kg',
    150,
    sow,
    { cost: 5.4, batch: 'RG-26-114', expires: 10, most: [60, 'g/m2'] },
  ],
  [
    'Ryegrass and meadow-grass mix',
    'seed',
    260,
    'kg',
    100,
    sow,
    { cost: 5.9, batch: 'RM-26-031', expires: 10, most: [60, 'g/m2'] },
  ],
  ['Divot mix, green', 'seed', 640, 'l', 150, ['divoting'], { density: 1.2, cost: 0.6, batch: 'DM-0093' }],
  [
    'Selective herbicide 2,4-D',
    'herbicide',
    8,
    'l',
    2,
    spray,
    {
      active: '2,4-D 346 g/l, dicamba 34 g/l',
      registered: 'MAPP 90114',
      density: 1.15,
      cost: 24,
      expires: 22,
      reEntry: 24,
      most: [5, 'l/ha'],
    },
  ],
  [
    'Moss control',
    'herbicide',
    10,
    'l',
    0,
    spray,
    {
      active: 'pelargonic acid 186.7 g/l',
      registered: 'MAPP 90262',
      density: 0.97,
      cost: 18,
      expires: -1.4,
      reEntry: 12,
      most: [100, 'l/ha'],
    },
  ],
  [
    'Fungicide azoxystrobin',
    'fungicide',
    6,
    'l',
    3,
    spray,
    {
      active: 'azoxystrobin 250 g/l',
      registered: 'MAPP 90347',
      density: 1.1,
      cost: 96,
      batch: 'AZ-5501',
      expires: 0.7,
      reEntry: 12,
      most: [1, 'l/ha'],
    },
  ],
  [
    'Fungicide fludioxonil',
    'fungicide',
    12,
    'l',
    6,
    spray,
    {
      active: 'fludioxonil 125 g/l',
      registered: 'MAPP 90355',
      density: 1.09,
      cost: 88,
      batch: 'FX-0212',
      expires: 17,
      reEntry: 12,
      most: [3, 'l/ha'],
    },
  ],
  [
    'Fungicide phosphite',
    'fungicide',
    40,
    'l',
    10,
    spray,
    {
      npk: [0, 28, 26],
      active: 'potassium phosphonate 504 g/l',
      registered: 'MAPP 90388',
      density: 1.4,
      cost: 9.5,
      expires: 13,
      reEntry: 4,
      most: [20, 'l/ha'],
    },
  ],
  [
    'Insecticide acetamiprid',
    'insecticide',
    2,
    'kg',
    0,
    spray,
    {
      active: 'acetamiprid 200 g/kg',
      registered: 'MAPP 90401',
      cost: 140,
      expires: 20,
      reEntry: 24,
      most: [0.5, 'kg/ha'],
    },
  ],
  ['Nematodes, chafer grub', 'insecticide', 0, 'pcs', 0, spray, { cost: 32 }],
  [
    'Growth regulator trinexapac',
    'growthRegulator',
    9,
    'l',
    3,
    spray,
    {
      active: 'trinexapac-ethyl 120 g/l',
      registered: 'MAPP 90415',
      density: 1.06,
      cost: 74,
      batch: 'TX-1187',
      expires: 16,
      reEntry: 4,
      most: [3.2, 'l/ha'],
    },
  ],
  [
    'Wetter Aqua 90',
    'wettingAgent',
    22,
    'l',
    10,
    spray,
    { density: 1.02, cost: 11.5, batch: 'WA-7730', expires: 18, most: [20, 'l/ha'] },
  ],
  ['Wetting granules', 'wettingAgent', 100, 'kg', 25, spread, { cost: 3.2, most: [10, 'g/m2'] }],
  [
    'Sports sand 0.2–0.7 mm',
    'topdressing',
    118_000,
    'kg',
    20_000,
    ['topdressing', 'divoting', 'renovation'],
    { density: 1.6, cost: 0.042 },
  ],
  [
    'Rootzone 80/20',
    'topdressing',
    6000,
    'kg',
    2000,
    ['divoting', 'renovation', 'topdressing'],
    { density: 1.5, cost: 0.055 },
  ],
  [
    'Line paint, white',
    'linePaint',
    12,
    'l',
    20,
    mark,
    { density: 1.3, cost: 2.9, batch: 'LP-2604', expires: 12 },
  ],
  // Sponsor's lines were marked with a drum that nobody entered as delivered.
  ['Line paint, blue', 'linePaint', -3, 'l', 0, mark, { density: 1.3, cost: 3.6, expires: 12 }],
  ['Diesel', 'fuel', 740, 'l', 300, ['maintenance', 'generalNonePitch'], { cost: 1.1 }],
  ['Petrol', 'fuel', 85, 'l', 40, ['maintenance', 'generalNonePitch'], { cost: 1.5 }],
  ['Engine oil 10W-30', 'other', 24, 'l', 10, ['maintenance'], { cost: 6.2 }],
  ['Bark mulch', 'other', 40, 'bag', 10, ['gardening'], { cost: 4.8 }],
]

const MONTH = 30.4

/** What is left of the last delivery of white paint, in litres: some 26 are used in a week. */
function paintLeft(today: string): number {
  const delivered = daysFrom(addDays(today, -27), today)
    .toReversed()
    .findIndex((day) => weekday(day) === 4 && paintComes(day))
  return delivered === -1 ? 0 : Math.max(0, 100 - Math.round((delivered * 26) / 7))
}

/** The stock of Riverside FC as it stands on a day. */
export const riversideSupplies = (today: string): Supply[] =>
  LINES.map(([name, group, available, unit, minimum, activities, more]): Supply => {
    const { npk, most } = more
    return {
      id: slug(name),
      name,
      available: name === 'Line paint, white' ? available + paintLeft(today) : available,
      action: { unit },
      group,
      activities,
      minimum,
      analysis: npk && { n: npk[0], p: npk[1], k: npk[2], fe: npk[3], mg: npk[4] },
      density: more.density,
      unitCost: more.cost,
      currency: 'GBP',
      batch: more.batch,
      expiryDate: more.expires === undefined ? undefined : addDays(today, Math.round(more.expires * MONTH)),
      activeIngredient: more.active,
      registrationNumber: more.registered,
      reEntryHours: more.reEntry,
      maximumRate: most && { rate: most[0], rateUnit: most[1] },
    }
  })
