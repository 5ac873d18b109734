import { useState } from 'react'
import { activityEndpoints } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { turfEndpoints } from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import { useEach } from '@/api/useEach'
import { useStockAlerts } from '@/api/useStockAlerts'
import { MOST_DAYS } from '@/api/periodPieces'
import { piecesBefore, SEASON_CHUNKS } from '@/api/useWorkHistory'
import type { Activity } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { type Feature, isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

/** What may fail by itself: the notes are written without it, and say so. */
export const HANDOVER_SOURCES = [
  'work',
  'readings',
  'people',
  'local',
  'equipment',
  'supplies',
  'cocktails',
  'stock',
] as const
export type HandoverSource = (typeof HANDOVER_SOURCES)[number]

const NO_PITCHES: readonly Pitch[] = []
type Answer = { data?: unknown; error?: unknown }
const isSettled = ({ data, error }: Answer): boolean => data !== undefined || error !== undefined

const idOf = ({ id }: Activity): Id => id

/** All that handover notes are written from; undefined until everything has come or failed. */
export function useHandoverGround() {
  const { timeZone } = useFormat()
  const [now] = useState(() => new Date())
  const today = dayAtGround(now, timeZone)
  const from = addDays(today, -MOST_DAYS * SEASON_CHUNKS)
  const company = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const users = useGetUsersQuery()
  const local = useGetLocalDataQuery()
  // With what was done today: the notes are read tomorrow.
  const work = useChunked<Activity>(
    activityEndpoints.getActivities,
    company.data ? [...piecesBefore(today, SEASON_CHUNKS), workPeriod(today)] : [],
    idOf,
  )
  const known = pitches.data ?? NO_PITCHES
  const readings = useEach<FieldMeasurement[]>(
    turfEndpoints.getFieldMeasurements,
    known.map(({ id }) => ({ pitchId: id, from, to: today })),
  )
  const has = (feature: Feature) =>
    company.data !== undefined && isOn('storage', company.data) && isOn(feature, company.data)
  const [hasStore, hasProducts, hasMixes] = [
    has('storage'),
    has('product_management'),
    has('cocktail_management'),
  ]
  const equipment = useGetEquipmentQuery(undefined, { skip: !hasStore })
  const supplies = useGetSuppliesQuery(undefined, { skip: !hasProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: !hasMixes })
  const stock = useStockAlerts(company.data, now, timeZone)

  const sources: Record<HandoverSource, Answer> = {
    work,
    readings: readingsAnswer(readings.answers),
    people: users,
    local,
    equipment: hasStore ? equipment : { data: [] },
    supplies: hasProducts ? supplies : { data: [] },
    cocktails: hasMixes ? cocktails : { data: [] },
    stock: stock.on ? { data: stock.alerts, error: stock.error } : { data: [] },
  }
  const error = company.error ?? pitches.error
  const isWaiting = !isSettled(company) || !isSettled(pitches) || !Object.values(sources).every(isSettled)
  return {
    error,
    retry: () => {
      if (company.error !== undefined) void company.refetch()
      if (pitches.error !== undefined) void pitches.refetch()
    },
    ground:
      isWaiting || company.data === undefined || pitches.data === undefined
        ? undefined
        : {
            company: company.data,
            pitches: pitches.data,
            users: users.data ?? [],
            local: local.data,
            activities: work.data ?? [],
            measurements: pitches.data.flatMap(({ id: pitchId }, at) =>
              (readings.answers[at]?.data ?? []).map((one) => ({ ...one, pitchId })),
            ),
            equipment: equipment.data ?? [],
            supplies: supplies.data ?? [],
            cocktails: cocktails.data ?? [],
            alerts: stock.alerts ?? [],
            hasStore,
            hasProducts,
            failed: HANDOVER_SOURCES.filter((source) => sources[source].data === undefined),
            from,
            today,
            now,
            timeZone,
          },
  }
}

export type HandoverGround = NonNullable<ReturnType<typeof useHandoverGround>['ground']>

/** Pitches are asked one by one: all have answered, or one of them failed. */
function readingsAnswer(answers: readonly Answer[]): Answer {
  const failed = answers.find(({ error }) => error !== undefined)
  if (failed) return { error: failed.error }
  return answers.every(isSettled) ? { data: answers } : {}
}

export const nameIn = (rows: readonly { id: Id; name: string }[], id: Id): string =>
  rows.find((row) => row.id === id)?.name ?? id
