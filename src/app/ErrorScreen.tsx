import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router-dom'
import i18next from 'i18next'
import { connection } from '@/lib/parts'
import { report } from '@/lib/report'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { token } from '@/ui/tokens'
import { WrongConfiguration } from './runtimeConfig'
import { SessionUnknown } from './sessionUnknown'

/** The words to fall back on when the texts themselves have not arrived (quality U8). */
const PLAIN = {
  'error.serverSide': 'The server has a problem.',
  'error.clientSide': 'Something went wrong on this page.',
  'error.tryAgain': 'Please try again.',
  'error.retry': 'Reload',
  'error.configuration': 'The configuration of this site cannot be used.',
  'problem.offline': 'No connection to the server.',
  'nav.home': 'Home',
} as const
const say = (key: keyof typeof PLAIN): string =>
  i18next.isInitialized ? i18next.t(key, { defaultValue: PLAIN[key] }) : PLAIN[key]

const isServerSide = (error: unknown): boolean =>
  error instanceof SessionUnknown || (isRouteErrorResponse(error) && error.status >= 500)

const reload = (): void => location.reload()

/** What is shown when a page, a route or the start fails; retry loads the page anew (spec §2). */
export function ErrorScreen({ error, isPage = false }: { error: unknown; isPage?: boolean }) {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    report(error)
    let isHere = true
    // A page that is not on the device opens when the network is back and the server answers through it (quality U7).
    if (isOffline) void connection().then(() => isHere && reload())
    return () => {
      isHere = false
    }
  }, [error, isOffline])
  const what =
    error instanceof WrongConfiguration
      ? say('error.configuration')
      : say(isOffline ? 'problem.offline' : isServerSide(error) ? 'error.serverSide' : 'error.clientSide')
  return (
    <Screen role="alert">
      <Logo />
      <h1>{what}</h1>
      {error instanceof WrongConfiguration && <Detail dir="ltr">{error.message}</Detail>}
      <p>{say('error.tryAgain')}</p>
      <Button layout="primary" onClick={reload}>
        {say('error.retry')}
      </Button>
      {/* What failed may not be on the device; the first page is. */}
      {isPage && <Back href="/">{say('nav.home')}</Back>}
    </Screen>
  )
}

const Screen = styled.main`
  min-block-size: 100dvb;
  display: grid;
  gap: 16px;
  align-content: center;
  justify-items: center;
  padding: 24px;
  text-align: center;
  background: ${token('paper')};

  > h1 {
    font: 600 ${token('t-24')} ${token('font')};
  }
`
const Back = styled.a`
  padding: 12px;
  font-weight: 600;
  color: ${token('green-deep')};
  text-decoration: none;
`
const Detail = styled.code`
  font-size: 12px;
  color: ${token('ink-2')};
  overflow-wrap: anywhere;
`
