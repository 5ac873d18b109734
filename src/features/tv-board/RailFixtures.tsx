import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Fixture } from '@/domain/fixture'
import { fixturesAhead } from '@/domain/fixturesAhead'
import { dayAtGround, daysBetween } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { token } from '@/ui/tokens'
import { placeName } from './placeName'
import { type, u } from './scale'

type RailFixturesProps = {
  fixtures: readonly Fixture[]
  pitches: readonly Pitch[]
  homePitchId: string | undefined
  now: Date
  today: Day
  most: number
  since: string | undefined
  known: { fixtures: boolean }
}

/** What is played today, and how long it is until the next match. */
export function RailFixtures({
  fixtures,
  pitches,
  homePitchId,
  now,
  today,
  most,
  since,
  known,
}: RailFixturesProps) {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const { timeZone } = format
  const dayOf = ({ startDate }: Fixture) => dayAtGround(startDate, timeZone)
  const ahead = fixturesAhead(fixtures, { now, timeZone, homePitchId }, 1, 0)
  const last = ahead.at(-1)
  // The match counts; of today's the next ones.
  const shown = ahead.length > most && last ? [...ahead.slice(0, most - 1), last] : ahead
  const placeOf = ({ pitchId }: Fixture) => {
    const pitch = pitches.find(({ id }) => id === pitchId)
    return pitch && placeName(pitch.name)
  }
  return (
    <section>
      <h2>
        {t('fixtures.heading')}
        {/* There is no room for all of a large club: how many they are is said. */}
        {shown.length < ahead.length && <em>{format.number(ahead.length)}</em>}
        {since !== undefined && <em>{t('from', { time: since })}</em>}
      </h2>
      {shown.length === 0 && <p>{t(known.fixtures ? 'fixtures.empty' : 'unread')}</p>}
      <ul>
        {shown.map((fixture) => {
          const later = dayOf(fixture) > today
          const minutes = (Date.parse(fixture.startDate) - now.getTime()) / 60_000
          const name = <bdi>{fixture.name || t(`fixtures.kind.${fixture.kind}`)}</bdi>
          const left =
            minutes > 0
              ? duration(minutes, format)
              : t('fixtures.until', { time: format.time(fixture.endDate) })
          const pitch = placeOf(fixture)
          return later ? (
            <Line key={fixture.id} data-big>
              {/* A bare weekday is the next one. */}
              <b>
                {format.day(dayOf(fixture), daysBetween(today, dayOf(fixture)) < 7 ? 'weekdayOnly' : 'short')}
              </b>
              <b>
                {pitch === undefined
                  ? format.time(fixture.startDate)
                  : t('fixtures.at', { time: format.time(fixture.startDate), pitch })}
              </b>
              <b>{left}</b>
              <small>{name}</small>
            </Line>
          ) : (
            <Line key={fixture.id} data-whole={shown.length < most || fixture === last || undefined}>
              <b>{format.time(fixture.startDate)}</b>
              <span>
                {pitch && <b>{pitch}</b>} {name}
              </span>
              <i>{left}</i>
            </Line>
          )
        })}
      </ul>
    </section>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${u(14)};
  align-items: baseline;
  padding-block: ${u(9)};
  border-block-start: max(1px, ${u(2)}) solid ${token('line-2')};
  white-space: nowrap;
  font: ${type(400, 28, 36)};

  > b:first-of-type {
    min-inline-size: ${u(76)};
  }
  /* A name drops whole words (mockups). */
  > span {
    block-size: ${u(36)};
    overflow: hidden;
    white-space: normal;
  }
  /* Where there is room, and for the match, no guest is dropped: a second line has it. */
  &[data-whole] > span {
    block-size: auto;
    max-block-size: ${u(72)};

    > bdi {
      display: inline-block;
    }
  }
  > i {
    color: ${token('ink-2')};
    font-style: normal;
  }
  &[data-big] {
    column-gap: ${u(8)};
  }
  /* Where it is stays, on a second line if need be: until then it may be many letters. */
  &[data-big] > b {
    white-space: normal;
    font: ${type(600, 32, 40)};
  }
  &[data-big] > b:last-of-type {
    white-space: nowrap;
  }
  > small {
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    font: ${type(400, 28, 34)};
    color: ${token('ink-2')};
  }
`
