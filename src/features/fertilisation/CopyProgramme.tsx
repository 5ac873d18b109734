import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createActKeys } from '@/api/actKeys'
import { useAddActivityMutation, useRemoveActivityMutation } from '@/api/activities'
import { answerOf } from '@/domain/activity'
import { plannedFeeds } from '@/domain/feeds'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { SelectField } from '@/ui/SelectField'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { copyFor } from './copyFor'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import { productsText } from './useFeedRows'
import type { FertilisationGround } from './useFertilisation'

type CopyProgrammeProps = {
  ground: FertilisationGround
  pitches: readonly Pitch[]
  text: NutrientText
  onClose: () => void
}

/** What is planned on another pitch, for this one too: shown before it is written, and taken back by one press. */
export function CopyProgramme({ ground, pitches, text, onClose }: CopyProgrammeProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const problemText = useProblemText()
  const say = useUndoToast()
  const orUnsent = useUnsentWords()
  const [add] = useAddActivityMutation()
  const [remove] = useRemoveActivityMutation()
  const feedsOn = (pitchId: Id) =>
    plannedFeeds(ground.ahead ?? [], {
      pitchId,
      from: ground.today,
      shed: ground.shed,
      dayOf: (time) => dayAtGround(time, format.timeZone),
    })
  const sources = pitches
    .filter(({ id }) => id !== ground.pitch.id)
    .map((pitch) => ({ pitch, feeds: feedsOn(pitch.id) }))
    .filter(({ feeds }) => feeds.length > 0)
  // What can be chosen may come after the dialog is open.
  const [picked, setPicked] = useState<Id | null>(null)
  const sourceId = picked ?? sources[0]?.pitch.id ?? null
  const [without, setWithout] = useState<ReadonlySet<Id>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // A second press after a failure sends the same acts: none is created twice.
  const [keys] = useState(createActKeys)
  const feeds = sources.find(({ pitch }) => pitch.id === sourceId)?.feeds ?? []
  /** Work that already covers this pitch is not copied onto it. */
  const isHere = (id: Id): boolean => ground.works.get(id)?.pitchIds.includes(ground.pitch.id) === true
  const chosen = feeds.filter(({ id }) => !without.has(id) && !isHere(id))

  const write = async () => {
    if (isBusy || chosen.length === 0) return
    setBusy(true)
    setFailure(undefined)
    const created: Id[] = []
    for (const feed of chosen) {
      const work = ground.works.get(feed.id)
      if (!work) continue
      const activity = copyFor(work, ground.pitch, ground.shed)
      const { data, error } = await add({ activity, key: keys.of(feed.id) })
      if (error !== undefined) {
        keys.tried(feed.id, error)
        setFailure(t('copy.partly', { count: created.length, reason: problemText(error) }))
        setBusy(false)
        return
      }
      created.push(...(data ?? []).map(({ id }) => id))
    }
    say(orUnsent(t('copy.done', { count: created.length }), created), async () => {
      const outcomes = await Promise.all(created.map((id) => remove({ id })))
      return { error: outcomes.find(({ error }) => error !== undefined)?.error }
    })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copy.title')}
      footer={
        <>
          {sources.length > 0 && (
            <Button
              layout="primary"
              busy={isBusy}
              aria-disabled={chosen.length === 0 || undefined}
              onClick={() => void write()}
            >
              {t('copy.confirm', { count: chosen.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t('budget.cancel')}</Button>
        </>
      }
    >
      {sources.length === 0 ? (
        <p>{ground.ahead === undefined ? t('copy.notLoaded') : t('copy.nothing')}</p>
      ) : (
        <Stack>
          <SelectField
            label={t('copy.from')}
            options={sources.map(({ pitch, feeds: own }) => ({
              id: pitch.id,
              label: pitch.name,
              hint: t('copy.feeds', { count: own.length }),
            }))}
            value={sourceId}
            onChange={(id) => {
              setPicked(id)
              setWithout(new Set())
            }}
          />
          <p>{t('copy.text', { pitch: ground.pitch.name })}</p>
          <ul>
            {feeds.map((feed) => {
              const work = ground.works.get(feed.id)
              const water = work && answerOf(work, 'waterRate')
              return (
                <li key={feed.id}>
                  <Checkbox
                    label={`${format.day(feed.day, 'weekday')} · ${productsText(feed.products, format, t('history.unknownProduct'))}`}
                    hint={
                      isHere(feed.id)
                        ? t('copy.isHere')
                        : [
                            feed.nutrients.n !== undefined &&
                              t('copy.nitrogen', { amount: text.quantity(feed.nutrients.n) }),
                            typeof water === 'number' && format.quantity(water, 'waterRate'),
                          ]
                            .filter(Boolean)
                            .join(' · ')
                    }
                    checked={!without.has(feed.id) && !isHere(feed.id)}
                    onChange={() => {
                      const next = new Set(without)
                      if (!next.delete(feed.id)) next.add(feed.id)
                      setWithout(next)
                    }}
                  />
                </li>
              )
            })}
          </ul>
          {failure && <Notice tone="error">{failure}</Notice>}
        </Stack>
      )}
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;

  > ul {
    display: grid;
    gap: 8px;
  }
`
