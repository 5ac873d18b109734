import styled from '@emotion/styled'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'

const SessionNote = lazyPart(() => import('./SessionNote'), 'SessionNote')
const NoteText = lazyPart(() => import('./NoteText'), 'NoteText')

type PastSessionsProps = { sessions: readonly Activity[]; teamOf: (session: Activity) => string | undefined }

/** What was played in the last two weeks, latest first, each with the note of what was worn. */
export function PastSessions({ sessions, teamOf }: PastSessionsProps) {
  const { t } = useTranslation('player')
  return (
    <Hidden>
      <Section heading={t('past.title')}>
        {sessions.length === 0 && <p>{t('past.empty')}</p>}
        {sessions.map((session) => (
          <Past key={session.id} session={session} team={teamOf(session)} />
        ))}
      </Section>
    </Hidden>
  )
}

function Past({ session, team }: { session: Activity; team: string | undefined }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { data: pitches } = useGetPitchesQuery()
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  const name = session.name || t(`kind.${session.activityName === 'match' ? 'match' : 'training'}`)
  const pitch = pitches?.find(({ id }) => id === session.pitchIds[0])?.name
  return (
    <Row>
      <button type="button" aria-expanded={isOpen} aria-controls={noteId} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            {[
              format.day(dayAtGround(session.startDate, format.timeZone), 'weekday'),
              format.time(session.startDate),
              team,
              pitch,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {!isOpen && (
            <Suspense fallback={null}>
              <NoteText sessionId={session.id} />
            </Suspense>
          )}
        </span>
        <Glyph name={isOpen ? 'up' : 'down'} size={20} />
      </button>
      <div id={noteId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton kind="block" count={1} height="96px" />}>
            <SessionNote sessionId={session.id} />
          </Suspense>
        )}
      </div>
    </Row>
  )
}

const Hidden = styled.div`
  max-inline-size: 720px;
  margin-block-start: 24px;
  font: 400 ${token('t-16')} ${token('font')};

  @media print {
    display: none;
  }
`
const Row = styled.div`
  border-block-start: 1px solid ${token('line')};

  > button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 64px;
    padding-block: 8px;
    text-align: start;
    font: 400 ${token('t-16')} ${token('font')};
    color: ${token('ink')};
  }
  > button > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
  > div:not([hidden]) {
    padding-block-end: 16px;
  }
  ${phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`
