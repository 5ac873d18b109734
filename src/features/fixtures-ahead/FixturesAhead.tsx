import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import { sentAt } from '@/api/sentAt'
import { usePlayAhead } from '@/api/usePlay'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { fixturePasses } from '@/domain/calendarFilter'
import type { Play } from '@/domain/fixture'
import { fixturesAhead, notOver } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayName, duration } from '@/i18n/moments'
import { useWorkFilter } from '@/session/filterContext'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

// Clashes take more to find than a row to draw.
const ClashMark = lazyPart(() => import('./ClashMark'), 'ClashMark', 'planning')

/** What must be ready, and when: what is left today, the next match, and what follows, counted down. */
export function FixturesAhead() {
  const { t } = useTranslation(['home', 'panels'])
  const { timeZone } = useFormat()
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const query = usePlayAhead(today)
  const { data: pitches = [] } = useGetPitchesQuery()
  const homePitchId = homePitch(pitches)?.id
  const filter = useWorkFilter()
  const open = (fixtures: readonly Play[]) => notOver(fixtures.filter(fixturePasses(filter)), now)
  return (
    <Section
      heading={t('fixtures.heading')}
      action={
        <Links>
          <Provenance
            title={t('fixtures.heading')}
            text={t('panels:fixtures.what.text')}
            formula={t('panels:fixtures.what.formula')}
            inputs={[t('panels:fixtures.what.inputs')]}
            origin="backend"
            at={sentAt(query)}
          />
          <TextLink to={addresses.calendar({ view: 'week', date: today })}>{t('fixtures.week')}</TextLink>
        </Links>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton lead="time" />}
        empty={{
          when: (fixtures) => open(fixtures).length === 0,
          title: t(filter.grounds.length === 0 ? 'fixtures.empty' : 'filtered'),
        }}
      >
        {(fixtures) => (
          <Ahead fixtures={fixturesAhead(open(fixtures), { now, timeZone, homePitchId })} now={now} />
        )}
      </QueryState>
    </Section>
  )
}

/** A day of many trainings would push what is wrong off the screen; the next match is never among what waits. */
const MOST = 5

function Ahead({ fixtures, now }: { fixtures: readonly Play[]; now: Date }) {
  const { t } = useTranslation('home')
  const [all, setAll] = useState(false)
  const match = fixtures.find(({ kind }) => kind === 'match')
  const shown = fixtures.filter((fixture, at) => all || at < MOST || fixture === match)
  return (
    <>
      <Rows>
        {shown.map((fixture) => (
          <FixtureRow key={fixture.id} fixture={fixture} now={now} />
        ))}
      </Rows>
      {(all || shown.length < fixtures.length) && (
        <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('showFewer') : t('showAll', { count: fixtures.length })}
        </Button>
      )}
    </>
  )
}

function FixtureRow({ fixture, now }: { fixture: Play; now: Date }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data: pitches = [] } = useGetPitchesQuery()
  const pitch = pitches.find(({ id }) => id === fixture.pitchId)?.name
  const today = dayAtGround(now, format.timeZone)
  const minutes = (Date.parse(fixture.startDate) - now.getTime()) / 60_000
  const left = duration(minutes, format)
  return (
    <Row
      leadWidth="4.5rem"
      lead={
        <When>
          <small>{dayName(dayAtGround(fixture.startDate, format.timeZone), today, format)}</small>
          <time dateTime={fixture.startDate}>{format.time(fixture.startDate)}</time>
        </When>
      }
      title={<bdi>{fixture.name || t(`fixtures.kind.${fixture.kind}`)}</bdi>}
      meta={pitch}
      to={toCalendar(fixture, dayAtGround(fixture.startDate, format.timeZone))}
      end={
        <End>
          <Suspense>
            <ClashMark fixture={fixture} today={today} now={now} />
          </Suspense>
          {minutes <= 0 ? (
            <Left>{t('fixtures.running', { time: format.time(fixture.endDate) })}</Left>
          ) : (
            <Left data-match={fixture.kind === 'match' || undefined}>
              <VisuallyHidden>{t('fixtures.startsIn', { time: left })}</VisuallyHidden>
              <span aria-hidden>{left}</span>
            </Left>
          )}
        </End>
      }
    />
  )
}

/** Its sheet in the calendar; of a training of the plan the work's own form. */
function toCalendar({ id, kind, activityId }: Play, date: Day): string {
  const path = addresses.calendar({ view: 'week', date })
  if (activityId === undefined || kind === 'match') return `${path}&fixture=${encodeURIComponent(id)}`
  const url = new URL(path, window.location.origin)
  return `${url.pathname}${withWorkSheet(url.search, { kind: 'open', id: activityId })}`
}

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`
const End = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`
const When = styled.div`
  display: grid;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    white-space: nowrap;
  }
  > time {
    font: 600 ${token('t-14')} ${token('font')};
  }
  ${phone} {
    > small {
      font: 400 ${token('t-14')} ${token('font')};
    }
    > time {
      font: 600 ${token('t-16')} ${token('font')};
    }
  }
`
const Left = styled.span`
  position: relative;
  font: 600 ${token('t-14')} ${token('font')};
  white-space: nowrap;

  &[data-match] {
    font: 600 ${token('t-16')} ${token('font')};
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};

    &[data-match] {
      font: 600 ${token('t-20')} ${token('font')};
    }
  }
`
