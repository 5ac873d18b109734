import type { Company } from '@/domain/company'
import { dayAtGround, isTimeZone } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { deviceZone } from '@/i18n/format'

/** Today at a club's ground, before its page is drawn. */
export const groundToday = ({ timeZone }: Company): Day =>
  dayAtGround(new Date(), isTimeZone(timeZone) ? timeZone : deviceZone())
