import styled from '@emotion/styled'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { toInstant } from '@/domain/groundTime'
import type { LocalData } from '@/domain/localData'
import type { Id } from '@/domain/wire'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/toasts'
import { useTold } from '@/ui/useTold'
import { NoteDraftsContext } from './noteDrafts'

/** As domain/localData reads it. */
const LONGEST = 500

/** What the kitman writes down of a session, such as what was worn. No backend has a place for it: it stays on this device. */
export function SessionNote({ sessionId }: { sessionId: Id }) {
  const { data: local } = useGetLocalDataQuery()
  return local ? <Note key={sessionId} sessionId={sessionId} notes={local.sessionNotes} /> : null
}

type NoteProps = { sessionId: Id; notes: LocalData['sessionNotes'] }

function Note({ sessionId, notes }: NoteProps) {
  const { t } = useTranslation('player')
  const told = useTold()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const kept = notes[sessionId]?.text ?? ''
  const { typed, onType } = useContext(NoteDraftsContext)
  const text = typed[sessionId] ?? kept
  const isDirty = text.trim() !== kept
  const keep = async () => {
    const own = text.trim() === '' ? {} : { [sessionId]: { text: text.trim(), at: toInstant(Date.now()) } }
    const { error } = await told(save({ sessionNotes: { ...without(notes, sessionId), ...own } }))
    if (error !== undefined) return
    onType(sessionId, undefined)
    showToast({ tone: 'done', text: t('note.saved') })
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty) void keep()
      }}
    >
      <TextArea
        label={t('note.label')}
        description={t('note.device')}
        maxLength={LONGEST}
        rows={2}
        value={text}
        onChange={(event) => onType(sessionId, event.target.value === kept ? undefined : event.target.value)}
      />
      {isDirty && (
        <Button type="submit" layout="primary" busy={isLoading}>
          {t('note.save')}
        </Button>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: start;

  > button {
    min-block-size: 48px;
  }
`
