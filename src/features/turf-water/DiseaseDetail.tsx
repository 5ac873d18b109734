import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import {
  canopyExcess,
  diseaseDaysTo,
  diseaseReading,
  type DiseaseRow,
  DRIVERS,
  modelOf,
} from '@/domain/diseaseDrivers'
import { atGround } from '@/domain/groundTime'
import type { Section } from '@/domain/pitch'
import { sprayDays } from '@/domain/sprayDays'
import type { Disease } from '@/domain/turfSeries'
import { useFormat } from '@/i18n/format'
import { ButtonLink } from '@/ui/ButtonLink'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import { Fact } from './Fact'
import { FactRow } from './FactRow'
import { useDiseaseWords } from './diseaseWords'
import { useRunsText } from './runsText'
import type { WaterPart } from './waterPart'

type DiseaseDetailProps = WaterPart & {
  section: Section
  disease: Disease
  day: DiseaseRow['days'][number]
}

/** What drives a disease's level on a day, and what helps. */
export function DiseaseDetail({
  pitch,
  section,
  disease,
  day,
  weather,
  now,
  place,
  readOnly,
}: DiseaseDetailProps) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const { search } = useLocation()
  const words = useDiseaseWords()
  const runsText = useRunsText()
  const model = modelOf(disease)
  const name = words.name(disease)
  const days = weather.data
    ? diseaseDaysTo(weather.data, day.date, canopyExcess(pitch.stands?.length ?? 0))
    : []
  const sky = days.at(-1)
  const reading = model && diseaseReading(model, days)
  const index = (value: number) =>
    model === 'dollarSpot' ? format.quantity(100 * value, 'percent') : format.number(value, 1)
  const spray = sprayDays(weather.data?.hourly ?? [], now, format.timeZone, place).get(day.date)
  const start = spray?.runs[0]?.from
  const plan = (type: string, time?: string) => ({
    search: withWorkSheet(search, {
      kind: 'new',
      type,
      pitchId: pitch.id,
      sectionIds: [section.id],
      day: day.date,
      time,
    }),
  })
  return (
    <Box>
      <Title>
        <span>{t('disease.detail.title', { disease: name, day: format.day(day.date, 'weekday') })}</span>
        <b>{t('disease.detail.said', { level: words.level(day.level), risk: words.riskOf(day.risk) })}</b>
      </Title>
      {sky ? (
        <FactRow aria-label={t('disease.detail.weather')}>
          <Fact label={t('disease.detail.low')} value={sky.tmin} quantity="temperature" />
          <Fact label={t('disease.detail.high')} value={sky.tmax} quantity="temperature" />
          <Fact label={t('disease.detail.humidity')} value={sky.humidity} quantity="percent" />
          <Fact label={t('disease.detail.leafWetness')} value={sky.leafWetness} quantity="hours" />
          <Fact label={t('disease.detail.rain')} value={sky.rain} quantity="rain" />
        </FactRow>
      ) : (
        <p>{t('disease.detail.weatherUnknown')}</p>
      )}
      {!model && <p>{t('disease.detail.noModel')}</p>}
      {model && reading && (
        <>
          <Sub>
            {t('disease.detail.drivers')}
            <Provenance
              title={t('disease.detail.drivers')}
              text={t('disease.what.text')}
              formula={t(`disease.formula.${model}`)}
              source={t(`disease.source.${model}`)}
              inputs={reading.drivers.map(
                ({ key, value }) => `${t(`disease.driver.${key}`)} ${format.quantity(value, DRIVERS[key])}`,
              )}
              origin="computed"
              at={weather.data?.current?.time}
            />
          </Sub>
          <FactRow>
            {reading.drivers.map(({ key, value }) => (
              <Fact key={key} label={t(`disease.driver.${key}`)} value={value} quantity={DRIVERS[key]} />
            ))}
          </FactRow>
          <p>
            <b>
              {t('disease.detail.index', {
                name: t(`disease.indexName.${model}`),
                index: index(reading.index),
              })}
            </b>
            {'. '}
            {t('disease.detail.limits', {
              moderate: index(reading.moderate),
              high: index(reading.high),
            })}{' '}
            {day.level !== undefined &&
              (day.level === reading.level
                ? t('disease.detail.agrees')
                : t('disease.detail.moved', {
                    level: words.level(reading.level).toLocaleLowerCase(format.locale),
                  }))}
          </p>
          <Quiet>
            <bdi dir="ltr">{t(`disease.formula.${model}`)}</bdi>
            <br />
            {t(`disease.source.${model}`)}
          </Quiet>
        </>
      )}
      {disease.conditions && <Words term={t('disease.detail.conditions')} text={disease.conditions} />}
      {disease.symptoms && <Words term={t('disease.detail.symptoms')} text={disease.symptoms} />}
      {model && <Words term={t('disease.detail.helps')} text={t(`disease.helping.${model}`)} />}
      {spray && (
        <p>
          {spray.runs.length > 0
            ? t('disease.detail.window', { hours: runsText(spray.runs) })
            : t('disease.detail.noWindow')}
        </p>
      )}
      {!readOnly && (
        <Actions>
          <ButtonLink size="small" to={plan('spraying', start && atGround(start, format.timeZone).time)}>
            {t('disease.detail.spray')}
          </ButtonLink>
          <ButtonLink size="small" to={plan('uvcLight')}>
            {t('disease.detail.uvc')}
          </ButtonLink>
        </Actions>
      )}
    </Box>
  )
}

function Words({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <Sub>{term}</Sub>
      <p dir="auto">{text}</p>
    </div>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-block: 8px 4px;
  padding-block: 4px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid ${token('ink')};
  text-align: start;

  p[dir] {
    text-align: match-parent;
  }
`
const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  font: 600 ${token('t-14')} ${token('font')};
`
const Sub = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font: 600 ${token('t-14')} ${token('font')};
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media print {
    display: none;
  }
`
