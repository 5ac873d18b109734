import { expect, it } from 'vitest'
import { weekendOf } from './weekend'

it('the weekend is Friday and Saturday on a Saudi ground, by code or region, and else Saturday and Sunday', () => {
  for (const country of ['KSA', 'SA', 'sa', 'QA']) expect(weekendOf(country), country).toEqual([5, 6])
  for (const country of ['GB', 'US', 'AE', '', undefined]) expect(weekendOf(country)).toEqual([6, 0])
})
