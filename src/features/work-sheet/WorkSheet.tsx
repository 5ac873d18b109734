import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type WorkSheet as Sheet, withWorkSheet } from '@/domain/addresses'
import { takesPitch } from '@/domain/activityName'
import { atGround, toInstant } from '@/domain/groundTime'
import { isOverSession } from '@/domain/sessions'
import { isReadOnly } from '@/domain/switches'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { useSearchChange } from '@/ui/useSearchChange'
import { type Came, keep, readKept, readLastNew } from './keptDraft'
import { KeptOffer } from './KeptOffer'
import { NotFound } from './NotFound'
import { SheetFrame } from './SheetFrame'
import { TypePicker } from './TypePicker'
import { cachedActivities, lastDone, useActivity } from './useActivity'
import { usesByType } from './usesByType'
import { useWorkGround, type WorkGround } from './useWorkGround'
import { draftOf, freshDraft, rightNow, type WorkDraft } from './workDraft'
import { WorkForm } from './WorkForm'
import { WorkSummary } from './WorkSummary'

const SessionFeedback = lazyPart(() => import('./SessionFeedback'), 'SessionFeedback', 'feedback')

type WorkSheetProps = { sheet: Sheet; onClose: () => void }

/** What `?work=` asks for: an activity to look at and change, or a new one. */
export function WorkSheet({ sheet, onClose }: WorkSheetProps) {
  const { t } = useTranslation('work')
  const ground = useWorkGround()
  if (!ground.data)
    return (
      <SheetFrame title={t(sheet.kind === 'new' ? 'sheet.log' : 'sheet.edit')} onClose={onClose}>
        <QueryState query={ground} skeleton={<Skeleton count={6} />} empty={{ when: () => false, title: '' }}>
          {() => null}
        </QueryState>
      </SheetFrame>
    )
  return sheet.kind === 'new' ? (
    <NewWork key={JSON.stringify(sheet)} sheet={sheet} ground={ground.data} onClose={onClose} />
  ) : (
    <OpenWork key={sheet.id} sheet={sheet} ground={ground.data} onClose={onClose} />
  )
}

type Part<Kind> = { sheet: Extract<Sheet, { kind: Kind }>; ground: WorkGround; onClose: () => void }

function NewWork({ sheet, ground, onClose }: Part<'new'>) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const { timeZone } = useFormat()
  const location = useLocation()
  const changeSearch = useSearchChange()
  const store = useStore()
  const fresh = useFresh(ground)
  const back = (location.state as Came)?.back
  const [kept, setKept] = useState(
    () => (back === undefined ? null : readKept(ground.userId, back)) ?? readLastNew(ground.userId),
  )
  const [uses] = useState(() =>
    usesByType(cachedActivities(store.getState() as never), {
      userId: sheet.userId ?? ground.userId,
      time: sheet.time ?? atGround(toInstant(rightNow()), timeZone).time,
      timeZone,
    }),
  )
  const [initial, setInitial] = useState<WorkDraft | null>(() =>
    sheet.type === undefined ? null : fresh(sheet.type, { ...sheet, now: rightNow(), timeZone }),
  )
  if (isReadOnly(ground.company)) return <NotFound onClose={onClose} />
  if (!initial)
    return (
      <SheetFrame title={t('sheet.log')} onClose={onClose}>
        {kept && (
          <KeptOffer
            work={words.name(kept.draft.type)}
            onRestore={() =>
              changeSearch((present) => withWorkSheet(present, { ...sheet, type: kept.draft.type }), {
                replace: true,
                state: { back: kept.place } satisfies Came,
              })
            }
            onDiscard={() => {
              keep(ground.userId, kept.place, null)
              setKept(readLastNew(ground.userId))
            }}
          />
        )}
        {ground.types.length === 0 ? (
          <EmptyState title={t('sheet.noTypes')} />
        ) : (
          <TypePicker
            types={ground.types}
            uses={uses}
            onPick={(type) => setInitial(fresh(type, { ...sheet, now: rightNow(), timeZone }))}
          />
        )}
      </SheetFrame>
    )
  return (
    <WorkForm
      sheet={sheet}
      ground={ground}
      stored={null}
      initial={initial}
      kept={kept}
      onType={fresh.keeping}
      onCopy={() => {}}
      onClose={onClose}
    />
  )
}

