import type { RateUnit } from '../../domain/rateUnit.ts'
import type { Cocktail } from '../../domain/cocktail.ts'
import { slug } from './ground.ts'

const mix = (
  name: string,
  method: 'spray' | 'spread',
  waterRate: number | undefined,
  items: [string, number, RateUnit][],
  notes?: string,
): Cocktail => ({
  id: slug(name),
  name,
  method,
  waterRate,
  items: items.map(([product, rate, rateUnit]) => ({ supplyId: slug(product), rate, rateUnit })),
  notes,
})

export const RIVERSIDE_COCKTAILS: readonly Cocktail[] = [
  mix(
    'Iron and wetter',
    'spray',
    600,
    [
      ['Iron sulphate 6 %', 20, 'l/ha'],
      ['Wetter Aqua 90', 10, 'l/ha'],
    ],
    'Fill half, add iron, agitate, then wetter.',
  ),
  mix('Match week colour', 'spray', 500, [
    ['Iron sulphate 6 %', 15, 'l/ha'],
    ['Seaweed extract', 10, 'l/ha'],
  ]),
  mix('Summer foliar', 'spray', 450, [
    ['Liquid 25-0-0 slow', 40, 'l/ha'],
    ['Liquid 10-0-8 with magnesium', 20, 'l/ha'],
    ['Seaweed extract', 10, 'l/ha'],
  ]),
  mix(
    'Growth regulator programme',
    'spray',
    400,
    [
      ['Growth regulator trinexapac', 1.6, 'l/ha'],
      ['Iron sulphate 6 %', 10, 'l/ha'],
    ],
    'Every 200 degree days at 0 °C.',
  ),
  mix(
    'Autumn protection',
    'spray',
    400,
    [
      ['Fungicide fludioxonil', 3, 'l/ha'],
      ['Fungicide phosphite', 10, 'l/ha'],
    ],
    'Not below 4 °C. Rotate the group.',
  ),
  mix('Pre-seed', 'spread', undefined, [
    ['Pre-seed 8-12-8', 35, 'g/m2'],
    ['Wetting granules', 5, 'g/m2'],
  ]),
]
