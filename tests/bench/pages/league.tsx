import '@/ui/style.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Provider } from 'react-redux'
import { createStore } from '@/app/store'
import { LEAGUE_METRICS } from '@/domain/league/norm'
import type { ClubReadings, PitchReadings } from '@/domain/league/clubReadings'
import { clubRow, type LeagueClub } from '@/domain/league/officeRows'
import { ClubsView } from '@/features/clubs/ClubsView'
import { useOfficeChoice } from '@/features/clubs/useOfficeChoice'
import { loadTexts, startTexts } from '@/i18n/i18n'

const CLUBS = 40
const PITCHES = 12
const NOW = new Date('2026-04-14T05:31:00Z')

const numbered = <T,>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
const READINGS = numbered(CLUBS, (n): ClubReadings => ({
  club: `club${n}`,
  askedAt: NOW.getTime(),
  fixtures: [],
  pitches: numbered(PITCHES, (at): PitchReadings => ({
    pitch: {
      id: `pitch${n}-${at}`,
      name: `Pitch ${at + 1} of club ${n}`,
      preferences: {},
    } as PitchReadings['pitch'],
    rounds: [`2026-04-${String(1 + ((n + at) % 13)).padStart(2, '0')}T08:30:00Z`],
    readings: Object.fromEntries(
      LEAGUE_METRICS.map((metric, m) => [
        metric,
        {
          at: '2026-04-13T08:30:00Z',
          mean: 10 + ((n * 7 + at * 3 + m * 11) % 90),
          cells: numbered(216, (cell) => cell / 2),
        },
      ]),
    ),
  })),
}))
const CLUB = (n: number) =>
  ({
    id: `club${n}`,
    name: `Club ${n}`,
    region: 'KSA',
    country: 'KSA',
    allowedActivityNames: [],
  }) as unknown as LeagueClub

function Page() {
  const choices = useOfficeChoice()
  const clubs = READINGS.map((data, n) =>
    clubRow(CLUB(n), { data, isLoading: false }, { now: NOW, timeZone: 'Asia/Riyadh', own: undefined }),
  )
  return (
    <ClubsView
      choices={choices}
      office={{
        clubs,
        rounds: [],
        now: NOW,
        today: '2026-04-14',
        read: CLUBS,
        isReading: false,
        retry: () => undefined,
      }}
    />
  )
}

/** A function, as the texts' file may import this one: a module that waits for it would wait for itself. */
async function start() {
  await startTexts('en-GB')
  await loadTexts('clubs', 'storage', 'common')
  const store = createStore()
  const root = createRoot(document.getElementById('root') ?? document.body)
  let mounts = 0
  /** Closed, or with the pitches of every club. */
  const show = (open: boolean) => {
    mounts += 1
    flushSync(() => root.render(null))
    const all = READINGS.map(({ club }) => club).join(',')
    flushSync(() =>
      root.render(
        <Provider key={mounts} store={store}>
          <MemoryRouter initialEntries={[open ? `/?open=${all}` : '/']}>
            <Page />
          </MemoryRouter>
        </Provider>,
      ),
    )
  }
  Object.assign(window, {
    league: {
      mount: () => show(false),
      open: () => show(true),
      scroll: (to: number) => window.scrollTo(0, to),
    },
  })
}

void start()
