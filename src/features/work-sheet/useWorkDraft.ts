import { useState } from 'react'
import type { Activity } from '@/domain/activity'
import type { WorkSheet } from '@/domain/addresses'
import { useFormat } from '@/i18n/format'
import { useUnsaved } from '@/ui/useUnsaved'
import { keep, type Kept, placeOf, readKept } from './keptDraft'
import { wishedIn } from './lastValues'
import { useLastValues } from './useLastValues'
import type { WorkGround } from './useWorkGround'
import { draftOf, withLastValues, type WorkDraft } from './workDraft'

export type WorkDraftInput = {
  sheet: WorkSheet
  ground: WorkGround
  /** The stored work, or null for new work. */
  stored: Activity | null
  initial: WorkDraft
  /** Input of an earlier visit that was not saved. */
  kept: Kept | null
  /** It is what the person has come back for. */
  isBack: boolean
  /** New work that repeats another one: its answers are that one's. */
  isCopy: boolean
}

/** What is typed into a sheet, onto which work, and where it is kept until that is saved; `isFree` while nothing is sent. */
export function useWorkDraft(
  { sheet, ground, stored, initial, kept, isBack, isCopy }: WorkDraftInput,
  isFree: boolean,
) {
  const { timeZone } = useFormat()
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(isBack && kept ? kept.draft : initial)
  const [place, setPlace] = useState(() => (isBack && kept ? kept.place : placeOf(sheet)))
  const [clean, setClean] = useState(initial)
  const [offer, setOffer] = useState(isBack ? null : kept)

  const isFresh = base === null && !isCopy
  const { values, history } = useLastValues(draft, isFresh, base === null || base.status === 'planned')
  const [told, setTold] = useState({ values, proposed: values })
  /** The work about which somebody has begun to write: nothing comes in beneath the hand. */
  const about = `${draft.type} ${draft.pitchIds[0] ?? ''}`
  const [writtenAbout, setWrittenAbout] = useState<string>()
  if (isFresh && values !== told.values) {
    const fills = writtenAbout !== about
    setTold({ values, proposed: fills ? values : told.proposed })
    if (fills) {
      const filled = withLastValues(draft, told.proposed, values, wishedIn(sheet), timeZone)
      setDraft(filled)
      if (draft === clean) setClean(filled)
    }
  }

  const dirty = draft !== clean
  useUnsaved(dirty)
  // Sent while it is open, work that was made here has another id: what is typed goes onto that.
  if (stored && base && dirty && stored.id !== base.id && isFree) setBase(stored)
  const showStored = (work: Activity) => {
    const fresh = draftOf(work, timeZone)
    setBase(work)
    setDraft(fresh)
    setClean(fresh)
  }
  // Nothing typed yet: what somebody else has changed meanwhile is simply shown.
  if (stored && base && !dirty && stored.updatedAt !== base.updatedAt && isFree) showStored(stored)

  const show = (next: WorkDraft, at: string) => {
    setDraft(next)
    keep(ground.userId, at, next)
  }
  const forget = () => keep(ground.userId, place, null)
  return {
    base,
    draft,
    dirty,
    place,
    offer,
    history,
    change: (next: WorkDraft) => show(next, place),
    /** Somebody writes about this work: what is known of the last time fills in nothing more. */
    write: () => setWrittenAbout(about),
    forget,
    /** What was typed and could not be sent is there again, if it is not yet. */
    keepTyped: () => {
      if (dirty && readKept(ground.userId, place) === null) keep(ground.userId, place, draft)
    },
    /** The work as it is stored now, under what is typed; without that it is what is shown. */
    putUnder: (work: Activity, typed: WorkDraft | null) => {
      if (typed === null) return showStored(work)
      setBase(work)
      show(typed, place)
    },
    /** The work as it is stored now, and nothing typed. */
    takeOver: (work: Activity) => {
      showStored(work)
      forget()
    },
    /** Puts back what an earlier visit left; gives it. */
    restore: (): WorkDraft | undefined => {
      if (!offer) return undefined
      setPlace(offer.place)
      show(offer.draft, offer.place)
      // What was typed here by now can be come back to in its turn.
      setOffer(dirty ? { place, draft } : null)
      return offer.draft
    },
    discard: () => {
      // Where there is one place for both, what was typed since stays there.
      if (offer) keep(ground.userId, offer.place, dirty && offer.place === place ? draft : null)
      setOffer(null)
    },
  }
}
