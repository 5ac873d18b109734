import type { Quantity } from '../lib/units.ts'
import type { FieldAnswer } from './activity.ts'
import { deltaT } from './agronomy/humidity.ts'
import { lightIntegral } from './agronomy/lightIntegral.ts'

/** What a figure says: the same amount in other units, or something of its own. */
type FigureName = 'equals' | 'holes' | 'opened' | 'deltaT'

/** A figure that follows from the answers of a form, in metric units, and the field under which it stands. */
export type DerivedFigure = { field: string; name: FigureName; value: number; quantity: Quantity }

type Answers = Readonly<Record<string, FieldAnswer>>
type Ground = {
  /** m² worked on, all pitches together; 0 where it is not known. */
  area: number
  /** So many pieces of work the form makes, one to a pitch: the tonnes of a top dressing are said of each. */
  pieces?: number | undefined
  /** t/m³ of what is spread as a top dressing, where its supply says so. */
  bulkDensity?: number | undefined
}

/** t/m³ of top-dressing sand of which nothing else is known (activity-fields.md, 5). */
const SAND_DENSITY = 1.6

const positive = (answer: FieldAnswer | undefined): number | undefined =>
  typeof answer === 'number' && Number.isFinite(answer) && answer > 0 ? answer : undefined

/** m³ by the meter: what it counted from before to after. */
function metered({ meterBefore, meterAfter }: Answers): number | undefined {
  if (typeof meterBefore !== 'number' || typeof meterAfter !== 'number') return undefined
  return positive(meterAfter - meterBefore)
}

/** mm from m³ on m²: a litre on a square metre is a millimetre (agronomy.md §1.4). */
const depthOf = (volume: number, area: number): number => (volume * 1000) / area

/**
 * Water as mm, however it was said: mm themselves, else m³, else by the meter; undefined without a number or an area.
 * Any one of them converts by area (activity-fields.md, 3).
 */
function waterDepth(answers: Answers, area: number): number | undefined {
  const volume = positive(answers.waterVolume) ?? metered(answers)
  return volume !== undefined && area > 0 ? depthOf(volume, area) : undefined
}

/** t of top dressing from kg/m² on m². */
const loadOf = (rate: number, area: number): number => (rate * area) / 1000

/**
 * An answer that another one of the form tells: mm of water from m³ or the meter, t of top dressing from kg/m². Nothing
 * that was typed is touched; the very same answers where nothing follows.
 */
export function withConverted<T extends Answers>(activityName: string, answers: T, { area }: Ground): T {
  if (answers.amount !== undefined && answers.amount !== null) return answers
  const rate = positive(answers.rate)
  const amount =
    activityName === 'irrigation'
      ? waterDepth(answers, area)
      : activityName === 'topdressing' && rate !== undefined && area > 0
        ? loadOf(rate, area)
        : undefined
  return amount === undefined ? answers : { ...answers, amount: Math.round(amount * 100) / 100 }
}

/**
 * What follows from the answers of a form, for reading only: `answers` in the metric units of the field dictionary,
 * figures in those of their quantity. A figure whose numbers are missing, or not above zero, is left out.
 */
export function derivedFigures(activityName: string, answers: Answers, ground: Ground): DerivedFigure[] {
  const figures: DerivedFigure[] = []
  const add = (field: string, name: FigureName, quantity: Quantity, value: number | undefined) => {
    if (value !== undefined && Number.isFinite(value)) figures.push({ field, name, value, quantity })
  }
  if (Object.hasOwn(RULES, activityName)) RULES[activityName]?.(answers, ground, add)
  return figures
}

type Add = (field: string, name: FigureName, quantity: Quantity, value: number | undefined) => void
type Rule = (answers: Answers, ground: Ground, add: Add) => void

const irrigation: Rule = (answers, { area }, add) => {
  const depth = positive(answers.amount)
  const volume = positive(answers.waterVolume)
  const counted = metered(answers)
  const water = depth !== undefined && area > 0 ? (depth * area) / 1000 : (volume ?? counted)
  const flow = positive(answers.flow)
  add('amount', 'equals', 'waterVolume', depth !== undefined && area > 0 ? water : undefined)
  add('waterVolume', 'equals', 'rain', volume !== undefined && area > 0 ? depthOf(volume, area) : undefined)
  add('meterAfter', 'equals', 'waterVolume', counted)
  add('meterAfter', 'equals', 'rain', counted !== undefined && area > 0 ? depthOf(counted, area) : undefined)
  // l/min of all that runs at once.
  add(
    'flow',
    'equals',
    'minutes',
    water !== undefined && flow !== undefined ? (water * 1000) / flow : undefined,
  )
}

const topdressing: Rule = (answers, { area, pieces = 1, bulkDensity = SAND_DENSITY }, add) => {
  const each = area / pieces
  const amount = positive(answers.amount)
  const said = positive(answers.rate)
  const spread = amount !== undefined && each > 0 ? (amount * 1000) / each : undefined
  add('amount', 'equals', 'topdressingRate', spread)
  add('rate', 'equals', 'bulkMass', said !== undefined && each > 0 ? loadOf(said, each) : undefined)
  // kg/m² over t/m³ is mm (activity-fields.md, 5).
  if (bulkDensity > 0) {
    add('amount', 'equals', 'rain', spread === undefined ? undefined : spread / bulkDensity)
    add('rate', 'equals', 'rain', said === undefined ? undefined : said / bulkDensity)
  }
}

const aeration: Rule = (answers, _ground, add) => {
  const [along, across] = [positive(answers.spacingAlong), positive(answers.spacingAcross)]
  const diameter = positive(answers.tineDiameter)
  // Spacings in mm: so many holes to a square metre, each as wide as the tine.
  const holes = along !== undefined && across !== undefined ? 1e6 / (along * across) : undefined
  add('spacingAcross', 'holes', 'count', holes)
  add(
    'tineDiameter',
    'opened',
    'percent',
    holes !== undefined && diameter !== undefined ? (holes * Math.PI * diameter ** 2) / 4 / 1e4 : undefined,
  )
}

const growLights: Rule = (answers, _ground, add) => {
  const [hours, flux, power] = [positive(answers.hours), positive(answers.ppfd), positive(answers.power)]
  add('ppfd', 'equals', 'light', hours && flux ? lightIntegral(flux, hours) : undefined)
  add('power', 'equals', 'energy', hours && power ? power * hours : undefined)
}

/** g caught over m of a run as wide as the spreader throws: g/m². */
const spreading: Rule = (answers, _ground, add) => {
  const caught = positive(answers.calibrationCatch)
  const run = positive(answers.calibrationRun)
  const width = positive(answers.workingWidth)
  add('calibrationRun', 'equals', 'solidRate', caught && run && width ? caught / (run * width) : undefined)
}

const spraying: Rule = ({ temperature, humidity }, _ground, add) => {
  if (typeof temperature !== 'number' || typeof humidity !== 'number' || !(humidity > 0)) return
  add('humidity', 'deltaT', 'temperatureDifference', deltaT(temperature, humidity))
}

const mowing: Rule = (answers, { area }, add) => {
  const clippings = positive(answers.clippings)
  add(
    'clippings',
    'equals',
    'clippingYield',
    clippings !== undefined && area > 0 ? (clippings * 1000) / area : undefined,
  )
}

const RULES: Readonly<Partial<Record<string, Rule>>> = {
  aeration,
  growLights,
  irrigation,
  mowing,
  spraying,
  spreading,
  topdressing,
}
