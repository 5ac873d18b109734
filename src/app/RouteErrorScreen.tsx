import { useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen'

/** The error screen of a page or a navigation. */
export function RouteErrorScreen() {
  return <ErrorScreen isPage error={useRouteError()} />
}
