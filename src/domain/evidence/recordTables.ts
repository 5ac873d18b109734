import type { Activity } from '../activity.ts'
import { feedProducts } from '../feeds.ts'
import { FEEDBACK_ASPECTS } from '../feedback.ts'
import type { Fixture } from '../fixture.ts'
import { minutesBetween } from '../groundTime.ts'
import { gridStatistics } from '../measurement.ts'
import { differenceQuantity, isMetric, METRIC_QUANTITY } from '../metricQuantity.ts'
import { shedOf } from '../shed.ts'
import type { Id } from '../wire.ts'
import { type EvidenceColumn, type EvidenceTable, tableOf } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'
import { byCode } from '../../lib/byCode.ts'
import { byStart } from '../byStart.ts'

/** Readings by round: mean and spread of the cells; every cell stands in the JSON. A grid without a reading stays a row. */
export function measurementTable(
  { measurements }: PackRows,
  _setup: PackSetup,
  text: PackText,
): EvidenceTable {
  const rows = measurements
    .map((one) => ({ one, statistics: gridStatistics(one.values) }))
    .toSorted((a, b) => byCode(a.one.measuredAt, b.one.measuredAt))
  type Row = (typeof rows)[number]
  const value =
    (read: 'mean' | 'min' | 'max' | 'sd') =>
    ({ one: { metric }, statistics }: Row) => {
      if (!statistics) return undefined
      if (!isMetric(metric)) return statistics[read]
      return text.shown(
        statistics[read],
        read === 'sd' ? differenceQuantity(metric) : METRIC_QUANTITY[metric],
      )
    }
  const columns: EvidenceColumn<Row>[] = [
    { heading: text.heading('date'), cell: ({ one }) => text.at(one.measuredAt).day },
    { heading: text.heading('start'), cell: ({ one }) => text.at(one.measuredAt).time },
    { heading: text.heading('place'), cell: ({ one }) => text.pitches([one.pitchId]) },
    { heading: text.heading('metric'), cell: ({ one }) => text.metric(one.metric) },
    {
      heading: text.heading('unit'),
      cell: ({ one: { metric } }) => (isMetric(metric) ? text.unit(METRIC_QUANTITY[metric]) : undefined),
    },
    { heading: text.heading('mean'), cell: value('mean') },
    { heading: text.heading('lowest'), cell: value('min') },
    { heading: text.heading('highest'), cell: value('max') },
    { heading: text.heading('spread'), cell: value('sd') },
    { heading: text.heading('readings'), cell: ({ statistics }) => statistics?.count ?? 0 },
    {
      heading: text.heading('measuredBy'),
      cell: ({ one }) => (one.measuredBy === undefined ? undefined : text.people([one.measuredBy])),
    },
    { heading: text.heading('id'), cell: ({ one }) => one.id, print: 'none' },
  ]
  return tableOf(rows, columns, { json: ({ one }) => one, day: ({ one }) => text.at(one.measuredAt).day })
}

export function weatherTable({ weather }: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const rows = weather.toSorted((a, b) => byCode(a.date, b.date) || byCode(a.pitchId, b.pitchId))
  type Row = (typeof rows)[number]
  const columns: EvidenceColumn<Row>[] = [
    { heading: text.heading('date'), cell: ({ date }) => date },
    { heading: text.heading('place'), cell: ({ pitchId }) => text.pitches([pitchId]) },
    ...(
      [
        ['temperatureMin', 'temperature'],
        ['temperatureMax', 'temperature'],
        ['rain', 'rain'],
        ['humidity', 'percent'],
        ['wind', 'windSpeed'],
        ['gust', 'windSpeed'],
        ['windDirection', 'angle'],
        ['radiation', 'radiation'],
        ['soilTemperature', 'soilTemperature'],
      ] as const
    ).map(([key, quantity]) => ({
      heading: text.heading(key, quantity),
      cell: (row: Row) => text.cell(row[key], quantity),
    })),
  ]
  return tableOf(rows, columns, { json: (row) => row, day: ({ date }) => date })
}

