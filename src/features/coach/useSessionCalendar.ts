import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyGetCoachActivitiesQuery } from '@/api/outsideRoles'
import { useLazyGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import type { IcsEntry } from '@/domain/ics/writeIcs'
import type { Pitch } from '@/domain/pitch'
import { calendarPeriod, sessionsAhead } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { part } from '@/lib/parts'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useSessionWords } from './useSessionWords'

const loadWriter = () => Promise.all([import('@/domain/ics/writeIcs'), import('@/lib/download')])

/** The sessions of the next eight weeks as a file for one's own calendar. */
export function useSessionCalendar(now: Date) {
  const { t } = useTranslation('coach')
  const { timeZone } = useFormat()
  const words = useSessionWords(now)
  const problemText = useProblemText()
  const [ask] = useLazyGetCoachActivitiesQuery()
  const [askPitches] = useLazyGetPitchesQuery()
  const [busy, setBusy] = useState(false)
  const today = dayAtGround(now, timeZone)

  const entry = (session: Activity, pitches: readonly Pitch[] | undefined): IcsEntry => ({
    uid: `session-${session.id}@sward`,
    changed: session.updatedAt,
    start: session.startDate,
    end: session.endDate,
    summary: words.name(session),
    location: words.pitch(session, pitches),
    status: session.status === 'cancelled' ? 'cancelled' : 'confirmed',
  })
  const write = async () => {
    const [{ data, error }, { data: pitches }] = await Promise.all([
      ask(calendarPeriod(today)),
      askPitches(undefined, true),
    ])
    if (!data) return showToast({ tone: 'error', text: problemText(error) })
    const sessions = sessionsAhead(data, now)
    if (sessions.length === 0) return showToast({ tone: 'info', text: t('calendar.empty') })
    const [{ writeIcs }, { download }] = await part(loadWriter)
    const file = writeIcs(
      sessions.map((session) => entry(session, pitches)),
      { name: t('title'), now: toInstant(now) },
    )
    download(file, { name: `${t('calendar.file')}-${today}.ics`, type: 'text/calendar' })
    showToast({ tone: 'done', text: t('calendar.saved', { count: sessions.length }) })
  }
  const save = () => {
    setBusy(true)
    void write().finally(() => setBusy(false))
  }
  return { busy, save }
}
