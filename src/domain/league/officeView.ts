import type { Pitch } from '../pitch.ts'
import { type Day, type Id, isDay } from '../wire.ts'
import { type ClubRow, type OfficeRow, OFFICE_STATUSES, type PitchRow, summaryOf } from './officeRows.ts'
import { isLeagueMetric, LEAGUE_METRICS, type LeagueMetric } from './norm.ts'

export const OFFICE_VIEWS = ['clubs', 'compare', 'round'] as const
export type OfficeView = (typeof OFFICE_VIEWS)[number]

export const SORT_KEYS = ['club', 'status', 'read', ...LEAGUE_METRICS, 'next'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type OfficeSort = { column: SortKey; direction: 'ascending' | 'descending' }

/** How the office looks at its clubs: what its address says. */
export type OfficeChoice = {
  view: OfficeView
  sort: OfficeSort
  club: Id | undefined
  kind: NonNullable<Pitch['kind']> | undefined
  /** First day of a round. */
  round: Day | undefined
  text: string
  /** Clubs whose pitches are shown. */
  open: ReadonlySet<Id>
  metric: LeagueMetric
  /** The comparison as a table. */
  asTable: boolean
  /** The clubs on a map instead of in their table. */
  asMap: boolean
  /** The fixture whose report is open. */
  fixture: Id | undefined
}

export const PITCH_KINDS = ['stadium', 'training', 'goalkeeper'] as const
const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/** The address of an office's view; what it says wrongly is as if it were not said. */
export function readOfficeChoice(search: string): OfficeChoice {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  const column = oneOf(SORT_KEYS, sort.replace(/^-/, ''))
  const round = query.get('round')
  const metric = query.get('metric')
  return {
    view: oneOf(OFFICE_VIEWS, query.get('view')) ?? 'clubs',
    sort: column
      ? { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' }
      : { column: 'club', direction: 'ascending' },
    club: query.get('club') ?? undefined,
    kind: oneOf(PITCH_KINDS, query.get('kind')),
    round: round !== null && isDay(round) ? round : undefined,
    text: query.get('q') ?? '',
    open: new Set((query.get('open') ?? '').split(',').filter(Boolean)),
    metric: isLeagueMetric(metric) ? metric : 'hardness',
    asTable: query.get('table') === '1',
    asMap: query.get('show') === 'map',
    fixture: query.get('fixture') ?? undefined,
  }
}

/** Which pitches are meant. `inRound`: on these pitches a match of the round is played; undefined is any. */
type Wanted = Pick<OfficeChoice, 'club' | 'kind' | 'text'> & { inRound: ReadonlySet<Id> | undefined }

/**
 * The clubs with the pitches that are wanted, each summed up anew; a club without one of them is left out, unless it
 * has not been read, which nobody should miss.
 */
export function wantedClubs(clubs: readonly ClubRow[], { club, kind, text, inRound }: Wanted): ClubRow[] {
  const words = text.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const says = (...texts: string[]) =>
    words.every((word) => texts.some((one) => one.toLocaleLowerCase().includes(word)))
  return clubs.flatMap((row): ClubRow[] => {
    if (club !== undefined && row.club.id !== club) return []
    const name = row.club.name ?? ''
    if (row.status === 'loading' || (row.status === 'failed' && row.pitches.length === 0))
      return says(name) ? [row] : []
    const pitches = row.pitches.filter(
      ({ pitch }) =>
        (kind === undefined || pitch.kind === kind) &&
        (inRound === undefined || inRound.has(pitch.id)) &&
        says(name, pitch.name),
    )
    if (pitches.length === row.pitches.length) return pitches.length > 0 || says(name) ? [row] : []
    return pitches.length === 0 ? [] : [{ ...row, ...summaryOf(pitches), pitches }]
  })
}

type Key = string | number | null
function keyOf(row: OfficeRow, column: SortKey): Key {
  switch (column) {
    case 'club':
      return row.kind === 'club' ? (row.club.name ?? '') : row.pitch.name
    case 'status':
      return OFFICE_STATUSES.indexOf(row.status)
    case 'read':
      return row.readAt ?? null
    case 'next':
      return row.next?.startDate ?? null
    default:
      return row.cells[column]?.value ?? null
  }
}

/** Clubs in the order asked for, each with its pitches in the same order when it is open; the unknown stands last. */
export function orderedRows(
  clubs: readonly ClubRow[],
  { column, direction }: OfficeSort,
  isOpen: (club: ClubRow) => boolean,
  compareText: (a: string, b: string) => number,
): OfficeRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  const inOrder = <T extends OfficeRow>(rows: readonly T[]): T[] =>
    rows
      .map((row) => ({ row, key: keyOf(row, column) }))
      .toSorted((a, b) => {
        if (a.key === null || b.key === null) return a.key === b.key ? 0 : a.key === null ? 1 : -1
        if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key)
        return sign * compareText(String(a.key), String(b.key))
      })
      .map(({ row }) => row)
  return inOrder(clubs).flatMap((club): OfficeRow[] => [
    club,
    ...(isOpen(club) ? inOrder<PitchRow>(club.pitches) : []),
  ])
}
