import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { activity, fieldValue, machineUse, productUse } from '../src/domain/activity.ts'
import { activityConfiguration, activityField } from '../src/domain/activityConfiguration.ts'
import { cocktail, cocktailLine } from '../src/domain/cocktail.ts'
import { company } from '../src/domain/company.ts'
import { dayOff, nonWorkingDay } from '../src/domain/daysOff.ts'
import { equipment } from '../src/domain/equipment.ts'
import { feedback, team } from '../src/domain/feedback.ts'
import { fieldMeasurement, grid, gridSunlight } from '../src/domain/fieldMeasurement.ts'
import { fixture } from '../src/domain/fixture.ts'
import { latestActivity, pitch, pitchPreferences, section, stand } from '../src/domain/pitch.ts'
import { activitiesReportRow, fertilisation, pitchReport } from '../src/domain/pitchReport.ts'
import { suggestedActivity } from '../src/domain/suggestedActivity.ts'
import { productRate, supply } from '../src/domain/supply.ts'
import { tokenPair } from '../src/domain/token.ts'
import {
  disease,
  diseaseRiskDay,
  evapotranspirationDay,
  growingDegreeDay,
  growthDay,
  nitrogenDay,
  sunlightDay,
} from '../src/domain/turfSeries.ts'
import { user } from '../src/domain/user.ts'
import { weather, weatherDay, weatherHour } from '../src/domain/weather.ts'
import { day, id, instant } from '../src/domain/wire.ts'

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }
type Schema = v.GenericSchema

const GIVEN_BY_BACKEND = ['id', 'updatedAt', 'createdBy', 'recurrenceId'] as const

/** The application's own schemas under the names they have in the document. */
const ENTITIES: Record<string, Schema> = {
  Activity: activity,
  ActivityConfiguration: activityConfiguration,
  ActivityField: activityField,
  ActivitiesReportRow: activitiesReportRow,
  Cocktail: cocktail,
  CocktailLine: cocktailLine,
  Company: company,
  CreatedActivities: v.union([activity, v.array(activity)]),
  Credentials: v.object({ username: v.string(), password: v.string(), grant_type: v.literal('password') }),
  DayOff: dayOff,
  Disease: disease,
  DiseaseRiskDay: diseaseRiskDay,
  Equipment: equipment,
  EvapotranspirationDay: evapotranspirationDay,
  Feedback: feedback,
  Fertilisation: fertilisation,
  FieldMeasurement: fieldMeasurement,
  FieldValue: fieldValue,
  Fixture: fixture,
  GridSunlight: gridSunlight,
  GrowingDegreeDay: growingDegreeDay,
  GrowthDay: growthDay,
  LatestActivity: latestActivity,
  MachineUse: machineUse,
  Message: v.looseObject({ message: v.optional(v.string()) }),
  NewActivity: v.omit(activity, GIVEN_BY_BACKEND),
  NewCocktail: v.omit(cocktail, ['id']),
  NewEquipment: v.omit(equipment, ['id']),
  NewFeedback: v.pick(feedback, ['rating', 'aspects', 'comment']),
  NewSupply: v.omit(supply, ['id']),
  NitrogenDay: nitrogenDay,
  NonWorkingDay: nonWorkingDay,
  Nothing: v.object({}),
  PartialUser: v.partial(v.omit(user, ['id'])),
  PasswordRecovery: v.object({ email: v.pipe(v.string(), v.email()) }),
  PasswordReset: v.object({ token: v.string(), uidb64: v.optional(v.string()), newPassword: v.string() }),
  Pitch: pitch,
  PitchPreferences: pitchPreferences,
  PitchReport: pitchReport,
  PreferencesOfPitch: v.object({ preferences: pitchPreferences }),
  ProductRate: productRate,
  ProductUse: productUse,
  Section: section,
  Stand: stand,
  SuggestedActivity: suggestedActivity,
  SunlightDay: sunlightDay,
  Supply: supply,
  Team: team,
  TokenPair: tokenPair,
  User: user,
  Weather: weather,
  WeatherDay: weatherDay,
  WeatherHour: weatherHour,
}

