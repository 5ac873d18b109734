import { ROUNDS } from './dailyRounds.ts'
import { isHomeWeek, isMatchWeek } from './fixtures.ts'
import {
  both,
  every,
  frosty,
  growing,
  inMonths,
  irrigating,
  type Job,
  job,
  on,
  paint,
  paintComes,
  ROUND,
} from './job.ts'
import { aisha, ben, callum, diego, elena, freya, jonas, marta, owen, priya, samir, tom } from './staff.ts'

/** What feeds a pitch in a month; nothing in the dark of winter. */
const feeding = inMonths(2, 11)

const STADIUM = on('stadium', [
  job([1], '08:00', 90, 'mowing', [freya], { when: growing }),
  job([1], '13:00', 90, 'fieldMeasurements', [priya, marta], { with: { parameters: ROUND, points: 216 } }),
  job([1, 4], '16:00', 840, 'growLights', [ben], { when: inMonths(11, 3), with: { hours: 14 } }),
  job([2], '06:15', 45, 'pitchCovers', [marta], {
    title: 'Covers off',
    when: frosty,
    with: { coverType: 'frost', state: 'off', area: 7140 },
  }),
  job([2], '07:15', 75, 'spraying', [marta], {
    title: 'Spray iron and wetter',
    when: both(every(4, 1), inMonths(2, 11)),
    use: [
      ['iron-sulphate-6', 20, 'l/ha'],
      ['wetter-aqua-90', 10, 'l/ha'],
    ],
    with: { waterRate: 600, reason: ['disease', 'colour'] },
  }),
  job([2], '09:00', 75, 'fieldMeasurements', [marta], {
    with: { parameters: ['hardness', 'soilMoisture', 'surfaceTemperature'], points: 54 },
  }),
  job([2], '09:00', 120, 'forking', [tom], { title: 'Goalmouths', with: { depth: 150, zone: 'goalmouths' } }),
  job([2], '11:00', 90, 'topdressing', [callum], {
    when: every(4, 1),
    status: 'cancelled',
    notes: 'Cancelled: rain from 11:00.',
    use: [['sports-sand-0-2-0-7-mm', 1120, 'g/m2']],
    with: { amount: 8 },
  }),
  job([2], '20:00', 150, 'uvcLight', [ben], { when: both(inMonths(9, 3), every(2, 0)) }),
  job([3], '07:00', 90, 'mowing', [freya], { when: growing }),
  job([3], '13:00', 120, 'forking', [tom, ben], {
    title: 'Goalmouths, second half',
    with: { depth: 150, zone: 'goalmouths' },
  }),
  job([3], '19:30', 30, 'pitchCovers', [ben], {
    title: 'Covers on',
    when: inMonths(12, 2),
    with: { coverType: 'frost', state: 'on', area: 7140 },
  }),
  job([4], '07:00', 90, 'mowing', [owen], { when: growing }),
  job([4], '10:00', 120, 'lineMarking', [aisha], {
    title: 'Mark for the match',
    when: isMatchWeek,
    use: paint(6, 7140),
    with: { scope: 'overmark', paint: 6, settingOut: 'string' },
  }),
  job([4], '20:00', 150, 'uvcLight', [ben], { when: both(inMonths(10, 3), every(2, 1)) }),
  job([4], '13:30', 60, 'spraying', [marta], {
    title: 'Autumn protection',
    when: both(inMonths(10, 2), every(6, 2)),
    with: { waterRate: 400, reason: ['disease'], cocktail: 'autumn-protection' },
  }),
  job([4], '13:30', 60, 'spraying', [jonas], {
    title: 'Growth regulator',
    when: both(inMonths(4, 9), every(4, 3)),
    with: { waterRate: 400, reason: ['growthRegulation'], cocktail: 'growth-regulator-programme' },
  }),
  job([5], '07:00', 90, 'mowing', [freya], { when: growing }),
  job([5], '09:00', 90, 'lineMarking', [aisha], {
    title: 'Overmark',
    when: isMatchWeek,
    use: paint(4, 7140),
    with: { scope: 'overmark', paint: 4 },
  }),
  job([5], '08:00', 90, 'spreading', [jonas], {
    when: both(feeding, every(4, 2)),
    use: [['feed', 17, 'g/m2']],
  }),
  job([5], '13:00', 60, 'brushing', [tom], { with: { brushType: 'rotary', purpose: 'striping' } }),
  job([5], '14:00', 120, 'verticutting', [diego], { when: both(inMonths(7, 9), every(4, 0)) }),
  job([5], '12:00', 240, 'coolingFans', [samir], { when: inMonths(7, 8), with: { units: 4 } }),
  job([6], '08:00', 90, 'mowing', [freya], { when: isMatchWeek }),
  job([6], '17:15', 75, 'divoting', [tom, ben, diego, callum], {
    when: isHomeWeek,
    use: [['divot-mix-green', 56, 'l/ha']],
    with: { holes: 'high', people: 4, when: 'afterMatch' },
  }),
])

