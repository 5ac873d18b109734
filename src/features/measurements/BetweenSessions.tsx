import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { activityEndpoints, useGetFixturesQuery } from '@/api/activities'
import { MOST_DAYS, pieces, withEdges } from '@/api/periodPieces'
import { useGetSectionsQuery } from '@/api/pitches'
import { useGetEvapotranspirationQuery } from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { playOf } from '@/domain/agronomy/wearLedger'
import { isJob } from '@/domain/dayJobs'
import { dayAtGround, daysBetween } from '@/domain/groundTime'
import { knownSum } from '@/lib/knownSum'
import { keyFigure } from '@/domain/keyFigure'
import type { Pitch } from '@/domain/pitch'
import { waterGiven } from '@/domain/report/waterGiven'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { hover } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

type BetweenSessionsProps = { pitch: Pitch; from: Instant; to: Instant }

/** Work is listed for so many days at most: it is asked for in six or seven pieces. */
const LONGEST = 6 * MOST_DAYS

/** Work, water and play on the pitch between two moments. */
export function BetweenSessions({ pitch, from, to }: BetweenSessionsProps) {
  const { t } = useTranslation('grid')
  const { timeZone } = useFormat()
  const [first, last] = [dayAtGround(from, timeZone), dayAtGround(to, timeZone)]
  const tooLong = daysBetween(first, last) >= LONGEST
  return (
    <Part>
      <h3>{t('compare.between')}</h3>
      {tooLong ? (
        <p>{t('compare.tooLong', { count: LONGEST })}</p>
      ) : (
        <Listed pitch={pitch} from={from} to={to} first={first} last={last} />
      )}
    </Part>
  )
}

type ListedProps = { pitch: Pitch; from: Instant; to: Instant; first: Day; last: Day }

function Listed({ pitch, from, to, first, last }: ListedProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const { search } = useLocation()
  const words = useActivityWords()
  const days = { from: first, to: last }
  const work = useChunked<Activity>(activityEndpoints.getActivities, pieces(withEdges(days)), ({ id }) => id)
  const { data: fixtures } = useGetFixturesQuery(withEdges(days))
  const { data: sections } = useGetSectionsQuery()
  const sectionId = sections?.find(({ pitchId }) => pitchId === pitch.id)?.id
  const { data: water } = useGetEvapotranspirationQuery(
    { sectionId: sectionId ?? '', ...days },
    { skip: sectionId === undefined },
  )
  const within = ({ startDate }: { startDate: Instant }) => startDate >= from && startDate <= to
  const rainOfDays = (water ?? [])
    .filter(({ date }) => date.slice(0, 10) > first && date.slice(0, 10) <= last)
    .flatMap((day) => day.rain ?? [])
  const fell = (amount: number | undefined, isWhole: boolean) => {
    if (amount === undefined) return t('compare.unknown')
    const mm = format.quantity(amount, 'rain')
    return isWhole ? mm : t('bands.atLeast', { low: mm })
  }
  return (
    <QueryState query={work} skeleton={<Skeleton count={3} />} empty={{ when: () => false, title: '' }}>
      {(activities) => {
        const here = activities.filter(
          (activity) =>
            activity.status === 'completed' && activity.pitchIds.includes(pitch.id) && within(activity),
        )
        const jobs = here.filter(isJob).toSorted((a, b) => byCode(b.startDate, a.startDate))
        const [watered] = waterGiven(jobs, [pitch])
        const play = playOf(here, fixtures ?? [], format.timeZone).filter(
          ({ pitchId, start }) => pitchId === pitch.id && start >= from && start <= to,
        )
        const hours = play.reduce((sum, one) => sum + one.hours, 0)
        return (
          <>
            <Facts>
              <div>
                <dt>{t('compare.rain')}</dt>
                <dd>{fell(knownSum(rainOfDays), rainOfDays.length >= daysBetween(first, last))}</dd>
              </div>
              <div>
                <dt>{t('compare.watered')}</dt>
                <dd>{fell(watered?.waterings === 0 ? 0 : watered?.mm, watered?.untold === 0)}</dd>
              </div>
              <div>
                <dt>{t('compare.use')}</dt>
                <dd>{t('compare.played', { count: play.length, hours: format.quantity(hours, 'hours') })}</dd>
              </div>
              <Provenance
                title={t('compare.between')}
                text={t('compare.betweenWhat')}
                origin="computed"
                inputs={[t('compare.rain'), t('compare.watered'), t('compare.use')]}
                at={work.sentAt}
              />
            </Facts>
            {jobs.length === 0 ? (
              <p>{t('compare.noWork')}</p>
            ) : (
              <Works role="list">
                {jobs.map((job) => {
                  const figure = keyFigure(job)
                  return (
                    <li key={job.id}>
                      <ActivityIcon name={job.activityName} size={16} />
                      <Link to={{ search: withWorkSheet(search, { kind: 'open', id: job.id }) }}>
                        <bdi>{words.title(job)}</bdi>
                      </Link>
                      {figure && <span>{format.quantity(figure.value, figure.quantity)}</span>}
                      <time dateTime={job.startDate}>
                        {format.day(dayAtGround(job.startDate, format.timeZone), 'weekday')}
                      </time>
                    </li>
                  )
                })}
              </Works>
            )}
          </>
        )
      }}
    </QueryState>
  )
}

const Part = styled.div`
  margin-block-start: 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
    margin-block-end: 8px;
  }
  p {
    color: ${token('ink-2')};
  }
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-block-end: 8px;

  > div {
    display: flex;
    gap: 6px;
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`
const Works = styled.ul`
  max-block-size: 320px;
  overflow-y: auto;

  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    border-block-start: 1px solid ${token('line')};
  }
  a {
    border-radius: ${token('r-mark')};
    font-weight: 500;
    color: inherit;
    overflow-wrap: anywhere;
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  span,
  time {
    color: ${token('ink-2')};
    white-space: nowrap;
  }
  time {
    margin-inline-start: auto;
  }
`
