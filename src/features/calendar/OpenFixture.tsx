import type { Activity } from '@/domain/activity'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import { type Fixture, playOfWork } from '@/domain/fixture'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { FixtureSheet, type FixtureSheetProps } from './FixtureSheet'

type OpenFixtureProps = Omit<FixtureSheetProps, 'fixture' | 'crew'> & {
  id: Id
  fixtures: readonly Fixture[]
  activities: readonly Activity[]
  staff: readonly User[]
  daysOff: readonly DayOff[]
  nonWorkingDays: readonly NonWorkingDay[]
}

/** The sheet of a fixture made elsewhere or of a match of the plan, for as long as there is one. */
export function OpenFixture({
  id,
  fixtures,
  activities,
  staff,
  daysOff,
  nonWorkingDays,
  ...rest
}: OpenFixtureProps) {
  const fixture =
    fixtures.find((one) => one.id === id) ?? activities.flatMap(playOfWork).find((one) => one.id === id)
  return (
    fixture && (
      <FixtureSheet
        fixture={fixture}
        crew={{
          activities,
          users: staff.map((one) => one.id),
          daysOff,
          nonWorkingDays: nonWorkingDays.map(({ date }) => date),
        }}
        {...rest}
      />
    )
  )
}
