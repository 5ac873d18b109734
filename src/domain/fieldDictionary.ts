import type { Quantity } from '../lib/units.ts'
import type { ActivityConfiguration, ActivityField } from './activityConfiguration.ts'

type Entry = Pick<ActivityField, 'type' | 'quantity' | 'min' | 'max' | 'step'>
type Entries = Readonly<Record<string, Entry>>

const YES_NO: Entry = { type: 'boolean' }
const TIME: Entry = { type: 'time' }
const DAY: Entry = { type: 'day' }
const SEVERAL: Entry = { type: 'multiselect' }

const number = (quantity: Quantity, min?: number, max?: number, step?: number): Entry => ({
  type: 'number',
  quantity,
  min,
  max,
  step,
})

/** What is no count, for a count has no decimals. */
const MONEY: Entry = { type: 'number', min: 0 }
const HALVES: Entry = { type: 'number', min: 1, max: 10, step: 0.5 }

/** Keys that mean the same wherever they stand. */
const ANYWHERE: Entries = {
  actualMinutes: number('minutes', 0, 1440, 5),
  fuel: number('volume', 0, 200, 0.1),
  passes: number('count', 1, 6, 1),
  speed: number('speed', 0.5, 15, 0.1),
  collected: YES_NO,
  debris: number('bulkVolume', 0, 60, 0.1),
  atNight: YES_NO,
  passAngle: number('angle', 0, 90, 5),
  water: number('volume', 0, 5000, 10),
  windSpeed: number('windSpeed', 0, 14, 0.1),
}

/** Of a treatment and of kick-off; the speed of the wind means the same anywhere. */
const WEATHER: Entries = {
  windDirection: number('angle', 0, 360, 5),
  temperature: number('temperature', -5, 45, 0.1),
  humidity: number('percent', 0, 100, 1),
  cloud: number('percent', 0, 100, 5),
}

/**
 * How the fields of each type are asked for: input kind, unit and soft range in metric units (activity-fields.md). What
 * has no line is chosen from the options that the backend sends, else written.
 */
