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
import type pitches from '../../locales/en-GB/pitches.json'
import type pitch from '../../locales/en-GB/pitch.json'
import type grid from '../../locales/en-GB/grid.json'
import type charts from '../../locales/en-GB/charts.json'
import type trends from '../../locales/en-GB/trends.json'
import type sunlight from '../../locales/en-GB/sunlight.json'
import type growth from '../../locales/en-GB/growth.json'
import type fertilisation from '../../locales/en-GB/fertilisation.json'
import type water from '../../locales/en-GB/water.json'
import type brief from '../../locales/en-GB/brief.json'
import type bulk from '../../locales/en-GB/bulk.json'
import type panels from '../../locales/en-GB/panels.json'
import type storage from '../../locales/en-GB/storage.json'
import type equipment from '../../locales/en-GB/equipment.json'
import type supplies from '../../locales/en-GB/supplies.json'
import type cocktails from '../../locales/en-GB/cocktails.json'
import type stock from '../../locales/en-GB/stock.json'
import type shedFile from '../../locales/en-GB/shedFile.json'
import type report from '../../locales/en-GB/report.json'
import type evidence from '../../locales/en-GB/evidence.json'
import type outbox from '../../locales/en-GB/outbox.json'
import type offline from '../../locales/en-GB/offline.json'
import type machine from '../../locales/en-GB/machine.json'
import type round from '../../locales/en-GB/round.json'
import type clubs from '../../locales/en-GB/clubs.json'
import type feedback from '../../locales/en-GB/feedback.json'
import type surface from '../../locales/en-GB/surface.json'
import type workPlan from '../../locales/en-GB/workPlan.json'
import type figures from '../../locales/en-GB/figures.json'
import type filters from '../../locales/en-GB/filters.json'
import type keys from '../../locales/en-GB/keys.json'

/** Keys are typed from the English texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      activity: typeof activity
      auth: typeof auth
      calendar: typeof calendar
      coach: typeof coach
      common: typeof common
      figures: typeof figures
      filters: typeof filters
      home: typeof home
      keys: typeof keys
      mobile: typeof mobile
      player: typeof player
      settings: typeof settings
      exchange: typeof exchange
      planning: typeof planning
      team: typeof team
      tv: typeof tv
      work: typeof work
      pitches: typeof pitches
      pitch: typeof pitch
      grid: typeof grid
      charts: typeof charts
      trends: typeof trends
      sunlight: typeof sunlight
      growth: typeof growth
      fertilisation: typeof fertilisation
      water: typeof water
      brief: typeof brief
      bulk: typeof bulk
      panels: typeof panels
      storage: typeof storage
      equipment: typeof equipment
      supplies: typeof supplies
      cocktails: typeof cocktails
      stock: typeof stock
      shedFile: typeof shedFile
      report: typeof report
      evidence: typeof evidence
      outbox: typeof outbox
      offline: typeof offline
      machine: typeof machine
      round: typeof round
      clubs: typeof clubs
      feedback: typeof feedback
      surface: typeof surface
      workPlan: typeof workPlan
    }
  }
}
