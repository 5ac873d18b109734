import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  Outlet,
  replace,
  type RouteObject,
} from 'react-router-dom'
import { areaOf } from '@/domain/access'
import { loadTexts, warmTexts } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import type { LazyOnce } from '@/lib/lazyOnce'
import { Loader } from '@/ui/Loader'
import { part, readDestination, readPages } from '@/lib/parts'
import type { Connection } from './connection'
import { guard, requireFeature, requireTab } from './guard'
import { PageFrame } from './PageFrame'
import { RouteErrorScreen } from './RouteErrorScreen'
import { featureOfView } from './viewFeature'

type Connecting = LazyOnce<Connection>
type PageModule = Record<string, unknown>
type AskAhead = () => ThunkAction<Promise<void> | void, unknown, unknown, UnknownAction>

/** A page that comes, with its texts, when its address is opened. */
const page = (
  load: () => Promise<PageModule>,
  name: string,
  ...texts: string[]
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [module] = await part(() => Promise.all([load(), loadTexts(...texts)]))
    return { Component: module[name] as () => React.ReactNode }
  },
})

/** A page whose first answers are on their way before it is drawn; what it waits for, it says itself. */
const pageAhead = (
  connection: Connecting,
  load: () => Promise<PageModule & { askAhead: AskAhead }>,
  name: string,
  ...texts: string[]
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [module, { store }] = await part(() => Promise.all([load(), connection.get(), loadTexts(...texts)]))
    return {
      Component: module[name] as () => React.ReactNode,
      loader: () => store.dispatch(module.askAhead()),
      // Once for a visit: a sheet that opens over it changes its address, too.
      shouldRevalidate: () => false,
    }
  },
})

/** Pages with the store around them: all but the login pages, which have to be quick (decision 10). */
const connected = (connection: Connecting): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const { Provider, store } = await part(connection.get)
    return {
      Component: () => (
        <Provider store={store}>
          <Outlet />
        </Provider>
      ),
    }
  },
})

const loadLogin = () => import('@/pages/LoginPage')
const loginPage = page(loadLogin, 'LoginPage', 'auth')
const recoveryPage = page(() => import('@/pages/PasswordRecoveryPage'), 'PasswordRecoveryPage', 'auth')

/** Fetches the page of a visitor who has to log in while the configuration and the texts are on their way. */
export function warm(path: string, language: Language): void {
  if (areaOf(path) !== 'public') return
  loadLogin().catch(() => undefined)
  warmTexts(language, 'auth')
}

