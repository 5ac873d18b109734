import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cocktail } from '@/domain/cocktail'
import { dayAtGround } from '@/domain/groundTime'
import { mixUse } from '@/domain/mixUse'
import { useFormat } from '@/i18n/format'
import type { RecordColumn } from '@/ui/recordTable/RecordTable'
import { MixName } from './MixName'
import { doubtsOf } from './mixDoubts'
import type { MixGround } from './useMixGround'
import { QuietText } from './QuietText'
import { useMixText } from './useMixText'

/** Columns that give way to the sheet beside the table. */
export const GIVE_WAY = ['method', 'water', 'last']

/** The columns of the mixes: words to read and values to sort by. */
export function useMixColumns(ground: MixGround | undefined): RecordColumn<Cocktail>[] {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const text = useMixText(ground?.supplies)
  const works = ground?.works
  const starts = (mix: Cocktail) => (works ? mixUse(works, mix) : undefined)
  const dayText = (instant: string) => format.day(dayAtGround(instant, format.timeZone), 'weekday')
  const whenCell = (use: 'next' | 'last') => (mix: Cocktail) => {
    const found = starts(mix)
    const work = found?.[use]
    if (work) return dayText(work.startDate)
    return createElement(QuietText, {
      text: t(!found ? 'list.unknown' : use === 'next' ? 'list.noneNext' : 'list.noneLast'),
    })
  }
  const nameCell = (mix: Cocktail) => {
    const why = doubtsOf(mix, ground?.supplies).map((doubt) => t(`list.${doubt}`))
    return createElement(MixName, {
      name: mix.name,
      doubt: why.length > 0 ? t('list.doubtful', { why: format.list(why) }) : undefined,
    })
  }
  return [
    {
      id: 'name',
      header: t('list.name'),
      fixed: true,
      phone: 'title',
      sortBy: ({ name }) => name,
      cell: nameCell,
    },
    {
      id: 'method',
      header: t('list.method'),
      width: 'minmax(80px, 0.6fr)',
      sortBy: ({ method }) => t(`method.${method}`),
      cell: ({ method }) => t(`method.${method}`),
    },
    {
      id: 'lines',
      header: t('list.lines'),
      width: 'minmax(220px, 3fr)',
      phone: 'below',
      cell: ({ items }) => text.lines(items),
    },
    {
      id: 'water',
      header: t('list.water'),
      align: 'end',
      width: 'minmax(88px, 0.6fr)',
      phone: 'hidden',
      sortBy: ({ waterRate }) => waterRate ?? null,
      cell: ({ waterRate }) => format.quantity(waterRate, 'waterRate'),
    },
    {
      id: 'next',
      header: t('list.next'),
      width: 'minmax(120px, 1fr)',
      sortBy: (mix) => starts(mix)?.next?.startDate ?? null,
      cell: whenCell('next'),
    },
    {
      id: 'last',
      header: t('list.last'),
      width: 'minmax(120px, 1fr)',
      sortBy: (mix) => starts(mix)?.last?.startDate ?? null,
      cell: whenCell('last'),
    },
  ]
}
