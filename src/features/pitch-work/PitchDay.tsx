import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { isOpen } from '@/domain/activityWork'
import { byStart } from '@/domain/byStart'
import type { Company } from '@/domain/company'
import { isJob, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'
import { DaysSince } from './DaysSince'
import { TurfLines } from './TurfLines'

type PitchDayProps = { pitch: Pitch; sections: readonly Section[]; company: Company; readOnly: boolean }

const MOST = 4

/** What is planned here today and next, and what water, light and disease say of it now (F21). */
export function PitchDay({ pitch, sections, company, readOnly }: PitchDayProps) {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const isPhone = useIsPhone()
  const query = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const nextOf = (works: readonly Activity[]) =>
    works
      .filter((work) => isJob(work) && isOpen(work) && work.pitchIds.includes(pitch.id))
      .filter(({ startDate }) => dayAtGround(startDate, format.timeZone) >= today)
      .toSorted(byStart)
      .slice(0, MOST)
  return (
    <Block>
      {!readOnly && (
        <>
          <h2>{t('day.heading')}</h2>
          <QueryState
            query={query}
            skeleton={<Skeleton count={MOST} lead="square" />}
            empty={{ when: (works) => nextOf(works).length === 0, title: t('day.empty') }}
          >
            {(works) => (
              <Rows>
                {nextOf(works).map((work) => {
                  const figure = keyFigure(work)
                  return (
                    <Row
                      key={work.id}
                      leadWidth="24px"
                      lead={<ActivityIcon name={work.activityName} />}
                      title={words.title(work)}
                      meta={shortMoment(work.startDate, today, format)}
                      to={withWorkSheet(search, { kind: 'open', id: work.id })}
                      end={figure && format.quantity(figure.value, figure.quantity)}
                    />
                  )
                })}
              </Rows>
            )}
          </QueryState>
        </>
      )}
      {isPhone && isOn('latest_activities', company) && (
        <DaysSince pitch={pitch} company={company} now={now} readOnly={readOnly} />
      )}
      {company.measurementsOnly !== true && (
        <TurfLines pitch={pitch} sections={sections} today={today} company={company} />
      )}
    </Block>
  )
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > p {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    margin-block-start: 8px;
    padding: 16px 16px 0;
    background: ${token('paper')};
    border-block-start: 1px solid ${token('line')};
  }
`
