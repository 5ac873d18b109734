import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { useFormat } from '@/i18n/format'
import { useKeptText } from '@/session/useKeptText'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Notice } from '@/ui/Notice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Sheet } from '@/ui/Sheet'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useUnsaved } from '@/ui/useUnsaved'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { useSessionWords } from './useSessionWords'

const WATERING = ['asUsual', 'normal', 'light', 'none'] as const
type Watering = (typeof WATERING)[number]
/** As long as somebody reads it standing on a pitch. */
const LONGEST = 300

type RequestSheetProps = { sessions: readonly Activity[]; now: Date; onClose: () => void }

/** A wish for a session, written out to be shared: the backend has no place for it, and the sheet says so. */
export function RequestSheet({ sessions, now, onClose }: RequestSheetProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const [sessionId, setSessionId] = useState(sessions[0]?.id)
  const [watering, setWatering] = useState<Watering>('asUsual')
  const [marking, setMarking] = useKeptText('request.marking', '')
  const [goals, setGoals] = useKeptText('request.goals', '')
  const [isShared, setIsShared] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const session = sessions.find(({ id }) => id === sessionId) ?? sessions[0]
  const isEmpty = watering === 'asUsual' && marking.trim() === '' && goals.trim() === ''
  const isDirty = !isEmpty && !isShared
  useUnsaved(isDirty)
  if (!session) return null
  const about = t('request.about', {
    session: words.name(session),
    day: words.day(session.startDate),
    time: format.time(session.startDate),
    pitch: words.place(session),
  })
  const text = [
    about,
    watering !== 'asUsual' && t(`request.say.${watering}`),
    marking.trim() && t('request.say.marking', { text: marking.trim() }),
    goals.trim() && t('request.say.goals', { text: goals.trim() }),
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsShared(true)
      showToast({ tone: 'done', text: t('request.copied') })
    } catch {
      showToast({ tone: 'error', text: t('request.notCopied') })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ text })
      setIsShared(true)
    } catch (error) {
      // Closing the device's own list of addressees is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const canShare = 'share' in navigator
  return (
    <Sheet
      open
      sticky={isDirty}
      onClose={isDirty ? () => setLeaving(true) : onClose}
      title={t('request.title')}
      footer={
        <>
          {canShare && (
            <Button layout="primary" wide aria-disabled={isEmpty} onClick={() => !isEmpty && void share()}>
              {t('request.share')}
            </Button>
          )}
          <Button
            layout={canShare ? 'secondary' : 'primary'}
            wide
            aria-disabled={isEmpty}
            onClick={() => !isEmpty && void copy()}
          >
            {t('request.copy')}
          </Button>
        </>
      }
    >
      <Form>
        <Notice tone="info">{t('request.honest')}</Notice>
        {sessions.length > 1 && (
          <label>
            <span>{t('request.session')}</span>
            <select value={session.id} onChange={(event) => setSessionId(event.target.value)}>
              {sessions.map((one) => (
                <option key={one.id} value={one.id}>
                  {t('request.option', {
                    session: words.name(one),
                    day: words.day(one.startDate),
                    time: format.time(one.startDate),
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
        <ChoiceGroup label={t('request.watering')}>
          <SegmentedControl
            label={t('request.watering')}
            wide
            options={WATERING.map((id) => ({ id, label: t(`request.level.${id}`) }))}
            value={watering}
            onChange={setWatering}
          />
        </ChoiceGroup>
        <TextArea
          label={t('request.marking')}
          maxLength={LONGEST}
          value={marking}
          onChange={(event) => setMarking(event.target.value)}
        />
        <TextArea
          label={t('request.goals')}
          maxLength={LONGEST}
          value={goals}
          onChange={(event) => setGoals(event.target.value)}
        />
        <div>
          <h3>{t('request.preview')}</h3>
          <Preview>{isEmpty ? t('request.empty') : text}</Preview>
        </div>
      </Form>
      <LeaveDialog isAsking={isLeaving} stay={() => setLeaving(false)} leave={onClose} />
    </Sheet>
  )
}

const Form = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  label {
    display: grid;
    gap: 4px;
    font: 500 ${token('t-14')} ${token('font')};
  }
  select {
    min-block-size: 48px;
    min-inline-size: 0;
    padding-inline: 12px;
    border: 1px solid ${token('ctl')};
    border-radius: ${token('r-ctl')};
    background: ${token('paper')};
    color: ${token('ink')};
    font: 400 ${token('t-16')} ${token('font')};
  }
`
const Preview = styled.p`
  margin-block-start: 4px;
  padding-block: 8px;
  border-block: 1px solid ${token('line')};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${token('ink-2')};
`
