import { useMemo } from 'react'
import type { CsvCell } from '@/lib/csvText'
import type { ReportFile, ReportFilePart } from '@/ui/reportFile'

export type ReportParts = ReportFile & { rows: () => CsvCell[][] }

/** Collects the tables of the blocks; as rows they stand in the order of the page, each under its title. */
export function useReportParts(): ReportParts {
  return useMemo(() => {
    const parts = new Set<ReportFilePart>()
    return {
      add: (part) => {
        parts.add(part)
        return () => void parts.delete(part)
      },
      rows: () =>
        [...parts]
          .toSorted((a, b) =>
            a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
          )
          .flatMap(({ title, rows }, at): CsvCell[][] => [
            ...(at === 0 ? [] : [[]]),
            [title],
            ...rows().map((row) => [...row]),
          ]),
    }
  }, [])
}
