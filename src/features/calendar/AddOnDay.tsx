import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Begins new work on a day, from the line over that day's entries. The arrow keys of the list come by it. */
export function AddOnDay({ day }: { day: Day }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { search } = useLocation()
  return (
    <Add
      to={{ search: withWorkSheet(search, { kind: 'new', day }) }}
      data-nav=""
      tabIndex={-1}
      aria-label={t('addOn', { day: format.day(day, 'long') })}
      preventScrollReset
    >
      <Glyph name="plus" size={16} />
    </Add>
  )
}

const Add = styled(Link)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token('r-ctl')};
  color: ${token('green-deep')};

  ${phone} {
    inline-size: 44px;
    block-size: 44px;
    margin-block: -4px;
  }
`
