import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { addDays, isoWeek } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { AboutHours } from './AboutHours'
import { HoursBar } from './HoursBar'
import type { Person } from './leaveScene'
import { withTeam } from './teamAddress'
import { type Load, useWorkload, type WeekLoads } from './useWorkload'

/** Planned hours of each person in the coming weeks against what there is (F20). */
export function WorkloadTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('team')
  const { search } = useLocation()
  const format = useFormat()
  const query = useWorkload(people)
  return (
    <Box>
      <Head>
        <p id="workload-note">{t('workload.caption')}</p>
        <AboutHours at={query.sentAt} />
      </Head>
      <QueryState
        inset
        query={query}
        skeleton={<Skeleton count={8} lead="disc" />}
        empty={{ when: () => people.length === 0, title: t('workload.empty') }}
      >
        {(weeks) => (
          <Scroller tabIndex={0} role="region" aria-label={t('workload.title')}>
            <table aria-describedby="workload-note">
              <thead>
                <tr>
                  <th scope="col">{t('workload.person')}</th>
                  {weeks.map(({ week }) => (
                    <th key={week} scope="col">
                      <b>{t('workload.week', { number: isoWeek(addDays(week, 3)) })}</b>
                      <br />
                      {t('range', {
                        from: format.day(week, 'short'),
                        to: format.day(addDays(week, 6), 'short'),
                      })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {people.map(({ id, fullName }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Who>
                        <Avatar name={fullName} decorative />
                        <Link to={{ search: withTeam(search, { person: id }) }}>{fullName}</Link>
                      </Who>
                    </th>
                    {weeks.map(({ week, loads }) => (
                      <td key={week}>
                        <HoursBar name={fullName} week={week} load={loads.get(id)} />
                      </td>
                    ))}
                  </tr>
                ))}
                {people.length > 1 && (
                  <tr data-sum>
                    <th scope="row">{t('workload.all')}</th>
                    {weeks.map((one) => (
                      <td key={one.week}>
                        <HoursBar name={t('workload.all')} week={one.week} load={sum(one, people)} />
                      </td>
                    ))}
                  </tr>
                )}
              </tbody>
            </table>
          </Scroller>
        )}
      </QueryState>
    </Box>
  )
}

const sum = ({ loads }: WeekLoads, people: readonly { id: Id }[]): Load =>
  people.reduce(
    (all, { id }) => {
      const load = loads.get(id)
      return {
        planned: all.planned + (load?.planned ?? 0),
        available: all.available + (load?.available ?? 0),
        // Told of each person; what two do together would count twice.
        overDays: 0,
      }
    },
    { planned: 0, available: 0, overDays: 0 },
  )

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${phone} {
    padding: 8px 0;
    background: ${token('paper')};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token('ink-2')};

  ${phone} {
    padding-inline: 16px;
  }
`
const Scroller = styled.div`
  overflow-x: auto;

  > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 8px;
    border-block-end: 1px solid ${token('line')};
    text-align: start;
  }
  thead th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    white-space: nowrap;
    vertical-align: bottom;
  }
  thead b {
    font-weight: 600;
    color: ${token('ink')};
  }
  tr > th:first-of-type {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${token('mist')};
    font-weight: 500;
  }
  [data-sum] > * {
    border-block-end: 0;
    font-weight: 600;
  }
  ${phone} {
    tr > th:first-of-type {
      min-inline-size: 120px;
      padding-inline-start: 16px;
      background: ${token('paper')};
    }
  }
`
const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;

  > a {
    color: ${token('ink')};
    border-radius: ${token('r-mark')};
  }
  > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${phone} {
    > [aria-hidden] {
      display: none;
    }
    > a {
      padding-block: 8px;
    }
  }
`
