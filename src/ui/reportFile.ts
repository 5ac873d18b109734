import { createContext } from 'react'
import type { CsvCell } from '@/lib/csvText'

/** A block's table as a file, and where the block stands on the page. */
export type ReportFilePart = { title: string; rows: () => readonly (readonly CsvCell[])[]; element: Element }

/** Where each block of a report leaves its table, so that all of them can be had as one file. */
export type ReportFile = { add: (part: ReportFilePart) => () => void }
export const ReportFileContext = createContext<ReportFile>({ add: () => () => undefined })