function OpenWork({ sheet, ground, onClose }: Part<'open'>) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const found = useActivity(sheet.id)
  const now = useNow()
  const fresh = useFresh(ground)
  const [kept] = useState(() => readKept(ground.userId, sheet.id))
  const [copy, setCopy] = useState<WorkDraft | null>(null)
  // While its id changes, as work that was made here is sent, it is nowhere for a moment; what is gone from the lists may
  // be on its way out from here, or be what somebody is writing about.
  const [last, setLast] = useState(found.data)
  if (found.data && found.data !== last) setLast(found.data)
  const activity = isReadOnly(ground.company) ? found.data : (found.data ?? last ?? found.data)
  if (activity === null) return <NotFound onClose={onClose} />
  if (activity === undefined)
    return (
      <SheetFrame title={t('sheet.edit')} onClose={onClose}>
        <QueryState
          query={{ ...found, data: undefined }}
          skeleton={<Skeleton count={6} />}
          empty={{ when: () => false, title: '' }}
        >
          {() => null}
        </QueryState>
      </SheetFrame>
    )
  const pitches = format.list(activity.pitchIds.map((id) => ground.pitchName(id) ?? id))
  if (isReadOnly(ground.company))
    return (
      <SheetFrame
        icon={<ActivityIcon name={activity.activityName} size={24} />}
        title={activity.name ?? words.name(activity.activityName)}
        subtitle={pitches}
        onClose={onClose}
      >
        <WorkSummary
          activity={activity}
          fields={
            ground.configurations.find(({ activityName }) => activityName === activity.activityName)
              ?.fields ?? []
          }
          pitches={pitches}
          people={format.list(activity.userIds.map((id) => ground.personName(id) ?? id))}
        />
        {isOverSession(activity, now) && (
          <Suspense fallback={null}>
            <SessionFeedback sessionId={activity.id} />
          </Suspense>
        )}
      </SheetFrame>
    )
  if (copy)
    return (
      <WorkForm
        key="copy"
        sheet={{ kind: 'new' }}
        ground={ground}
        stored={null}
        initial={copy}
        kept={null}
        isCopy
        onType={fresh.keeping}
        onCopy={() => {}}
        onClose={onClose}
      />
    )
  return (
    <WorkForm
      key="open"
      sheet={sheet}
      ground={ground}
      stored={activity}
      isGone={found.data === null}
      initial={draftOf(activity, format.timeZone)}
      kept={kept}
      onType={fresh.keeping}
      onCopy={(draft) => {
        keep(ground.userId, sheet.id, null)
        setCopy(draft)
      }}
      onClose={onClose}
    />
  )
}

/** New drafts that begin with what was done the last time. */
function useFresh(ground: WorkGround) {
  const store = useStore()
  const { timeZone } = useFormat()
  type Known = Omit<Parameters<typeof freshDraft>[0], 'type' | 'last'>
  const make = (type: string, known: Known): WorkDraft => {
    // An address can name anything: only sections of the pitch are taken.
    const sectionIds = (known.sectionIds ?? []).filter((id) =>
      ground.sections.some((section) => section.id === id && section.pitchId === known.pitchId),
    )
    return freshDraft({
      ...known,
      sectionIds,
      userId: known.userId ?? ground.userId,
      type,
      last: lastDone(cachedActivities(store.getState() as never), type, known.pitchId, sectionIds),
    })
  }
  /** Another type in the same form: place, time and people stay; but for the place of what has none. */
  const keeping = (draft: WorkDraft, type: string): WorkDraft => {
    const { answers } = make(type, {
      pitchId: takesPitch(type) ? draft.pitchIds[0] : undefined,
      day: draft.day ?? undefined,
      time: draft.start ?? undefined,
      now: rightNow(),
      timeZone,
    })
    return takesPitch(type)
      ? { ...draft, type, answers }
      : { ...draft, type, answers, pitchIds: [], sectionIds: [], peopleAt: {} }
  }
  return Object.assign(make, { keeping })
}
