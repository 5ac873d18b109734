import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { isQuantity } from '../lib/units'
import { useActivityText } from './activityText'
import { createFormat, FormatContext, useFormat } from './format'
import type { Language } from './languages'

type Field = {
  type?: string | undefined
  quantity?: string | undefined
  options?: readonly { value: string; label?: string | undefined }[] | undefined
}

/** As a form keeps a time of day: 15:00, whatever the reader's clock. */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:|$)/
const DAY = /^\d{4}-\d{2}-\d{2}/

/** What somebody answered in a field of work, as it is read: chosen words by name, days and quantities as the reader writes them. */
export function useAnswerText() {
  const { t, i18n } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const settings = use(FormatContext)
  const clock = createFormat(i18n.language as Language, { ...settings, timeZone: 'UTC' })
  return (answer: boolean | number | string | readonly string[], field: Field | undefined): string => {
    const option = (value: string) =>
      words.option(field?.options?.find((one) => one.value === value) ?? { value })
    if (typeof answer === 'boolean') return t(answer ? 'sheet.yes' : 'sheet.no')
    if (typeof answer === 'number') {
      const quantity = field?.quantity ?? ''
      return isQuantity(quantity)
        ? format.quantity(answer, quantity)
        : format.number(answer, Number.isInteger(answer) ? 0 : Number.isInteger(10 * answer) ? 1 : 2)
    }
    if (typeof answer === 'string') {
      if (field?.type === 'day' && DAY.test(answer)) return format.day(answer)
      if (field?.type === 'time' && CLOCK.test(answer))
        return clock.time(`2000-01-01T${answer.slice(0, 5)}:00Z`)
      return field?.options ? option(answer) : answer
    }
    return format.list(answer.map(option))
  }
}
