import { addresses } from '@/domain/addresses'
import type { Feature } from '@/domain/switches'
import type { IconName } from '@/ui/Icon'

type Key =
  | 'home'
  | 'calendar'
  | 'pitches'
  | 'workPlan'
  | 'team'
  | 'mobile'
  | 'storage'
  | 'reports'
  | 'settings'

/** A page of the menu; absent when its switch is off. `inMore`: the phone's bar has no room for it. */
export type Destination = { key: Key; to: string; icon: IconName; feature?: Feature; inMore?: true }

/** What the menu leads to, in the order of the day. */
export const DESTINATIONS: readonly Destination[] = [
  { key: 'home', to: addresses.home, icon: 'house' },
  { key: 'calendar', to: addresses.calendar(), icon: 'calendar' },
  { key: 'pitches', to: addresses.pitches, icon: 'pitch' },
  {
    key: 'workPlan',
    to: addresses.workPlan(),
    icon: 'listChecks',
    feature: 'work_plan',
    inMore: true,
  },
  { key: 'team', to: addresses.team(), icon: 'users', feature: 'calendar_users', inMore: true },
  { key: 'storage', to: addresses.storage(), icon: 'package', feature: 'storage', inMore: true },
  { key: 'reports', to: addresses.reports(), icon: 'fileText', inMore: true },
  { key: 'mobile', to: addresses.mobile, icon: 'clipboardList', inMore: true },
]
export const SETTINGS: Destination = { key: 'settings', to: addresses.settings, icon: 'settings' }
