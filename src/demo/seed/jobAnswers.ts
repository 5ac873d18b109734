import type { FieldAnswer, FieldValue, ProductUse } from '../../domain/activity.ts'
import type { KnownActivityName } from '../../domain/activityName.ts'
import { randomOf } from '../weather/random.ts'
import { weekday } from '../groundTime.ts'
import type { ClubPitch } from './clubs.ts'
import type { Job, Use } from './job.ts'

/** The machine that work is done with unless a job says otherwise. */
const MACHINES: Partial<Record<KnownActivityName, string>> = {
  mowing: 'pedestrian-cylinder-34',
  aeration: 'aerator-1-6-m',
  topdressing: 'topdresser-belt',
  scarification: 'scarifier-and-verticutter',
  verticutting: 'scarifier-and-verticutter',
  overseeding: 'disc-seeder',
  uvcLight: 'uv-c-rig',
  lineMarking: 'liner-2',
  rolling: 'roller-600-kg',
  brushing: 'brush-and-dew-switch',
  grooming: 'groomer-cassette',
  pitchCovers: 'pitch-covers',
  coolingFans: 'cooling-fan',
  spraying: 'sprayer-200-l',
  spreading: 'rotary-spreader',
  growLights: 'grow-light-rig',
  raking: 'brush-and-dew-switch',
  renovation: 'compact-tractor-45',
}
const TRIPLEX: Readonly<Record<string, string>> = { 'owen-price': 'triplex-1', 'callum-reid': 'triplex-2' }

const DIRECTIONS = ['northSouth', 'eastWest', 'diagonalLeft', 'diagonalRight'] as const

/** Winter is long, matches are short (activity-fields.md: 20–30 for matches, 25–35 in season). */
function mowingHeight(pitch: ClubPitch | undefined, day: string): number {
  const height = pitch?.mowingHeight ?? 28
  const month = Number(day.slice(5, 7))
  if (month <= 2 || month === 12) return height + 4
  return pitch?.id === 'stadium' && weekday(day) >= 4 ? height - 1 : height
}

type Answers = Readonly<Record<string, FieldAnswer>>

/** What the fields of a type hold when a job says nothing of its own; like last time, with a little life in it. */
function usual(
  name: KnownActivityName,
  pitch: ClubPitch | undefined,
  day: string,
  random: () => number,
): Answers {
  const between = (low: number, high: number, step: number) =>
    Math.round((low + random() * (high - low)) / step) * step
  const direction = DIRECTIONS[weekday(day) % DIRECTIONS.length] ?? 'northSouth'
  switch (name) {
    case 'mowing':
      return {
        height: mowingHeight(pitch, day),
        mowerType: 'cylinder',
        direction,
        pattern: 'stripes',
        passes: 1,
        collected: true,
        clippings: between(120, 620, 10),
      }
    case 'irrigation':
      return { method: 'popUp', purpose: 'growth', waterSource: 'tank' }
    case 'aeration':
      return { tineDiameter: 12, spacingAlong: 65, spacingAcross: 65, heaveAngle: 3, coresRemoved: false }
    case 'topdressing':
      return { sandMoisture: 'dry', method: 'belt', workedIn: true, zone: 'whole' }
    case 'verticutting':
      return { depth: 3, spacing: 20, bladeThickness: 1.5, passes: 1, direction, debris: between(2, 6, 0.5) }
    case 'scarification':
      return {
        depth: 6,
        bladeSpacing: 40,
        bladeType: 'fixed',
        passes: 2,
        passAngle: 30,
        debris: between(6, 18, 0.5),
        severity: 3,
      }
    case 'overseeding':
      return { method: 'disc', rowSpacing: 30, depth: 8, directions: 2, germinationCover: false }
    case 'fieldMeasurements':
      return {
        instrument: 'Impact hammer 2.25 kg, moisture probe 60 mm',
        readingsPerCell: 1,
        conditions: [random() < 0.4 ? 'dew' : 'dry'],
      }
    case 'uvcLight':
      return {
        passes: 2,
        speed: 2.5,
        lampPower: 3.6,
        workingWidth: 3,
        dose: 60,
        atNight: true,
        targetDisease: 'microdochium',
        lampsChecked: true,
      }
    case 'lineMarking':
      return {
        layout: pitch?.kind === 'stadium' ? 'eleven' : 'trainingGrid',
        dilution: 3,
        colour: 'white',
        lineWidth: 100,
        method: 'spray',
        settingOut: 'laser',
      }
    case 'rolling':
      return { rollerWeight: 600, workingWidth: 1.6, passes: 1, vibrating: false, purpose: 'settle' }
    case 'brushing':
      return { passes: 1, direction }
    case 'divoting':
      return { replaced: 60, zone: 'whole' }
    case 'grooming':
      return { tool: 'reel', depth: 0, spacing: 12, passes: 1, direction, withMowing: false }
    case 'coolingFans':
      return {
        power: 70,
        mist: true,
        water: 400,
        canopyBefore: between(28, 35, 0.5),
        canopyAfter: between(24, 27, 0.5),
      }
    case 'spraying':
      return {
        tankSize: 200,
        area: (pitch?.area ?? 0) / 10_000,
        nozzle: 'Air induction 03',
        pressure: 3,
        speed: 4.5,
        boomHeight: 50,
        driftReduction: 75,
        operatorLicence: 'PA1 204 118',
        windSpeed: between(1.2, 3.6, 0.1),
        windDirection: between(180, 290, 5),
        temperature: between(6, 16, 0.1),
        humidity: between(70, 95, 1),
        labelSeen: true,
      }
    case 'spreading':
      return {
        spreaderType: 'rotary',
        setting: '4.5',
        workingWidth: 6,
        overlap: 50,
        crossed: true,
        wateredIn: 4,
      }
    case 'raking':
      return { passes: 1 }
    case 'goalRepair':
      return {
        object: 'net',
        goal: 'North',
        workDone: 'Net ties replaced',
        stabilityTest: 'passed',
        testLoad: 1100,
        anchorChecked: true,
        safeToUse: true,
      }
    case 'growLights':
      return { lampType: 'led', ppfd: 260, height: 1.8, power: 43, atNight: true, positions: 'South end' }
    case 'forking':
      return { tool: 'handFork', spacing: 80, lift: true, people: 2 }
    default:
      return {}
  }
}

