import { isHomeWeek, isMatchWeek } from './fixtures.ts'
import { every, frosty, inMonths, type Job, job, on } from './job.ts'
import { aisha, ben, callum, diego, elena, freya, jonas, marta, owen, priya, samir, tom } from './staff.ts'

const MOISTURE = ['soilMoisture', 'hardness']
const leaves = inMonths(10, 12)
const goals = (at: string, day: number, pitch: string): Job[] =>
  on(pitch, [job([day], at, 90, 'goalRepair', [elena], { title: 'Goals and nets' })])

/** What fills the days between the work that the grass asks for. */
export const ROUNDS: readonly Job[] = [
  ...on('stadium', [
    job([1, 3, 4, 5], '06:30', 25, 'generalPitch', [marta], { title: 'Morning walk' }),
    job([4], '06:15', 45, 'pitchCovers', [ben], {
      title: 'Covers off',
      when: frosty,
      with: { coverType: 'frost', state: 'off', area: 7140 },
    }),
    job([4], '08:45', 60, 'fieldMeasurements', [marta, priya], {
      with: { parameters: MOISTURE, points: 54 },
    }),
    job([5], '11:00', 75, 'fieldMeasurements', [priya], {
      when: isMatchWeek,
      with: { parameters: [...MOISTURE, 'grassHeight'], points: 54 },
    }),
    job([6], '10:30', 45, 'generalPitch', [marta], {
      title: 'Inspection before the match',
      when: isMatchWeek,
    }),
    job([6], '15:15', 60, 'divoting', [tom, diego], {
      when: (day) => isMatchWeek(day) && !isHomeWeek(day),
      use: [['divot-mix-green', 42, 'l/ha']],
      with: { holes: 'medium', people: 2, when: 'afterMatch' },
    }),
    job([1], '10:00', 60, 'cleaning', [ben], {
      title: 'Technical areas',
      with: { object: 'pitchDebris', method: 'vacuum' },
    }),
  ]),
  ...on('training-1', [
    job([3], '08:00', 60, 'fieldMeasurements', [priya], { with: { parameters: MOISTURE, points: 18 } }),
    job([4], '08:00', 60, 'brushing', [tom], {
      title: 'Brush off dew',
      with: { brushType: 'switch', purpose: 'dew' },
    }),
    job([5], '11:45', 30, 'generalPitch', [marta], { title: 'Talk with head coach' }),
  ]),
  ...on('training-2', [
    job([4], '09:30', 90, 'forking', [ben], {
      title: 'Goalmouths',
      with: { depth: 120, zone: 'goalmouths' },
    }),
    job([3], '13:30', 75, 'fieldMeasurements', [priya], { with: { parameters: MOISTURE, points: 18 } }),
  ]),
  ...on('training-3', [job([5], '07:00', 90, 'mowing', [callum], { when: inMonths(3, 11) })]),
  ...on('training-5', [
    job([1], '09:30', 75, 'brushing', [tom], { with: { brushType: 'drag', purpose: 'standUp' } }),
    job([3], '10:00', 75, 'fieldMeasurements', [priya], {
      when: every(4, 2),
      with: { parameters: MOISTURE, points: 18 },
    }),
  ]),
  ...on('training-6', [
    job([1], '13:30', 60, 'cleaning', [ben], {
      title: 'Leaves',
      when: leaves,
      with: { object: 'leaves', method: 'blower' },
    }),
  ]),
  ...goals('08:00', 1, 'training-1'),
  ...goals('08:00', 3, 'training-2'),
  ...goals('07:30', 4, 'training-3'),
  ...goals('08:00', 5, 'training-5'),
  job([1], '07:15', 40, 'generalNonePitch', [marta], {
    title: 'Briefing and week plan',
    with: { place: 'yard' },
  }),
  job([1], '11:30', 60, 'generalNonePitch', [callum], { title: 'Rinse and fuel', with: { place: 'yard' } }),
  job([3], '09:00', 60, 'generalNonePitch', [marta], {
    title: 'Meeting, operations',
    with: { place: 'office' },
  }),
  job([3], '13:00', 90, 'generalNonePitch', [marta], { title: 'Feed programme', with: { place: 'office' } }),
  job([3], '08:00', 120, 'generalNonePitch', [aisha], {
    title: 'Paint goal frames',
    with: { place: 'yard' },
  }),
  job([3], '13:00', 90, 'generalNonePitch', [elena], {
    title: 'Inspect harnesses and ropes',
    with: { place: 'yard' },
  }),
  job([4], '13:00', 90, 'generalNonePitch', [aisha], { title: 'Clean liners', with: { place: 'yard' } }),
  job([4], '11:00', 60, 'generalNonePitch', [jonas], {
    title: 'Calibrate spreader',
    with: { place: 'yard' },
  }),
  job([4], '14:30', 60, 'generalNonePitch', [marta], { title: 'Match plan', with: { place: 'office' } }),
  job([4], '10:00', 150, 'gardening', [samir], {
    title: 'Hedges, north gate',
    with: { place: 'hedges', task: 'prune' },
  }),
  job([5], '08:00', 120, 'gardening', [samir], {
    title: 'Hard areas',
    with: { place: 'hardArea', task: 'weed' },
  }),
  job([5], '10:00', 90, 'generalNonePitch', [ben], { title: 'Match store', with: { place: 'stadium' } }),
  job([5], '13:30', 90, 'generalNonePitch', [aisha], {
    title: 'Corner flags and nets',
    with: { place: 'stadium' },
  }),
  job([5], '10:30', 90, 'maintenance', [owen], {
    title: 'Grease',
    machine: 'triplex-1',
    with: { kind: 'inspection', oil: true, tyres: true, workshop: 'own', statusAfter: 'ready' },
  }),
  job([5], '11:00', 60, 'maintenance', [callum], {
    title: 'Set the reels',
    machine: 'pedestrian-cylinder-34',
    with: { kind: 'inspection', blades: true, guards: true, workshop: 'own', statusAfter: 'ready' },
  }),
  job([3], '09:30', 120, 'generalNonePitch', [freya], { title: 'Irrigation heads', with: { place: 'yard' } }),
]
