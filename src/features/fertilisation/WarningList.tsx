import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { FeedWarning } from '@/domain/feedWarnings'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'
import type { NutrientText } from '@/ui/useNitrogenUnit'

type WarningListProps = {
  warnings: readonly FeedWarning[]
  text: NutrientText
  /** Planned work can be opened from here. */
  linked?: boolean
}

/** What speaks against what is planned, a sentence each; nothing is blocked. */
export function WarningList({ warnings, text, linked = false }: WarningListProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const { search } = useLocation()
  if (warnings.length === 0) return null
  const sentence = (warning: FeedWarning): string => {
    if (warning.kind === 'monthly')
      return t('warning.monthly', {
        month: format.day(`${warning.month}-15`, 'monthYear'),
        amount: text.quantity(warning.n),
        limit: text.quantity(warning.limit),
      })
    const day = format.day(warning.feed.day, 'weekday')
    if (warning.kind === 'single')
      return t('warning.single', {
        day,
        amount: text.quantity(warning.n),
        limit: text.quantity(warning.limit),
      })
    if (warning.kind === 'rain')
      return t('warning.rain', { day, rain: format.quantity(warning.rain, 'rain') })
    return t('warning.disease', {
      day,
      diseases: format.list(warning.diseases),
      amount: text.quantity(warning.n),
    })
  }
  return (
    <List>
      {warnings.map((warning) => {
        const id = warning.kind === 'monthly' ? undefined : warning.feed.activityId
        return (
          <li key={`${warning.kind} ${warning.kind === 'monthly' ? warning.month : warning.feed.id}`}>
            <Notice
              tone="warning"
              action={
                linked &&
                id !== undefined && (
                  <TextLink to={{ search: withWorkSheet(search, { kind: 'open', id }) }}>
                    {t('warning.open')}
                  </TextLink>
                )
              }
            >
              {sentence(warning)}
            </Notice>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  ${phone} {
    padding-block-end: 16px;
  }
`
