import { type Problem, problemOf } from './problem.ts'

const OF_ONE: ReadonlySet<Problem['kind']> = new Set(['invalid', 'conflict', 'notFound', 'forbidden'])

/** Of many writes: whether what went wrong with one says nothing of the next, which would else fare no better. */
export const concernsOne = (error: unknown): boolean => OF_ONE.has(problemOf(error).kind)
