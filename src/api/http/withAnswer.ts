import * as v from 'valibot'
import { listedIn, readingRows } from '@/domain/wire'
import { report } from '@/lib/report'
import { inSlices } from '@/lib/inSlices'
import type { Query } from './query'

/**
 * Reads an answer by the endpoint's schema. A list keeps its readable rows and tells once how many it lost; an
 * answer of another kind (HTML, a string, null for a list) is an error and leaves the cache as it was.
 */
export const withAnswer =
  (query: Query): Query =>
  async (args, api, options) => {
    const result = await query(args, api, options)
    if (result.error || !options.answer) return result
    const read = await readAnswer(options.answer, result.data)
    if (!read.success) {
      const status = result.meta?.response?.status ?? 200
      return {
        error: {
          status: 'PARSING_ERROR',
          originalStatus: status,
          data: '',
          error: 'not the answer that was asked for',
        },
        meta: result.meta,
      }
    }
    if (Array.isArray(result.data) && Array.isArray(read.output) && read.output.length < result.data.length)
      report(new Error('rows that could not be read'), {
        path: args.url,
        lost: result.data.length - read.output.length,
      })
    return { data: sealed(read.output), meta: result.meta }
  }

/** A list this long is read in slices: a year of work takes longer than a frame. */
const LONG = 500

async function readAnswer(
  schema: v.GenericSchema,
  data: unknown,
): Promise<Pick<v.SafeParseResult<v.GenericSchema>, 'success' | 'output'>> {
  const row = Array.isArray(data) && data.length > LONG ? listedIn(schema) : undefined
  return row
    ? { success: true, output: await inSlices(readingRows(row, data as unknown[])) }
    : v.safeParse(schema, data)
}

/**
 * What is frozen the store takes as it is; else it looks through every value for one of its drafts: for a year of work a
 * second. While developing it does, and freezes all of it, so that a change to an answer is noticed.
 */
export const sealed = <T>(answer: T): T => (import.meta.env.PROD ? Object.freeze(answer) : answer)