const TRAINING_1 = on('training-1', [
  job([1], '14:00', 90, 'mowing', [owen], { when: growing }),
  job([1], '15:30', 45, 'lineMarking', [aisha], {
    title: 'Mark',
    use: paint(9, 7140),
    with: { scope: 'overmark', paint: 9 },
  }),
  job([2], '07:00', 90, 'mowing', [owen], { when: growing }),
  job([2], '08:30', 45, 'lineMarking', [aisha], {
    title: 'Overmark',
    use: paint(4, 7140),
    with: { scope: 'overmark', paint: 4 },
  }),
  job([2], '10:30', 45, 'generalPitch', [marta], { title: 'Walk with head coach' }),
  job([2], '15:00', 90, 'irrigation', [samir], {
    when: both(every(4, 1), inMonths(3, 10)),
    status: 'cancelled',
    notes: 'Cancelled: rain.',
    with: { amount: 6 },
  }),
  job([3, 5], '07:00', 90, 'mowing', [owen], { when: growing }),
  job([3], '13:00', 90, 'grooming', [callum], { when: both(inMonths(4, 10), every(2, 0)) }),
  job([4], '08:20', 75, 'spreading', [jonas], {
    when: both(feeding, every(4, 0)),
    use: [['feed', 17, 'g/m2']],
  }),
  job([4], '13:00', 60, 'divoting', [ben, tom], {
    use: [['divot-mix-green', 28, 'l/ha']],
    with: { holes: 'medium', people: 2, when: 'afterTraining' },
  }),
  job([5], '13:30', 150, 'aeration', [diego], {
    when: both(inMonths(9, 4), every(4, 2)),
    with: { type: 'solid', depth: 200 },
  }),
])

const TRAINING_2 = on('training-2', [
  job([1], '16:00', 60, 'divoting', [ben], {
    use: [['divot-mix-green', 25, 'l/ha']],
    with: { holes: 'medium', when: 'afterTraining' },
  }),
  job([2], '07:00', 90, 'brushing', [tom], {
    title: 'Brush off dew',
    with: { brushType: 'switch', purpose: 'dew' },
  }),
  job([2, 5], '08:30', 90, 'mowing', [owen], { when: growing }),
  job([2], '10:00', 90, 'lineMarking', [aisha], {
    title: 'Overmark',
    use: paint(4, 6400),
    with: { scope: 'overmark', paint: 4 },
  }),
  job([3], '08:00', 180, 'aeration', [jonas], {
    when: every(4, 1),
    with: { type: 'solid', depth: 250 },
  }),
  job([4], '08:00', 90, 'spreading', [jonas], {
    when: both(feeding, every(4, 3)),
    use: [['feed', 20, 'g/m2']],
  }),
  job([6], '13:00', 60, 'divoting', [ben], {
    use: [['divot-mix-green', 25, 'l/ha']],
    with: { holes: 'medium', when: 'afterMatch' },
  }),
  job([5], '14:00', 90, 'raking', [elena], {
    when: every(4, 3),
    with: { tool: 'springTine', purpose: 'debris' },
  }),
])

