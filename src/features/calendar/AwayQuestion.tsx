import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { AlertDialog } from '@/ui/AlertDialog'
import type { AwayAsked } from './useAskedWrites'

type AwayQuestionProps = { asked: AwayAsked; personName: (id: Id) => string | undefined }

/** More than these are counted. */
const SHOWN = 5

/** Asks once before somebody gets work on a day off (F15). */
export function AwayQuestion({ asked, personName }: AwayQuestionProps) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const format = useFormat()
  const { away, go, stay } = asked
  const people = [...new Set(away.map(({ user }) => personName(user) ?? t('somebody')))]
  return (
    <AlertDialog
      open
      onClose={stay}
      title={t('away.title', { people: format.list(people) })}
      text={
        <>
          {away.slice(0, SHOWN).map(({ user, date, leaveType }) => (
            <p key={`${date} ${user}`}>
              {t('away.leave', {
                name: personName(user) ?? t('somebody'),
                day: format.day(date, 'long'),
                leave: words.leave(leaveType),
              })}
            </p>
          ))}
          {away.length > SHOWN && <p>{t('away.more', { count: away.length - SHOWN })}</p>}
          <p>{t('away.ask')}</p>
        </>
      }
      confirmLabel={t('away.confirm')}
      onConfirm={go}
    />
  )
}
