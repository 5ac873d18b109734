import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Changes the query of the page's address. A change is made to what the address bar says at this moment: what an
 * earlier press has put there may still be on its way to being drawn.
 */
export function useSearchChange() {
  const navigate = useNavigate()
  return (change: (present: string) => string, options?: NavigateOptions) =>
    void navigate({ search: change(window.location.search) }, options)
}
