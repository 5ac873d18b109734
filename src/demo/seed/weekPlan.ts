import type { FieldAnswer, RateUnit } from '../../domain/activity.ts'
import type { KnownActivityName } from '../../domain/activityName.ts'
import { weekNumber } from '../groundTime.ts'
import { isHomeWeek } from './fixtures.ts'

export type Use = [supplyId: string, rate: number, unit: RateUnit]

/** Work that comes back: on which weekdays (1 = Monday), from when, for how long, what, where and by whom. */
export type Job = {
  days: readonly number[]
  at: string
  minutes: number
  do: KnownActivityName
  pitch?: string
  who: readonly string[]
  title?: string
  with?: Readonly<Record<string, FieldAnswer>>
  use?: readonly Use[]
  machine?: string
  notes?: string
  status?: 'cancelled'
  when?: (day: string) => boolean
  /** Done although the pitch is closed. */
  duringRenovation?: true
}

const month = (day: string): number => Number(day.slice(5, 7))
const inMonths =
  (from: number, to: number) =>
  (day: string): boolean =>
    from <= to ? month(day) >= from && month(day) <= to : month(day) >= from || month(day) <= to
const every =
  (weeks: number, phase: number) =>
  (day: string): boolean =>
    weekNumber(day) % weeks === phase
const both =
  (...conditions: ((day: string) => boolean)[]) =>
  (day: string): boolean =>
    conditions.every((condition) => condition(day))
/** Grass grows: every cut. In winter only in every second week. */
const growing = (day: string): boolean => inMonths(3, 11)(day) || every(2, 0)(day)
const frosty = inMonths(11, 4)
const irrigating = inMonths(5, 9)

const marta = 'marta-kovac'
const owen = 'owen-price'
const aisha = 'aisha-rahman'
const tom = 'tom-bellamy'
const jonas = 'jonas-weber'
const priya = 'priya-nair'
const callum = 'callum-reid'
const elena = 'elena-petrova'
const samir = 'samir-haddad'
const diego = 'diego-santos'
const freya = 'freya-lund'
const ben = 'ben-hartley'

const ROUND = ['hardness', 'soilMoisture', 'rotationalResistance', 'grassHeight', 'evenness']
const paint = (litres: number, area: number): readonly Use[] => [['line-paint-white', Math.round((litres / area) * 1e5) / 10, 'l/ha']]

/** What feeds a pitch in a month; nothing in the dark of winter. */
const feeding = inMonths(2, 11)

