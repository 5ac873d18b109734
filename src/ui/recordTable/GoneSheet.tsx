import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { EmptyState } from '../EmptyState'
import { Sheet } from '../Sheet'
import { RecordSheetPlace } from './RecordSheetPlace'

type GoneSheetProps = {
  /** What the table is of. */
  title: string
  /** "This machine is no longer there." */
  gone: string
  text?: string
  onClose: () => void
}

/** The sheet of a row that an address names and the table does not have. */
export function GoneSheet({ title, gone, text, onClose }: GoneSheetProps) {
  const { t } = useTranslation()
  return (
    <RecordSheetPlace>
      <Sheet open modal={false} onClose={onClose} title={title}>
        <EmptyState title={gone} text={text} action={<Button onClick={onClose}>{t('ui.close')}</Button>} />
      </Sheet>
    </RecordSheetPlace>
  )
}
