import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLatestActivitiesQuery } from '@/api/pitches'
import { useLastFeed } from '@/api/useLastFeed'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { usePlayAhead } from '@/api/usePlay'
import { addresses } from '@/domain/addresses'
import { lateJobs, workPeriod } from '@/domain/dayJobs'
import { nextUses } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn, isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { age, dayAge, duration, shortMoment } from '@/i18n/moments'
import { byCode } from '@/lib/byCode'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'
import { PitchAlert } from './PitchAlert'

const PitchBands = lazyPart(() => import('./PitchBands'), 'PitchBands', 'panels')
const PitchHazards = lazyPart(() => import('./PitchHazards'), 'PitchHazards', 'planning', 'work')
const PitchClashes = lazyPart(() => import('./PitchClashes'), 'PitchClashes', 'planning', 'work')

const NONE: readonly Section[] = []

/** The pitch in one line: what is wrong, what is next, how long ago it was cut and fed, what grows here (F21). */
export function PitchSummary({
  pitch,
  sections,
  state,
}: {
  pitch: Pitch
  sections: readonly Section[]
  /** The pitch's state in a word. */
  state?: ReactNode
}) {
  const { t } = useTranslation(['pitch', 'common'])
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const { data: company } = useGetCompanyQuery()
  const readOnly = !company || isReadOnly(company)
  const play = usePlayAhead(today)
  const work = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const { data: jobs } = work
  const withLatest = company !== undefined && isOn('latest_activities', company)
  // A phone has a row of its own for it, beneath the work of the day.
  const isInRow = useIsPhone() && withLatest
  const { data: latest } = useGetLatestActivitiesQuery(undefined, { skip: !withLatest })
  const withFeed = company !== undefined && isOn('pitch_growth', company)
  const feed = useLastFeed(pitch.id, today, { skip: !withFeed })
  const use = nextUses(play.data ?? [], now).get(pitch.id)
  /** Of what is booked and what is planned, that which did not come. */
  const lacking = [play, work].filter(({ data, isError }) => data === undefined && isError)
  const late = lateJobs(jobs ?? [], now).filter(({ pitchIds }) => pitchIds.includes(pitch.id)).length
  // Who only measures has no disease anywhere.
  const { outlooks } = useSectionOutlooks(
    company && company.measurementsOnly !== true ? sections : NONE,
    today,
  )
  const high = outlooks.filter(({ outlook }) => outlook?.[0]?.worst?.level === 'high')
  const hasWork = !readOnly && company.measurementsOnly !== true
  const withGrass = company !== undefined && isOn('pitch_details_grass', company)
  const grass = [
    pitch.species?.length ? format.list(pitch.species) : undefined,
    pitch.surface && t(`grass.surfaces.${pitch.surface}`),
    pitch.area === undefined ? undefined : format.quantity(pitch.area, 'area'),
  ].filter((word) => word !== undefined)

  const cut = (latest ?? [])
    .filter(({ pitchId, activityName }) => pitchId === pitch.id && activityName === 'mowing')
    .toSorted((a, b) => byCode(a.date, b.date))
    .at(-1)
  const cutJob = jobs?.find(({ id }) => id === cut?.activityId)
  const height = cutJob && keyFigure(cutJob)
  const ago = (when: string, figure: string | undefined) =>
    [when, figure].filter((word) => word !== undefined).join(format.comma)
  return (
    <Line>
      <State data-known={hasWork || undefined}>
        <span>{t('summary.state')}</span>
        <div>
          {state}
          {high.length > 0 && (
            <PitchAlert to={addresses.pitch(pitch.id, { tab: 'water' })}>
              <Icon name="disease" size={16} />
              {high.length === outlooks.length
                ? t('summary.diseaseHigh')
                : t('summary.diseaseHighIn', {
                    sections: format.list(high.map(({ section }) => section.name)),
                  })}
            </PitchAlert>
          )}
          {late > 0 && (
            <PitchAlert to={addresses.calendar({ view: 'agenda', date: today })}>
              <Icon name="clock" size={16} />
              {t('summary.late', { count: late })}
            </PitchAlert>
          )}
          {company && (
            <Suspense>
              {hasWork && <PitchHazards pitch={pitch} />}
              <PitchBands pitch={pitch} />
              {hasWork && <PitchClashes pitch={pitch} company={company} />}
            </Suspense>
          )}
        </div>
      </State>
      <Fact label={t('summary.next')}>
        {use ? (
          t('summary.use', {
            name: use.name || t(`summary.kind.${use.kind}`),
            when: shortMoment(use.startDate, today, format),
            left:
              Date.parse(use.startDate) > now.getTime()
                ? duration((Date.parse(use.startDate) - now.getTime()) / 60_000, format)
                : t('summary.now'),
          })
        ) : lacking.length > 0 ? (
          <>
            –{' '}
            <Button
              size="small"
              busy={lacking.some(({ isFetching }) => isFetching)}
              onClick={() => {
                for (const { refetch } of lacking) void refetch()
              }}
            >
              {t('common:error.retry')}
            </Button>
          </>
        ) : play.data === undefined || (jobs === undefined && !readOnly) ? (
          '–'
        ) : (
          t('summary.noUse')
        )}
      </Fact>
      {latest && !isInRow && (
        <Fact label={t('summary.cut')}>
          {cut
            ? ago(
                t('summary.ago', { age: age(cut.date, now, format) }),
                height && format.quantity(height.value, height.quantity),
              )
            : t('summary.never')}
        </Fact>
      )}
      {feed !== undefined && !isInRow && (
        <Fact label={t('summary.fed')}>
          {feed
            ? ago(
                feed.day === today
                  ? dayAge(feed.day, today, format)
                  : t('summary.ago', { age: dayAge(feed.day, today, format) }),
                format.quantity(feed.n / 10, 'solidRate'),
              )
            : t('summary.never')}
        </Fact>
      )}
      {withGrass && grass.length > 0 && <Fact label={t('summary.grass')}>{grass.join(format.comma)}</Fact>}
    </Line>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <span>{label}</span> <b>{children}</b>
    </span>
  )
}

/** Words in the line; on phones one value among the others. */
const State = styled.div`
  &,
  > div {
    display: contents;
  }
  > span {
    display: none;
  }
  p {
    font: inherit;
    font-weight: 500;
  }
  ${phone} {
    > span {
      display: inline;
    }
    > div {
      display: grid;
      gap: 4px;
      justify-items: start;
      min-block-size: 20px;
    }
    /* Of work there is always something to say, soon. */
    &:not([data-known]):has(> div:empty) {
      display: none;
    }
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
    color: ${token('ink')};
  }
  ${phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 16px;
    padding-inline: 16px;

    > span {
      display: contents;
    }
  }
`