/** What feeds in which month: slow in spring and summer, potassium before winter. */
function feedFor(day: string): string {
  const month = Number(day.slice(5, 7))
  if (month >= 9 || month <= 2) return 'autumn-4-0-14'
  return month >= 5 && month <= 7 ? 'coated-22-5-10' : 'coated-18-0-9'
}

/** What to put down and how much that is, in the supply's unit; g/m² and kg/ha come in kg, l/ha in l. */
export function productUse([supplyId, rate, rateUnit]: Use, area: number, day: string): ProductUse {
  const quantity = (rate * area) / (rateUnit === 'g/m2' ? 1000 : 10_000)
  return {
    id: supplyId === 'feed' ? feedFor(day) : supplyId,
    rate,
    rateUnit,
    quantity: Math.round(quantity * 10) / 10,
  }
}

/** The fields of one job on one day. */
export function jobAnswers(
  job: Job,
  id: string,
  pitch: ClubPitch | undefined,
  day: string,
  people: readonly string[],
  keepsShed: boolean,
): FieldValue[] {
  const { cocktail, ...own } = job.with ?? {}
  const answers = { ...usual(job.do, pitch, day, randomOf(id)), ...own }
  const fields: FieldValue[] = Object.entries(answers).map(([key, value]) => ({ key, value }))
  const { packs, packSize, waterRate, steps } = answers
  const machine =
    job.machine ??
    (keepsShed && job.who.length > 0
      ? (job.do === 'mowing' && TRIPLEX[people[0] ?? '']) || MACHINES[job.do]
      : undefined)
  if (machine !== undefined) {
    // A renovation lasts for weeks: its machine works a day at each of its steps, and stands between them.
    const minutes = job.do === 'renovation' && Array.isArray(steps) ? steps.length * 480 : job.minutes
    const hours = job.do === 'maintenance' ? {} : { hours: Math.round(minutes / 6) / 10 }
    fields.unshift({ key: 'machine', value: [{ id: machine, ...hours }] })
  }
  const products: ProductUse[] = (job.use ?? []).map((use) =>
    job.do === 'restock' && typeof packs === 'number' && typeof packSize === 'number'
      ? { id: use[0], rate: 0, rateUnit: use[2], quantity: packs * packSize }
      : productUse(use, pitch?.area ?? 0, day),
  )
  if (typeof cocktail === 'string' && typeof waterRate === 'number') {
    products.push({ cocktailId: cocktail, rate: waterRate, rateUnit: 'l/ha' })
  }
  if (products.length > 0) fields.push({ key: 'product', value: products })
  return fields
}
