import { useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { type Language, localeTag } from '@/i18n/languages'
import { UiProvider } from '@/ui/UiProvider'
import type { createRouter } from './routes'
import type { AppStore } from './store'

type AppProps = { store: AppStore; router: ReturnType<typeof createRouter> }

/** The application on a page. */
export function App({ store, router }: AppProps) {
  const { i18n } = useTranslation()
  return (
    <Provider store={store}>
      <UiProvider locale={localeTag(i18n.language as Language)}>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>
  )
}
