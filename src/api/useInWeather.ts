import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Activity } from '@/domain/activity'
import { recordsWeather } from '@/domain/recordsWeather'
import type { Id } from '@/domain/wire'
import { optionalPart } from '@/lib/parts'

/** Work as it is to be written; `unknown` where its weather should stand in it and nobody knows that. */
export type WithWeather = { work: Activity; unknown: boolean }

/** Few acts want the weather: what knows how comes with the first of them. */
const part = () => optionalPart(() => import('./workWeather'))

/** Begun or finished work with the weather of the moment in what is still empty of its record, where it has a place for it. */
export function useInWeather() {
  const { t } = useTranslation('activity')
  const dispatch = useDispatch()
  const [asking, setAsking] = useState<Id>()
  return {
    /** The work whose weather is being asked for. */
    asking,
    inWeather: async (work: Activity, now: Date): Promise<WithWeather> => {
      if (!recordsWeather(work.activityName)) return { work, unknown: false }
      setAsking(work.id)
      const written = await read(dispatch as never, work, now)
      setAsking(undefined)
      return written
    },
    /** What is said of the act, and that the weather is missing from it. */
    saidOf: (text: string, { unknown }: WithWeather): string =>
      unknown ? `${text} ${t('weatherUnknown')}` : text,
  }
}

/** The weather for work whose status is changed with others', or at the end of a day. */
export function useStatusWeather() {
  const { inWeather, saidOf } = useInWeather()
  return {
    /**
     * Work that a change begins or ends, with the weather of this moment; undefined where there is nothing to wait for.
     * Asked for all of them at once, they take no longer together than one alone.
     */
    weatherOf: (before: Activity, after: Activity): Promise<WithWeather> | undefined =>
      before.status !== after.status &&
      (after.status === 'in_progress' || after.status === 'completed') &&
      recordsWeather(after.activityName)
        ? inWeather(after, new Date())
        : undefined,
    /** What is said of them, and that weather is missing from one or more. */
    saidOfAll: (text: string, read: readonly (WithWeather | undefined)[]): string =>
      saidOf(text, { unknown: read.some((one) => one?.unknown) } as WithWeather),
  }
}

/**
 * Until it is written an entry is nowhere: nobody waits longer than this, whatever the network does. What comes later is
 * not written.
 */
const PATIENCE_MS = 1000

function read(
  dispatch: (thunk: unknown) => Promise<WithWeather>,
  work: Activity,
  now: Date,
): Promise<WithWeather> {
  // The work is written as it is.
  const bare = { work, unknown: true }
  const asked = part()
    .then(({ weatherOfAct }) => dispatch(weatherOfAct(work, now)))
    .catch(() => bare)
  const late = new Promise<WithWeather>((resolve) => setTimeout(() => resolve(bare), PATIENCE_MS))
  return Promise.race([asked, late])
}
