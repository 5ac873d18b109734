import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { AlertDialog } from '@/ui/AlertDialog'
import { AssignDialog } from './AssignDialog'
import { CancelDialog } from './CancelDialog'
import { CloseDay } from './CloseDay'
import { CopyDay } from './CopyDay'
import { FromRhythm } from './FromRhythm'
import { FromTemplate } from './FromTemplate'
import { OtherDayDialog } from './OtherDayDialog'
import { type Question, usePlan } from './plan'
import { PrintDialog } from './PrintDialog'
import { SaveTemplate } from './SaveTemplate'
import { StartAtDialog } from './StartAtDialog'

type DialogsProps = { question: Question; onClose: () => void }

/** Whatever has to be asked or shown before something is written. */
export function Dialogs({ question, onClose }: DialogsProps) {
  const { t } = useTranslation(['workPlan', 'activity'])
  const format = useFormat()
  const { day } = usePlan()
  switch (question.kind) {
    case 'assign':
      return <AssignDialog items={question.items} onClose={onClose} />
    case 'startAt':
      return <StartAtDialog job={question.job} onClose={onClose} />
    case 'otherDay':
      return <OtherDayDialog jobs={question.jobs} onClose={onClose} />
    case 'cancel':
      return <CancelDialog jobs={question.jobs} onClose={onClose} />
    case 'copy':
      return <CopyDay onClose={onClose} />
    case 'template':
      return <FromTemplate onClose={onClose} />
    case 'saveTemplate':
      return <SaveTemplate onClose={onClose} />
    case 'rhythm':
      return <FromRhythm onClose={onClose} />
    case 'close':
      return <CloseDay onClose={onClose} />
    case 'print':
      return <PrintDialog onClose={onClose} />
    case 'away': {
      const { person, go } = question
      const words = { name: person.name, day: format.day(day, 'long') }
      return (
        <AlertDialog
          open
          onClose={onClose}
          title={t('away.title', words)}
          text={
            person.away?.kind === 'leave'
              ? t('away.leave', {
                  ...words,
                  leave: t(`leave.${person.away.leaveType}`, { ns: 'activity', defaultValue: '' }),
                })
              : t('away.nonWorking', words)
          }
          confirmLabel={t('away.confirm')}
          onConfirm={() => {
            onClose()
            go()
          }}
        />
      )
    }
  }
}
