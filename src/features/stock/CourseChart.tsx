import { useTranslation } from 'react-i18next'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { type Line, TimeChart } from '@/ui/charts/TimeChart'
import { useStockAmount } from '@/ui/useStockAmount'
import type { SupplyCourse } from './useStockCourse'

const RUNS_OUT = { count: 'usedUp', plan: 'runsOut', estimate: 'runsOutEstimate' } as const

/** What was, is and will be on the shelf, with what planned work takes. */
export function CourseChart({ supply, found }: { supply: Supply; found: SupplyCourse }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const stock = useStockAmount()
  const { course, past, first, last, today } = found
  const { unit } = supply.action
  const shown = course.days.filter(({ day }) => day <= last)
  const lines: Line[] = [
    {
      key: 'past',
      label: t('chart.past'),
      kind: 'step',
      tone: 'ink',
      points: past.map(({ day, level }) => ({ day, value: level })),
    },
    {
      key: 'plan',
      label: t('chart.plan'),
      kind: 'step',
      tone: 'feed',
      points: shown.flatMap(({ day, level, estimated }) => (estimated ? [] : [{ day, value: level }])),
    },
    {
      key: 'estimate',
      label: t('chart.estimate'),
      kind: 'line',
      tone: 'heat',
      points: shown.flatMap(({ day, level, estimated }, at) =>
        // How far below nought an estimate falls says nothing.
        (estimated || shown[at + 1]?.estimated) && level > -course.perDay
          ? [{ day, value: estimated ? Math.max(0, level) : level }]
          : [],
      ),
    },
  ]
  const taken = shown.filter(({ planned }) => planned > 0).map(({ day }) => day)
  const brought = shown.filter(({ planned }) => planned < 0).map(({ day }) => day)
  const figures = {
    amount: stock.amount(supply.available, unit),
    day: course.runOut && format.day(course.runOut.day, 'long'),
  }
  return (
    <TimeChart
      title={t('chart.title', { name: supply.name })}
      hideTitle
      summary={
        course.runOut === undefined
          ? t('chart.lasts', figures)
          : t(`chart.${RUNS_OUT[course.runOut.by]}`, figures)
      }
      from={first}
      to={last}
      today={today}
      csvName={`stock-${supply.name}`}
      panels={[
        {
          key: 'stock',
          label: t('chart.onHand'),
          quantity: stockQuantity(unit) ?? 'count',
          zero: true,
          height: 180,
          lines,
          ...(supply.minimum
            ? {
                marks: [
                  {
                    value: supply.minimum,
                    label: t('chart.minimum', { amount: stock.amount(supply.minimum, unit) }),
                  },
                ],
              }
            : {}),
        },
      ]}
      lanes={[
        { key: 'taken', label: t('chart.taken'), tone: 'feed' as const, shape: 'tick' as const, days: taken },
        {
          key: 'brought',
          label: t('chart.brought'),
          tone: 'growth' as const,
          shape: 'diamond' as const,
          days: brought,
        },
      ].filter(({ days }) => days.length > 0)}
    />
  )
}
