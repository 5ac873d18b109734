import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetResetLink, type ResetLink, takeResetLink } from './resetLink'

/** The link that opened this page; the address no longer shows it, neither to the browser nor to the router. */
export function useResetLink(): ResetLink | undefined {
  const [link] = useState(takeResetLink)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shown = /[?&](token|uidb64)=/.test(search)
  useEffect(() => {
    if (shown) void navigate(pathname, { replace: true })
  }, [shown, pathname, navigate])
  useEffect(() => forgetResetLink, [])
  return link
}
