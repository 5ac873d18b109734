import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { lazyPart } from '@/ui/lazyPart'
import type { AskedWrites } from './useAskedWrites'

/** Comes when something is asked: what keeps the focus in it is large. */
const AlertDialog = lazyPart(() => import('@/ui/AlertDialog'), 'AlertDialog')

type AwayQuestionProps = { writes: AskedWrites; personName: (id: Id) => string | undefined }

/** More than these are counted. */
const SHOWN = 5

/** Asks once before somebody gets work on a day off (F15). */
export function AwayQuestion({ writes, personName }: AwayQuestionProps) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const format = useFormat()
  if (!writes.asked) return null
  const { away, go, stay } = writes.asked
  const people = [...new Set(away.map(({ user }) => personName(user) ?? t('somebody')))]
  return (
    <Suspense>
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
    </Suspense>
  )
}
