import * as v from 'valibot'
import { ACTIVITY_STATUSES, fieldValue } from '../domain/activity.ts'
import { RATE_UNITS } from '../domain/rateUnit.ts'
import { LEAVE_TYPES } from '../domain/daysOff.ts'
import { FEEDBACK_ASPECTS, COMMENT_LIMIT } from '../domain/feedback.ts'
import { PREFERENCE_KEYS } from '../domain/pitch.ts'
import { SUPPLY_UNITS } from '../domain/supply.ts'
import { amount, day, id, instant, isDay, writeInstant } from '../domain/wire.ts'

/** What bodies must look like. Reading is lenient in the app; here a wrong field is refused by name. */
const figure = v.pipe(
  v.number('A number is needed.'),
  v.finite('A number is needed.'),
  v.minValue(-1e9, 'This is too small.'),
  v.maxValue(1e9, 'This is too much.'),
)
const positive = v.pipe(figure, v.minValue(0, 'This must not be negative.'))
const count = v.pipe(positive, v.integer('A whole number is needed.'))
const name = v.pipe(
  v.string('A name is needed.'),
  v.trim(),
  v.nonEmpty('A name is needed.'),
  v.maxLength(200, 'This is too long.'),
)
const words = v.nullish(v.pipe(v.string(), v.maxLength(2000, 'This is too long.')))
const moment = v.pipe(instant, v.transform(writeInstant))
const ids = v.optional(v.array(id), [])

export const activityBody = v.pipe(
  v.object({
    taskId: v.nullish(id),
    activityName: name,
    name: words,
    status: v.picklist(ACTIVITY_STATUSES, 'This is no status.'),
    startDate: moment,
    endDate: moment,
    fields: v.optional(v.array(fieldValue), []),
    pitchIds: ids,
    sectionIds: ids,
    userIds: ids,
    teamId: v.nullish(id),
    notes: v.nullish(v.pipe(v.string(), v.maxLength(1000, 'Notes have at most 1000 characters.'))),
    recurrence: v.nullish(v.pipe(v.string(), v.maxLength(500))),
    recurrenceId: v.nullish(id),
    updatedAt: v.nullish(moment),
  }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate <= endDate,
      'The end lies before the start.',
    ),
    ['endDate'],
  ),
)
export type ActivityBody = v.InferOutput<typeof activityBody>

export const equipmentBody = v.object({
  name,
  available: v.optional(count, 1),
  units: v.optional(count, 1),
  group: v.optional(v.string(), ''),
  activities: v.optional(v.array(v.string()), []),
  manufacturer: words,
  model: words,
  serialNumber: words,
  hours: v.nullish(positive),
  serviceEvery: v.nullish(positive),
  lastServiceHours: v.nullish(positive),
  notes: words,
  updatedAt: v.nullish(moment),
})

const element = v.pipe(positive, v.maxValue(100, 'This is more than 100 %.'))
const share = v.nullish(element)
const rateUnit = v.picklist(RATE_UNITS, 'This is no unit of a rate.')
const rate = v.object({ rate: positive, rateUnit })

export const supplyBody = v.object({
  name,
  // A count may find less than what was booked: stock below zero is shown, not hidden.
  available: v.optional(figure, 0),
  action: v.object({ unit: v.picklist(SUPPLY_UNITS, 'This is no unit of stock.') }),
  group: v.optional(v.string(), 'other'),
  activities: v.optional(v.array(v.string()), []),
  minimum: v.nullish(positive),
  analysis: v.nullish(v.object({ n: element, p: element, k: element, fe: share, mg: share })),
  density: v.nullish(v.pipe(figure, v.gtValue(0, 'This must be more than 0.'))),
  unitCost: v.nullish(positive),
  currency: words,
  batch: words,
  expiryDate: v.nullish(v.pipe(v.string('This is not a day.'), v.check(isDay, 'This is not a day.'))),
  activeIngredient: words,
  registrationNumber: words,
  reEntryHours: v.nullish(positive),
  maximumRate: v.nullish(rate),
  updatedAt: v.nullish(moment),
})

export const cocktailBody = v.object({
  name,
  method: v.picklist(['spray', 'spread'], 'This is no method.'),
  waterRate: v.nullish(positive),
  items: v.pipe(
    v.array(v.object({ supplyId: id, rate: positive, rateUnit })),
    v.nonEmpty('A mix needs a product.'),
  ),
  notes: words,
  updatedAt: v.nullish(moment),
})

export const userBody = v.object({
  fullName: v.optional(name),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'This is no language.'))),
  email: v.optional(v.pipe(v.string(), v.email('This is no e-mail address.'))),
  phone: words,
  unitSystem: v.optional(v.picklist(['metric', 'imperial'])),
  active: v.optional(v.boolean()),
})

export const daysOffBody = v.pipe(
  v.array(v.object({ user: id, date: day, leaveType: v.picklist(LEAVE_TYPES, 'This is no kind of leave.') })),
  v.maxLength(400),
)
export const nonWorkingDaysBody = v.pipe(v.array(v.object({ date: day })), v.maxLength(400))

const flags = v.object(Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, v.boolean()])))
export const preferencesBody = v.object({ preferences: v.partial(flags) })

const aspect = v.pipe(amount, v.minValue(-2), v.maxValue(2))
export const feedbackBody = v.object({
  rating: v.pipe(amount, v.integer(), v.minValue(1, 'From 1 to 5.'), v.maxValue(5, 'From 1 to 5.')),
  aspects: v.nullish(v.partial(v.object(Object.fromEntries(FEEDBACK_ASPECTS.map((key) => [key, aspect]))))),
  comment: v.nullish(
    v.pipe(v.string(), v.maxLength(COMMENT_LIMIT, `A comment has at most ${COMMENT_LIMIT} characters.`)),
  ),
})
