import type { OfficeStatus } from '@/domain/league/officeRows'
import type { Light } from '@/domain/league/norm'
import { LightMark } from '@/ui/LightMark'

const LIGHT: Readonly<Record<OfficeStatus, Light>> = {
  critical: 'critical',
  look: 'look',
  good: 'good',
  outdated: 'none',
  unread: 'none',
  loading: 'none',
  failed: 'none',
}

/** The mark of how a club or a pitch stands; its word stands beside it or in the name of what carries it. */
export function StatusLight({ status }: { status: OfficeStatus }) {
  return <LightMark light={LIGHT[status]} />
}