const STADIUM: readonly Job[] = [
  { days: [1], at: '08:00', minutes: 90, do: 'mowing', pitch: 'stadium', who: [freya], when: growing },
  { days: [1], at: '13:00', minutes: 90, do: 'fieldMeasurements', pitch: 'stadium', who: [priya, marta], with: { parameters: ROUND, points: 216 } },
  { days: [1, 4], at: '16:00', minutes: 840, do: 'growLights', pitch: 'stadium', who: [ben], when: inMonths(11, 3), with: { hours: 14 } },
  { days: [2], at: '06:15', minutes: 45, do: 'pitchCovers', pitch: 'stadium', who: [marta], title: 'Covers off', when: frosty, with: { coverType: 'frost', state: 'off', area: 7140 } },
  { days: [2], at: '07:15', minutes: 75, do: 'spraying', pitch: 'stadium', who: [marta], title: 'Spray iron and wetter', when: both(every(4, 1), inMonths(2, 11)), use: [['iron-sulphate-6', 20, 'l/ha'], ['wetter-aqua-90', 10, 'l/ha']], with: { waterRate: 600, reason: ['disease', 'colour'] } },
  { days: [2], at: '09:00', minutes: 75, do: 'fieldMeasurements', pitch: 'stadium', who: [marta, priya], with: { parameters: ['hardness', 'soilMoisture', 'surfaceTemperature'], points: 54 } },
  { days: [2], at: '09:00', minutes: 120, do: 'forking', pitch: 'stadium', who: [tom], title: 'Goalmouths', with: { depth: 150, zone: 'goalmouths' } },
  { days: [2], at: '11:00', minutes: 90, do: 'topdressing', pitch: 'stadium', who: [callum], when: every(4, 1), status: 'cancelled', notes: 'Cancelled: rain from 11:00.', use: [['sports-sand-0-2-0-7-mm', 1120, 'g/m2']], with: { amount: 8 } },
  { days: [2], at: '20:00', minutes: 150, do: 'uvcLight', pitch: 'stadium', who: [ben], when: both(inMonths(9, 3), every(2, 0)) },
  { days: [3], at: '07:00', minutes: 90, do: 'mowing', pitch: 'stadium', who: [freya], when: growing },
  { days: [3], at: '13:00', minutes: 120, do: 'forking', pitch: 'stadium', who: [tom, ben], title: 'Goalmouths, second half', with: { depth: 150, zone: 'goalmouths' } },
  { days: [3], at: '19:30', minutes: 30, do: 'pitchCovers', pitch: 'stadium', who: [ben], title: 'Covers on', when: inMonths(12, 2), with: { coverType: 'frost', state: 'on', area: 7140 } },
  { days: [4], at: '07:00', minutes: 90, do: 'mowing', pitch: 'stadium', who: [owen], when: growing },
  { days: [4], at: '10:00', minutes: 120, do: 'lineMarking', pitch: 'stadium', who: [aisha], title: 'Mark for the match', when: isHomeWeek, use: paint(6, 7140), with: { scope: 'overmark', paint: 6, settingOut: 'string' } },
  { days: [4], at: '20:00', minutes: 150, do: 'uvcLight', pitch: 'stadium', who: [ben], when: both(inMonths(10, 3), every(2, 1)) },
  { days: [4], at: '13:30', minutes: 60, do: 'spraying', pitch: 'stadium', who: [marta], title: 'Autumn protection', when: both(inMonths(10, 2), every(6, 2)), with: { waterRate: 400, reason: ['disease'], cocktail: 'autumn-protection' } },
  { days: [4], at: '13:30', minutes: 60, do: 'spraying', pitch: 'stadium', who: [jonas], title: 'Growth regulator', when: both(inMonths(4, 9), every(4, 3)), with: { waterRate: 400, reason: ['growthRegulation'], cocktail: 'growth-regulator-programme' } },
  { days: [5], at: '07:00', minutes: 90, do: 'mowing', pitch: 'stadium', who: [freya], when: growing },
  { days: [5], at: '09:00', minutes: 90, do: 'lineMarking', pitch: 'stadium', who: [aisha], title: 'Overmark', when: isHomeWeek, use: paint(4, 7140), with: { scope: 'overmark', paint: 4 } },
  { days: [5], at: '08:00', minutes: 90, do: 'spreading', pitch: 'stadium', who: [jonas], when: both(feeding, every(4, 2)), use: [['feed', 17, 'g/m2']] },
  { days: [5], at: '13:00', minutes: 60, do: 'brushing', pitch: 'stadium', who: [tom], with: { brushType: 'rotary', purpose: 'striping' } },
  { days: [5], at: '14:00', minutes: 120, do: 'verticutting', pitch: 'stadium', who: [diego], when: both(inMonths(7, 9), every(4, 0)) },
  { days: [5], at: '12:00', minutes: 240, do: 'coolingFans', pitch: 'stadium', who: [samir], when: inMonths(7, 8), with: { units: 4 } },
  { days: [6], at: '08:00', minutes: 90, do: 'mowing', pitch: 'stadium', who: [freya], when: isHomeWeek },
  { days: [6], at: '17:15', minutes: 75, do: 'divoting', pitch: 'stadium', who: [tom, ben, diego, callum], when: isHomeWeek, use: [['divot-mix-green', 56, 'l/ha']], with: { holes: 'high', people: 4, when: 'afterMatch' } },
]

