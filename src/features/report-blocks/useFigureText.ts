import { useTranslation } from 'react-i18next'
import type { WorkFigure } from '@/domain/report/workReport'
import type { Supply } from '@/domain/supply'
import { useActivityText } from '@/i18n/activityText'
import { cellNumber, useFormat } from '@/i18n/format'
import { usedAmount, usedCells } from '@/i18n/stockText'
import { roundHalfAway } from '@/lib/units'

/** Up to so many decimals of a figure whose unit nobody told. */
const plainDecimals = (value: number): number => (Number.isInteger(value) ? 0 : 1)

/** What a figure of work is called, as text and as cells of a file. */
export function useFigureText(supplies: readonly Supply[] | undefined) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const words = useActivityText()
  const productOf = (id: string) => supplies?.find((supply) => supply.id === id)
  const name = (figure: WorkFigure): string =>
    figure.kind === 'product'
      ? (productOf(figure.supplyId)?.name ?? t('blocks.work.unknownProduct'))
      : words.field(figure.key)
  const amount = (figure: WorkFigure): string => {
    if (figure.kind === 'product') {
      const supply = productOf(figure.supplyId)
      return supply
        ? usedAmount(figure.value, supply.action.unit, format)
        : format.number(figure.value, plainDecimals(figure.value))
    }
    const text =
      figure.quantity === null
        ? format.number(figure.value, plainDecimals(figure.value))
        : format.quantity(figure.value, figure.quantity)
    return figure.of === 'mean' ? t('blocks.work.perPitch', { amount: text }) : text
  }
  return {
    /** `Clippings: 8,420 L`; many a product is called by its figures, `Coated 18-0-9: 910 kg`. */
    text: (figure: WorkFigure) => t('blocks.work.figure', { name: name(figure), amount: amount(figure) }),
    name,
    /** Value and unit apart. */
    cells: (figure: WorkFigure): [number, string] => {
      if (figure.kind === 'product')
        return usedCells(figure.value, productOf(figure.supplyId)?.action.unit ?? '', format, (unit) =>
          t(`unit.${unit}`),
        )
      if (figure.quantity === null) return [roundHalfAway(figure.value, plainDecimals(figure.value)), '']
      return [
        cellNumber(figure.value, figure.quantity, format.unitSystem),
        format.figure(1, figure.quantity).unit,
      ]
    },
  }
}
export type FigureText = ReturnType<typeof useFigureText>
