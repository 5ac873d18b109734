import { useEffect, useState } from 'react'
import { lazyOnce } from '@/lib/lazyOnce'
import { optionalPart } from '@/lib/parts'

const outlines = lazyOnce(() => optionalPart(() => import('./mapOutlines')))
type Outlines = Awaited<ReturnType<typeof outlines.get>>

const find = (): Promise<Outlines | 'failed'> => outlines.get().catch(() => 'failed' as const)

/** The outlines of the countries, which come after the clubs; the clubs can be found without them. */
export function useMapOutlines() {
  const [found, setFound] = useState<Outlines | 'failed'>()
  useEffect(() => void find().then(setFound), [])
  return {
    outlines: found === 'failed' ? undefined : found,
    isFailed: found === 'failed',
    retry: () => {
      setFound(undefined)
      void find().then(setFound)
    },
  }
}