const BY_TYPE: Readonly<Record<string, Entries>> = {
  scarification: {
    depth: number('depth', 0, 15, 1),
    bladeSpacing: number('depth', 20, 60, 1),
    severity: number('count', 1, 5, 1),
    thatchBefore: number('depth', 0, 50, 1),
  },
  mowing: {
    height: number('grassHeight', 15, 60, 0.5),
    stripeWidth: number('length', 0.5, 20, 0.1),
    clippings: number('clippingVolume', 0, 3000, 1),
  },
  irrigation: {
    amount: number('rain', 0, 30, 0.5),
    minutesPerStation: number('minutes', 0, 120, 1),
    waterVolume: number('waterVolume', 0, 400, 0.1),
    flow: number('flow', 1, 2000, 1),
    cycles: number('count', 1, 6, 1),
    soakMinutes: number('minutes', 0, 120, 5),
    meterBefore: number('waterVolume', 0),
    meterAfter: number('waterVolume', 0),
    moistureTarget: number('percent', 5, 60, 1),
  },
  aeration: {
    depth: number('depth', 20, 400, 5),
    tineDiameter: number('depth', 6, 30, 1),
    tineLength: number('depth', 20, 400, 5),
    spacingAlong: number('depth', 20, 150, 5),
    spacingAcross: number('depth', 20, 150, 5),
    heaveAngle: number('angle', 0, 15, 1),
    coresRemoved: YES_NO,
    airPressure: number('sprayPressure', 1, 12, 0.5),
  },
  topdressing: {
    amount: number('bulkMass', 0, 120, 0.5),
    rate: number('topdressingRate', 0, 20, 0.1),
    workedIn: YES_NO,
  },
  verticutting: {
    depth: number('depth', 0, 10, 0.5),
    spacing: number('depth', 10, 40, 1),
    bladeThickness: number('depth', 0.7, 3, 0.1),
  },
  overseeding: {
    rowSpacing: number('depth', 15, 50, 1),
    depth: number('depth', 3, 15, 1),
    directions: number('count', 1, 3, 1),
    germinationCover: YES_NO,
    soilTemperature: number('soilTemperature', 0, 40, 0.5),
  },
  fieldMeasurements: {
    parameters: SEVERAL,
    points: number('count', 1, 216, 1),
    depth: number('depth', 20, 200, 5),
    readingsPerCell: number('count', 1, 5, 1),
    calibrationDate: DAY,
    hoursSinceUse: number('hours', 0, 168, 0.5),
    conditions: SEVERAL,
  },
  training: {
    players: number('count', 1, 60, 1),
    intensity: number('count', 1, 5, 1),
    goalsMoved: YES_NO,
  },
  match: {
    kickOff: TIME,
    playedMinutes: number('minutes', 0, 150, 1),
    warmUpStart: TIME,
    broadcast: YES_NO,
    attendance: number('count', 0, 100_000, 1),
    pitchMark: HALVES,
    refereeMark: HALVES,
    ...WEATHER,
  },
  uvcLight: {
    passes: number('count', 1, 4, 1),
    speed: number('speed', 0.5, 6, 0.1),
    lampPower: number('power', 0, 20, 0.1),
    workingWidth: number('length', 0.5, 6, 0.1),
    dose: number('uvDose', 0, 500, 1),
    lampHours: number('hours', 0),
    lampHeight: number('depth', 20, 400, 5),
    lampsChecked: YES_NO,
  },
  lineMarking: {
    paint: number('volume', 0, 60, 0.5),
    dilution: number('count', 0, 20, 1),
    lineWidth: number('depth', 50, 120, 5),
    logo: YES_NO,
  },
  rolling: {
    rollerWeight: number('mass', 50, 3000, 10),
    workingWidth: number('length', 0.5, 5, 0.1),
    vibrating: YES_NO,
    moistureBefore: number('percent', 5, 60, 1),
  },
  divoting: {
    people: number('count', 1, 30, 1),
    fill: number('volume', 0, 500, 1),
    seed: number('smallMass', 0, 10_000, 10),
    replaced: number('percent', 0, 100, 5),
  },
  renovation: {
    steps: SEVERAL,
    strippingDepth: number('depth', 0, 60, 1),
    sand: number('bulkMass', 0, 400, 1),
    seed: number('mass', 0, 1000, 1),
    fertiliser: number('mass', 0, 2000, 1),
    turf: number('area', 0, 12_000, 1),
    removed: number('bulkVolume', 0, 600, 1),
    hybridFibre: YES_NO,
    reopens: DAY,
    cost: MONEY,
  },
  restock: {
    packs: number('count', 0, 1000, 1),
    // In the unit of what is delivered (domain/delivered).
    packSize: { type: 'number', min: 0, step: 0.5 },
    expiryDate: DAY,
    unitPrice: MONEY,
  },
  maintenance: {
    meterHours: number('hours', 0, undefined, 0.1),
    nextDueHours: number('hours', 0),
    nextDueDate: DAY,
    oil: YES_NO,
    tyres: YES_NO,
    blades: YES_NO,
    guards: YES_NO,
    lights: YES_NO,
    leaks: YES_NO,
  },
  grooming: {
    depth: number('grassHeight', -1, 3, 0.5),
    spacing: number('depth', 6, 20, 1),
    withMowing: YES_NO,
  },
  pitchCovers: {
    area: number('area', 0, 12_000, 1),
    heated: YES_NO,
    fanOn: YES_NO,
    temperatureUnder: number('temperature', -10, 50, 0.5),
    pegs: YES_NO,
    ventilation: YES_NO,
    maximumHours: number('hours', 0, 120, 1),
  },
  coolingFans: {
    units: number('count', 1, 12, 1),
    power: number('percent', 0, 100, 5),
    mist: YES_NO,
    airSpeed: number('airSpeed', 0, 15, 0.5),
    canopyBefore: number('temperature', 0, 60, 0.5),
    canopyAfter: number('temperature', 0, 60, 0.5),
  },
  spraying: {
    waterRate: number('waterRate', 100, 1000, 10),
    tankSize: number('volume', 10, 2000, 10),
    area: number('treatedArea', 0.01, 3, 0.001),
    pressure: number('sprayPressure', 1, 8, 0.1),
    speed: number('speed', 1, 12, 0.1),
    boomHeight: number('boomHeight', 20, 120, 5),
    driftReduction: number('percent', 0, 95, 5),
    reason: SEVERAL,
    ...WEATHER,
    soilTemperature: number('soilTemperature', -5, 45, 0.1),
    dew: YES_NO,
    buffer: number('length', 0, 50, 1),
    reEntry: TIME,
    labelSeen: YES_NO,
  },
  spreading: {
    workingWidth: number('length', 0.5, 24, 0.1),
    overlap: number('percent', 0, 100, 5),
    calibrationCatch: number('smallMass', 0, 20_000, 1),
    calibrationRun: number('length', 1, 200, 0.5),
    crossed: YES_NO,
    wateredIn: number('rain', 0, 20, 0.5),
  },
  cleaning: {
    biosecurity: YES_NO,
  },
  raking: {
    depth: number('depth', 0, 50, 1),
  },
  goalRepair: {
    testLoad: number('force', 0, 5000, 10),
    anchorChecked: YES_NO,
    safeToUse: YES_NO,
    nextInspection: DAY,
  },
  growLights: {
    hours: number('hours', 0, 24, 0.5),
    ppfd: number('photonFlux', 0, 1200, 10),
    dli: number('light', 0, 60, 0.1),
    height: number('length', 0.5, 4, 0.1),
    heated: YES_NO,
    temperature: number('temperature', 0, 40, 0.5),
    power: number('power', 0, 400, 1),
    co2: number('concentration', 300, 1500, 10),
    movedAt: TIME,
  },
  forking: {
    depth: number('depth', 75, 250, 5),
    spacing: number('depth', 30, 200, 5),
    lift: YES_NO,
    people: number('count', 1, 20, 1),
  },
  gardening: {
    greenWaste: number('bulkVolume', 0, 40, 0.1),
  },
}

