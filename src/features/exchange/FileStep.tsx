import { useTranslation } from 'react-i18next'
import type { ImportFault } from '@/domain/ics/contentLines'
import type { FixtureSource } from '@/domain/ics/fixtureFile'
import { MOST_BYTES } from '@/domain/ics/readIcs'
import { FileDrop } from '@/ui/FileDrop'

type FileStepProps = {
  isReading: boolean
  fault: ImportFault | undefined
  onSource: (source: FixtureSource) => void
  onTooLarge: () => void
}

/** A file dropped, chosen or pasted. */
export function FileStep({ isReading, fault, onSource, onTooLarge }: FileStepProps) {
  const { t } = useTranslation('exchange')
  return (
    <FileDrop
      intro={t('import.intro')}
      fault={fault && t(`import.fault.${fault}`)}
      icon="calendar"
      accept=".ics,.ical,.ifb,.csv,.tsv,.txt,text/calendar,text/csv"
      most={MOST_BYTES}
      words={{
        drop: t('import.drop'),
        pick: t('import.pick'),
        reading: t('import.reading'),
        paste: t('import.orPaste'),
        pasteHint: t('import.pasteHint'),
        read: t('import.read'),
      }}
      isReading={isReading}
      onSource={onSource}
      onTooLarge={onTooLarge}
    />
  )
}
