import { useMemo } from 'react'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import type { Cocktail } from '@/domain/cocktail'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import type { Pitch, Section } from '@/domain/pitch'
import { shelvesAhead, type ShelfAhead } from '@/domain/shelvesAhead'
import type { Supply } from '@/domain/supply'
import { isOn } from '@/domain/switches'
import type { Day, Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'

/** What open work will take and bring, as far as it is looked at. */
export type Reserved = {
  /** By supply, in its own unit. Undefined until the work is known: then nothing may be called free. */
  shelves: ReadonlyMap<Id, ShelfAhead> | undefined
  /** The last day that is looked at. */
  until: Day
  /** Open work of the period, earliest first. */
  work: readonly Activity[]
  cocktails: readonly Cocktail[]
  /** What the work goes onto; empty until it is known. */
  pitches: readonly Pitch[]
  sections: readonly Section[]
  today: Day
  failed: boolean
  /** When the work was sent. */
  sentAt: Instant | undefined
}

const MINUTE = 60_000
const NO_WORK: readonly Activity[] = []
const NO_MIXES: readonly Cocktail[] = []
const NO_PITCHES: readonly Pitch[] = []
const NO_SECTIONS: readonly Section[] = []

/** What the open work of the coming fourteen days takes and brings; shares its request with the home page and the alerts. */
export function useReserved(supplies: readonly Supply[]): Reserved {
  const { timeZone } = useFormat()
  const now = useNow(MINUTE)
  const today = dayAtGround(now, timeZone)
  const period = workPeriod(today)
  const { data: company } = useGetCompanyQuery()
  const withMixes = company !== undefined && isOn('cocktail_management', company)
  const work = useGetActivitiesQuery(period)
  const mixes = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const cocktails = mixes.data ?? NO_MIXES
  const { data: pitches = NO_PITCHES } = useGetPitchesQuery()
  const { data: sections = NO_SECTIONS } = useGetSectionsQuery()
  const isKnown = work.data !== undefined && company !== undefined && (!withMixes || mixes.data !== undefined)
  const shelves = useMemo(
    () =>
      isKnown && work.data
        ? shelvesAhead(work.data, { supplies, cocktails, pitches, sections }, today, timeZone)
        : undefined,
    [isKnown, work.data, supplies, cocktails, pitches, sections, today, timeZone],
  )
  const open = useMemo(
    () => (work.data ?? NO_WORK).filter(isOpen).toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
    [work.data],
  )
  return {
    shelves,
    until: period.to,
    work: open,
    cocktails,
    pitches,
    sections,
    today,
    sentAt: work.fulfilledTimeStamp === undefined ? undefined : toInstant(work.fulfilledTimeStamp),
    failed: work.error !== undefined || mixes.error !== undefined,
  }
}