const NOTHING: Entries = {}
const entryOf = (activityName: string, key: string): Entry | undefined => {
  const own = Object.hasOwn(BY_TYPE, activityName) ? (BY_TYPE[activityName] ?? NOTHING) : NOTHING
  if (Object.hasOwn(own, key)) return own[key]
  return Object.hasOwn(ANYWHERE, key) ? ANYWHERE[key] : undefined
}

/** A field with what the dictionary knows of it where the backend says nothing; what it says, wins. */
export function described(activityName: string, field: ActivityField): ActivityField {
  const known = entryOf(activityName, field.key)
  if (!known) return field
  const type = typeOf(field, known)
  return type === 'number' && known.type === 'number'
    ? { ...field, type, ...limitsOf(field, known) }
    : { ...field, type }
}

function typeOf({ type, options = [] }: ActivityField, known: Entry): ActivityField['type'] {
  // Days have no type of their own on the wire.
  if (type !== undefined) return type === 'text' && known.type === 'day' ? 'day' : type
  if (options.length > 0) return known.type === 'multiselect' ? 'multiselect' : 'select'
  // With nothing to choose from it is written.
  return known.type === 'multiselect' ? 'text' : known.type
}

/** Unit and soft range. Limits belong to their unit: those of another unit, or half a range, are not taken over. */
function limitsOf({ quantity, min, max, step }: ActivityField, known: Entry): Omit<Entry, 'type'> {
  if (quantity !== undefined && quantity !== known.quantity) return { quantity, min, max, step }
  return min === undefined && max === undefined
    ? { quantity: known.quantity, min: known.min, max: known.max, step: step ?? known.step }
    : { quantity: known.quantity, min, max, step: step ?? known.step }
}

/** The fields of a type, described. */
export const withDictionary = (configuration: ActivityConfiguration): ActivityConfiguration => ({
  ...configuration,
  fields: configuration.fields.map((field) => described(configuration.activityName, field)),
})
