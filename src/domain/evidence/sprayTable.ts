import { type Activity, answerOf, type ProductUse, productsOf } from '../activity.ts'
import { toInstant } from '../groundTime.ts'
import { amountAtRate } from '../planning/draws.ts'
import { reEntryMinutesOf, shedOf } from '../planning/recovery.ts'
import type { RateUnit } from '../rateUnit.ts'
import type { Supply } from '../supply.ts'
import type { Instant } from '../wire.ts'
import { type EvidenceColumn, type EvidenceTable, tableOf } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'
import { byCode } from '../../lib/byCode.ts'

/** One product of one spraying; metric. What nobody recorded is undefined. */
export type SprayRecord = {
  work: Activity
  supply: Supply | undefined
  rate: number | undefined
  rateUnit: RateUnit | undefined
  /** In the supply's own unit. */
  total: number | undefined
  /** ha */
  area: number | undefined
  /** When it may be walked on again, as far as the products tell. */
  reEntry: Instant | undefined
}

/** The sprayings that were carried out, product by product, cocktails taken apart; one without products stays a row. Earliest first. */
export function sprayRecords(rows: Pick<PackRows, 'activities' | 'supplies' | 'cocktails'>): SprayRecord[] {
  const shed = shedOf(rows)
  return rows.activities
    .filter(({ activityName, status }) => activityName === 'spraying' && status === 'completed')
    .toSorted((a, b) => byCode(a.startDate, b.startDate))
    .flatMap((work): SprayRecord[] => {
      const answered = answerOf(work, 'area')
      const area = typeof answered === 'number' && answered > 0 ? answered : undefined
      const minutes = reEntryMinutesOf(work, shed)
      const reEntry = minutes > 0 ? toInstant(Date.parse(work.endDate) + minutes * 60_000) : undefined
      const record = (
        id: string | undefined,
        use: Pick<ProductUse, 'rate' | 'rateUnit' | 'quantity'>,
      ): SprayRecord => {
        const supply = id === undefined ? undefined : shed.supplies.get(id)
        const byRate = supply && area !== undefined ? amountAtRate(use, area * 10_000, supply) : undefined
        const { rate, rateUnit } = use
        return { work, supply, rate, rateUnit, total: use.quantity ?? byRate, area, reEntry }
      }
      const uses = productsOf(work).flatMap((use) => {
        if (use.cocktailId === undefined) return [record(use.id, use)]
        const lines = shed.cocktails.get(use.cocktailId)?.items ?? []
        return lines.length === 0
          ? [record(undefined, use)]
          : lines.map(({ supplyId, rate, rateUnit }) =>
              record(supplyId, { rate, rateUnit, quantity: undefined }),
            )
      })
      return uses.length > 0
        ? uses
        : [{ work, supply: undefined, rate: undefined, rateUnit: undefined, total: undefined, area, reEntry }]
    })
}

/**
 * The spray register: who put what where, how much of it, why, in which weather (spec §7). On the page a missing legal
 * particular says so; in the file its cell is empty.
 */
