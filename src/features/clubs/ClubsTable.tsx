import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { LEAGUE_METRICS, type LeagueMetric } from '@/domain/league/norm'
import { type ClubRow, FRESH_DAYS, type OfficeRow, zoneOf } from '@/domain/league/officeRows'
import { orderedRows, type SortKey, SORT_KEYS } from '@/domain/league/officeView'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { age } from '@/i18n/moments'
import { AboutFigures } from '@/ui/AboutFigures'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { type RecordColumn, RecordTable } from '@/ui/recordTable/RecordTable'
import { token } from '@/ui/tokens'
import { STACKED, stacked } from '@/ui/tableMedia'
import { useIsPhone } from '@/ui/useIsPhone'
import { useMatches } from '@/ui/useMatches'
import { useProblemText } from '@/ui/useProblemText'
import { MetricValue } from './MetricValue'
import { shownClubs } from './shownClubs'
import { StatusWord } from './StatusWord'
import { useFormatAt } from './useFormatAt'
import { useOpenClub } from './useOpenClub'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

type ClubsTableProps = { office: Office; choices: OfficeChoices }
/** Where the order already stands, the table has only to keep it. */
type Placed = { row: OfficeRow; place: number }

/** One row per club, opening to its pitches: status, age, each metric against the norm, next fixture, report (F42). */
export function ClubsTable({ office, choices }: ClubsTableProps) {
  const { t, i18n } = useTranslation('clubs')
  const format = useFormat()
  const formatAt = useFormatAt()
  const isPhone = useIsPhone()
  const isStacked = useMatches(STACKED)
  const openClub = useOpenClub()
  const problemText = useProblemText()
  const { choice, go, clear } = choices
  const { now } = office

  const newest = office.clubs
    .flatMap(({ readAt }) => readAt ?? [])
    .toSorted()
    .at(-1)
  const shown = shownClubs(office, choice)
  const isOpen = ({ club }: ClubRow) =>
    choice.open.has(club.id) || (choice.text.trim() !== '' && shown.length <= 3)
  const toggle = (club: ClubRow) => {
    const next = new Set(choice.open)
    if (!next.delete(club.club.id)) next.add(club.club.id)
    go({ open: [...next].join(',') })
  }
  const compare = new Intl.Collator(i18n.language || 'en-GB', { numeric: true }).compare
  const placed = orderedRows(shown, choice.sort, isOpen, compare).map((row, place): Placed => ({
    row,
    place,
  }))
  const sign = choice.sort.direction === 'ascending' ? 1 : -1

  const report = (row: OfficeRow) => {
    const today = dayAtGround(now, zoneOf(row.club, format.timeZone))
    openClub(
      row.club.id,
      addresses.reports({
        type: 'condition',
        pitches: row.kind === 'pitch' ? [row.pitch.id] : undefined,
        from: addDays(today, -27),
        to: today,
        reader: 'league',
      }),
    )
  }
  const nameOf = (row: OfficeRow) => (row.kind === 'club' ? (row.club.name ?? '') : row.pitch.name)

  const title = ({ row }: Placed) =>
    row.kind === 'club' ? (
      <ClubName
        type="button"
        data-cover
        aria-expanded={isOpen(row)}
        disabled={row.pitches.length === 0}
        onClick={() => toggle(row)}
      >
        <Turned data-open={isOpen(row) || undefined}>
          <Glyph name="down" size={14} />
        </Turned>
        <span>
          <bdi>{row.club.name}</bdi>
          <Small>{row.pitches.length > 0 && t('table.pitches', { count: row.pitches.length })}</Small>
        </span>
      </ClubName>
    ) : (
      <PitchName
        type="button"
        data-cover
        aria-label={t('table.openPitch', { name: row.pitch.name })}
        onClick={() => openClub(row.club.id, addresses.pitch(row.pitch.id))}
      >
        <bdi>{row.pitch.name}</bdi>
      </PitchName>
    )
  const status = ({ row }: Placed) => (
    <Status>
      <StatusWord status={row.status} />
      {row.status === 'failed' && (
        <>
          {row.kind === 'club' && row.error !== undefined && (
            <Small role="alert">{problemText(row.error)}</Small>
          )}
          <Button
            size="small"
            layout="plain"
            aria-label={t('table.retryOf', { name: nameOf(row) })}
            onClick={() => office.retry(row.club.id)}
          >
            {t('table.retry')}
          </Button>
        </>
      )}
    </Status>
  )
  const read = ({ row }: Placed) =>
    row.status === 'loading' || (row.status === 'failed' && row.readAt === undefined) ? null : row.readAt ===
      undefined ? (
      <Soft>{t('table.never')}</Soft>
    ) : (
      <time dateTime={row.readAt} title={formatAt(row.club).dateTime(row.readAt)}>
        {age(row.readAt, now, formatAt(row.club))}
      </time>
    )
  const next = ({ row }: Placed) => {
    if (row.next) {
      const { startDate, name, kind } = row.next
      const at = formatAt(row.club)
      return (
        <Two>
          <span title={name}>{name || t(`fixture.${kind}`)}</span>
          <Small>{`${at.day(dayAtGround(startDate, at.timeZone), 'weekday')} ${at.time(startDate)}`}</Small>
        </Two>
      )
    }
    return row.status === 'loading' || row.status === 'failed' ? null : <Soft>{t('table.noFixture')}</Soft>
  }
  const findings = ({ row }: Placed) => {
    const out = LEAGUE_METRICS.flatMap((metric) => {
      const cell = row.cells[metric]
      if (!cell?.against || cell.against === 'within') return []
      return t('table.finding', {
        metric: t(`short.${metric}`),
        value: format.quantity(cell.value, METRIC_QUANTITY[metric]),
        word: t(`against.${cell.against}`),
      })
    })
    if (out.length > 0) return <span>{format.list(out)}</span>
    return row.status === 'good' ? <Soft>{t('table.noFindings')}</Soft> : null
  }
  const reportPress = ({ row }: Placed) =>
    row.status === 'loading' || (row.status === 'failed' && row.kind === 'club') ? null : (
      <Button
        size="small"
        layout="plain"
        aria-label={t('table.openReportOf', { name: nameOf(row) })}
        onClick={() => report(row)}
      >
        {t('table.openReport')}
      </Button>
    )

  const value = ({ row }: Placed, metric: LeagueMetric) =>
    row.status === 'loading' || (row.status === 'failed' && row.kind === 'club') ? null : (
      <MetricValue metric={metric} cell={row.cells[metric]} now={now} whole={row.kind === 'pitch'} />
    )

  const inPlace = ({ place }: Placed) => sign * place
  const columns: RecordColumn<Placed>[] = [
    {
      id: 'club',
      header: t('table.club'),
      width: 'minmax(172px, 1.6fr)',
      phone: 'title',
      fixed: true,
      sortBy: inPlace,
      cell: title,
    },
    {
      id: 'status',
      header: t('table.status'),
      width: 'minmax(96px, 1fr)',
      phone: 'below',
      sortBy: inPlace,
      cell: status,
    },
    { id: 'read', header: t('table.read'), width: '56px', phone: 'line', sortBy: inPlace, cell: read },
    ...(isPhone
      ? [
          {
            id: 'findings',
            header: t('table.findings'),
            width: 'minmax(160px, 2.4fr)',
            phone: 'line' as const,
            cell: findings,
          },
        ]
      : LEAGUE_METRICS.map((metric): RecordColumn<Placed> => ({
          id: metric,
          header: t(`short.${metric}`),
          width: 'minmax(72px, 1fr)',
          sortBy: inPlace,
          cell: (placed) => value(placed, metric),
        }))),
    {
      id: 'next',
      header: t('table.next'),
      width: 'minmax(112px, 1.6fr)',
      phone: 'line',
      sortBy: inPlace,
      cell: next,
    },
    {
      id: 'report',
      header: isStacked ? '' : t('table.report'),
      width: isPhone ? '92px' : '64px',
      phone: 'aside',
      cell: reportPress,
    },
  ]
  return (
    <>
      <Note>
        {t('table.note', { count: FRESH_DAYS })}{' '}
        <AboutFigures
          title={t('table.caption')}
          of="clubs"
          values={{ days: format.number(FRESH_DAYS) }}
          at={newest}
        />
      </Note>
      <RecordTable
        caption={t('table.caption')}
        columns={columns}
        rows={placed}
        rowId={({ row }) => row.id}
        sort={choice.sort}
        onSort={({ column, direction }) =>
          go({ sort: isSortKey(column) ? (direction === 'descending' ? `-${column}` : column) : null })
        }
        empty={<EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clear')}</Button>} />}
      />
    </>
  )
}

const isSortKey = (column: string): column is SortKey => (SORT_KEYS as readonly string[]).includes(column)

const nameStyles = `
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  font: inherit;
  color: inherit;
  text-align: start;
`
const ClubName = styled.button`
  ${nameStyles}
  font-weight: 600;

  > span:last-child {
    display: grid;
  }
`
const PitchName = styled.button`
  ${nameStyles}
  padding-inline-start: 22px;
  font-weight: 400;
`
const Turned = styled.span`
  display: grid;
  flex: none;
  color: ${token('ink-2')};
  rotate: -90deg;

  [dir='rtl'] & {
    rotate: 90deg;
  }
  &[data-open],
  [dir='rtl'] &[data-open] {
    rotate: 0deg;
  }
  button:disabled > & {
    visibility: hidden;
  }
`
const Small = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Two = styled.span`
  display: grid;

  ${stacked} {
    display: inline-grid;
    vertical-align: top;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Status = styled.span`
  display: grid;
  justify-items: start;
`
const Soft = styled.span`
  color: ${token('ink-2')};
`
const Note = styled.p`
  padding-block-end: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    padding-block-end: 4px;
  }
`
