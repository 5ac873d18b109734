import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import type { ShedList } from '@/domain/shedFile/shedColumns'
import { isReadOnly } from '@/domain/switches'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'

const ImportDialog = lazyPart(
  () => import('./ImportDialog'),
  'ImportDialog',
  'shedFile',
  'exchange',
  'activity',
  'work',
  'equipment',
  'supplies',
)
const ExportDialog = lazyPart(
  () => import('./ExportDialog'),
  'ExportDialog',
  'shedFile',
  'activity',
  'work',
  'equipment',
  'supplies',
)

/** A list in and out as a file: the two presses in its tools, and the dialogs behind them. */
export function ShedFile({ list }: { list: ShedList }) {
  const { t } = useTranslation('storage')
  const { data: company } = useGetCompanyQuery()
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {company && !isReadOnly(company) && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('import')}>
          {t('file.import')}
        </Button>
      )}
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('export')}>
        {t('file.export')}
      </Button>
      <Suspense fallback={null}>
        {open === 'import' && <ImportDialog list={list} onClose={close} />}
        {open === 'export' && <ExportDialog list={list} onClose={close} />}
      </Suspense>
    </>
  )
}