export function sprayTable(rows: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const records = sprayRecords(rows)
  const { heading } = text
  const number = (work: Activity, key: string) => {
    const answer = answerOf(work, key)
    return typeof answer === 'number' ? answer : undefined
  }
  const words = (work: Activity, key: string): string | undefined => {
    const answer = answerOf(work, key)
    if (typeof answer === 'string' && answer !== '') return text.option(answer)
    if (typeof answer === 'boolean') return text.yesNo(answer)
    if (!Array.isArray(answer)) return undefined
    return (
      text.join(answer.map((one) => (typeof one === 'string' ? text.option(one) : undefined))) || undefined
    )
  }
  const orMissing = (value: string | undefined): string => value || text.sentence('notRecorded')
  const when = (instant: Instant): string => `${text.at(instant).day} ${text.at(instant).time}`
  const rateOf = ({ rate, rateUnit }: SprayRecord) =>
    rate === undefined || rateUnit === undefined ? undefined : text.rate(rate, rateUnit)
  const totalOf = ({ total, supply }: SprayRecord) =>
    total === undefined || !supply ? undefined : text.amount(total, supply.action.unit)
  const product = ({ supply, rate }: SprayRecord) =>
    supply?.name ?? (rate === undefined ? undefined : text.sentence('unknownProduct'))
  const place = ({ work }: SprayRecord) =>
    text.join([text.pitches(work.pitchIds), text.sections(work.sectionIds)])
  /** "Until" as the work says, else by the products. */
  const reEntry = ({ work, reEntry: byProduct }: SprayRecord) =>
    words(work, 'reEntry') ?? (byProduct === undefined ? undefined : when(byProduct))
  const weather = ({ work }: SprayRecord) => {
    const [wind, from] = [number(work, 'windSpeed'), number(work, 'windDirection')]
    const [air, damp] = [number(work, 'temperature'), number(work, 'humidity')]
    return text.join([
      air !== undefined && text.quantity(air, 'temperature'),
      wind !== undefined &&
        `${heading('wind')} ${text.quantity(wind, 'windSpeed')}${from === undefined ? '' : ` ${text.quantity(from, 'angle')}`}`,
      damp !== undefined && `${heading('humidity')} ${text.quantity(damp, 'percent')}`,
    ])
  }
  const joined = (value: { value: number; unit: string } | undefined) =>
    value && `${text.number(value.value)}\u00A0${value.unit}`.trim()

  type Column = EvidenceColumn<SprayRecord>
  const inFile = (head: string, cell: Column['cell']): Column => ({ heading: head, cell, print: 'none' })
  const onPage = (head: string, cell: (record: SprayRecord) => string | undefined): Column => ({
    heading: head,
    cell: (record) => orMissing(cell(record)),
    print: 'only',
  })
  const answer = (key: string, quantity: Parameters<PackText['cell']>[1]): Column =>
    inFile(text.withUnit(text.field(key), quantity), ({ work }) => text.cell(answerOf(work, key), quantity))
  const said = (key: string): Column => inFile(text.field(key), ({ work }) => words(work, key))

  const columns: Column[] = [
    inFile(heading('date'), ({ work }) => text.at(work.startDate).day),
    inFile(heading('start'), ({ work }) => text.at(work.startDate).time),
    // Its day stands beside it, unless it ended on another.
    inFile(heading('end'), ({ work }) => {
      const end = text.at(work.endDate)
      return end.day === text.at(work.startDate).day ? end.time : when(work.endDate)
    }),
    onPage(heading('date'), ({ work }) => `${when(work.startDate)}–${text.at(work.endDate).time}`),
    inFile(heading('place'), place),
    inFile(heading('area', 'treatedArea'), ({ area }) => text.cell(area, 'treatedArea')),
    onPage(heading('place'), (record) =>
      text.join([
        place(record),
        record.area === undefined ? text.sentence('notRecorded') : text.quantity(record.area, 'treatedArea'),
      ]),
    ),
    inFile(heading('operator'), ({ work }) => text.people(work.userIds)),
    said('operatorLicence'),
    onPage(heading('operator'), ({ work }) =>
      text.join([text.people(work.userIds), words(work, 'operatorLicence')]),
    ),
    inFile(heading('product'), product),
    inFile(heading('registration'), ({ supply }) => supply?.registrationNumber),
    inFile(heading('activeIngredient'), ({ supply }) => supply?.activeIngredient),
    inFile(heading('batch'), ({ supply }) => supply?.batch),
    onPage(heading('product'), product),
    onPage(heading('registration'), ({ supply }) => supply?.registrationNumber),
    inFile(heading('rate'), (record) => rateOf(record)?.value),
    inFile(heading('rateUnit'), (record) => rateOf(record)?.unit),
    inFile(heading('total'), (record) => totalOf(record)?.value),
    inFile(heading('totalUnit'), (record) => totalOf(record)?.unit),
    onPage(heading('rate'), (record) => joined(rateOf(record))),
    onPage(heading('total'), (record) => joined(totalOf(record))),
    answer('waterRate', 'waterRate'),
    answer('tankSize', 'volume'),
    said('nozzle'),
    answer('pressure', 'sprayPressure'),
    answer('speed', 'speed'),
    answer('boomHeight', 'boomHeight'),
    answer('driftReduction', 'percent'),
    onPage(heading('water'), ({ work }) => joinedWater(number(work, 'waterRate'), text)),
    onPage(heading('nozzle'), ({ work }) => words(work, 'nozzle')),
    said('reason'),
    onPage(heading('reason'), ({ work }) => words(work, 'reason')),
    answer('windSpeed', 'windSpeed'),
    answer('windDirection', 'angle'),
    answer('temperature', 'temperature'),
    answer('humidity', 'percent'),
    answer('soilTemperature', 'soilTemperature'),
    said('dew'),
    onPage(heading('weatherThen'), weather),
    answer('buffer', 'length'),
    inFile(heading('reEntry'), reEntry),
    onPage(heading('reEntry'), reEntry),
    said('labelSeen'),
    said('rinsing'),
    said('recordNumber'),
    onPage(heading('recordNumber'), ({ work }) => words(work, 'recordNumber')),
    inFile(heading('notes'), ({ work }) => work.notes),
    inFile(heading('id'), ({ work }) => work.id),
  ]
  return tableOf(records, columns, {
    json: ({ work, supply, rate, rateUnit, total, area, reEntry: until }) => ({
      activityId: work.id,
      startDate: work.startDate,
      endDate: work.endDate,
      pitchIds: work.pitchIds,
      sectionIds: work.sectionIds,
      userIds: work.userIds,
      areaHectares: area,
      product: supply && {
        id: supply.id,
        name: supply.name,
        registrationNumber: supply.registrationNumber,
        activeIngredient: supply.activeIngredient,
        batch: supply.batch,
      },
      rate,
      rateUnit,
      total,
      totalUnit: supply?.action.unit,
      reEntryFrom: until,
      answers: Object.fromEntries(
        work.fields.flatMap(({ key, value }) =>
          key === 'product' || key === 'machine' ? [] : [[key, value] as const],
        ),
      ),
    }),
    day: ({ work }) => work.startDate,
  })
}

const joinedWater = (rate: number | undefined, text: PackText): string | undefined =>
  rate === undefined ? undefined : text.quantity(rate, 'waterRate')
