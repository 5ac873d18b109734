import { type Activity, answerOf } from '../activity.ts'
import { batchUsed, lastDeliveries } from '../delivery.ts'
import { shedOf } from '../shed.ts'
import { areasOf, type SprayEntry, sprayRegister } from '../report/sprayRegister.ts'
import type { Instant } from '../wire.ts'
import type { RecordedWeather } from '../workWeather.ts'
import { type EvidenceColumn, type EvidenceTable, tableOf } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'

/**
 * The spray register: who put what where, how much of it, why, in which weather (spec §7), as the report tells it. On the
 * page a missing legal particular says so; in the file its cell is empty.
 */
export function sprayTable(
  rows: PackRows,
  { pitches, timeZone }: Pick<PackSetup, 'pitches' | 'timeZone'>,
  text: PackText,
): EvidenceTable {
  const records = sprayRegister(rows.activities, { shed: shedOf(rows), areas: areasOf(pitches), timeZone })
  const deliveries = lastDeliveries([...rows.activities, ...rows.deliveries])
  const { heading } = text
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
  const rateOf = ({ rate, rateUnit }: SprayEntry) =>
    rate === undefined || rateUnit === undefined ? undefined : text.rate(rate, rateUnit)
  const totalOf = ({ total, supply }: SprayEntry) =>
    total === undefined || !supply ? undefined : text.amount(total, supply.action.unit)
  const product = ({ supply, rate }: SprayEntry) =>
    supply?.name ?? (rate === undefined ? undefined : text.sentence('unknownProduct'))
  const place = ({ work }: SprayEntry) =>
    text.join([text.pitches(work.pitchIds), text.sections(work.sectionIds)])
  const reEntry = ({ reEntry: until }: SprayEntry) => until && when(until)
  const water = ({ waterRate, water: litres }: SprayEntry) =>
    text.join([
      waterRate !== undefined && text.quantity(waterRate, 'waterRate'),
      litres !== undefined && text.quantity(litres, 'volume'),
    ])
  const weatherOf = (weather: RecordedWeather | undefined): string => {
    if (!weather) return text.sentence('notRecorded')
    const { windSpeed, windDirection, temperature, humidity, cloud } = weather
    return text.join([
      temperature !== undefined && text.quantity(temperature, 'temperature'),
      windSpeed !== undefined &&
        `${heading('wind')} ${text.quantity(windSpeed, 'windSpeed')}${windDirection === undefined ? '' : ` ${text.quantity(windDirection, 'angle')}`}`,
      humidity !== undefined && `${heading('humidity')} ${text.quantity(humidity, 'percent')}`,
      cloud !== undefined && `${text.field('cloud')} ${text.quantity(cloud, 'percent')}`,
    ])
  }
  const weather = (record: SprayEntry) =>
    `${heading('start')}: ${weatherOf(record.weather)}; ${heading('end')}: ${weatherOf(record.weatherEnd)}`
  const joined = (value: { value: number; unit: string } | undefined) =>
    value && `${text.number(value.value)}\u00A0${value.unit}`.trim()

  type Column = EvidenceColumn<SprayEntry>
  const inFile = (head: string, cell: Column['cell']): Column => ({ heading: head, cell, print: 'none' })
  const onPage = (head: string, cell: (record: SprayEntry) => string | undefined): Column => ({
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
    inFile(heading('batch'), ({ work, supply }) => batchUsed(work, supply, deliveries)),
    onPage(heading('product'), product),
    onPage(heading('registration'), ({ supply }) => supply?.registrationNumber),
    inFile(heading('rate'), (record) => rateOf(record)?.value),
    inFile(heading('rateUnit'), (record) => rateOf(record)?.unit),
    inFile(heading('total'), (record) => totalOf(record)?.value),
    inFile(heading('totalUnit'), (record) => totalOf(record)?.unit),
    onPage(heading('rate'), (record) => joined(rateOf(record))),
    onPage(heading('total'), (record) => joined(totalOf(record))),
    answer('waterRate', 'waterRate'),
    inFile(heading('water', 'volume'), ({ water: litres }) => text.cell(litres, 'volume')),
    answer('tankSize', 'volume'),
    said('nozzle'),
    answer('pressure', 'sprayPressure'),
    answer('speed', 'speed'),
    answer('boomHeight', 'boomHeight'),
    answer('driftReduction', 'percent'),
    onPage(heading('water'), water),
    onPage(heading('nozzle'), ({ work }) => words(work, 'nozzle')),
    said('reason'),
    said('growthStage'),
    onPage(heading('reason'), ({ work }) => text.join([words(work, 'reason'), words(work, 'growthStage')])),
    answer('windSpeed', 'windSpeed'),
    answer('windDirection', 'angle'),
    answer('temperature', 'temperature'),
    answer('humidity', 'percent'),
    answer('cloud', 'percent'),
    answer('windSpeedEnd', 'windSpeed'),
    answer('windDirectionEnd', 'angle'),
    answer('temperatureEnd', 'temperature'),
    answer('humidityEnd', 'percent'),
    answer('cloudEnd', 'percent'),
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
        batch: batchUsed(work, supply, deliveries),
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
    day: ({ work }) => text.at(work.startDate).day,
  })
}
