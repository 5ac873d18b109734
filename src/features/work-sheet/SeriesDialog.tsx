import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ProgressLine } from '@/ui/ProgressLine'
import { SafeButton } from '@/ui/SafeButton'
import { token } from '@/ui/tokens'
import type { SeriesScope } from './useSeries'

type SeriesDialogProps = {
  /** What is about to be done; nothing is asked while it is undefined. */
  act: 'save' | 'delete' | undefined
  busy: boolean
  isLooking: boolean
  progress: { done: number; total: number } | undefined
  onClose: () => void
  onChoose: (scope: SeriesScope) => void
}

/** Work that comes back is changed or deleted once, from now on, or altogether (F12). A deleted series does not come back. */
export function SeriesDialog({ act, busy, isLooking, progress, onClose, onChoose }: SeriesDialogProps) {
  const { t } = useTranslation('work')
  const danger = act === 'delete'
  return (
    <Dialog
      open={act !== undefined}
      onClose={onClose}
      title={t('sheet.series.title')}
      size="small"
      sticky
      locked={busy}
      role={danger ? 'alertdialog' : undefined}
      footer={
        !busy && (
          <SafeButton isFirst={danger} onClick={onClose}>
            {t('sheet.cancel')}
          </SafeButton>
        )
      }
    >
      <Box>
        <p>{t(danger ? 'sheet.series.deleteText' : 'sheet.series.saveText')}</p>
        {busy ? (
          <div role="status">
            <p>
              {progress
                ? t('sheet.series.progress', progress)
                : t(isLooking ? 'sheet.series.looking' : 'sheet.series.working')}
            </p>
            <ProgressLine
              value={progress ? progress.done / progress.total : 0}
              label={t('sheet.series.working')}
            />
          </div>
        ) : (
          <>
            <Button wide onClick={() => onChoose('one')}>
              {t('sheet.series.one')}
            </Button>
            <Button wide danger={danger} onClick={() => onChoose('later')}>
              {t('sheet.series.later')}
            </Button>
            <Button wide danger={danger} onClick={() => onChoose('all')}>
              {t('sheet.series.all')}
            </Button>
          </>
        )}
      </Box>
    </Dialog>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;

  p {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
`
