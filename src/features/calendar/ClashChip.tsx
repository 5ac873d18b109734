import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'

/** How much there is to look at, and the way to its list. */
export function ClashChip({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Place>
      <Button layout="plain" size="small" onClick={onOpen}>
        <Glyph name="warning" size={16} />
        {t('clashes.chip', { count })}
      </Button>
    </Place>
  )
}

const Place = styled.span`
  flex: none;
  white-space: nowrap;
`
