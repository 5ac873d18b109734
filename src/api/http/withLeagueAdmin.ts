import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { type CompanyFlags, isReadOnly } from '@/domain/switches'
import { chosenClub } from '@/session/chosenClub'
import { methodOf, refusal, type CallError, type Query } from './query'
import { pathOf } from '@/lib/pathOf'

/** Paths that are the same for everybody (contract.md, Conventions). */
const WITHOUT_PREFIX =
  /^\/(token(\/|$)|password-recovery$|reset-password$|accept_tos$|users\/(?!days_off$)[^/]+$|companies\/get_company$|coaches\/|kitmen\/|my-feedback$)/

/** What a read-only company may still send: getting in, and feedback (product.md, Feature switches). */
const WRITABLE =
  /^\/(token(\/|$)|password-recovery$|reset-password$|accept_tos$|activities\/[^/]+\/feedback(\/|$))/
/** A league office has no shed: it never asks for these (spec §6). */
const NEVER = /^\/(equipment|supplies|cocktails)(\/|$)/

export const hasPrefix = (url: string): boolean => !WITHOUT_PREFIX.test(pathOf(url))

export type AskCompany = (api: BaseQueryApi) => Promise<{ flags: CompanyFlags } | { error: CallError }>

/**
 * A league admin's calls go to `/league_admin`, and its writes go nowhere: the second wall behind screens that
 * offer none (quality A8, A10). Which company it is must be known before the first of them is sent.
 */
export const withLeagueAdmin =
  (askCompany: AskCompany) =>
  (query: Query): Query =>
  async (args, api, options) => {
    const path = pathOf(args.url)
    const prefixed = hasPrefix(path)
    const writes = methodOf(args) !== 'GET'
    if (!prefixed && (!writes || WRITABLE.test(path))) return query(args, api, options)
    const club = chosenClub()
    const company = await askCompany(api)
    // Asked for on a page of the former club: of the present one it would be asked in vain.
    if (chosenClub() !== club) return refusal('superseded')
    if ('error' in company) return { error: company.error }
    if (!isReadOnly(company.flags)) return query(args, api, options)
    if ((writes && !WRITABLE.test(path)) || NEVER.test(path)) return refusal('readOnly')
    return query(prefixed ? { ...args, url: `/league_admin${args.url}` } : args, api, options)
  }
