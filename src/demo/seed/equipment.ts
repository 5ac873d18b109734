import type { ActivityName } from '../../domain/activityName.ts'
import type { Equipment } from '../../domain/equipment.ts'
import { slug } from './ground.ts'

type Machine = Omit<Equipment, 'id' | 'name' | 'group' | 'units' | 'available' | 'activities'> & {
  units?: number
  available?: number
}

const machine = (name: string, group: string, activities: ActivityName[], more: Machine = {}): Equipment => {
  const units = more.units ?? 1
  return { id: slug(name), name, group, activities, available: units, ...more, units }
}

/** The shed of Riverside FC. Makers and models are invented. */
export const RIVERSIDE_EQUIPMENT: readonly Equipment[] = [
  machine('Triplex 1', 'mower', ['mowing'], {
    manufacturer: 'Hallam',
    model: 'TX 213',
    serialNumber: 'TX213-0417',
    hours: 1846.5,
    serviceEvery: 100,
    lastServiceHours: 1790,
  }),
  machine('Triplex 2', 'mower', ['mowing'], {
    manufacturer: 'Hallam',
    model: 'TX 213',
    serialNumber: 'TX213-0418',
    hours: 1712.3,
    serviceEvery: 100,
    lastServiceHours: 1610,
    notes: 'Reel 2 to be ground.',
  }),
  machine('Pedestrian cylinder 34', 'mower', ['mowing', 'grooming'], {
    manufacturer: 'Aldous',
    model: 'P 34',
    units: 3,
    hours: 612,
    serviceEvery: 50,
    lastServiceHours: 590,
  }),
  machine('Rotary 21', 'mower', ['mowing', 'cleaning'], {
    manufacturer: 'Aldous',
    model: 'R 21 V',
    units: 2,
    available: 1,
    hours: 388,
    serviceEvery: 50,
    lastServiceHours: 350,
    notes: 'One in the workshop: drive belt.',
  }),
  machine(
    'Compact tractor 45',
    'tractor',
    [
      'aeration',
      'topdressing',
      'scarification',
      'raking',
      'brushing',
      'rolling',
      'overseeding',
      'renovation',
    ],
    {
      manufacturer: 'Orrell',
      model: 'C 45',
      units: 2,
      hours: 2954,
      serviceEvery: 250,
      lastServiceHours: 2760,
    },
  ),
  machine(
    'Utility vehicle',
    'tractor',
    ['generalPitch', 'generalNonePitch', 'gardening', 'divoting', 'cleaning'],
    {
      manufacturer: 'Orrell',
      model: 'U 4',
      units: 2,
      hours: 1430,
      serviceEvery: 200,
      lastServiceHours: 1300,
    },
  ),
  machine('Sprayer, 200 L', 'sprayer', ['spraying'], {
    manufacturer: 'Wyke',
    model: 'S 200',
    serialNumber: 'WS200-88',
    hours: 214,
    serviceEvery: 50,
    lastServiceHours: 190,
    notes: 'Boom 4 m, test valid until next March.',
  }),
  machine('Knapsack sprayer 15', 'sprayer', ['spraying'], { manufacturer: 'Wyke', model: 'K 15', units: 2 }),
  machine('Rotary spreader', 'spreader', ['spreading', 'overseeding'], {
    manufacturer: 'Tarn',
    model: 'RS 60',
    units: 2,
    hours: 96,
  }),
  machine('Drop spreader', 'spreader', ['spreading', 'overseeding', 'topdressing'], {
    manufacturer: 'Tarn',
    model: 'DS 91',
  }),
  machine('Topdresser, belt', 'spreader', ['topdressing', 'renovation'], {
    manufacturer: 'Brook',
    model: 'TD 1500',
    hours: 187,
    serviceEvery: 100,
    lastServiceHours: 120,
  }),
  machine('Liner 1', 'lineMarker', ['lineMarking'], { manufacturer: 'Calder', model: 'Jet 12', hours: 402 }),
  machine('Liner 2', 'lineMarker', ['lineMarking'], { manufacturer: 'Calder', model: 'Jet 12', hours: 355 }),
  machine('Aerator, 1.6 m', 'cultivation', ['aeration', 'renovation'], {
    manufacturer: 'Vale',
    model: 'V 160',
    serialNumber: 'V160-3021',
    hours: 641,
    serviceEvery: 100,
    lastServiceHours: 560,
  }),
  machine('Air injector', 'cultivation', ['aeration'], {
    manufacturer: 'Vale',
    model: 'Air 2',
    hours: 58,
    serviceEvery: 100,
    lastServiceHours: 0,
  }),
  machine('Scarifier and verticutter', 'cultivation', ['scarification', 'verticutting', 'renovation'], {
    manufacturer: 'Moss',
    model: 'SV 120',
    hours: 233,
    serviceEvery: 100,
    lastServiceHours: 200,
  }),
  machine('Disc seeder', 'cultivation', ['overseeding', 'renovation'], {
    manufacturer: 'Tarn',
    model: 'Seed 130',
    hours: 121,
    serviceEvery: 100,
    lastServiceHours: 90,
  }),
  machine('Roller, 600 kg', 'cultivation', ['rolling'], {
    manufacturer: 'Orrell',
    model: 'R 600',
    hours: 74,
  }),
  machine('Groomer cassette', 'cultivation', ['grooming', 'mowing'], {
    manufacturer: 'Hallam',
    model: 'G 66',
    units: 2,
  }),
  machine('Brush and dew switch', 'brush', ['brushing', 'topdressing', 'raking'], {
    manufacturer: 'Brook',
    model: 'B 18',
    units: 3,
  }),
  machine('UV-C rig', 'light', ['uvcLight'], {
    manufacturer: 'Halden',
    model: 'UV 300',
    serialNumber: 'UV300-07',
    hours: 512,
    serviceEvery: 300,
    lastServiceHours: 300,
  }),
  machine('Grow-light rig', 'light', ['growLights'], {
    manufacturer: 'Halden',
    model: 'GL 360',
    units: 6,
    available: 5,
    hours: 9840,
    serviceEvery: 2000,
    lastServiceHours: 8000,
    notes: 'Rig 4: two lamps out.',
  }),
  machine('Pitch covers', 'protection', ['pitchCovers'], {
    manufacturer: 'Calder',
    model: 'Frost 20 × 40 m',
    units: 6,
  }),
  machine('Cooling fan', 'protection', ['coolingFans'], {
    manufacturer: 'Calder',
    model: 'Fan 48',
    units: 4,
    hours: 620,
  }),
  machine('Travelling gun', 'irrigation', ['irrigation'], {
    manufacturer: 'Brook',
    model: 'Reel 82',
    hours: 301,
  }),
  machine('Blower', 'cleaning', ['cleaning', 'gardening'], {
    manufacturer: 'Aldous',
    model: 'B 700',
    units: 3,
    available: 2,
  }),
]