/** What a schema cannot say of itself, because it is a function. */
const WRITTEN: Record<string, Json> = {
  Id: { type: ['string', 'number'], description: 'Opaque. A number is read as its digits.' },
  Instant: {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?$',
    description: 'Without an offset it is UTC. Written as `YYYY-MM-DDTHH:mm:ss`.',
    examples: ['2026-04-14T05:30:00'],
  },
  Day: {
    type: 'string',
    format: 'date',
    description: 'A calendar day at the ground, in no zone.',
    examples: ['2026-04-14'],
  },
  Grid: {
    type: 'array',
    description:
      'Twelve rows of eighteen cells; row 0, column 0 is the north-west corner, columns run along the length. `null` is no reading.',
    items: { type: 'array', items: { type: ['number', 'null'] }, minItems: 18, maxItems: 18 },
    minItems: 12,
    maxItems: 12,
  },
  Error: {
    type: 'object',
    description: 'A sentence under one of three names, or sentences by field.',
    properties: { message: { type: 'string' }, detail: { type: 'string' }, error: { type: 'string' } },
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
}
const BUILDING_BLOCKS: Record<string, Schema> = { Id: id, Instant: instant, Day: day, Grid: grid }

/** `v.fallback` copies a schema: the copy is known by what it shares with the original. */
const shares = (a: Schema, b: Schema): boolean =>
  a === b ||
  ('pipe' in a && 'pipe' in b && a.pipe === b.pipe) ||
  (!('pipe' in a) && !('pipe' in b) && 'entries' in a && 'entries' in b && a.entries === b.entries)

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The schema of the rows when this is one of our lists (src/domain/wire.ts, listOf). */
function rowsOf(schema: Schema): Schema | undefined {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return undefined
  for (const step of schema.pipe as { type: string; metadata?: { listOf?: unknown } }[])
    if (step.type === 'metadata' && isSchema(step.metadata?.listOf)) return step.metadata.listOf
  return undefined
}

/** Components of the document. */
export function componentSchemas(): Record<string, Json> {
  const definitions: Record<string, Schema> = { ...ENTITIES, ...BUILDING_BLOCKS }
  const named = Object.entries(definitions)
  /** What stands for a reference to a helper definition in the end. */
  const resolved = new Map<string, { ref: string } | { rows: string }>()
  const seen = new Set<unknown>()

  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isSchema(value)) {
      const rows = rowsOf(value)
      if (rows) {
        const rowName = nameOf(rows)
        const name = `list${resolved.size}`
        definitions[name] = value
        resolved.set(`#/$defs/${name}`, { rows: rowName })
        visit(rows)
        return
      }
      const original = named.find(([, one]) => shares(one, value))
      if (original && original[1] !== value) {
        const name = `copy${resolved.size}`
        definitions[name] = value
        resolved.set(`#/$defs/${name}`, { ref: original[0] })
      }
    }
    for (const child of Object.values(value)) visit(child)
  }
  const nameOf = (schema: Schema): string => {
    const original = named.find(([, one]) => shares(one, schema))
    if (original) return original[0]
    const name = `row${Object.keys(definitions).length}`
    definitions[name] = schema
    return name
  }
  visit(Object.values(ENTITIES))

  const converted = toJsonSchemaDefs(definitions, { typeMode: 'input', errorMode: 'ignore' }) as Record<
    string,
    Json
  >
  const isPublic = (name: string) => Object.hasOwn(ENTITIES, name) || Object.hasOwn(BUILDING_BLOCKS, name)

  const tidy = (value: Json | undefined): Json => {
    if (Array.isArray(value)) return value.map(tidy)
    if (typeof value !== 'object' || value === null) return value ?? null
    const node = value as Record<string, Json>
    if (typeof node.$ref === 'string') return reference(node.$ref)
    const entries = Object.entries(node)
      .filter(([key]) => key !== '$schema')
      .map(([key, child]): [string, Json] => [key, tidy(child)])
    return joinNull(Object.fromEntries(entries))
  }
  const reference = (ref: string): Json => {
    const helper = resolved.get(ref)
    const name = helper && 'ref' in helper ? helper.ref : ref.replace('#/$defs/', '')
    if (helper && 'rows' in helper) return { type: 'array', items: reference(`#/$defs/${helper.rows}`) }
    return isPublic(name) ? { $ref: `#/components/schemas/${name}` } : tidy(converted[name])
  }

  const names = [...Object.keys(ENTITIES), ...Object.keys(WRITTEN)].toSorted((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, WRITTEN[name] ?? tidy(converted[name])]))
}

/** `anyOf: [{type: string}, {type: null}]` is `type: [string, null]`. */
function joinNull(node: Record<string, Json>): Json {
  const { anyOf, ...rest } = node
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return node
  const [one, other] = anyOf as [Record<string, Json>, Record<string, Json>]
  if (other.type !== 'null' || typeof one.type !== 'string') return node
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {}
  return { ...one, type: [one.type, 'null'], ...values, ...rest }
}
