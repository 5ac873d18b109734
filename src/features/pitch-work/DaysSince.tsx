import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLatestActivitiesQuery } from '@/api/pitches'
import { useLastFeed } from '@/api/useLastFeed'
import { addresses, withWorkSheet } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { isJob, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { LatestActivity, Pitch } from '@/domain/pitch'
import { isOn } from '@/domain/switches'

import { useFormat } from '@/i18n/format'
import { age, dayAge } from '@/i18n/moments'
import { byCode } from '@/lib/byCode'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

/** More would be searched, not read: all of them stand under Maintenance. */
const MOST = 8

/** The cut is what is looked for. */
const rank = ({ activityName }: LatestActivity): number => (activityName === 'mowing' ? 0 : 1)

type DaysSinceProps = { pitch: Pitch; company: Company; now: Date; readOnly: boolean }

/** How long each kind of work here is ago, cut and feed first, then the last, with what says most of it (F29); a row to push aside. */
export function DaysSince({ pitch, company, now, readOnly }: DaysSinceProps) {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const today = dayAtGround(now, format.timeZone)
  const query = useGetLatestActivitiesQuery()
  // What the pitch was cut to is known of the days that the page has asked for anyway.
  const { data: jobs = [] } = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const feed = useLastFeed(pitch.id, today, { skip: !isOn('pitch_growth', company) })
  const here = (rows: readonly LatestActivity[]) =>
    rows
      .filter((row) => row.pitchId === pitch.id && isJob(row) && !(feed && row.activityName === 'spreading'))
      .toSorted((a, b) => rank(a) - rank(b) || byCode(b.date, a.date))
      .slice(0, MOST)
  const figureOf = ({ activityId }: LatestActivity) => {
    const job = jobs.find(({ id }) => id === activityId)
    const figure = job && keyFigure(job)
    return figure && format.quantity(figure.value, figure.quantity)
  }
  return (
    <Block>
      <Head>
        <h2>{t('work.heading')}</h2>
        {isOn('pitch_details_maintenance', company) && (
          <TextLink to={addresses.pitch(pitch.id, { tab: 'maintenance' })}>{t('tabs.maintenance')}</TextLink>
        )}
      </Head>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="64px" />}
        empty={{ when: (rows) => here(rows).length === 0 && !feed, title: t('work.notInWeeks') }}
      >
        {(rows) => (
          <Strip>
            {feed && (
              <Tile>
                <ActivityIcon name="spreading" size={16} />
                <span>{t('summary.fed')}</span>
                <b>{dayAge(feed.day, today, format)}</b>
                <i>{format.quantity(feed.n / 10, 'solidRate')}</i>
              </Tile>
            )}
            {here(rows).map((row) => (
              <Tile key={row.activityName}>
                <ActivityIcon name={row.activityName} size={16} />
                <TextLink to={{ search: withWorkSheet(search, { kind: 'open', id: row.activityId }) }}>
                  {words.short(row.activityName)}
                </TextLink>
                <b>{age(row.date, now, format)}</b>
                <i>{figureOf(row)}</i>
              </Tile>
            ))}
          </Strip>
        )}
      </QueryState>
    </Block>
  )
}

const Block = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
/* To the edge of the screen: it goes on. */
const Strip = styled.ul`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding-inline: 16px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: 16px;

  @media print {
    flex-wrap: wrap;
    overflow: visible;
  }
`
const Tile = styled.li`
  position: relative;
  flex: 0 0 auto;
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  align-items: center;
  gap: 2px 6px;
  min-inline-size: 96px;
  padding: 8px 12px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  /* The whole tile is pressed. */
  > a {
    position: static;
    font-weight: 400;
    color: inherit;

    &::before {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > b {
    font: 600 ${token('t-16')} ${token('font')};
    color: ${token('ink')};
    grid-column: 1 / -1;
  }
  > i {
    grid-column: 1 / -1;
    min-block-size: 1lh;
    font-style: normal;
  }
`
