import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/languages'
import type { Activity } from '@/domain/activity'
import { Avatar } from '@/ui/Avatar'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type BoardPeople, type BoardRow, wallName } from './boardRows'
import { JobCell } from './JobCell'
import { HEIGHT, narrow, type, u } from './scale'
import type { JobLines } from './useJobLines'

type PeopleTableProps = {
  people: BoardPeople
  /** Who is off has been read, and somebody works today: else all would seem to be here. */
  isOffKnown: boolean
  rows: readonly BoardRow[]
  page: number
  perPage: number
  following: boolean
  lines: (job: Activity) => JobLines
  now: Date
  secondLanguage: Language | null
}

/** More pages than this have no room for a dot each above the columns. */
const MOST_DOTS = 12

/** A row for each person: what is first and what comes then. Rows of other pages wait unseen; on paper all are there. */
export function PeopleTable({
  people,
  isOffKnown,
  rows,
  page,
  perPage,
  following,
  lines,
  now,
  secondLanguage,
}: PeopleTableProps) {
  const { t } = useTranslation('tv')
  const pages = Math.ceil(rows.length / perPage)
  const names = people.rows.map(({ person }) => person.fullName)
  const cell = (job: Activity, next?: boolean) => (
    <JobCell
      job={job}
      lines={lines(job)}
      now={now}
      secondLanguage={secondLanguage}
      {...(next ? { next } : {})}
    />
  )
  return (
    <Table aria-label={t('people.caption')} data-following={following || undefined}>
      {pages > 1 && (
        <caption>
          {pages > MOST_DOTS ? (
            t('page.of', { page: page + 1, pages })
          ) : (
            <Dots role="img" aria-label={t('page.of', { page: page + 1, pages })}>
              {Array.from({ length: pages }, (_, at) => (
                <i key={at} data-now={at === page || undefined} />
              ))}
            </Dots>
          )}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">
            {isOffKnown ? (
              t('people.here', { present: people.count - people.off.length, total: people.count })
            ) : (
              <VisuallyHidden>{t('people.who')}</VisuallyHidden>
            )}
          </th>
          <th scope="col">{t('people.first')}</th>
          {following && <th scope="col">{t('people.then')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, open: [first, second], done }, at) => (
          <tr key={person.id} data-waiting={Math.floor(at / perPage) !== page || undefined}>
            <th scope="row">
              <Who title={person.fullName}>
                <Avatar name={person.fullName} size="own" decorative />
                <bdi>{wallName(person.fullName, names)}</bdi>
              </Who>
            </th>
            <td>
              {first ? (
                cell(first)
              ) : (
                <Nothing>
                  {done > 0 && <Glyph name="check" size={24} />}
                  {done > 0 ? t('people.done', { count: done }) : t('people.free')}
                </Nothing>
              )}
            </td>
            {following && <td>{second && cell(second, true)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  position: relative;
  inline-size: 100%;
  table-layout: fixed;

  thead th {
    block-size: ${u(HEIGHT.columns)};
    font: ${type(500, 28, 36)};
    color: ${token('ink-2')};
    text-align: start;
    white-space: nowrap;
  }
  th:first-of-type {
    inline-size: ${u(280)};
  }
  &[data-following] thead th:last-of-type {
    inline-size: ${u(468)};
  }
  tbody :is(th, td) {
    block-size: var(--row);
    padding: 0;
    border-block-start: max(1px, ${u(2)}) solid ${token('line-2')};
    vertical-align: middle;
  }
  tbody tr[data-waiting] {
    display: none;
  }
  caption {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${u(20)};
    block-size: ${u(HEIGHT.columns)};
    display: grid;
    align-items: center;
  }
  ${narrow} {
    tbody tr[data-waiting] {
      display: grid;
    }
    thead,
    caption {
      display: none;
    }
    tbody tr {
      display: grid;
      gap: 8px;
      padding-block: 12px;
      border-block-start: 1px solid ${token('line')};
    }
    tbody :is(th, td) {
      inline-size: auto;
      block-size: auto;
      border: 0;
    }
    td:empty {
      display: none;
    }
  }
  @media print {
    tbody tr[data-waiting] {
      display: table-row;
    }
    caption {
      display: none;
    }
  }
`
const Who = styled.span`
  --avatar: ${u(52)};
  print-color-adjust: exact;
  display: flex;
  align-items: center;
  gap: ${u(16)};
  padding-inline-end: ${u(16)};
  font: ${type(600, 32, 40)};
  text-align: start;

  > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${u(16)};
  font: ${type(400, 28, 34)};
  color: ${token('ink-2')};

  > svg {
    inline-size: ${u(36)};
    block-size: ${u(36)};
    color: ${token('green')};
  }
`
const Dots = styled.span`
  display: flex;
  gap: ${u(12)};

  > i {
    inline-size: ${u(14)};
    block-size: ${u(14)};
    border-radius: 50%;
    box-shadow: inset 0 0 0 max(1px, ${u(2)}) ${token('ctl')};
  }
  > [data-now] {
    background: ${token('green')};
    box-shadow: none;
  }
`