/** Every address of product.md that exists; the guard decides who may open which. */
const createRoutes = (connection: Connecting): RouteObject[] => [
  {
    middleware: [guard(connection)],
    HydrateFallback: Loader,
    ErrorBoundary: RouteErrorScreen,
    Component: PageFrame,
    children: [
      { path: '/', element: null },
      { path: '/start', element: null },
      { path: '/login', ...loginPage },
      { path: '/coach/login', ...loginPage },
      { path: '/player/login', ...loginPage },
      {
        ...connected(connection),
        children: [
          { path: '/register', ...page(() => import('@/pages/RegisterPage'), 'RegisterPage', 'auth') },
          { path: '/forgot-password', ...recoveryPage },
          { path: '/password-recovery', ...recoveryPage },
          {
            path: '/email-password',
            ...page(() => import('@/pages/EmailPasswordPage'), 'EmailPasswordPage', 'auth'),
          },
          {
            path: '/reset-password',
            ...page(() => import('@/pages/ResetPasswordPage'), 'ResetPasswordPage', 'auth'),
          },
          { path: '/404', ...page(() => import('@/pages/NotFoundPage'), 'NotFoundPage', 'auth') },
          {
            ...page(() => import('./SignedIn'), 'SignedIn'),
            children: [
              {
                path: '/dashboard',
                ...page(() => import('./StaffArea'), 'StaffArea'),
                children: [
                  { index: true, loader: () => replace('/dashboard/home') },
                  {
                    path: 'home',
                    ...pageAhead(
                      connection,
                      () => import('@/pages/HomePage'),
                      'HomePage',
                      'home',
                      'activity',
                    ),
                  },
                  {
                    path: 'calendar',
                    middleware: [requireFeature(connection, featureOfView)],
                    ...page(
                      () => import('@/pages/CalendarPage'),
                      'CalendarPage',
                      'calendar',
                      'activity',
                      'work',
                      'planning',
                    ),
                  },
                  {
                    path: 'pitches',
                    children: [
                      {
                        index: true,
                        ...page(() => import('@/pages/PitchesPage'), 'PitchesPage', 'pitches', 'activity'),
                      },
                      {
                        path: ':pitchId',
                        middleware: [requireTab(connection, 'pitch')],
                        ...page(() => import('@/pages/PitchPage'), 'PitchPage', 'pitch', 'grid', 'activity'),
                      },
                      {
                        path: ':pitchId/fertilisation',
                        middleware: [requireFeature(connection, () => 'product_management')],
                        ...page(
                          () => import('@/pages/FertilisationPage'),
                          'FertilisationPage',
                          'fertilisation',
                          'pitch',
                          'charts',
                          'activity',
                        ),
                      },
                      {
                        path: ':pitchId/growth',
                        middleware: [requireFeature(connection, () => 'pitch_growth')],
                        ...page(
                          () => import('@/pages/GrowthPage'),
                          'GrowthPage',
                          'growth',
                          'pitch',
                          'charts',
                          'activity',
                        ),
                      },
                    ],
                  },
                  {
                    path: 'work-plan',
                    middleware: [requireFeature(connection, () => 'work_plan')],
                    ...page(
                      () => import('@/pages/WorkPlanPage'),
                      'WorkPlanPage',
                      'workPlan',
                      'activity',
                      'planning',
                      'work',
                    ),
                  },
                  {
                    path: 'team',
                    middleware: [requireFeature(connection, () => 'calendar_users')],
                    ...page(
                      () => import('@/pages/TeamPage'),
                      'TeamPage',
                      'team',
                      'activity',
                      'planning',
                      'work',
                    ),
                  },
                  {
                    path: 'mobile',
                    ...pageAhead(
                      connection,
                      () => import('@/pages/MobilePage'),
                      'MobilePage',
                      'mobile',
                      'home',
                      'activity',
                    ),
                  },
                  {
                    path: 'mobile/machine',
                    middleware: [requireFeature(connection, () => 'storage')],
                    ...page(
                      () => import('@/pages/MachinePage'),
                      'MachinePage',
                      'machine',
                      'equipment',
                      'activity',
                    ),
                  },
                  {
                    path: 'storage',
                    middleware: [
                      requireFeature(connection, () => 'storage'),
                      requireTab(connection, 'storage'),
                    ],
                    ...page(() => import('@/pages/StoragePage'), 'StoragePage', 'storage', 'activity'),
                  },
                  {
                    path: 'reports',
                    ...page(() => import('@/pages/ReportsPage'), 'ReportsPage', 'report', 'activity', 'work'),
                  },
                  {
                    path: 'settings',
                    ...page(() => import('@/pages/SettingsPage'), 'SettingsPage', 'settings'),
                  },
                ],
              },
              {
                path: '/coach',
                ...page(() => import('@/pages/CoachPage'), 'CoachPage', 'coach', 'activity'),
              },
              {
                path: '/player',
                ...page(() => import('@/pages/PlayerPage'), 'PlayerPage', 'player', 'surface'),
              },
            ],
          },
        ],
      },
      // By the router and not by an element: what is drawn late must not lead away from where somebody has gone since.
      { path: '*', loader: () => replace('/404') },
    ],
  },
]

export function createRouter(connection: Connecting) {
  const routes = createRoutes(connection)
  const router = createBrowserRouter(routes, { future: { v8_middleware: true } })
  readDestination(() => router.state.navigation.location && createPath(router.state.navigation.location))
  readPages(async (path) =>
    Promise.all(
      (matchRoutes(routes, path) ?? []).map(
        async ({ route: { lazy } }) => typeof lazy === 'function' && lazy(),
      ),
    ),
  )
  return router
}
