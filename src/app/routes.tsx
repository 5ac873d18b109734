import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { Loader } from '@/ui/Loader'
import { RouteErrorScreen } from './RouteErrorScreen'
import { guard, requireFeature } from './guard'
import { PageFrame } from './PageFrame'
import { SignedIn } from './SignedIn'
import { StaffArea } from './StaffArea'
import type { AppStore } from './store'
import { featureOfView } from './viewFeature'

type PageModule = Record<string, unknown>

/** A page that comes when its address is opened. */
const page = (load: () => Promise<PageModule>, name: string): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] as () => React.ReactNode }),
})

/** Every address of product.md that exists; the guard decides who may open which. */
export const createRoutes = (store: AppStore): RouteObject[] => [
  {
    middleware: [guard(store)],
    HydrateFallback: Loader,
    ErrorBoundary: RouteErrorScreen,
    Component: PageFrame,
    children: [
      { path: '/', element: null },
      { path: '/login', ...page(() => import('@/pages/LoginPage'), 'LoginPage') },
      { path: '/coach/login', ...page(() => import('@/pages/LoginPage'), 'LoginPage') },
      { path: '/player/login', ...page(() => import('@/pages/LoginPage'), 'LoginPage') },
      { path: '/register', ...page(() => import('@/pages/RegisterPage'), 'RegisterPage') },
      {
        path: '/forgot-password',
        ...page(() => import('@/pages/PasswordRecoveryPage'), 'PasswordRecoveryPage'),
      },
      {
        path: '/password-recovery',
        ...page(() => import('@/pages/PasswordRecoveryPage'), 'PasswordRecoveryPage'),
      },
      { path: '/email-password', ...page(() => import('@/pages/EmailPasswordPage'), 'EmailPasswordPage') },
      { path: '/reset-password', ...page(() => import('@/pages/ResetPasswordPage'), 'ResetPasswordPage') },
      { path: '/404', ...page(() => import('@/pages/NotFoundPage'), 'NotFoundPage') },
      {
        Component: SignedIn,
        children: [
          {
            path: '/dashboard',
            Component: StaffArea,
            children: [
              { index: true, element: <Navigate to="/dashboard/home" replace /> },
              { path: 'home', ...page(() => import('@/pages/HomePage'), 'HomePage') },
              {
                path: 'calendar',
                middleware: [requireFeature(store, featureOfView)],
                ...page(() => import('@/pages/CalendarPage'), 'CalendarPage'),
              },
              { path: 'mobile', ...page(() => import('@/pages/MobilePage'), 'MobilePage') },
              { path: 'settings', ...page(() => import('@/pages/SettingsPage'), 'SettingsPage') },
            ],
          },
          { path: '/coach', ...page(() => import('@/pages/CoachPage'), 'CoachPage') },
          { path: '/player', ...page(() => import('@/pages/PlayerPage'), 'PlayerPage') },
        ],
      },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
]

export const createRouter = (store: AppStore) =>
  createBrowserRouter(createRoutes(store), { future: { v8_middleware: true } as never })
