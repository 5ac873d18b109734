import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  cultureContextIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react'
import { type Failure, receiveReports } from '@/lib/report'
import { optionalPart } from '@/lib/parts'
import type { RuntimeConfig } from '../runtimeConfig'
import { followPerson, isOfBefore, type Watched } from './person'
import { scrub } from './scrub'
import { ownCalls, sendScrubbed } from './transport'

type Config = RuntimeConfig & { sentryDsn: string }

/** Errors, traces and replays to the error service, through our own server (spec §9). */
export function startSentry(config: Config, connection: Watched): void {
  init({
    dsn: config.sentryDsn,
    tunnel: '/monitoring',
    environment: config.environment || 'production',
    release: config.release || undefined,
    debug: false,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // One transaction for a page and what it loads, named by its path: ids are in queries here.
    traceLifecycle: 'static',
    tracePropagationTargets: ownCalls(config.apiUrl, location.origin),
    enhanceFetchErrorMessages: false,
    ignoreErrors: ['ResizeObserver loop'],
    dataCollection: {
      userInfo: false,
      cookies: false,
      // The tunnel says nothing of the browser; the report has to.
      httpHeaders: { request: { allow: ['user-agent'] }, response: false },
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    // Failures come through lib/report, each once: nothing here listens for errors, console or answers (quality F11).
    defaultIntegrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      cultureContextIntegration(),
      breadcrumbsIntegration({ xhr: false }),
    ],
    integrations: [browserTracingIntegration()],
    beforeBreadcrumb: (breadcrumb, hint) => (isOfBefore(hint?.['startTimestamp']) ? null : scrub(breadcrumb)),
    transport: sendScrubbed,
    transportOptions: { bufferSize: 64, fetchOptions: { credentials: 'omit' } },
  })
  const person = followPerson(connection)
  receiveReports(tellSentry)
  optionalPart(() => import('./replay')).then(
    ({ recorder }) => person.recordWith(recorder),
    () => undefined,
  )
}

function tellSentry({ error, context: { unhandled, ...extra } = {} }: Failure): void {
  captureException(error, {
    mechanism: unhandled
      ? { handled: false, type: 'auto.browser.global_handlers' }
      : { handled: true, type: 'generic' },
    captureContext: { extra },
  })
}
