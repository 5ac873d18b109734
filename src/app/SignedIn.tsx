import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { groundZone } from '@/api/groundToday'
import { useGetUserQuery } from '@/api/identity'
import { isReadOnly } from '@/domain/switches'
import { FormatContext } from '@/i18n/format'
import { loadTexts } from '@/i18n/i18n'
import { type Language, localeTag } from '@/i18n/languages'
import { selectUserId } from '@/session/sessionSlice'
import { OutboxGate } from '@/features/outbox/OutboxGate'
import { lazyPart } from '@/ui/lazyPart'
import { Toasts } from '@/ui/Toasts'
import { UiProvider } from '@/ui/UiProvider'
import { readPreference } from '@/lib/preference'
import { newVersion, onNewVersion } from '@/lib/newVersion'
import { optionalPart, tellOfMissingParts } from '@/lib/parts'
import { showMissingPart } from './missingPart'

const TermsDialog = lazyPart(() => import('@/features/terms/TermsDialog'), 'TermsDialog', 'auth')
const UpdatePrompt = lazyPart(() => import('@/features/offline/UpdatePrompt'), 'UpdatePrompt', 'offline')

/** What holds for everybody who is logged in: the controls' language, messages, how numbers and times are written, and the terms to accept first. */
export function SignedIn() {
  const { i18n } = useTranslation()
  useEffect(() => tellOfMissingParts(showMissingPart), [])
  useEffect(haveTheWayOut, [])
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery(undefined, { skip: userId === undefined })
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  // A league's office reads: its record cannot be written, so its choice is this browser's.
  const chosen = company && isReadOnly(company) && readPreference('units')
  const hasNewVersion = useSyncExternalStore(onNewVersion, newVersion) !== undefined
  const settings = {
    timeZone: groundZone(company),
    unitSystem:
      chosen === 'metric' || chosen === 'imperial'
        ? chosen
        : (user?.unitSystem ?? company?.unitSystem ?? 'metric'),
    country: company?.region ?? company?.country,
  } as const
  return (
    <FormatContext value={settings}>
      <UiProvider locale={localeTag(i18n.language as Language)}>
        {hasNewVersion && (
          <Suspense>
            <UpdatePrompt />
          </Suspense>
        )}
        <Outlet />
        {user?.tosAcceptedAt === null && (
          <Suspense>
            <TermsDialog />
          </Suspense>
        )}
        <OutboxGate />
        <Toasts />
      </UiProvider>
    </FormatContext>
  )
}

/** Once the page has had its turn: it leads to the login page, and logging out must work without a network (quality L6). */
function haveTheWayOut(): () => void {
  const timer = setTimeout(() => {
    const page = optionalPart(() => import('@/pages/LoginPage'))
    Promise.all([page, loadTexts('auth')]).catch(() => undefined)
  }, AFTER_THE_PAGE_MS)
  return () => clearTimeout(timer)
}

const AFTER_THE_PAGE_MS = 2000
