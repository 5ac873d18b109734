import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import type { SeenSessions, SessionChange } from '@/domain/sessionChanges'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { desktop } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useSessionWords } from './useSessionWords'

type SessionChangesProps = {
  seen: SeenSessions
  changes: readonly SessionChange[]
  now: Date
  onRead: () => void
}

/** What is other than when the coach last looked; it stays until it is read. */
export function SessionChanges({ seen, changes, now, onRead }: SessionChangesProps) {
  const { t } = useTranslation('coach')
  const moment = useMoment(now)
  const say = useChangeText(now)
  return (
    <Box aria-labelledby="session-changes">
      <Glyph name="warning" />
      <div>
        <h2 id="session-changes">{t('changes.since', { time: moment(seen.at) })}</h2>
        <ul>
          {changes.map((change) => (
            <li key={change.session.id}>{say(change)}</li>
          ))}
        </ul>
      </div>
      <Button size="small" onClick={onRead}>
        {t('changes.read')}
      </Button>
    </Box>
  )
}

function useMoment(now: Date) {
  const format = useFormat()
  const today = dayAtGround(now, format.timeZone)
  return (instant: string) => shortMoment(instant, today, format)
}

function useChangeText(now: Date) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const moment = useMoment(now)
  return (change: SessionChange): string => {
    const { session } = change
    const told = {
      session: words.name(session),
      time: moment(session.startDate),
      pitch: words.place(session),
    }
    if (change.kind !== 'changed') return t(`changes.${change.kind}`, told)
    const { before } = change
    const was = {
      ...told,
      before: moment(before.startDate),
      pitchBefore: words.place(before),
    }
    if (change.time && change.pitch) return t('changes.both', was)
    if (change.pitch) return t('changes.pitch', was)
    return before.startDate === session.startDate
      ? t('changes.end', { ...told, end: format.time(session.endDate), before: format.time(before.endDate) })
      : t('changes.time', was)
  }
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  padding: 12px 16px;
  background: ${token('amber-tint')};
  color: ${token('ink')};

  > svg {
    color: ${token('amber-deep')};
  }
  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  li {
    padding-block-start: 4px;
    font: 400 ${token('t-16')} ${token('font')};
  }
  ${desktop} {
    border-radius: ${token('r-card')};
  }
`
