import { useTranslation } from 'react-i18next'
import type { LoggedEntry } from '@/domain/machineLog'
import { EntryRows } from './EntryRows'

/** What was wrong with it last, worst told in words. */
export function FaultList({ entries }: { entries: readonly LoggedEntry[] }) {
  const { t } = useTranslation('machine')
  return (
    <EntryRows
      entries={entries}
      empty={t('faultsNone')}
      titleOf={({ text }) => text ?? ''}
      metaOf={({ severity }) => (severity ? [t(`severities.${severity}`)] : [])}
    />
  )
}
