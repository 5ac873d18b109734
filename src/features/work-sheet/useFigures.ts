import { useTranslation } from 'react-i18next'
import { useGetSuppliesQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import { breaksOneThirdRule } from '@/domain/agronomy/growth'
import { type DerivedFigure, derivedFigures } from '@/domain/derivedFigures'
import { dayAtGround } from '@/domain/groundTime'
import { lastHeight } from '@/domain/planning/lastHeight'
import { useFormat } from '@/i18n/format'
import { convert } from '@/lib/units'
import type { WorkEntry } from './useWorkForm'
import { productUses } from './workDraft'

/**
 * What follows from the answers of a form, as a line beneath the field of which it follows; at the height of a cut to what
 * the pitch was cut before, and whether that takes more than a third of the leaf (activity-fields.md, 2).
 */
export function useFigures(
  { draft, area, base, has }: WorkEntry,
  cuts: readonly Activity[] | undefined,
): (field: string) => string | undefined {
  const { t } = useTranslation('work')
  const format = useFormat()
  const [use] = productUses(draft.answers.product)
  const { data: supplies } = useGetSuppliesQuery(undefined, {
    skip: draft.type !== 'topdressing' || !has.products,
  })
  const figures = derivedFigures(draft.type, draft.answers, {
    area,
    pieces: base === null ? Math.max(1, draft.pitchIds.length) : 1,
    bulkDensity: supplies?.find(({ id }) => id === use?.id)?.density,
  })
  const shown = ({ value, quantity }: DerivedFigure) => format.quantity(value, quantity)
  const own = (figure: DerivedFigure): string => {
    switch (figure.name) {
      case 'holes':
        // So many to the square that this reader measures by.
        return t('sheet.figure.holes', {
          unit: format.unit('area'),
          value: format.number(figure.value / convert(1, 'area', format.unitSystem), 0),
        })
      case 'opened':
        return t('sheet.figure.opened', { value: shown(figure) })
      case 'deltaT':
        return t('sheet.figure.deltaT', { value: shown(figure) })
      default:
        return t('sheet.figure.equals', { figures: shown(figure) })
    }
  }
  const cutBefore = (): string | undefined => {
    // Each of several pitches was cut to a height of its own.
    const last = cuts && draft.pitchIds.length === 1 ? lastHeight(cuts) : undefined
    if (!last) return undefined
    const [height, { height: cut }] = [format.quantity(last.height, 'grassHeight'), draft.answers]
    return typeof cut === 'number' && cut > 0 && breaksOneThirdRule(last.height, cut)
      ? t('sheet.figure.third', { height, cut: format.quantity(cut, 'grassHeight') })
      : t('sheet.figure.cutBefore', {
          height,
          day: format.day(dayAtGround(last.at, format.timeZone), 'short'),
        })
  }
  return (field) => {
    if (field === 'height' && draft.type === 'mowing') return cutBefore()
    const here = figures.filter((one) => one.field === field)
    const [first] = here
    if (!first) return undefined
    return first.name === 'equals'
      ? t('sheet.figure.equals', { figures: here.map(shown).join(format.comma) })
      : here.map(own).join(format.comma)
  }
}
