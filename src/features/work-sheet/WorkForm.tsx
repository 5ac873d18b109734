import styled from '@emotion/styled'
import { type ComponentProps, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isUnsentSeries } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { isJob } from '@/domain/dayJobs'
import { addDays } from '@/domain/groundTime'
import { isOverSession } from '@/domain/sessions'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { useNotSent } from '@/outbox/useOutbox'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { lazyPart } from '@/ui/lazyPart'
import { LoadNotice } from '@/ui/LoadNotice'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'
import { showToast } from '@/ui/toasts'
import { bringUp } from '@/ui/focusFirstFault'
import { useNow } from '@/ui/useNow'
import { AgainstLine } from './AgainstLine'
import { ClashNotice } from './ClashNotice'
import { ConflictNotice } from './ConflictNotice'
import { type Came, keep, type Kept, readKept } from './keptDraft'
import { KeptOffer } from './KeptOffer'
import { canRepeat } from './repeatDraft'
import { RepeatPart } from './RepeatPart'
import { SeriesDialog } from './SeriesDialog'
import { NotFound } from './NotFound'
import { SheetFrame } from './SheetFrame'
import { copyOfDraft } from './template'
import { UnusualNotice } from './UnusualNotice'
import { useClashNames } from './useClashNames'
import { useSeriesText } from './useSeriesText'
import { useWorkForm } from './useWorkForm'
import { atTimes, type WorkDraft } from './workDraft'
import { WindowLine } from './WindowLine'
import { WorkFields } from './WorkFields'

const SessionFeedback = lazyPart(() => import('./SessionFeedback'), 'SessionFeedback', 'feedback')

type WorkFormProps = Omit<Parameters<typeof useWorkForm>[0], 'form' | 'isCopy' | 'isBack' | 'onLost'> & {
  /** New work that repeats another one. */
  isCopy?: boolean
  /** The stored work is in no list any more. */
  isGone?: boolean
  onType: (draft: WorkDraft, type: string) => WorkDraft
  onCopy: (draft: WorkDraft) => void
}