const TRAINING_3 = on('training-3', [
  job([1], '09:00', 90, 'mowing', [callum], { when: growing }),
  job([2], '07:00', 150, 'mowing', [callum], { when: growing }),
  job([2], '09:30', 90, 'fieldMeasurements', [priya], {
    with: { parameters: ['soilMoisture', 'hardness'], points: 18 },
  }),
  job([3], '10:00', 120, 'topdressing', [callum, diego], {
    title: 'Topdress 30 t',
    when: both(inMonths(3, 11), every(4, 1)),
    use: [['sports-sand-0-2-0-7-mm', 4690, 'g/m2']],
    with: { amount: 30 },
  }),
  job([3], '10:00', 90, 'topdressing', [callum, tom], {
    title: 'Topdress 8 t',
    when: both(inMonths(3, 11), every(4, 3)),
    use: [['sports-sand-0-2-0-7-mm', 1250, 'g/m2']],
    with: { amount: 8 },
  }),
  job([3], '08:00', 90, 'spreading', [jonas], {
    when: both(feeding, every(4, 2)),
    use: [['feed', 20, 'g/m2']],
  }),
  job([5], '09:00', 60, 'brushing', [tom], { with: { brushType: 'drag', purpose: 'standUp' } }),
  job([5], '10:30', 60, 'lineMarking', [aisha], {
    when: every(2, 0),
    use: paint(4, 6400),
    with: { scope: 'overmark', paint: 4 },
  }),
])

const TRAINING_4 = on('training-4', [
  job([1], '10:00', 60, 'fieldMeasurements', [priya], {
    with: { parameters: ['soilMoisture', 'hardness'], points: 18 },
  }),
  job([2], '07:30', 180, 'goalRepair', [elena], { title: 'Goals and nets' }),
  job([2], '08:00', 90, 'fieldMeasurements', [priya], { with: { parameters: ['soilMoisture'], points: 18 } }),
  job([2], '10:00', 60, 'mowing', [jonas], { title: 'Edges', when: growing }),
  job([3], '10:00', 90, 'spreading', [jonas], {
    when: both(feeding, every(4, 2)),
    use: [['feed', 20, 'g/m2']],
  }),
  job([4, 6], '09:30', 90, 'mowing', [callum], { when: growing }),
  job([5], '08:00', 120, 'rolling', [diego], { when: both(inMonths(2, 3), every(4, 1)) }),
])

const TRAINING_5 = on('training-5', [
  job([2], '07:00', 150, 'spreading', [jonas], {
    when: both(feeding, every(4, 1)),
    use: [['feed', 28, 'g/m2']],
  }),
  job([3], '09:00', 90, 'mowing', [ben], { when: growing }),
  job([6], '09:00', 90, 'mowing', [owen], { when: growing }),
  job([5], '13:00', 60, 'divoting', [elena], {
    use: [['divot-mix-green', 20, 'l/ha']],
    with: { holes: 'low', when: 'afterTraining' },
  }),
  job([4], '13:00', 120, 'scarification', [diego], { when: both(inMonths(9, 9), every(4, 1)) }),
])

const TRAINING_6 = on('training-6', [
  job([2, 4], '10:30', 90, 'mowing', [owen], { when: growing }),
  job([5], '08:00', 75, 'spreading', [jonas], {
    when: both(feeding, every(4, 0)),
    use: [['feed', 20, 'g/m2']],
  }),
  job([5], '14:00', 90, 'fieldMeasurements', [priya], {
    when: every(2, 0),
    with: { parameters: ['soilMoisture', 'hardness'], points: 18 },
  }),
])

/** In the morning, before anybody plays. */
const WATER: readonly Job[] = [
  ...on('stadium', [
    job([1, 3, 5], '05:00', 60, 'irrigation', [samir], {
      when: irrigating,
      with: { amount: 5, method: 'popUp' },
    }),
  ]),
  ...on('training-1', [
    job([2, 4, 6], '05:00', 60, 'irrigation', [samir], {
      when: irrigating,
      with: { amount: 4, method: 'popUp' },
    }),
  ]),
  ...on('training-2', [
    job([2, 4], '05:30', 60, 'irrigation', [samir], {
      when: irrigating,
      with: { amount: 5, method: 'popUp' },
    }),
  ]),
  ...on('training-3', [
    job([1, 4], '06:00', 60, 'irrigation', [samir], {
      when: irrigating,
      with: { amount: 5, method: 'popUp' },
    }),
  ]),
  ...on('training-4', [
    job([3, 6], '05:30', 60, 'irrigation', [samir], {
      when: inMonths(6, 8),
      with: { amount: 5, method: 'gun' },
    }),
  ]),
  ...on('training-5', [
    job([2, 5], '06:00', 60, 'irrigation', [samir], {
      when: inMonths(6, 8),
      with: { amount: 5, method: 'gun' },
    }),
  ]),
]

