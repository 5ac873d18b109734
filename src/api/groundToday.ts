import type { Company } from '@/domain/company'
import { dayAtGround, isTimeZone } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { deviceZone } from '@/i18n/format'

/** The zone of a club's ground; where it does not say one, the device's. */
export const groundZone = (company: Company | undefined): string =>
  isTimeZone(company?.timeZone) ? company.timeZone : deviceZone()

/** Today at a club's ground, before its page is drawn. */
export const groundToday = (company: Company): Day => dayAtGround(new Date(), groundZone(company))
