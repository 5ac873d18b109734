import { type CompanyFlags, isOn } from '../switches.ts'
import { REPORT_TYPES, type ReportReader, type ReportType } from './reportChoice.ts'

export const REPORT_BLOCKS = [
  'use',
  'condition',
  'norm',
  'work',
  'inputs',
  'spray',
  'labour',
  'weather',
  'feedback',
] as const
export type ReportBlockName = (typeof REPORT_BLOCKS)[number]

/** The blocks that are there only where `extended_report` is on. */
export const EXTENDED_BLOCKS: ReadonlySet<ReportBlockName> = new Set([
  'norm',
  'spray',
  'labour',
  'weather',
  'feedback',
])

/** The blocks that tell of products. */
const BLOCKS_OF_PRODUCTS: ReadonlySet<ReportBlockName> = new Set(['inputs', 'spray'])

/** The blocks that are made from the period's work, and have nothing to say without it. */
export const BLOCKS_OF_WORK: ReadonlySet<ReportBlockName> = new Set(['inputs', 'spray', 'labour', 'feedback'])

/** What each kind of report shows to whom, in this order (product.md, Report). The only place that says so. */
const SHOWN: Readonly<Record<ReportType, Readonly<Record<ReportReader, readonly ReportBlockName[]>>>> = {
  use: {
    board: ['use', 'feedback'],
    coach: ['use', 'feedback'],
    league: ['use'],
    auditor: ['use'],
  },
  condition: {
    board: ['condition', 'use', 'weather', 'feedback'],
    coach: ['condition', 'feedback', 'use'],
    league: ['condition', 'use', 'weather'],
    auditor: ['condition', 'weather'],
  },
  norm: {
    board: ['norm'],
    coach: ['norm'],
    league: ['norm', 'condition'],
    auditor: ['norm'],
  },
  work: {
    board: ['work'],
    coach: ['work'],
    league: ['work'],
    auditor: ['spray', 'work'],
  },
  inputs: {
    board: ['inputs', 'spray'],
    coach: ['inputs'],
    league: ['inputs', 'spray'],
    auditor: ['spray', 'inputs', 'weather'],
  },
  labour: {
    board: ['labour'],
    coach: ['labour'],
    league: ['labour'],
    auditor: ['labour'],
  },
  weather: {
    board: ['weather'],
    coach: ['weather'],
    league: ['weather'],
    auditor: ['weather'],
  },
  feedback: {
    board: ['feedback', 'use'],
    coach: ['feedback', 'condition'],
    league: ['feedback'],
    auditor: ['feedback'],
  },
  full: {
    board: ['use', 'condition', 'feedback', 'work', 'inputs', 'labour', 'weather'],
    coach: ['condition', 'use', 'feedback', 'weather', 'work'],
    league: ['norm', 'condition', 'use', 'work', 'inputs', 'weather'],
    auditor: ['spray', 'inputs', 'work', 'labour', 'weather', 'condition', 'use'],
  },
}

/** The blocks of a kind of report for a reader, first one first; fewer where the company has less switched on. */
export function blocksOf(type: ReportType, reader: ReportReader, company: CompanyFlags): ReportBlockName[] {
  const extended = isOn('extended_report', company)
  const products = isOn('product_management', company)
  return SHOWN[type][reader].filter(
    (name) => (extended || !EXTENDED_BLOCKS.has(name)) && (products || !BLOCKS_OF_PRODUCTS.has(name)),
  )
}

/** The kinds of report a company can have: those of which something is left. */
export const typesOffered = (company: CompanyFlags): ReportType[] =>
  REPORT_TYPES.filter((type) =>
    blocksOf(type, 'board', company).some((name) => name === type || type === 'full'),
  )
