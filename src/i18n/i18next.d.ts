import 'i18next'
import type activity from '../../locales/en-GB/activity.json'
import type auth from '../../locales/en-GB/auth.json'
import type calendar from '../../locales/en-GB/calendar.json'
import type coach from '../../locales/en-GB/coach.json'
import type common from '../../locales/en-GB/common.json'
import type home from '../../locales/en-GB/home.json'
import type mobile from '../../locales/en-GB/mobile.json'
import type player from '../../locales/en-GB/player.json'
import type settings from '../../locales/en-GB/settings.json'
import type work from '../../locales/en-GB/work.json'
import type exchange from '../../locales/en-GB/exchange.json'
import type planning from '../../locales/en-GB/planning.json'
import type team from '../../locales/en-GB/team.json'
import type tv from '../../locales/en-GB/tv.json'
import type workPlan from '../../locales/en-GB/workPlan.json'

/** Keys are typed from the English texts. */
declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module is augmented through its interface
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      activity: typeof activity
      auth: typeof auth
      calendar: typeof calendar
      coach: typeof coach
      common: typeof common
      home: typeof home
      mobile: typeof mobile
      player: typeof player
      settings: typeof settings
      exchange: typeof exchange
      planning: typeof planning
      team: typeof team
      tv: typeof tv
      work: typeof work
      workPlan: typeof workPlan
    }
  }
}
