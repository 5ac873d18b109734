import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CsvStyle, csvStyleOf, writeCsv } from '@/domain/csv'
import type { ShedList } from '@/domain/shedFile/shedColumns'
import { writeShed } from '@/domain/shedFile/writeShed'
import { unitSymbol, useFormat } from '@/i18n/format'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { QueryState } from '@/ui/QueryState'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useToday } from '@/ui/useToday'
import { useShedRows } from './useShedRows'
import { useShedWords } from './useShedWords'

const SEPARATORS = [
  { id: ',', word: 'comma' },
  { id: ';', word: 'semicolon' },
  { id: '\t', word: 'tab' },
] as const

/** A list as a table for spreadsheets, in the reader's words, units and way of writing. */
export function ExportDialog({ list, onClose }: { list: ShedList; onClose: () => void }) {
  const { t } = useTranslation('shedFile')
  const format = useFormat()
  const today = useToday()
  const { own: words } = useShedWords(list)
  const { data: shed, error, refetch } = useShedRows(list)
  const usual = csvStyleOf(format.locale)
  const [separator, setSeparator] = useState<CsvStyle['separator']>(usual.separator)
  const count = shed?.rows.length ?? 0

  const save = () => {
    if (!shed) return
    const rows = writeShed(shed, {
      words,
      system: format.unitSystem,
      withUnit: (field, unit) => t('export.withUnit', { field, unit: unitSymbol(unit) }),
    })
    const name = `${t(`export.file.${list}`)}-${today}.csv`
    // Where cells are parted by a comma, decimals cannot have one.
    const style: CsvStyle = { separator, decimal: separator === ',' ? '.' : usual.decimal }
    download(writeCsv(rows, style), { name, type: 'text/csv' })
    showToast({ tone: 'done', text: t('export.done', { name }) })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`export.title.${list}`)}
      footer={
        <>
          <Button layout="primary" disabled={count === 0} onClick={save}>
            {t('export.download')}
          </Button>
          <Found aria-live="polite">
            {error === undefined && (shed ? t('export.found', { count }) : t('export.loading'))}
          </Found>
        </>
      }
    >
      <Parts>
        <p>{t('export.intro')}</p>
        <QueryState
          query={{ data: shed, error, refetch }}
          skeleton={<Skeleton kind="block" height="64px" />}
          empty={{ when: () => false, title: null }}
        >
          {() => (
            <SelectField
              label={t('export.separator')}
              options={SEPARATORS.map(({ id, word }) => ({ id, label: t(`export.${word}`) }))}
              value={separator}
              onChange={(id) => setSeparator(SEPARATORS.find((one) => one.id === id)?.id ?? usual.separator)}
            />
          )}
        </QueryState>
      </Parts>
    </Dialog>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`
const Found = styled.p`
  align-self: center;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
