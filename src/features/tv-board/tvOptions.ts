import * as v from 'valibot'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { ALL_LANGUAGES, type Language } from '@/i18n/languages'
import { useTold } from '@/ui/useTold'

/** The parts of the board that can be left out. */
export const BLOCKS = [
  'weather',
  'fixtures',
  'problems',
  'off',
  'following',
  'notes',
  'idle',
  'pitches',
] as const

/** How long a page of people stays, s. */
export const PAGE_SECONDS = { least: 5, most: 300, usual: 15 }
export const MOST_SAFETY_LETTERS = 200

const shown = (usual: boolean) => v.fallback(v.boolean(), usual)

/** What somebody has chosen for this board; each part that cannot be read is as it usually is. */
const tvOptions = v.object({
  weather: shown(true),
  fixtures: shown(true),
  problems: shown(true),
  off: shown(true),
  following: shown(true),
  notes: shown(true),
  idle: shown(true),
  pitches: shown(false),
  pageSeconds: v.fallback(
    v.pipe(v.number(), v.minValue(PAGE_SECONDS.least), v.maxValue(PAGE_SECONDS.most)),
    PAGE_SECONDS.usual,
  ),
  safety: v.fallback(v.pipe(v.string(), v.maxLength(MOST_SAFETY_LETTERS)), ''),
  secondLanguage: v.fallback(v.nullable(v.picklist(ALL_LANGUAGES)), null),
})
export type TvOptions = v.InferOutput<typeof tvOptions> & { secondLanguage: Language | null }

/** The options as they are kept with this person's own settings on this device. */
export function useTvOptions(): [TvOptions, (change: Partial<TvOptions>) => void] {
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const kept = data?.tv ?? {}
  return [v.parse(tvOptions, kept), (change) => void told(save({ tv: { ...kept, ...change } }))]
}
