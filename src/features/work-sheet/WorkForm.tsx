import styled from '@emotion/styled'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetSuppliesQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import { begun, completed, isOpen } from '@/domain/activityWork'
import type { WorkSheet } from '@/domain/addresses'
import { addDays } from '@/domain/groundTime'
import { isOn } from '@/domain/switches'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import { useUnsaved } from '@/ui/useUnsaved'
import { DeleteSeries } from './DeleteSeries'
import { type Faults, faultsOf, placedFaults, unusualIn } from './faults'
import { focusFirstFault } from './focusFirstFault'
import { KeptOffer } from './KeptOffer'
import { keep } from './keptDraft'
import { SheetFrame } from './SheetFrame'
import { theirsIn } from './theirsIn'
import { treatedArea, withQuantities } from './treatedArea'
import { UnusualNotice } from './UnusualNotice'
import { useOffOn } from './useOffOn'
import { useSaveWork } from './useSaveWork'
import { activityOf, draftOf, nothingYet, recurrenceOf, rightNow, type WorkDraft } from './workDraft'
import { WorkFields } from './WorkFields'
import type { WorkGround } from './useWorkGround'

type WorkFormProps = {
  sheet: WorkSheet
  ground: WorkGround
  /** The stored work, or null for new work. */
  stored: Activity | null
  initial: WorkDraft
  /** Input of an earlier visit that was not saved. */
  kept: WorkDraft | null
  /** New work that repeats another one. */
  isCopy?: boolean
  onType: (draft: WorkDraft, type: string) => WorkDraft
  onCopy: (draft: WorkDraft) => void
  onClose: () => void
}

type Act = 'save' | 'start' | 'complete'

