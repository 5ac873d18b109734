import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { turfEndpoints, useGetDiseasesQuery, useGetSunlightQuery } from '@/api/turf'
import { useEach } from '@/api/useEach'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { isOpen } from '@/domain/activityWork'
import type { Company } from '@/domain/company'
import { isJob, workPeriod } from '@/domain/dayJobs'
import { isWorse, type WorstDisease } from '@/domain/diseaseOutlook'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { EvapotranspirationDay } from '@/domain/turfSeries'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { phone } from '@/ui/media'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'

type PitchDayProps = { pitch: Pitch; sections: readonly Section[]; company: Company; readOnly: boolean }

const MOST = 4
/** Days over which light is told: one cloudy day says little. */
const LIGHT_DAYS = 7

/** What is planned here today and next, and what water, light and disease say of it now (F21). */
export function PitchDay({ pitch, sections, company, readOnly }: PitchDayProps) {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const { data: works } = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const next = (works ?? [])
    .filter((work) => isJob(work) && isOpen(work) && work.pitchIds.includes(pitch.id))
    .filter(({ startDate }) => dayAtGround(startDate, format.timeZone) >= today)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MOST)
  const withTurf = company.measurementsOnly !== true
  return (
    <Block>
      {!readOnly && (
        <>
          <h2>{t('day.heading')}</h2>
          {works && next.length === 0 && <p>{t('day.empty')}</p>}
          <Rows>
            {next.map((work) => {
              const figure = keyFigure(work)
              return (
                <Row
                  key={work.id}
                  leadWidth="24px"
                  lead={<ActivityIcon name={work.activityName} />}
                  title={words.title(work)}
                  meta={shortMoment(
                    work.startDate,
                    dayAtGround(work.startDate, format.timeZone),
                    today,
                    format,
                  )}
                  to={withWorkSheet(search, { kind: 'open', id: work.id })}
                  end={figure && format.quantity(figure.value, figure.quantity)}
                />
              )
            })}
          </Rows>
        </>
      )}
      {withTurf && (
        <Lines>
          <WaterLine pitch={pitch} sections={sections} today={today} />
          {isOn('pitch_shade_analysis', company) && <LightLine pitch={pitch} today={today} />}
          <DiseaseLine pitch={pitch} sections={sections} today={today} />
        </Lines>
      )}
    </Block>
  )
}

type LineProps = { pitch: Pitch; sections: readonly Section[]; today: string }

/** The driest section: where it has to be watered first. */
function WaterLine({ pitch, sections, today }: LineProps) {
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const { answers } = useEach<EvapotranspirationDay[]>(
    turfEndpoints.getEvapotranspiration,
    sections.map(({ id }) => ({ sectionId: id, from: today, to: today })),
  )
  const [worst] = sections
    .flatMap((section, at) => {
      const deficit = answers[at]?.data?.find(({ date }) => date === today)?.deficit
      return deficit === undefined ? [] : [{ section, deficit }]
    })
    .toSorted((a, b) => b.deficit - a.deficit)
  return (
    <div>
      <dt>
        <TextLink to={addresses.pitch(pitch.id, { tab: 'water' })}>{t('day.water')}</TextLink>
      </dt>
      <dd>
        {worst
          ? t('day.waterIn', {
              deficit: format.quantity(worst.deficit, 'rain'),
              section: worst.section.name,
            })
          : '–'}
      </dd>
    </div>
  )
}

function LightLine({ pitch, today }: { pitch: Pitch; today: string }) {
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const { data } = useGetSunlightQuery({
    pitchId: pitch.id,
    from: addDays(today, -LIGHT_DAYS),
    to: addDays(today, -1),
  })
  const days = (data ?? []).flatMap(({ natural, growLights = 0 }) =>
    natural === undefined ? [] : [natural + growLights],
  )
  const target = data?.findLast((one) => one.target !== undefined)?.target
  const mean = days.reduce((sum, light) => sum + light, 0) / days.length
  return (
    <div>
      <dt>
        <TextLink to={addresses.pitch(pitch.id, { tab: 'sunlight' })}>{t('day.light')}</TextLink>
      </dt>
      <dd>
        {days.length === 0
          ? '–'
          : target === undefined
            ? format.quantity(mean, 'light')
            : t('day.lightOf', {
                light: format.quantity(mean, 'light'),
                target: format.quantity(target, 'light'),
              })}
      </dd>
    </div>
  )
}

function DiseaseLine({ pitch, sections, today }: LineProps) {
  const { t } = useTranslation('panels')
  const { data: diseases = [] } = useGetDiseasesQuery()
  const { outlooks, isSettled } = useSectionOutlooks(sections, today)
  let worst: WorstDisease | null = null
  for (const { outlook } of outlooks) {
    const one = outlook?.[0]?.worst
    if (one && (!worst || isWorse(one, worst))) worst = one
  }
  const level = worst?.level ?? 'unknown'
  return (
    <div>
      <dt>
        <TextLink to={addresses.pitch(pitch.id, { tab: 'water' })}>
          {t(`pitches.disease.${isSettled ? level : 'unknown'}`)}
        </TextLink>
      </dt>
      <dd>{level !== 'low' && diseases.find(({ id }) => id === worst?.diseaseId)?.name}</dd>
    </div>
  )
}

const Block = styled.section`
  display: grid;
  gap: 8px;

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > p {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    padding-inline: 16px;
  }
`
const Lines = styled.dl`
  font: 400 ${token('t-14')} ${token('font')};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 44px;
    border-block-end: 1px solid ${token('line-2')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`