/** Looks at work and changes it, in one sheet. */
export function WorkForm({ isCopy = false, isGone = false, onType, onCopy, ...input }: WorkFormProps) {
  const { t } = useTranslation(['work', 'common'])
  const words = useActivityText()
  const format = useFormat()
  const formId = useId()
  const { ground } = input
  const form = useRef<HTMLFormElement>(null)
  const location = useLocation()
  const navigate = useNavigate()
  const isBack = input.kept !== null && (location.state as Came)?.back === input.kept.place
  const state = useWorkForm({ ...input, isCopy, isBack, form, onLost: (problem) => sayKept(problem) })
  const names = useClashNames(ground, state.around)
  // One that was refused is put right as a whole.
  const notSent = useNotSent(`activity:${input.stored?.id ?? ''}`)
  const [isCustom, setIsCustom] = useState(false)
  const now = useNow()
  // Taken out of it: called as a part of it, a press of Save would draw every field anew.
  const { base, draft, busy, around, has, change } = state
  const canBegin = base && isJob(base) && draft.repeat === null
  const seriesText = useSeriesText()
  const where = draft.pitchIds.map((id) => ground.pitchName(id) ?? id)
  const title = base?.name ?? words.name(draft.type)
  /** What was typed is neither saved nor lost, and says so. */
  const sayKept = (problem?: string) => {
    const kept = readKept(ground.userId, state.place)
    if (kept === null) {
      if (problem !== undefined) showToast({ tone: 'error', text: problem })
      return
    }
    const text = t('sheet.keptAway', { work: isolate(title) })
    showToast({
      tone: problem === undefined ? 'info' : 'error',
      text: problem === undefined ? text : `${problem} ${text}`,
      action: { label: t('sheet.openAgain'), onPress: () => openAgain(kept) },
    })
  }
  const openAgain = ({ place, draft: { type } }: Kept) => {
    const back = input.sheet.kind === 'new' ? { ...input.sheet, type } : input.sheet
    void navigate(
      { ...location, search: withWorkSheet(location.search, back) },
      { state: { back: place } satisfies Came },
    )
  }
  /** What was typed goes without a question, and comes back with one press. */
  const cancel = () => {
    const typed = { place: state.place, draft }
    state.done()
    if (!state.dirty || state.isOnItsWay) return
    showToast({
      tone: 'info',
      text: t('sheet.thrownAway', { work: isolate(title) }),
      action: {
        label: t('common:undo'),
        onPress: () => {
          keep(ground.userId, typed.place, typed.draft)
          openAgain(typed)
        },
      },
    })
  }
  const close = () => {
    input.onClose()
    if (state.dirty && !state.isOnItsWay) sayKept()
  }
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    state.send('save')
  }
  if (isGone && !state.dirty && !state.isOnItsWay) return <NotFound onClose={input.onClose} />
  return (
    <SheetFrame
      icon={<ActivityIcon name={draft.type} size={24} />}
      title={title}
      subtitle={[format.list(where), draft.day ? format.day(draft.day, 'weekday') : '']
        .filter(Boolean)
        .join(format.comma)}
      onClose={close}
      actions={
        base && (
          <>
            {base.status === 'planned' && canBegin && (
              <Button busy={busy === 'start'} onClick={() => state.send('start')}>
                <Icon name="play" size={16} />
                {t('sheet.startWork')}
              </Button>
            )}
            {isOpen(base) && canBegin && (
              <Button busy={busy === 'complete'} onClick={() => state.send('complete')}>
                <Icon name="check" size={16} />
                {t('sheet.complete')}
              </Button>
            )}
            <Button onClick={() => onCopy(copyOfDraft(draft))}>{t('sheet.copy')}</Button>
          </>
        )
      }
      footer={
        <>
          <Button
            layout="primary"
            type="submit"
            form={formId}
            busy={busy === 'save'}
            onClick={(event) => {
              // The second half of a double press has not read the question.
              if (state.asks && event.detail > 1) event.preventDefault()
            }}
          >
            {t(state.asks ? 'sheet.saveAnyway' : 'sheet.save')}
          </Button>
          <Button onClick={cancel}>{t('sheet.cancel')}</Button>
          {base && (
            <End>
              <IconButton
                danger
                label={t('sheet.delete')}
                aria-disabled={busy === 'delete' || undefined}
                onClick={() =>
                  base.recurrenceId === undefined ? state.remove('one') : state.askSeries('delete')
                }
              >
                <ToolIcon name="trash" />
              </IconButton>
            </End>
          )}
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        noValidate
        onSubmit={submit}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) state.write()
        }}
      >
        <HeldFields held={state.isOnItsWay}>
          {isCopy && <Notice tone="info">{t('sheet.copied')}</Notice>}
          {base && isUnsentSeries(base) && notSent === 'waiting' && (
            <Notice tone="info">{t('sheet.series.waiting')}</Notice>
          )}
          {base?.recurrenceId !== undefined && (
            <Series>{[t('sheet.series.title'), ...seriesText(base)].join(' · ')}</Series>
          )}
          {state.offer && (
            <KeptOffer
              {...(state.offer.draft.type !== draft.type && { work: words.name(state.offer.draft.type) })}
              onRestore={state.restore}
              onDiscard={state.discard}
            />
          )}
          {around.clashes.length > 0 ? (
            <ClashNotice
              clashes={around.clashes}
              slots={around.slots}
              isForecast={around.isForecast}
              names={names}
              onSlot={(slot) => change(atTimes(draft, slot, format.timeZone))}
            />
          ) : (
            state.times.fit && <WindowLine fit={state.times.fit} pitchName={where[0]} />
          )}
          {state.times.against.length > 0 && (
            <AgainstLine reasons={state.times.against} hasNoOther={state.times.slots?.length === 0} />
          )}
          {/* Whose list did not come has nothing to choose. */}
          <LoadNotice queries={ground.choices} />
          <WorkFields
            entry={state.entry}
            ground={ground}
            names={names}
            onMove={state.moveBy}
            onType={(type) => change(base === null ? onType(draft, type) : { ...draft, type })}
          />
          {has.repeat && (base === null || (canRepeat(base) && draft.status === 'planned')) && (
            <Six>
              <RepeatPart
                draft={draft}
                error={state.errors.repeat}
                nonWorking={around.nonWorking}
                ahead={around.series}
                isCustom={isCustom}
                onCustom={setIsCustom}
                onChange={(repeat) => change({ ...draft, repeat })}
              />
            </Six>
          )}
          {state.faults.end === 'endBeforeStart' && draft.endDay === null && (
            <Notice
              tone="warning"
              action={
                <Button
                  size="small"
                  onClick={() => draft.day && change({ ...draft, endDay: addDays(draft.day, 1) })}
                >
                  {t('sheet.endsNextDay')}
                </Button>
              }
            >
              {t('sheet.overnight')}
            </Notice>
          )}
          {state.asks && (
            <div ref={bringUp}>
              <UnusualNotice
                unusual={state.unusual}
                pitchIds={draft.pitchIds}
                stops={state.stops}
                names={names}
              />
            </div>
          )}
          {state.theirs && (
            <div ref={bringUp}>
              <ConflictNotice onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} />
            </div>
          )}
          {state.failure && (
            <div ref={bringUp}>
              <Notice tone="error">{state.failure}</Notice>
            </div>
          )}
        </HeldFields>
      </Form>
      {base && isOverSession(base, now) && (
        <Suspense fallback={null}>
          <SessionFeedback sessionId={base.id} />
        </Suspense>
      )}
      <SeriesDialog
        act={state.asksSeries}
        busy={busy === 'save' || busy === 'delete'}
        isLooking={state.series.isLooking}
        progress={state.series.progress}
        onClose={() => state.askSeries(undefined)}
        onChoose={(scope) => (state.asksSeries === 'delete' ? state.remove(scope) : state.saveSeries(scope))}
      />
    </SheetFrame>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
`
const Series = styled.p`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Six = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 12px 8px;
  align-items: start;
`
const End = styled.span`
  margin-inline-start: auto;
`