const TRAINING_1: readonly Job[] = [
  { days: [1], at: '14:00', minutes: 90, do: 'mowing', pitch: 'training-1', who: [owen], when: growing },
  { days: [1], at: '15:30', minutes: 45, do: 'lineMarking', pitch: 'training-1', who: [aisha], title: 'Mark', use: paint(9, 7140), with: { scope: 'overmark', paint: 9 } },
  { days: [2], at: '07:00', minutes: 90, do: 'mowing', pitch: 'training-1', who: [owen], when: growing },
  { days: [2], at: '07:00', minutes: 120, do: 'lineMarking', pitch: 'training-1', who: [aisha], title: 'Overmark', use: paint(4, 7140), with: { scope: 'overmark', paint: 4 } },
  { days: [2], at: '10:30', minutes: 45, do: 'generalPitch', pitch: 'training-1', who: [marta], title: 'Walk with head coach' },
  { days: [2], at: '15:00', minutes: 90, do: 'irrigation', pitch: 'training-1', who: [samir], when: both(every(4, 1), inMonths(3, 10)), status: 'cancelled', notes: 'Cancelled: rain.', with: { amount: 6 } },
  { days: [3, 5], at: '07:00', minutes: 90, do: 'mowing', pitch: 'training-1', who: [owen], when: growing },
  { days: [3], at: '13:00', minutes: 90, do: 'grooming', pitch: 'training-1', who: [callum], when: both(inMonths(4, 10), every(2, 0)) },
  { days: [4], at: '08:20', minutes: 75, do: 'spreading', pitch: 'training-1', who: [jonas], when: both(feeding, every(4, 0)), use: [['feed', 17, 'g/m2']] },
  { days: [4], at: '13:00', minutes: 60, do: 'divoting', pitch: 'training-1', who: [ben, tom], use: [['divot-mix-green', 28, 'l/ha']], with: { holes: 'medium', people: 2, when: 'afterTraining' } },
  { days: [5], at: '13:30', minutes: 150, do: 'aeration', pitch: 'training-1', who: [diego], when: both(inMonths(9, 4), every(4, 2)), with: { type: 'solid', depth: 200 } },
]

const TRAINING_2: readonly Job[] = [
  { days: [1], at: '16:00', minutes: 60, do: 'divoting', pitch: 'training-2', who: [ben], use: [['divot-mix-green', 25, 'l/ha']], with: { holes: 'medium', when: 'afterTraining' } },
  { days: [2], at: '07:00', minutes: 90, do: 'brushing', pitch: 'training-2', who: [tom], title: 'Brush off dew', with: { brushType: 'switch', purpose: 'dew' } },
  { days: [2, 5], at: '08:30', minutes: 90, do: 'mowing', pitch: 'training-2', who: [owen], when: growing },
  { days: [2], at: '09:15', minutes: 90, do: 'lineMarking', pitch: 'training-2', who: [aisha], title: 'Overmark', use: paint(4, 6400), with: { scope: 'overmark', paint: 4 } },
  { days: [3], at: '08:00', minutes: 180, do: 'aeration', pitch: 'training-2', who: [diego, jonas], when: every(4, 1), with: { type: 'solid', depth: 250 } },
  { days: [4], at: '08:00', minutes: 90, do: 'spreading', pitch: 'training-2', who: [jonas], when: both(feeding, every(4, 3)), use: [['feed', 20, 'g/m2']] },
  { days: [6], at: '13:00', minutes: 60, do: 'divoting', pitch: 'training-2', who: [ben], use: [['divot-mix-green', 25, 'l/ha']], with: { holes: 'medium', when: 'afterMatch' } },
  { days: [5], at: '14:00', minutes: 90, do: 'raking', pitch: 'training-2', who: [elena], when: every(4, 3), with: { tool: 'springTine', purpose: 'debris' } },
]

