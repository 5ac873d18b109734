import { useTranslation } from 'react-i18next'
import type { Clash } from '@/domain/planning/clashes'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { isQuantity } from '@/lib/units'
import { usePlanningText } from '@/i18n/planningText'
import { Notice } from '@/ui/Notice'
import type { Unusual } from './faults'
import type { ClashNames } from './useClashNames'

type UnusualNoticeProps = {
  unusual: readonly Unusual[]
  /** The pitches of the work, in the order in which they share it. */
  pitchIds: readonly Id[]
  stops: readonly Clash[]
  names: ClashNames
}

/** What is out of the ordinary, asked about once before it is saved. */
export function UnusualNotice({ unusual, pitchIds, stops, names }: UnusualNoticeProps) {
  const { t } = useTranslation('work')
  const planning = usePlanningText()
  return (
    <Notice tone="warning">
      <ul>
        {unusual.map((one) => (
          <li key={`${one.field.key} ${one.at ?? ''}`}>
            <UnusualSentence
              {...one}
              pitch={one.at === undefined ? undefined : names.pitch(pitchIds[one.at] ?? '')}
            />
          </li>
        ))}
        {stops.map((clash) => (
          <li key={JSON.stringify(clash)}>{planning.clash(clash, names, names.self(clash.ids))}</li>
        ))}
      </ul>
      {t('sheet.sureAnyway')}
    </Notice>
  )
}

/** An answer outside what is usual for its field, and what is usual. */
function UnusualSentence({ field, value, pitch }: Unusual & { pitch: string | undefined }) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const { min, max, quantity = '' } = field
  const shown = (amount: number) =>
    isQuantity(quantity)
      ? format.quantity(amount, quantity)
      : format.number(amount, Number.isInteger(amount) ? 0 : 1)
  const range =
    min !== undefined && max !== undefined
      ? t('sheet.range', { min: shown(min), max: shown(max) })
      : min !== undefined
        ? t('sheet.atLeast', { min: shown(min) })
        : t('sheet.atMost', { max: shown(max ?? 0) })
  const said = { field: words.field(field.key), value: shown(value), range }
  return <>{pitch === undefined ? t('sheet.unusual', said) : t('sheet.unusualOn', { ...said, pitch })}</>
}
