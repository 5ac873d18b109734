import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useGetCompaniesQuery } from '@/api/identity'
import { leagueEndpoints } from '@/api/leagueClubs'
import { useGetLocalDataQuery } from '@/api/localData'
import { useEach } from '@/api/useEach'
import { dayAtGround } from '@/domain/groundTime'
import type { ClubReadings } from '@/domain/league/clubReadings'
import { type ClubRow, clubRow, type LeagueClub } from '@/domain/league/officeRows'
import type { Fixture } from '@/domain/fixture'
import { type Round, roundsOf } from '@/domain/league/rounds'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'

export type Office = {
  clubs: readonly ClubRow[]
  rounds: readonly Round[]
  now: Date
  today: Day
  /** Clubs whose readings are there. */
  read: number
  /** Some clubs have neither answered nor failed. */
  isReading: boolean
  retry: (club: Id) => void
}

/** The clubs of the league, each with what has been read of it so far. */
export function useOffice() {
  const now = useNow()
  const { timeZone } = useFormat()
  const today = dayAtGround(now, timeZone)
  const dispatch = useDispatch()
  const { i18n } = useTranslation('clubs')
  const companies = useGetCompaniesQuery()
  const compare = new Intl.Collator(i18n.language || 'en-GB', { numeric: true }).compare
  const clubs = (companies.data ?? [])
    .flatMap((one): LeagueClub[] => (one.id === undefined ? [] : [{ ...one, id: one.id }]))
    .toSorted((a, b) => compare(a.name ?? '', b.name ?? ''))
  const { answers } = useEach<ClubReadings>(
    leagueEndpoints.getClubReadings,
    clubs.map(({ id }) => ({ club: id, today })),
  )
  const { data: local } = useGetLocalDataQuery()
  const rows = clubs.map((club, at) => {
    const { data, error, status } = answers[at] ?? {}
    return clubRow(
      club,
      { data, error, isLoading: status === 'pending' },
      { now, timeZone, own: local?.bands },
    )
  })
  const fixtures = new Map<Id, readonly Fixture[]>(
    answers.flatMap(({ data }) => (data ? [[data.club, data.fixtures] as const] : [])),
  )
  const office: Office = {
    clubs: rows,
    rounds: roundsOf(rows, (club) => fixtures.get(club) ?? [], { now, timeZone }),
    now,
    today,
    read: answers.filter(({ data }) => data !== undefined).length,
    isReading: rows.some(({ status }) => status === 'loading'),
    retry: (club) =>
      void dispatch(
        leagueEndpoints.getClubReadings.initiate(
          { club, today },
          { forceRefetch: true, subscribe: false },
        ) as never,
      ),
  }
  const { error, isLoading, isFetching, refetch } = companies
  return { query: { data: companies.data ? office : undefined, error, isLoading, isFetching, refetch } }
}
