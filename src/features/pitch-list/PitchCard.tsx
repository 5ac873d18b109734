import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Activity } from '@/domain/activity'
import { addresses, withWorkSheet } from '@/domain/addresses'
import type { Fixture } from '@/domain/fixture'
import { dayAtGround } from '@/domain/groundTime'
import type { LatestActivity, Pitch, Section } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { dayName, duration, shortMoment } from '@/i18n/moments'
import { Icon } from '@/ui/Icon'
import { TextLink } from '@/ui/TextLink'
import { hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useInSight } from '@/ui/useInSight'
import { DiseaseWord } from './DiseaseWord'
import { PitchPast } from './PitchPast'
import { PitchReadings } from './PitchReadings'
import { PitchState } from './PitchState'

type PitchCardProps = {
  pitch: Pitch
  /** Undefined while fixtures are not known, null when there is none. */
  use: Fixture | null | undefined
  jobs: readonly Activity[] | undefined
  late: number
  latest: readonly LatestActivity[] | undefined
  /** Whether the last nitrogen may be asked for (switch pitch_growth). */
  withFeed: boolean
  /** The pitch's own, where its disease level may be told; undefined where that is switched off. */
  sections: readonly Section[] | undefined
  now: Date
  readOnly: boolean
}

export function PitchCard({
  pitch,
  use,
  jobs,
  late,
  latest,
  withFeed,
  sections,
  now,
  readOnly,
}: PitchCardProps) {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const { timeZone } = useFormat()
  const [ref, inSight] = useInSight<HTMLLIElement>()
  const today = dayAtGround(now, timeZone)
  return (
    <Card ref={ref}>
      <Head>
        <h3>
          <Link to={addresses.pitch(pitch.id)} data-cover>
            <bdi>{pitch.name}</bdi>
          </Link>
        </h3>
        {!readOnly && (
          <TextLink
            to={{ search: withWorkSheet(search, { kind: 'new', pitchId: pitch.id }) }}
            aria-label={t('pitches.logFor', { pitch: pitch.name })}
          >
            <Icon name="plus" size={16} />
          </TextLink>
        )}
      </Head>
      <Word>
        <PitchState use={use} jobs={jobs} late={late} now={now} />
      </Word>
      {sections && <Threat>{inSight && <DiseaseWord sections={sections} today={today} />}</Threat>}
      <NextUse use={use} now={now} />
      <PitchReadings pitch={pitch} inSight={inSight} today={today} now={now} />
      {latest && (
        <PitchPast
          pitch={pitch}
          jobs={jobs}
          latest={latest}
          withFeed={withFeed}
          inSight={inSight}
          today={today}
          now={now}
        />
      )}
    </Card>
  )
}

function NextUse({ use, now }: Pick<PitchCardProps, 'use' | 'now'>) {
  const { t } = useTranslation(['home', 'panels'])
  const format = useFormat()
  if (use === undefined) return null
  if (use === null) return <Use>{t('panels:pitches.noUse')}</Use>
  const today = dayAtGround(now, format.timeZone)
  const day = dayAtGround(use.startDate, format.timeZone)
  const minutes = (Date.parse(use.startDate) - now.getTime()) / 60_000
  return (
    <Use>
      <b>
        <bdi>{use.name || t(`fixtures.kind.${use.kind}`)}</bdi>
      </b>
      <span>
        <time dateTime={use.startDate} title={dayName(day, today, format)}>
          {shortMoment(use.startDate, today, format)}
        </time>
        <span>
          {minutes > 0
            ? duration(minutes, format)
            : t('fixtures.running', { time: format.time(use.endDate) })}
        </span>
      </span>
    </Use>
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  gap: 8px;
  align-content: start;
  min-inline-size: 0;
  padding: 12px;
  background: ${token('paper')};
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  overflow-wrap: anywhere;
  break-inside: avoid;

  /* The name's link covers the card; what else can be pressed lies above it. */
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('r-card')};
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  [data-cover]:focus-visible::after {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  a:not([data-cover]),
  button {
    position: relative;
    z-index: 1;
  }
  ${hover} {
    &:has([data-cover]:hover) {
      border-color: ${token('ctl')};
    }
  }
`
const Word = styled.div`
  margin-block-start: -6px;

  &:empty {
    display: none;
  }
`
const Threat = styled.div`
  min-block-size: 18px;
  margin-block-start: -6px;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > h3 {
    min-inline-size: 0;
    font: 600 ${token('t-16')} ${token('font')};
  }
  > a {
    padding: 4px;
    margin: -4px;
  }
  @media print {
    > a {
      display: none;
    }
  }
`
const Use = styled.p`
  display: grid;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > b {
    color: ${token('ink')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    white-space: nowrap;
  }
`
