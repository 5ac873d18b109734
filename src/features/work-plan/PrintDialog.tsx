import { useTranslation } from 'react-i18next'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'

/** Whose day sheets come out of the printer, a page for each. */
export function PrintDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const { people, print } = usePlan()
  return (
    <PreviewDialog
      title={t('print.title')}
      text={t('print.text')}
      rows={people
        .filter(({ jobs }) => jobs.some(({ status }) => status !== 'cancelled'))
        .map(({ id, name, jobs, away }) => ({
          id,
          label: name,
          hint: t('copy.jobs', { count: jobs.length }),
          off: away !== undefined,
        }))}
      empty={t('print.empty')}
      confirmLabel={(count) => t('print.save', { count })}
      onConfirm={(ids) => {
        onClose()
        print([...ids])
        return Promise.resolve(true)
      }}
      onClose={onClose}
    />
  )
}
