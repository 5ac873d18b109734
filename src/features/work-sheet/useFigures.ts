import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useGetSuppliesQuery } from '@/api/storage'
import { useGetGrowthQuery } from '@/api/turf'
import type { Activity } from '@/domain/activity'
import { breaksOneThirdRule } from '@/domain/agronomy/growth'
import { cutHeights, grownHeight, lastHeight } from '@/domain/agronomy/knownHeight'
import { type DerivedFigure, derivedFigures } from '@/domain/derivedFigures'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { isOn } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { convert } from '@/lib/units'
import type { WorkEntry } from './useWorkForm'
import type { WorkGround } from './useWorkGround'
import { productUses } from './workDraft'

/**
 * What follows from the answers of a form, as a line beneath the field of which it follows; at the height of a cut to what
 * the place was cut before, and whether that takes more than a third of the leaf as far as its growth since is known
 * (activity-fields.md, 2).
 */
export function useFigures(
  { draft, area, base, has }: WorkEntry,
  cuts: readonly Activity[] | undefined,
  { company, sections }: WorkGround,
): (field: string) => string | undefined {
  const { t } = useTranslation('work')
  const format = useFormat()
  const [use] = productUses(draft.answers.product)
  const { data: supplies } = useGetSuppliesQuery(undefined, {
    skip: draft.type !== 'topdressing' || !has.products,
  })
  const [pitchId] = draft.pitchIds
  // Each of several pitches was cut to a height of its own.
  const last =
    cuts && pitchId !== undefined && draft.pitchIds.length === 1
      ? lastHeight(
          cutHeights(cuts, { pitchId, sectionIds: draft.sectionIds }, sections, (instant) =>
            dayAtGround(instant, format.timeZone),
          ),
          draft.day ?? LATEST,
        )
      : undefined
  const since = last && draft.day !== null && { from: addDays(last.day, 1), to: addDays(draft.day, -1) }
  const { data: grew } = useGetGrowthQuery(
    since && pitchId !== undefined && since.from <= since.to && isOn('pitch_growth', company)
      ? { pitchId, ...since }
      : skipToken,
  )
  const growth = new Map(grew?.flatMap(({ date, growth: mm }) => (mm === undefined ? [] : [[date, mm]])))
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
    if (!last) return undefined
    const { height: cut } = draft.answers
    const grown = draft.day === null ? undefined : grownHeight(last, growth, draft.day)
    const height = grown ?? last.height
    return typeof cut === 'number' && cut > 0 && breaksOneThirdRule(height, cut)
      ? t('sheet.figure.third', {
          height: format.quantity(height, 'grassHeight'),
          cut: format.quantity(cut, 'grassHeight'),
        })
      : t('sheet.figure.cutBefore', {
          height: format.quantity(last.height, 'grassHeight'),
          day: format.day(last.day, 'short'),
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

/** Of work that has no day yet all cuts are earlier. */
const LATEST = '9999-12-31'
