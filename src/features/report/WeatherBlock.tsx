import { useTranslation } from 'react-i18next'
import { useGetSectionsQuery } from '@/api/pitches'
import { sentAt } from '@/api/sentAt'
import { useGetEvapotranspirationQuery, useGetGrowthQuery } from '@/api/turf'
import { monthOf } from '@/domain/months'
import type { Pitch } from '@/domain/pitch'
import type { ReportGround } from '@/domain/report/reportGround'
import { type WeatherRow, weatherSummary } from '@/domain/report/weatherSummary'
import { isOn } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import type { Quantity } from '@/lib/units'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Missing } from './Missing'
import { PlainTable } from '@/ui/PlainTable'
import { together } from './useReportShed'

/** Degrees, about five kilometres: pitches further apart have weather of their own. */
const FAR = 0.05

/** Rain, evaporation and warmth by month, at the first of the chosen pitches. */
export function WeatherBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { company, pitches, choice } = ground
  const period = { from: choice.from, to: choice.to }
  const pitch = pitches[0]
  const withGrowth = isOn('pitch_growth', company)
  const sections = useGetSectionsQuery()
  const sectionId = sections.data?.find(({ pitchId }) => pitchId === pitch?.id)?.id
  const water = useGetEvapotranspirationQuery(
    { sectionId: sectionId ?? '', ...period },
    { skip: sectionId === undefined },
  )
  const growth = useGetGrowthQuery(
    { pitchId: pitch?.id ?? '', ...period },
    { skip: !withGrowth || pitch === undefined },
  )
  const hasSection = sections.data === undefined || sectionId !== undefined
  const query = together(
    [sections, ...(hasSection ? [water] : []), ...(withGrowth && pitch ? [growth] : [])],
    () => weatherSummary(water.data ?? [], growth.data ?? [], period),
  )
  const summary = query.data
  const total = summary?.total
  const unknown = total !== undefined && total.rain === undefined && total.temperature === undefined
  const month = (row: WeatherRow) => format.day(row.from, 'monthYear')
  const head = {
    rain: t('weather.rain', { unit: format.unit('rain') }),
    et0: t('weather.et0', { unit: format.unit('rain') }),
    temperature: t('weather.temperature', { unit: format.unit('temperature') }),
  }
  const rows = () => [
    [t('weather.month'), head.rain, t('weather.wetDays'), head.et0, head.temperature],
    ...(summary?.months ?? []).map((row) => [
      monthOf(row.from),
      format.cell(row.rain, 'rain'),
      row.known === 0 ? undefined : row.wetDays,
      format.cell(row.et0, 'rain'),
      format.cell(row.temperature, 'temperature'),
    ]),
  ]
  const figure = (value: number | undefined, quantity: Quantity) =>
    value === undefined ? <Missing /> : format.figure(value, quantity).number
  const cells = (row: WeatherRow) => [
    figure(row.rain, 'rain'),
    row.known === 0 ? <Missing key="wet" /> : format.number(row.wetDays),
    figure(row.et0, 'rain'),
    figure(row.temperature, 'soilTemperature'),
  ]
  function sentence(row: WeatherRow): string {
    const rain = row.rain === undefined ? undefined : format.quantity(row.rain, 'depth')
    const temperature =
      row.temperature === undefined ? undefined : format.quantity(row.temperature, 'soilTemperature')
    if (rain !== undefined && temperature !== undefined)
      return t('weather.sentence', {
        count: row.wetDays,
        rain,
        number: format.number(row.wetDays),
        temperature,
      })
    return rain === undefined
      ? t('weather.sentenceWarmth', { temperature })
      : t('weather.sentenceRain', { count: row.wetDays, rain, number: format.number(row.wetDays) })
  }

  return (
    <ReportBlock
      title={t('weather.title')}
      sentence={total && !unknown ? sentence(total) : undefined}
      csv={
        summary && !unknown ? { name: `${t('file.weather')}-${choice.from}-${choice.to}`, rows } : undefined
      }
      provenance={
        <Provenance
          title={t('weather.title')}
          text={t('weather.about')}
          formula={t('from.weatherFormula')}
          inputs={[t('from.weather')]}
          origin="backend"
          at={sentAt(water, growth)}
          source={t('weather.source')}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} />}
        empty={{ when: () => unknown, title: t('weather.empty'), text: t('weather.emptyText') }}
      >
        {({ months, total: whole }) => (
          <>
            <PlainTable
              caption={t('weather.title')}
              columns={[
                { id: 'month', header: t('weather.month') },
                { id: 'rain', header: head.rain, end: true },
                { id: 'wet', header: t('weather.wetDays'), end: true },
                { id: 'et0', header: head.et0, end: true },
                {
                  id: 'temperature',
                  header: head.temperature,
                  end: true,
                },
              ]}
              rows={[
                ...months.map((row) => ({ id: row.from, cells: [month(row), ...cells(row)] })),
                ...(months.length > 1
                  ? [{ id: 'total', total: true, cells: [t('weather.total'), ...cells(whole)] }]
                  : []),
              ]}
            />
            {whole.known < whole.days && (
              <p>
                {t('weather.partly', { known: format.number(whole.known), days: format.number(whole.days) })}
              </p>
            )}
            {pitch && pitches.some((one) => isFar(one, pitch)) && (
              <p>{t('weather.elsewhere', { pitch: pitch.name })}</p>
            )}
          </>
        )}
      </QueryState>
    </ReportBlock>
  )
}

const isFar = (one: Pitch, other: Pitch): boolean =>
  Math.abs((one.latitude ?? 0) - (other.latitude ?? 0)) > FAR ||
  Math.abs((one.longitude ?? 0) - (other.longitude ?? 0)) > FAR
