import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetEquipmentQuery } from '@/api/storage'
import { usePlanningGround } from '@/api/usePlanning'
import { withWorkSheet } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { clashProblems } from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { findClashes } from '@/domain/planning/clashes'
import { isOn } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { dayName } from '@/i18n/moments'
import { usePlanningText } from '@/i18n/planningText'
import { Glyph } from '@/ui/Glyph'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'
import { PitchAlert } from './PitchAlert'

const NONE: readonly never[] = []

/** What cannot stay as it is planned on this pitch in the next days, each as a sentence that leads to the work (F21). */
export function PitchClashes({ pitch, company }: { pitch: Pitch; company: Company }) {
  const { search } = useLocation()
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const { timeZone } = format
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const planning = usePlanningText()
  const { title } = useActivityWords()
  const { data: works = NONE } = useGetActivitiesQuery(workPeriod(today))
  const { data: fixtures = NONE } = useGetFixturesQuery(aheadPeriod(today))
  const { data: pitches = NONE } = useGetPitchesQuery()
  const { data: users = NONE } = useGetUsersQuery()
  const { data: machines = NONE } = useGetEquipmentQuery(undefined, { skip: !isOn('storage', company) })
  const loaded = useMemo(() => ({ fixtures, daysOff: NONE, nonWorkingDays: NONE }), [fixtures])
  const ground = usePlanningGround(aheadPeriod(today), company, now, loaded)
  const clashes = useMemo(() => (ground ? findClashes(works, ground) : NONE), [ground, works])
  const isHere = (id: string) => works.find((work) => work.id === id)?.pitchIds.includes(pitch.id) === true
  const here = clashProblems(clashes, now).flatMap((problem) =>
    problem.kind === 'clash' && problem.clash.ids.some(isHere) ? [problem.clash] : [],
  )
  const work = (id: string) => {
    const found = works.find((one) => one.id === id)
    return found && title(found)
  }
  return here.map((clash) => {
    const day = dayAtGround(clash.from, timeZone)
    const sentence = planning.clash(clash, {
      work,
      fixture: (id) => fixtures.find((one) => one.id === id)?.name,
      pitch: (id) => pitches.find((one) => one.id === id)?.name,
      person: (id) => users.find((one) => one.id === id)?.fullName,
      machine: (id) => machines.find((one) => one.id === id)?.name,
    })
    return (
      <PitchAlert
        key={`${clash.kind} ${clash.ids.join(' ')}`}
        to={{ search: withWorkSheet(search, { kind: 'open', id: clash.ids[0] }) }}
      >
        <Glyph name="warning" size={16} />
        {day === today ? sentence : t('clashOn', { day: dayName(day, today, format), sentence })}
      </PitchAlert>
    )
  })
}