const TRAINING_3: readonly Job[] = [
  { days: [1], at: '09:00', minutes: 90, do: 'mowing', pitch: 'training-3', who: [callum], when: growing },
  { days: [2], at: '07:00', minutes: 150, do: 'mowing', pitch: 'training-3', who: [callum], when: growing },
  { days: [2], at: '09:30', minutes: 90, do: 'fieldMeasurements', pitch: 'training-3', who: [priya], with: { parameters: ['soilMoisture', 'hardness'], points: 18 } },
  { days: [3], at: '10:00', minutes: 120, do: 'topdressing', pitch: 'training-3', who: [callum, diego], title: 'Topdress 30 t', when: both(inMonths(3, 11), every(4, 1)), use: [['sports-sand-0-2-0-7-mm', 4690, 'g/m2']], with: { amount: 30 } },
  { days: [3], at: '10:00', minutes: 90, do: 'topdressing', pitch: 'training-3', who: [callum, diego], title: 'Topdress 8 t', when: both(inMonths(3, 11), every(4, 3)), use: [['sports-sand-0-2-0-7-mm', 1250, 'g/m2']], with: { amount: 8 } },
  { days: [3], at: '08:00', minutes: 90, do: 'spreading', pitch: 'training-3', who: [jonas], when: both(feeding, every(4, 2)), use: [['feed', 20, 'g/m2']] },
  { days: [5], at: '09:00', minutes: 60, do: 'brushing', pitch: 'training-3', who: [tom], with: { brushType: 'drag', purpose: 'standUp' } },
  { days: [5], at: '10:30', minutes: 60, do: 'lineMarking', pitch: 'training-3', who: [aisha], when: every(2, 0), use: paint(4, 6400), with: { scope: 'overmark', paint: 4 } },
]

const TRAINING_4: readonly Job[] = [
  { days: [1], at: '10:00', minutes: 60, do: 'fieldMeasurements', pitch: 'training-4', who: [priya], with: { parameters: ['soilMoisture', 'hardness'], points: 18 } },
  { days: [2], at: '07:30', minutes: 180, do: 'goalRepair', pitch: 'training-4', who: [elena], title: 'Goals and nets' },
  { days: [2], at: '08:00', minutes: 90, do: 'fieldMeasurements', pitch: 'training-4', who: [priya], with: { parameters: ['soilMoisture'], points: 18 } },
  { days: [2], at: '10:00', minutes: 60, do: 'mowing', pitch: 'training-4', who: [jonas], title: 'Edges', when: growing },
  { days: [3], at: '08:30', minutes: 90, do: 'spreading', pitch: 'training-4', who: [jonas], when: both(feeding, every(4, 2)), use: [['feed', 20, 'g/m2']] },
  { days: [4, 6], at: '09:30', minutes: 90, do: 'mowing', pitch: 'training-4', who: [callum], when: growing },
  { days: [5], at: '08:00', minutes: 120, do: 'rolling', pitch: 'training-4', who: [diego], when: both(inMonths(2, 3), every(4, 1)) },
]

const TRAINING_5: readonly Job[] = [
  { days: [2], at: '07:00', minutes: 150, do: 'spreading', pitch: 'training-5', who: [jonas], when: both(feeding, every(4, 1)), use: [['feed', 28, 'g/m2']] },
  { days: [3, 6], at: '09:00', minutes: 90, do: 'mowing', pitch: 'training-5', who: [jonas, callum], when: growing },
  { days: [5], at: '13:00', minutes: 60, do: 'divoting', pitch: 'training-5', who: [elena], use: [['divot-mix-green', 20, 'l/ha']], with: { holes: 'low', when: 'afterTraining' } },
  { days: [4], at: '13:00', minutes: 120, do: 'scarification', pitch: 'training-5', who: [diego], when: both(inMonths(9, 9), every(4, 1)) },
]

const TRAINING_6: readonly Job[] = [
  { days: [2, 4], at: '10:30', minutes: 90, do: 'mowing', pitch: 'training-6', who: [owen, callum], when: growing },
  { days: [5], at: '08:00', minutes: 75, do: 'spreading', pitch: 'training-6', who: [jonas], when: both(feeding, every(4, 0)), use: [['feed', 20, 'g/m2']] },
  { days: [5], at: '14:00', minutes: 90, do: 'fieldMeasurements', pitch: 'training-6', who: [priya], when: every(2, 0), with: { parameters: ['soilMoisture', 'hardness'], points: 18 } },
]