/** What the complex in Kansas keeps: storage is equipment only where products are not managed. */
export const HEARTLAND_EQUIPMENT: readonly Equipment[] = [
  machine('Fairway mower', 'mower', ['mowing'], {
    manufacturer: 'Prairie',
    model: 'F 5',
    units: 2,
    hours: 1320,
    serviceEvery: 150,
    lastServiceHours: 1200,
  }),
  machine('Field marker', 'lineMarker', ['lineMarking'], {
    manufacturer: 'Prairie',
    model: 'M 2',
    hours: 210,
  }),
  machine('Core aerator', 'cultivation', ['aeration'], {
    manufacturer: 'Prairie',
    model: 'A 80',
    hours: 144,
    serviceEvery: 100,
    lastServiceHours: 100,
  }),
  machine('Slit seeder', 'cultivation', ['overseeding'], {
    manufacturer: 'Prairie',
    model: 'S 72',
    hours: 65,
  }),
  machine('Surface tester', 'measuring', ['fieldMeasurements'], {
    manufacturer: 'Kaw',
    model: 'CIT 2.25',
    units: 2,
    serialNumber: 'CIT-2291',
  }),
  machine('Moisture probe', 'measuring', ['fieldMeasurements'], {
    manufacturer: 'Kaw',
    model: 'TDR 150',
    units: 3,
  }),
]
