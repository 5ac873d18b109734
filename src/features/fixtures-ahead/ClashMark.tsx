import styled from '@emotion/styled'
import { useMemo } from 'react'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery } from '@/api/pitches'
import { usePlanningGround } from '@/api/usePlanning'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import type { Play } from '@/domain/fixture'
import { findClashes, worstFirst } from '@/domain/planning/clashes'
import { isReadOnly } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { usePlanningText } from '@/i18n/planningText'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

const NO_ROWS: readonly never[] = []

/** The sign of a fixture that something on its pitch stands in the way of, with the worst reason in a sentence (B1). */
export function ClashMark({ fixture, today, now }: { fixture: Play; today: Day; now: Date }) {
  const planning = usePlanningText()
  const words = useActivityWords()
  const { data: company } = useGetCompanyQuery()
  const { data: work = NO_ROWS } = useGetActivitiesQuery(workPeriod(today), {
    skip: !company || isReadOnly(company),
  })
  const { data: fixtures = NO_ROWS } = useGetFixturesQuery(aheadPeriod(today))
  const { data: daysOff = NO_ROWS } = useGetDaysOffQuery(aheadPeriod(today))
  const { data: pitches = NO_ROWS } = useGetPitchesQuery()
  const { data: users = NO_ROWS } = useGetUsersQuery()
  // The same as on the rest of the page, and once for all its rows.
  const loaded = useMemo(() => ({ fixtures, daysOff, nonWorkingDays: NO_ROWS }), [fixtures, daysOff])
  const ground = usePlanningGround(aheadPeriod(today), company, now, loaded)

  const { id, pitchId, activityId } = fixture
  const onPitch = work.filter(({ pitchIds }) => pitchId !== undefined && pitchIds.includes(pitchId))
  const found = ground
    ? findClashes(onPitch, {
        ...ground,
        fixtures: ground.fixtures.filter((one) => one.pitchId === pitchId),
      })
    : []
  const [clash] = found
    .filter(({ ids, fixture: isFixture }) =>
      activityId === undefined ? isFixture === true && ids[1] === id : ids.some((one) => one === activityId),
    )
    .toSorted(worstFirst)
  if (!clash) return null
  const sentence = planning.clash(
    clash,
    {
      work: (job: Id) => {
        const found = work.find((one) => one.id === job)
        return found && words.title(found)
      },
      fixture: (one: Id) => fixtures.find((other) => other.id === one)?.name,
      pitch: (one: Id) => pitches.find((other) => other.id === one)?.name,
      person: (one: Id) => users.find((other) => other.id === one)?.fullName,
    },
    activityId ?? id,
  )
  return (
    <Mark title={sentence} data-severity={clash.severity}>
      <Glyph name="warning" size={16} label={sentence} />
    </Mark>
  )
}

const Mark = styled.span`
  display: grid;
  color: ${token('red')};

  &[data-severity='look'] {
    color: ${token('amber-deep')};
  }
`
