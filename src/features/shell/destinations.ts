import { addresses } from '@/domain/addresses'
import type { Feature } from '@/domain/switches'
import type { IconName } from '@/ui/Icon'

type Key = 'home' | 'calendar' | 'mobile' | 'settings'

/** A page of the menu; absent when its switch is off. */
export type Destination = { key: Key; to: string; icon: IconName; feature?: Feature }

/** What the menu leads to, in the order of the day. */
export const DESTINATIONS: readonly Destination[] = [
  { key: 'home', to: addresses.home, icon: 'house' },
  { key: 'calendar', to: addresses.calendar(), icon: 'calendar' },
  { key: 'mobile', to: addresses.mobile, icon: 'clipboardList' },
]
export const SETTINGS: Destination = { key: 'settings', to: addresses.settings, icon: 'settings' }
