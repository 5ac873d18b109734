import { screen, waitFor, within } from '@testing-library/react'

/** The machine may be busy with other tests. */
export const SLOW = { timeout: 30_000 }

/** A page that asks for little itself, with the work sheet beside it. */
export const over = (query: string) => `/dashboard/settings?${query}`

/** The work sheet's form. */
export async function sheet() {
  const frame = await waitFor(() => {
    const found = screen
      .getAllByRole('button', { name: /^Save( anyway)?$/ })
      .map((save) => save.closest('aside'))
      .find((aside) => aside !== null)
    if (!found) throw new Error('no sheet')
    return found
  }, SLOW)
  return within(frame)
}

/** Waits until no work is open: what comes next opens a sheet of its own. */
export const sheetGone = (router: { state: { location: { search: string } } }) =>
  waitFor(() => {
    if (
      /[?&]work=/.test(router.state.location.search) ||
      document.querySelector('aside [aria-label="Close"]')
    )
      throw new Error('the sheet still stands')
  }, SLOW)
