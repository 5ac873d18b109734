import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PAGE_HEADING_ID } from '@/ui/PageHeader'
import { SkipLink } from '@/ui/SkipLink'

/** What every page stands in: the way past the navigation, and the focus at a page's start. */
export function PageFrame() {
  useHeadingFocus()
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}

/** After a change of page the focus is on its heading, which reads it out (quality G1); the first page keeps its own. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
}
