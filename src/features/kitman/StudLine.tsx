import type { KickOff } from './useKickOff'
import { useStuds } from './useStuds'

/** What to wear, large, and what to pack besides. */
export function StudLine({ kickOff }: { kickOff: KickOff }) {
  const studs = useStuds(kickOff)
  if (!studs) return <b aria-busy="true">{'\u00A0'}</b>
  return (
    <>
      <b>{studs.main}</b>
      {studs.also && <small>{studs.also}</small>}
    </>
  )
}
