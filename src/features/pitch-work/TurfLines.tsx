import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { turfEndpoints, useGetDiseasesQuery, useGetSunlightQuery } from '@/api/turf'
import { useEach } from '@/api/useEach'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { addresses, type PitchTab } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { isWorse, type WorstDisease } from '@/domain/diseaseOutlook'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import { lightOfWeek, lightPeriod } from '@/domain/turfLight'
import type { EvapotranspirationDay } from '@/domain/turfSeries'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { leadOn } from '@/ui/leadOn'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'

type LineProps = { pitch: Pitch; sections: readonly Section[]; today: string }

/** What water, light and disease say of a pitch now; each that does not come says so and is asked for again by itself. */
export function TurfLines({ company, ...line }: LineProps & { company: Company }) {
  return (
    <Lines>
      <WaterLine {...line} />
      {isOn('pitch_shade_analysis', company) && <LightLine {...line} />}
      <DiseaseLine {...line} />
    </Lines>
  )
}

type OneLineProps = {
  pitch: Pitch
  tab: PitchTab
  name: string
  /** What did not come; asked for again by a press. */
  failed: { error?: unknown; isFetching: boolean; refetch: () => unknown } | undefined
  children: ReactNode
}

function OneLine({ pitch, tab, name, failed, children }: OneLineProps) {
  const { t } = useTranslation('common')
  return (
    <div>
      <dt>
        <TextLink to={addresses.pitch(pitch.id, { tab })}>{name}</TextLink>
      </dt>
      <dd>
        {failed?.error === undefined ? (
          children
        ) : (
          <Failed>
            {t('ui.query.failed')}
            <Button ref={leadOn} size="small" busy={failed.isFetching} onClick={() => void failed.refetch()}>
              {t('error.retry')}
            </Button>
          </Failed>
        )}
      </dd>
    </div>
  )
}

/** The driest section: where it has to be watered first. */
function WaterLine({ pitch, sections, today }: LineProps) {
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const { answers, refetch } = useEach<EvapotranspirationDay[]>(
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
    <OneLine
      pitch={pitch}
      tab="water"
      name={t('day.water')}
      failed={
        worst
          ? undefined
          : {
              error: answers.find(({ error }) => error !== undefined)?.error,
              isFetching: answers.some(({ status }) => status === 'pending'),
              refetch,
            }
      }
    >
      {worst
        ? t('day.waterIn', {
            deficit: format.quantity(worst.deficit, 'rain'),
            section: worst.section.name,
          })
        : '–'}
    </OneLine>
  )
}

function LightLine({ pitch, today }: LineProps) {
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const query = useGetSunlightQuery({ pitchId: pitch.id, ...lightPeriod(today) })
  const { data } = query
  const target = data?.findLast((one) => one.target !== undefined)?.target
  const week = lightOfWeek(data ?? [], today, target)
  return (
    <OneLine pitch={pitch} tab="sunlight" name={t('day.light')} failed={data ? undefined : query}>
      {week === null
        ? '–'
        : target === undefined
          ? format.quantity(week.mean, 'light')
          : t('day.lightOf', {
              light: format.quantity(week.mean, 'light'),
              target: format.quantity(target, 'light'),
            })}
    </OneLine>
  )
}

function DiseaseLine({ pitch, sections, today }: LineProps) {
  const { t } = useTranslation('panels')
  const { data: diseases = [] } = useGetDiseasesQuery()
  const { outlooks, isSettled, ...asked } = useSectionOutlooks(sections, today)
  let worst: WorstDisease | null = null
  for (const { outlook } of outlooks) {
    const one = outlook?.[0]?.worst
    if (one && (!worst || isWorse(one, worst))) worst = one
  }
  const level = worst?.level ?? 'unknown'
  return (
    <OneLine
      pitch={pitch}
      tab="water"
      name={t(`pitches.disease.${isSettled ? level : 'unknown'}`)}
      failed={worst ? undefined : asked}
    >
      {isSettled && level !== 'low' && diseases.find(({ id }) => id === worst?.diseaseId)?.name}
    </OneLine>
  )
}

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
    min-inline-size: 0;
    text-align: end;
  }
`
const Failed = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  padding-block: 4px;
  color: ${token('ink-2')};
`
