import { readCsvSteps } from '@/domain/csv'
import { ImportError } from '@/domain/ics/contentLines'
import { fileText } from '@/domain/ics/fileText'
import { inSlices } from '@/lib/inSlices'

export type ShedFault = 'notText' | 'tooLarge' | 'tooMany' | 'empty'
export type ShedTable = { fault: ShedFault; rows?: never } | { rows: string[][]; fault?: never }

/** A hundred thousand rows of a full shed. */
export const MOST_BYTES = 20_000_000
const MOST_ROWS = 100_000

/** The rows of a file, headings first, read without holding up the page. */
export async function readShedFile(bytes: Uint8Array): Promise<ShedTable> {
  try {
    // Headings, and one row too many, which says that there are too many.
    const rows = await inSlices(readCsvSteps(fileText(bytes, MOST_BYTES), MOST_ROWS + 2))
    if (rows.length > MOST_ROWS + 1) return { fault: 'tooMany' }
    return rows.length < 2 ? { fault: 'empty' } : { rows }
  } catch (failure) {
    const fault = failure instanceof ImportError ? failure.fault : 'notText'
    return { fault: fault === 'tooLarge' || fault === 'empty' ? fault : 'notText' }
  }
}
