import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { useBriefSentences } from './useBriefSentences'

/** The day in plain sentences, to be read, sent or heard (B14). */
export function MorningBrief({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('brief')
  const format = useFormat()
  const now = useNow()
  const sentences = useBriefSentences(now)
  const title = t('title', { day: format.day(dayAtGround(now, format.timeZone), 'long') })
  const text = [title, ...sentences].join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'done', text: t('copied') })
    } catch {
      showToast({ tone: 'error', text: t('copyFailed') })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title, text })
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({ tone: 'error', text: t('shareFailed') })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button layout="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {'share' in navigator && <Button onClick={() => void share()}>{t('share')}</Button>}
          {'speechSynthesis' in globalThis && <ReadAloud sentences={sentences} locale={format.locale} />}
        </>
      }
    >
      <Sentences>
        {sentences.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </Sentences>
    </Dialog>
  )
}

/** Reads the sentences in the reader's language, one after the other; falls silent when it is closed. */
function ReadAloud({ sentences, locale }: { sentences: readonly string[]; locale: string }) {
  const { t } = useTranslation('brief')
  const [isReading, setReading] = useState(false)
  useEffect(() => () => speechSynthesis.cancel(), [])
  const read = () => {
    speechSynthesis.cancel()
    if (isReading) return setReading(false)
    setReading(true)
    for (const [at, sentence] of sentences.entries()) {
      const spoken = new SpeechSynthesisUtterance(sentence)
      spoken.lang = locale
      if (at === sentences.length - 1) spoken.addEventListener('end', () => setReading(false))
      spoken.addEventListener('error', () => setReading(false))
      speechSynthesis.speak(spoken)
    }
  }
  return (
    <Button aria-pressed={isReading} onClick={read}>
      {isReading ? t('stop') : t('read')}
    </Button>
  )
}

const Sentences = styled.ol`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  font: 400 ${token('t-16')} ${token('font')};
  user-select: text;
`