/** In the morning, before anybody plays. */
const WATER: readonly Job[] = [
  { days: [1, 3, 5], at: '05:00', minutes: 60, do: 'irrigation', pitch: 'stadium', who: [samir], when: irrigating, with: { amount: 5, method: 'popUp' } },
  { days: [2, 4, 6], at: '05:00', minutes: 60, do: 'irrigation', pitch: 'training-1', who: [samir], when: irrigating, with: { amount: 4, method: 'popUp' } },
  { days: [2, 4], at: '05:30', minutes: 60, do: 'irrigation', pitch: 'training-2', who: [samir], when: irrigating, with: { amount: 5, method: 'popUp' } },
  { days: [1, 4], at: '06:00', minutes: 60, do: 'irrigation', pitch: 'training-3', who: [samir], when: irrigating, with: { amount: 5, method: 'popUp' } },
  { days: [3, 6], at: '05:30', minutes: 60, do: 'irrigation', pitch: 'training-4', who: [samir], when: inMonths(6, 8), with: { amount: 5, method: 'gun' } },
  { days: [2, 5], at: '06:00', minutes: 60, do: 'irrigation', pitch: 'training-5', who: [samir], when: inMonths(6, 8), with: { amount: 5, method: 'gun' } },
]

const YARD: readonly Job[] = [
  { days: [1, 2, 3, 4, 5, 6], at: '06:00', minutes: 30, do: 'maintenance', who: [owen], title: 'Machine check', machine: 'triplex-1', with: { kind: 'inspection', oil: true, tyres: true, blades: true, guards: true, lights: true, leaks: false, statusAfter: 'ready' } },
  { days: [1], at: '07:00', minutes: 60, do: 'cleaning', pitch: 'stadium', who: [tom], title: 'Debris after the weekend', with: { object: 'pitchDebris', method: 'blower' } },
  { days: [1], at: '13:00', minutes: 60, do: 'maintenance', who: [jonas], title: 'Grind', machine: 'triplex-2', with: { kind: 'grinding', workshop: 'own', statusAfter: 'ready' } },
  { days: [1], at: '08:00', minutes: 150, do: 'gardening', who: [samir], title: 'Hedges, main gate', with: { place: 'hedges', task: 'prune' } },
  { days: [2], at: '13:00', minutes: 120, do: 'maintenance', who: [owen], title: 'Reel 2', machine: 'triplex-2', with: { kind: 'repair', workshop: 'own', statusAfter: 'ready' } },
  { days: [2], at: '13:00', minutes: 90, do: 'generalNonePitch', who: [aisha], title: 'Stock count', with: { place: 'yard' } },
  { days: [2], at: '13:00', minutes: 90, do: 'cleaning', who: [tom], title: 'Wash machines', with: { object: 'machine', method: 'wash', biosecurity: true } },
  { days: [2], at: '13:00', minutes: 120, do: 'restock', who: [jonas], title: 'Sand in', when: every(4, 1), use: [['sports-sand-0-2-0-7-mm', 0, 'kg/ha']], with: { packs: 40, packSize: 1000 } },
  { days: [2], at: '13:00', minutes: 90, do: 'generalNonePitch', who: [priya], title: 'Norm report', with: { place: 'office' } },
  { days: [2], at: '13:00', minutes: 120, do: 'generalNonePitch', who: [callum], title: 'Nets, mend', with: { place: 'yard' } },
  { days: [2], at: '13:00', minutes: 120, do: 'generalNonePitch', who: [elena], title: 'Training goal frames', with: { place: 'yard' } },
  { days: [2], at: '14:00', minutes: 120, do: 'generalNonePitch', who: [marta], title: 'Plan Wednesday', with: { place: 'office' } },
  { days: [2], at: '08:00', minutes: 150, do: 'gardening', who: [samir], title: 'Gate beds', with: { place: 'beds', task: 'weed' } },
  { days: [3], at: '13:00', minutes: 120, do: 'maintenance', who: [owen], title: 'Reel 2, fit and set', machine: 'triplex-2', with: { kind: 'service', workshop: 'own', statusAfter: 'ready' } },
  { days: [3], at: '08:00', minutes: 120, do: 'gardening', who: [samir], title: 'Beds, car park', with: { place: 'beds', task: 'mulch' } },
  { days: [4], at: '09:00', minutes: 60, do: 'restock', who: [elena], title: 'Paint in', when: every(4, 1), use: [['line-paint-white', 0, 'l/ha']], with: { packs: 10, packSize: 10 } },
  { days: [4], at: '13:00', minutes: 90, do: 'cleaning', who: [elena], title: 'Dressing-room drains', with: { object: 'drains', method: 'wash' } },
  { days: [5], at: '14:30', minutes: 60, do: 'maintenance', who: [owen], title: 'Fuel and grease', machine: 'compact-tractor-45', with: { kind: 'fuelling', statusAfter: 'ready' } },
  { days: [5], at: '14:00', minutes: 90, do: 'generalNonePitch', who: [marta], title: 'Week review', with: { place: 'office' } },
]