/** Feeds that were carried out; N, P and K as the backend counts them, which are elements. */
export function fertilisationTable(rows: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const shed = shedOf(rows)
  const feeds = rows.fertilisation.toSorted((a, b) => byCode(a.date, b.date))
  type Row = (typeof feeds)[number]
  const columns: EvidenceColumn<Row>[] = [
    { heading: text.heading('date'), cell: ({ date }) => date },
    { heading: text.heading('place'), cell: ({ pitchId }) => text.pitches([pitchId]) },
    {
      heading: text.heading('products'),
      cell: ({ products }) =>
        text.join(
          feedProducts(products, shed).map(({ supply, rate, rateUnit }) => {
            const name = supply?.name ?? text.sentence('unknownProduct')
            if (rate === undefined) return name
            const { value, unit } = text.rate(rate, rateUnit)
            return `${name} ${text.number(value)} ${unit}`
          }),
        ),
    },
    { heading: text.heading('nitrogen', 'nutrientRate'), cell: ({ n }) => text.cell(n, 'nutrientRate') },
    { heading: text.heading('phosphorus', 'nutrientRate'), cell: ({ p }) => text.cell(p, 'nutrientRate') },
    { heading: text.heading('potassium', 'nutrientRate'), cell: ({ k }) => text.cell(k, 'nutrientRate') },
    { heading: text.heading('id'), cell: ({ id }) => id, print: 'none' },
  ]
  return tableOf(feeds, columns, { json: (row) => row, day: ({ date }) => date })
}

/** Matches, trainings and bookings as they stand in the fixture list. */
export function fixtureTable({ fixtures }: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const rows = fixtures.toSorted(byStart)
  type Row = (typeof rows)[number]
  const columns: EvidenceColumn<Row>[] = [
    { heading: text.heading('date'), cell: ({ startDate }) => text.at(startDate).day },
    { heading: text.heading('start'), cell: ({ startDate }) => text.at(startDate).time },
    { heading: text.heading('end'), cell: ({ endDate }) => text.at(endDate).time },
    {
      heading: text.heading('minutes'),
      cell: ({ startDate, endDate }) => minutesBetween(startDate, endDate),
    },
    { heading: text.heading('type'), cell: ({ kind }) => text.type(kind) },
    { heading: text.heading('name'), cell: ({ name }) => name },
    {
      heading: text.heading('place'),
      cell: ({ pitchId }) => (pitchId === undefined ? undefined : text.pitches([pitchId])),
    },
    { heading: text.heading('id'), cell: ({ id }) => id, print: 'none' },
  ]
  return tableOf(rows, columns, { json: (row) => row, day: ({ startDate }) => text.at(startDate).day })
}

type Session = Pick<Activity, 'startDate' | 'activityName' | 'name' | 'pitchIds'>
const sessionOf = ({ startDate, kind, name, pitchId }: Fixture): Session => ({
  startDate,
  activityName: kind,
  name,
  pitchIds: pitchId === undefined ? [] : [pitchId],
})

/** What was said of matches and trainings; aspects from -2 (too little) to 2 (too much). */
export function feedbackTable(rows: PackRows, { words }: PackSetup, text: PackText): EvidenceTable {
  // A match is a fixture, an activity, or both.
  const works = new Map<Id, Session>([
    ...rows.fixtures.map((one) => [one.id, sessionOf(one)] as const),
    ...rows.activities.map((work) => [work.id, work] as const),
  ])
  const said = rows.feedback
    .map((one) => ({ one, work: works.get(one.activityId) }))
    .toSorted((a, b) => byCode(a.work?.startDate ?? '', b.work?.startDate ?? ''))
  type Row = (typeof said)[number]
  const columns: EvidenceColumn<Row>[] = [
    { heading: text.heading('date'), cell: ({ work }) => work && text.at(work.startDate).day },
    { heading: text.heading('type'), cell: ({ work }) => work && text.type(work.activityName) },
    { heading: text.heading('name'), cell: ({ work }) => work?.name },
    { heading: text.heading('place'), cell: ({ work }) => work && text.pitches(work.pitchIds) },
    { heading: text.heading('rating'), cell: ({ one }) => one.rating },
    ...FEEDBACK_ASPECTS.map((aspect) => ({
      heading: words.aspects[aspect] ?? aspect,
      cell: ({ one }: Row) => one.aspects?.[aspect],
    })),
    { heading: text.heading('comment'), cell: ({ one }) => one.comment },
    {
      heading: text.heading('people'),
      cell: ({ one }) => (one.createdBy ? text.people([one.createdBy]) : undefined),
    },
    { heading: text.heading('given'), cell: ({ one }) => one.createdAt && text.at(one.createdAt).day },
    { heading: text.heading('id'), cell: ({ one }) => one.id, print: 'none' },
  ]
  return tableOf(said, columns, {
    json: ({ one }) => one,
    day: ({ work }) => (work ? text.at(work.startDate).day : ''),
  })
}