/** Looks at work and changes it, in one sheet. */
export function WorkForm({
  sheet,
  ground,
  stored,
  initial,
  kept,
  isCopy = false,
  onType,
  onCopy,
  onClose,
}: WorkFormProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const problemText = useProblemText()
  const write = useSaveWork()
  const formId = useId()
  const { timeZone } = format

  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(initial)
  const [clean, setClean] = useState(initial)
  const [offer, setOffer] = useState(kept)
  const [faults, setFaults] = useState<Faults>({})
  const [said, setSaid] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Activity>()
  const [sure, setSure] = useState<string>()
  const [busy, setBusy] = useState<Act | 'delete'>()
  const [asksSeries, setAsksSeries] = useState(false)
  const [attempts, setAttempts] = useState(0)

  /** The act's keys: made at the first press of Save and kept for every further try (quality O4). */
  const keys = useRef(new Map<string, string>())
  /** State comes too late for the second of two quick taps (quality F7). */
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const configuration = ground.configurations.find(({ activityName }) => activityName === draft.type)
  const has = {
    storage: isOn('storage', ground.company),
    products: isOn('storage', ground.company) && isOn('product_management', ground.company),
    cocktails: isOn('storage', ground.company) && isOn('cocktail_management', ground.company),
    repeat: isOn('recurring_activities', ground.company),
  }
  const fields = (configuration?.fields ?? []).filter(
    ({ key }) => (key !== 'machine' || has.storage) && (key !== 'product' || has.products),
  )
  const fieldKeys = (configuration?.fields ?? []).map(({ key }) => key)
  const { data: supplies = [] } = useGetSuppliesQuery(undefined, {
    skip: !has.products || !fieldKeys.includes('product'),
  })
  const off = useOffOn(draft.day)
  const offNames = draft.userIds.filter((id) => off.has(id)).map((id) => ground.personName(id) ?? id)
  const unusual = unusualIn(draft, fields)
  const doubts = JSON.stringify([unusual.map(({ field, value }) => [field.key, value]), offNames])
  const asks = sure === doubts && (unusual.length > 0 || offNames.length > 0)

  // Nothing typed yet: what somebody else has changed meanwhile is simply shown.
  const dirty = draft !== clean
  useUnsaved(dirty)
  if (stored && base && !dirty && stored.updatedAt !== base.updatedAt && busy === undefined) {
    const fresh = draftOf(stored, timeZone)
    setBase(stored)
    setDraft(fresh)
    setClean(fresh)
  }

  useEffect(() => {
    if (attempts > 0) focusFirstFault(form.current)
  }, [attempts])

  const change = (next: WorkDraft) => {
    setDraft(next)
    keep(ground.userId, sheet, next)
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next, { fields, timeZone, isNew: base === null }))
    setSaid({})
  }
  const done = () => {
    keep(ground.userId, sheet, null)
    onClose()
  }
  const adopt = (activity: Activity) => {
    const fresh = draftOf(activity, timeZone)
    setBase(activity)
    setDraft(fresh)
    setClean(fresh)
    setTheirs(undefined)
    setFailure(undefined)
    keep(ground.userId, sheet, null)
  }

  const send = async (act: Act, onto: Activity | null) => {
    if (underWay.current) return
    const found = faultsOf(draft, { fields, timeZone, isNew: onto === null })
    setFaults(found)
    setSaid({})
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1)
      return
    }
    if ((unusual.length > 0 || offNames.length > 0) && sure !== doubts) {
      setSure(doubts)
      return
    }
    underWay.current = true
    setBusy(act)
    const { error } = onto === null ? await create() : await update(act, onto)
    // Saved is saved: the sheet stays shut to a tap that comes while it closes.
    if (error === undefined) {
      done()
      return
    }
    underWay.current = false
    setBusy(undefined)
    refuse(error)
  }

  const create = () => {
    const empty = { ...nothingYet(configuration?.taskId, rightNow()), recurrence: recurrenceOf(draft) }
    const places = draft.pitchIds.length > 1 ? draft.pitchIds.map((id) => [id]) : [draft.pitchIds]
    const activities = places.map((pitchIds) => {
      const area = treatedArea(draft, ground, pitchIds)
      const own = { ...withQuantities(draft, area, supplies), pitchIds, sectionIds: sectionsOf(pitchIds) }
      return activityOf(own, empty, fieldKeys, timeZone)
    })
    return write.add(activities, (at) => {
      const place = places[at]?.join() ?? ''
      const key = keys.current.get(place) ?? crypto.randomUUID()
      keys.current.set(place, key)
      return key
    })
  }
  const sectionsOf = (pitchIds: readonly string[]) =>
    draft.sectionIds.filter((id) => {
      const section = ground.sections.find((one) => one.id === id)
      return section === undefined || pitchIds.includes(section.pitchId)
    })

  const update = (act: Act, onto: Activity) => {
    const changed = activityOf(
      withQuantities(draft, treatedArea(draft, ground), supplies),
      onto,
      fieldKeys,
      timeZone,
    )
    if (act === 'start') return write.save(begun(changed, rightNow()), onto, 'started')
    if (act === 'complete') return write.save(completed(changed, rightNow()), onto, 'completed')
    return write.save(changed, onto, 'saved')
  }

  const refuse = (error: unknown) => {
    const problem = problemOf(error)
    if (problem.kind === 'conflict' && base) {
      setTheirs(theirsIn(error) ?? base)
      return
    }
    if (problem.fields) {
      const { placed, rest } = placedFaults(problem.fields, fields)
      setSaid(placed)
      if (Object.keys(placed).length > 0) setAttempts((count) => count + 1)
      if (rest.length > 0) setFailure(rest.join(' '))
      return
    }
    setFailure(problemText(error))
  }

  const keepMine = () => {
    if (!theirs || !base) return
    // A backend that does not send its own version gets ours without a stamp: the person has decided.
    const stamp = theirs === base ? undefined : theirs.updatedAt
    const onto = { ...base, updatedAt: stamp }
    setTheirs(undefined)
    setBase(onto)
    void send('save', onto)
  }

  const remove = async (recurring: boolean) => {
    if (!base || underWay.current) return
    underWay.current = true
    setBusy('delete')
    const { error } = await write.remove(base, recurring)
    setAsksSeries(false)
    if (error === undefined) {
      done()
      return
    }
    underWay.current = false
    setBusy(undefined)
    setFailure(problemText(error))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send('save', base)
  }
  const errors = {
    ...Object.fromEntries(Object.entries(faults).map(([key, fault]) => [key, t(`fault.${fault}`)])),
    ...said,
  }
  const where = draft.pitchIds.map((id) => ground.pitchName(id) ?? id)
  const open = base !== null && isOpen(base)
  return (
    <SheetFrame
      icon={<ActivityIcon name={draft.type} size={24} />}
      title={base?.name ?? words.name(draft.type)}
      subtitle={[format.list(where), draft.day ? format.day(draft.day, 'weekday') : '']
        .filter(Boolean)
        .join(', ')}
      onClose={onClose}
      actions={
        base && (
          <>
            {base.status === 'planned' && (
              <Button busy={busy === 'start'} onClick={() => void send('start', base)}>
                <Icon name="play" size={16} />
                {t('sheet.startWork')}
              </Button>
            )}
            {open && (
              <Button busy={busy === 'complete'} onClick={() => void send('complete', base)}>
                <Icon name="check" size={16} />
                {t('sheet.complete')}
              </Button>
            )}
            <Button onClick={() => onCopy({ ...draft, status: 'planned', repeat: 'never', until: null })}>
              {t('sheet.copy')}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button layout="primary" type="submit" form={formId} busy={busy === 'save'}>
            {t(asks ? 'sheet.saveAnyway' : 'sheet.save')}
          </Button>
          <Button onClick={done}>{t('sheet.cancel')}</Button>
          {base && (
            <End>
              <IconButton
                danger
                label={t('sheet.delete')}
                aria-disabled={busy === 'delete' || undefined}
                onClick={() => (base.recurrenceId === undefined ? void remove(false) : setAsksSeries(true))}
              >
                <Icon name="trash" />
              </IconButton>
            </End>
          )}
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={submit}>
        {isCopy && <Notice tone="info">{t('sheet.copied')}</Notice>}
        {offer && (
          <KeptOffer
            onRestore={() => {
              change(offer)
              setOffer(null)
            }}
            onDiscard={() => {
              keep(ground.userId, sheet, null)
              setOffer(null)
            }}
          />
        )}
        <WorkFields
          draft={draft}
          onChange={change}
          onType={(type) => change(base === null ? onType(draft, type) : { ...draft, type })}
          errors={errors}
          fields={fields}
          types={ground.types}
          pitches={ground.pitches}
          sections={ground.sections}
          people={ground.people}
          off={off}
          area={treatedArea(draft, ground)}
          isNew={base === null}
          with={has}
        />
        {faults.end === 'endBeforeStart' && draft.endDay === null && (
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
        {asks && <UnusualNotice unusual={unusual} offNames={offNames} />}
        {theirs && (
          <Notice
            tone="error"
            action={
              <Choices>
                <Button size="small" onClick={() => adopt(theirs === base ? (stored ?? theirs) : theirs)}>
                  {t('sheet.takeTheirs')}
                </Button>
                <Button size="small" onClick={keepMine}>
                  {t('sheet.keepMine')}
                </Button>
              </Choices>
            }
          >
            {t('sheet.conflict')}
          </Notice>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
      </Form>
      <DeleteSeries
        open={asksSeries}
        busy={busy === 'delete'}
        onClose={() => setAsksSeries(false)}
        onOne={() => void remove(false)}
        onLater={() => void remove(true)}
      />
    </SheetFrame>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
`
const End = styled.span`
  margin-inline-start: auto;
`
const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
