import { PITCH_TABS, type PitchTab, STORAGE_TABS, type StorageTab } from './addresses.ts'
import { type CompanyFlags, type Feature, isOn } from './switches.ts'

const PITCH_FEATURES: Partial<Record<PitchTab, Feature>> = {
  sunlight: 'pitch_shade_analysis',
  maintenance: 'pitch_details_maintenance',
  grass: 'pitch_details_grass',
}
const STORAGE_FEATURES: Partial<Record<StorageTab, Feature>> = {
  supplies: 'product_management',
  cocktails: 'cocktail_management',
  movements: 'product_management',
  'stock-take': 'product_management',
}

/** A company that only measures has its grid, what became of it, and the sessions (product.md). */
const MEASURED: ReadonlySet<PitchTab> = new Set(['trends', 'sessions'])

const allows = (feature: Feature | undefined, company: CompanyFlags) =>
  feature === undefined || isOn(feature, company)

/** The tabs of a pitch that this company has; the others are absent, and ask for nothing. */
export const pitchTabsOf = (company: CompanyFlags): PitchTab[] =>
  PITCH_TABS.filter(
    (tab) => (company.measurementsOnly !== true || MEASURED.has(tab)) && allows(PITCH_FEATURES[tab], company),
  )

export const storageTabsOf = (company: CompanyFlags): StorageTab[] =>
  STORAGE_TABS.filter((tab) => allows(STORAGE_FEATURES[tab], company))

/** True for a `?tab=` that exists, but not for this company: its deep link is /404. A word that is no tab is none. */
export function isTabOff(page: 'pitch' | 'storage', asked: string, company: CompanyFlags): boolean {
  const all: readonly string[] = page === 'pitch' ? PITCH_TABS : STORAGE_TABS
  const own: readonly string[] = page === 'pitch' ? pitchTabsOf(company) : storageTabsOf(company)
  return all.includes(asked) && !own.includes(asked)
}
