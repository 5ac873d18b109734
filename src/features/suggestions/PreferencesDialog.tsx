import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery, useSavePitchPreferencesMutation } from '@/api/pitches'
import { homePitch } from '@/domain/homeGround'
import { type Pitch, PREFERENCE_KEYS, type PitchPreferences } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useWorkFilter } from '@/session/filterContext'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { rowTurns } from '@/ui/recordTable/rowTurns'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'

const inTurn = rowTurns<Pitch>()
type PreferenceKey = keyof PitchPreferences

/** What each pitch wants to be advised on (spec §3). A switch counts at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['panels', 'activity'])
  const problemText = useProblemText()
  const { grounds } = useWorkFilter()
  const query = useGetPitchesQuery()
  const [save] = useSavePitchPreferencesMutation()
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState<Id | undefined>(grounds[0])
  /** On screen until the backend has taken it; back as it was when it refuses. */
  const [pending, setPending] = useState<Readonly<Record<Id, Partial<PitchPreferences>>>>({})
  const fields = useRef<HTMLDivElement>(null)
  const show = (id: Id, key: PreferenceKey, on: boolean) =>
    setPending((all) => ({ ...all, [id]: { ...all[id], [key]: on } }))
  const change = async (pitch: Pitch, key: PreferenceKey, on: boolean) => {
    show(pitch.id, key, on)
    setFailure(undefined)
    // Each writes all switches of its pitch: upon what was taken before it, and without what was refused.
    const { error: refused } = await inTurn(pitch, async (now) => {
      const preferences = { ...now.preferences, [key]: on }
      const { error: failed } = await save({ pitchId: pitch.id, preferences })
      return failed ? { data: now, error: failed } : { data: { ...now, preferences }, error: undefined }
    })
    show(pitch.id, key, refused ? !on : on)
    if (!refused) return
    const text = problemText(refused)
    // The window may be closed by then, and nothing in it would be read.
    if (fields.current) setFailure(text)
    else showToast({ tone: 'error', text })
  }
  return (
    <Dialog open onClose={onClose} size="small" title={t('suggestions.preferences.title')}>
      <QueryState
        query={query}
        skeleton={<Skeleton count={5} />}
        empty={{ when: (pitches) => pitches.length === 0, title: t('pitches.none') }}
      >
        {(pitches) => {
          const pitch = pitches.find(({ id }) => id === chosen) ?? homePitch(pitches)
          if (!pitch) return null
          const preferences = { ...pitch.preferences, ...pending[pitch.id] }
          return (
            <Fields ref={fields}>
              {failure && <Notice tone="error">{failure}</Notice>}
              <p>{t('suggestions.preferences.text')}</p>
              <SelectField
                label={t('filter.pitch')}
                value={pitch.id}
                onChange={setChosen}
                options={pitches.map(({ id, name }) => ({ id, label: name }))}
              />
              <div>
                {PREFERENCE_KEYS.map((key) => (
                  <Switch
                    key={key}
                    label={t(`name.${key}`, { ns: 'activity' })}
                    checked={preferences[key]}
                    onChange={(on) => void change({ ...pitch, preferences }, key, on)}
                  />
                ))}
              </div>
            </Fields>
          )
        }}
      </QueryState>
    </Dialog>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 12px;
`
