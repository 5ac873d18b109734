import { type HeatScale, type HeatStep, stepsOf } from '@/lib/heatScale'
import { type Token, token, tokenNames } from '../tokens'

const isToken = (name: string): name is Token => (tokenNames as readonly string[]).includes(name)
const named = (name: string): string => (isToken(name) ? token(name) : 'none')

/** The fill of a step. */
export const stepToken = (step: HeatStep): string => (step === 'none' ? token('nodata-bg') : named(step))

const EVERY: readonly HeatScale[] = [
  { kind: 'diverging', low: 0, high: 0, min: 0, max: 0 },
  { kind: 'sequential', min: 0, max: 0 },
]

/**
 * The number of a cell that says its step, on a patch of the step's own ground. No variables of the cells' own: two
 * hundred cells that inherit them cost more than all else together.
 */
export const stepStyles = EVERY.flatMap(stepsOf)
  .map((step) => `[data-step='${step}']::before { color: ${named(`${step}t`)}; background: ${named(step)}; }`)
  .join('\n')

/** Over the colour of a cell that nobody measured. */
export const ESTIMATED = `repeating-linear-gradient(135deg, transparent 0 3px, ${token('paper')} 3px 5px)`