/** The week of Riverside FC. */
export const RIVERSIDE_WEEK: readonly Job[] = [
  ...STADIUM,
  ...TRAINING_1,
  ...TRAINING_2,
  ...TRAINING_3,
  ...TRAINING_4,
  ...TRAINING_5,
  ...TRAINING_6,
  ...WATER,
  ...YARD,
]

const HEARTLAND_ROUND = ['hardness', 'soilMoisture', 'grassHeight']
/** The week of a complex that mows, marks and measures. */
export const HEARTLAND_WEEK: readonly Job[] = [
  ...[1, 2, 3, 4].flatMap((n): Job[] => {
    const pitch = `field-${n}`
    return [
      { days: [n < 3 ? 1 : 3], at: n % 2 === 1 ? '08:30' : '10:30', minutes: 90, do: 'fieldMeasurements', pitch, who: [n < 3 ? 'dana-miller' : 'grace-howell'], when: inMonths(3, 11), with: { parameters: HEARTLAND_ROUND, points: 54 } },
      { days: [2, 5], at: n < 3 ? '07:00' : '09:00', minutes: 75, do: 'mowing', pitch, who: ['luis-ortega'], when: inMonths(4, 10), machine: 'fairway-mower' },
      { days: [4], at: n < 3 ? '08:00' : '10:00', minutes: 60, do: 'lineMarking', pitch, who: ['luis-ortega'], when: both(inMonths(3, 11), every(2, n % 2)), machine: 'field-marker', with: { scope: 'overmark', paint: 5 } },
      { days: [1, 4], at: '05:30', minutes: 60, do: 'irrigation', pitch, who: ['luis-ortega'], when: inMonths(5, 9), with: { amount: 8, method: 'popUp' } },
      { days: [3], at: '13:00', minutes: 120, do: 'aeration', pitch, who: ['luis-ortega'], when: both(inMonths(4, 9), every(8, n)), machine: 'core-aerator', with: { type: 'hollow', depth: 80 } },
    ]
  }),
  { days: [1], at: '13:00', minutes: 60, do: 'generalNonePitch', who: ['dana-miller'], title: 'Weekly review', with: { place: 'office' } },
  { days: [5], at: '13:00', minutes: 60, do: 'maintenance', who: ['luis-ortega'], title: 'Grease and blades', machine: 'fairway-mower', with: { kind: 'service', statusAfter: 'ready' } },
]

/** The week of a club in a league: what its office may see. */
export const leagueWeek = (pitches: readonly string[], staff: readonly string[]): Job[] =>
  pitches.flatMap((pitch, index): Job[] => {
    const [first = '', second = first] = staff
    const stadium = index === 0
    return [
      { days: stadium ? [7] : [1], at: '08:00', minutes: 120, do: 'fieldMeasurements', pitch, who: [first], when: stadium ? () => true : every(2, index % 2), with: { parameters: ROUND, points: stadium ? 54 : 18 } },
      { days: [7, 2, 4], at: '06:30', minutes: 90, do: 'mowing', pitch, who: [second], with: { height: 22 } },
      { days: [1, 2, 3, 4, 5, 6, 7], at: '04:00', minutes: 60, do: 'irrigation', pitch, who: [second], when: inMonths(4, 10), with: { amount: 7, method: 'popUp' } },
      { days: [1, 4], at: '04:00', minutes: 60, do: 'irrigation', pitch, who: [second], when: inMonths(11, 3), with: { amount: 4, method: 'popUp' } },
      { days: [4], at: '16:00', minutes: 90, do: 'lineMarking', pitch, who: [second], when: every(2, index % 2), with: { scope: 'overmark', paint: 5 } },
      { days: [3], at: '07:00', minutes: 120, do: 'overseeding', pitch, who: [first, second], when: both(inMonths(10, 10), every(2, 0)), with: { method: 'disc' } },
    ]
  })