const YARD: readonly Job[] = [
  job([1, 2, 3, 4, 5, 6], '06:00', 30, 'maintenance', [owen], {
    title: 'Machine check',
    machine: 'triplex-1',
    with: {
      kind: 'inspection',
      oil: true,
      tyres: true,
      blades: true,
      guards: true,
      lights: true,
      leaks: true,
      statusAfter: 'ready',
    },
  }),
  ...on('stadium', [
    job([1], '07:00', 60, 'cleaning', [tom], {
      title: 'Debris after the weekend',
      with: { object: 'pitchDebris', method: 'blower' },
    }),
  ]),
  job([1], '13:00', 60, 'maintenance', [jonas], {
    title: 'Grind',
    machine: 'triplex-2',
    with: { kind: 'grinding', workshop: 'own', statusAfter: 'ready' },
  }),
  job([1], '08:00', 150, 'gardening', [samir], {
    title: 'Hedges, main gate',
    with: { place: 'hedges', task: 'prune' },
  }),
  job([2], '13:00', 120, 'maintenance', [owen], {
    title: 'Reel 2',
    machine: 'triplex-2',
    with: { kind: 'repair', workshop: 'own', statusAfter: 'ready' },
  }),
  job([2], '13:00', 90, 'generalNonePitch', [aisha], { title: 'Stock count', with: { place: 'yard' } }),
  job([2], '13:00', 90, 'cleaning', [tom], {
    title: 'Wash machines',
    with: { object: 'machine', method: 'wash', biosecurity: true },
  }),
  job([2], '13:00', 120, 'restock', [jonas], {
    title: 'Sand in',
    when: every(4, 1),
    use: [['sports-sand-0-2-0-7-mm', 0, 'kg/ha']],
    with: { packs: 30, packSize: 1000 },
  }),
  job([2], '13:00', 90, 'generalNonePitch', [priya], { title: 'Norm report', with: { place: 'office' } }),
  job([2], '13:00', 120, 'generalNonePitch', [callum], { title: 'Nets, mend', with: { place: 'yard' } }),
  job([2], '13:00', 120, 'generalNonePitch', [elena], {
    title: 'Training goal frames',
    with: { place: 'yard' },
  }),
  job([2], '14:00', 120, 'generalNonePitch', [marta], { title: 'Plan Wednesday', with: { place: 'office' } }),
  job([2], '08:00', 150, 'gardening', [samir], { title: 'Gate beds', with: { place: 'beds', task: 'weed' } }),
  job([3], '13:00', 120, 'maintenance', [owen], {
    title: 'Reel 2, fit and set',
    machine: 'triplex-2',
    with: { kind: 'inspection', oil: true, blades: true, workshop: 'own', statusAfter: 'ready' },
  }),
  job([3], '08:00', 120, 'gardening', [samir], {
    title: 'Beds, car park',
    with: { place: 'beds', task: 'mulch' },
  }),
  job([4], '09:00', 60, 'restock', [elena], {
    title: 'Paint in',
    when: paintComes,
    use: [['line-paint-white', 0, 'l/ha']],
    with: { packs: 10, packSize: 10 },
  }),
  job([4], '13:00', 90, 'cleaning', [elena], {
    title: 'Dressing-room drains',
    with: { object: 'drains', method: 'wash' },
  }),
  job([5], '14:30', 60, 'maintenance', [owen], {
    title: 'Fuel and grease',
    machine: 'compact-tractor-45',
    with: { kind: 'fuelling', statusAfter: 'ready' },
  }),
  job([5], '14:00', 90, 'generalNonePitch', [marta], { title: 'Week review', with: { place: 'office' } }),
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
  ...ROUNDS,
]
