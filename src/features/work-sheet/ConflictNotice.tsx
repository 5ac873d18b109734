import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

type ConflictNoticeProps = { onTakeTheirs: () => void; onKeepMine: () => void }

/** Somebody else was quicker: both ways out (quality F9). */
export function ConflictNotice({ onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const { t } = useTranslation('work')
  return (
    <Notice tone="error">
      {t('sheet.conflict')}
      <Choices>
        <Button size="small" onClick={onTakeTheirs}>
          {t('sheet.takeTheirs')}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {t('sheet.keepMine')}
        </Button>
      </Choices>
    </Notice>
  )
}

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`
