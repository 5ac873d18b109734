import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { isTimeZone } from '@/domain/groundTime'
import { FormatContext } from '@/i18n/format'
import { selectUserId } from '@/session/sessionSlice'

const TermsDialog = lazy(async () => ({
  default: (await import('@/features/terms/TermsDialog')).TermsDialog,
}))

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What holds for everybody who is logged in: how numbers and times are written, and the terms to accept first. */
export function SignedIn() {
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery(undefined, { skip: userId === undefined })
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const settings = {
    timeZone: isTimeZone(company?.timeZone) ? company.timeZone : deviceZone,
    unitSystem: user?.unitSystem ?? company?.unitSystem ?? 'metric',
    country: company?.region ?? company?.country,
  } as const
  return (
    <FormatContext value={settings}>
      <Outlet />
      {user?.tosAcceptedAt === null && (
        <Suspense>
          <TermsDialog />
        </Suspense>
      )}
    </FormatContext>
  )
}
