import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery, useSavePitchPreferencesMutation } from '@/api/pitches'
import { homePitch } from '@/domain/homeGround'
import { PREFERENCE_KEYS, type PitchPreferences } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useWorkFilter } from '@/session/filterContext'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { useProblemText } from '@/ui/useProblemText'

/** What each pitch wants to be advised on (spec §3). A switch counts at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['panels', 'activity'])
  const problemText = useProblemText()
  const { grounds } = useWorkFilter()
  const query = useGetPitchesQuery()
  const [save, { error }] = useSavePitchPreferencesMutation()
  const [chosen, setChosen] = useState<Id | undefined>(grounds[0])
  /** On screen until the backend has taken it; back as it was when it refuses. */
  const [pending, setPending] = useState<Readonly<Record<Id, PitchPreferences>>>({})
  const last = useRef<Promise<unknown>>(undefined)
  const change = async (pitchId: Id, preferences: PitchPreferences) => {
    setPending((all) => ({ ...all, [pitchId]: preferences }))
    // One after the other: each writes all of them, and the last that was pressed must be the last to arrive.
    const earlier = last.current
    const turn = (async () => {
      await earlier
      return save({ pitchId, preferences })
    })()
    last.current = turn
    const { error: refused } = await turn
    if (refused === undefined) return
    setPending((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== pitchId)))
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
          const preferences = pending[pitch.id] ?? pitch.preferences
          return (
            <Fields>
              {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
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
                    onChange={(on) => void change(pitch.id, { ...preferences, [key]: on })}
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
