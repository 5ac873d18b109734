import { type MiddlewareFunction, redirect, replace } from 'react-router-dom'
import { decideAccess, type Visitor } from '@/domain/access'
import type { Feature } from '@/domain/switches'
import { dropKeptDatabase } from '@/lib/keptDatabase'
import type { LazyOnce } from '@/lib/lazyOnce'
import { readDoor } from '@/session/lastDoor'
import { forgetPerson } from '@/session/rememberedPerson'
import { clearTokens, readAccess, readRefresh } from '@/session/tokens'
import type { Connection } from './connection'

type Connecting = LazyOnce<Connection>

/** Runs before every navigation: nothing of a page is loaded or drawn before its visitor may see it (quality A6). */
export const guard =
  (connection: Connecting): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url)
    const visitor = await whoIsHere(connection)
    const decision = decideAccess(
      { path: url.pathname, search: url.search, origin: url.origin },
      visitor,
      readDoor(),
    )
    if (decision.kind === 'allow') return next()
    if (decision.clear) forgetEverybody()
    throw leadOn(url, decision.to)
  }

/** Whose tokens have gone has gone: what was read for them goes too. */
function forgetEverybody(): void {
  clearTokens()
  forgetPerson()
  dropKeptDatabase()
}

/** A page behind a switch is not there for a company without it: its deep link is /404 (product.md). */
export const requireFeature =
  (connection: Connecting, feature: (url: URL) => Feature | undefined): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url)
    const needed = feature(url)
    if (needed === undefined) return next()
    const [{ companyOf }, { isOn }] = await Promise.all([connection.get(), import('@/domain/switches')])
    const company = await companyOf()
    if (company && !isOn(needed, company)) throw leadOn(url, '/404')
    return next()
  }

/** Nor is a tab that the company does not have. */
export const requireTab =
  (connection: Connecting, page: 'pitch' | 'storage'): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url)
    const tab = url.searchParams.get('tab')
    if (tab === null) return next()
    const [{ companyOf }, { isTabOff }] = await Promise.all([connection.get(), import('@/domain/pageTabs')])
    const company = await companyOf()
    if (company && isTabOff(page, tab, company)) throw leadOn(url, '/404')
    return next()
  }

/** An address that is in the bar already, such as a bookmark's, is replaced: "back" must not lead into it again (quality R5). */
const leadOn = ({ pathname, search }: URL, to: string): Response =>
  pathname + search === location.pathname + location.search ? replace(to) : redirect(to)

async function whoIsHere(connection: Connecting): Promise<Visitor> {
  if (readAccess() === undefined && readRefresh() === undefined) return null
  const { knownVisitor } = await connection.get()
  return knownVisitor()
}
