import { useRef, useState } from 'react'
import { versionIn } from '@/api/versionIn'
import { type Equipment, equipment } from '@/domain/equipment'
import { isSetBack } from '@/domain/machineCare'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { wordsByField } from '@/lib/wordsByField'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { useTold } from '@/ui/useTold'
import type { LowerHours } from './LowerHoursDialog'
import {
  differing,
  draftOf,
  MACHINE_FIELDS,
  type MachineDraft,
  type MachineFault,
  machineFaults,
  type MachineField,
  machineOf,
  NEW_MACHINE,
} from './machineDraft'
import { useMachineActs } from './useMachineActs'

type Editing = {
  /** What is changed; undefined for a new machine. */
  base: Equipment | undefined
  draft: MachineDraft
}

type MachineFormOptions = {
  isNew: boolean
  /** The machine as it stands in the list now. */
  latest: Equipment | undefined
  onSaved: (machine: Equipment | undefined) => void
  /** A field is not right, to this page or to the backend. */
  onFault: () => void
}

/** The form of a machine: what is typed, what is wrong with it, and its way to the backend. */
export function useMachineForm({ isNew, latest, onSaved, onFault }: MachineFormOptions) {
  const acts = useMachineActs()
  const { whole } = useFormat()
  const problemText = useProblemText()
  const [editing, setEditing] = useState<Editing | null>(
    isNew ? { base: undefined, draft: NEW_MACHINE } : null,
  )
  const [faults, setFaults] = useState<Partial<Record<MachineField, MachineFault>>>({})
  const [refused, setRefused] = useState<Partial<Record<MachineField, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Equipment>()
  const [asked, setAsked] = useState<LowerHours>()
  /** What is on its way. */
  const [sent, setSent] = useState<MachineDraft>()
  const isBusy = sent !== undefined
  const isThere = useIsThere()
  const told = useTold()
  /** How often it was opened and given up: an answer belongs to the time it was sent in. */
  const turn = useRef(0)

  const clear = () => {
    setFaults({})
    setRefused({})
    setFailure(undefined)
    setTheirs(undefined)
  }
  const send = async ({ base, draft }: Editing) => {
    const mine = turn.current
    setSent(draft)
    clear()
    const { data, error } = await (base
      ? acts.save(machineOf(draft, base), base)
      : acts.add(machineOf(draft)))
    setSent(undefined)
    if (!isThere() || mine !== turn.current) return void told({ error })
    if (error === undefined) {
      setEditing(null)
      onSaved(data)
      return
    }
    const problem = problemOf(error)
    const { placed, rest } = wordsByField(problem, MACHINE_FIELDS, whole)
    const version = problem.kind === 'conflict' && base ? (versionIn(error, equipment) ?? latest) : undefined
    if (version) setTheirs(version)
    else if (Object.keys(placed).length > 0) {
      setRefused(placed)
      setFailure(rest)
      onFault()
    } else setFailure(problemText(error))
  }
  const change = (part: Partial<MachineDraft>) => {
    if (!editing) return
    const draft = { ...editing.draft, ...part }
    setEditing({ ...editing, draft })
    setRefused({})
    // A fault goes as soon as it is mended, a new one waits for the next try.
    const found = machineFaults(draft)
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => field in found)))
  }

  return {
    editing,
    isDirty:
      editing !== null &&
      differing(editing.draft, editing.base ? draftOf(editing.base) : NEW_MACHINE).length > 0,
    faults,
    refused,
    failure,
    theirs,
    asked,
    isBusy,
    isOnItsWay: editing !== null && sent === editing.draft,
    start: (machine: Equipment) => {
      clear()
      setEditing({ base: machine, draft: draftOf(machine) })
    },
    stop: () => {
      turn.current += 1
      setEditing(null)
    },
    change,
    submit: () => {
      if (!editing || isBusy) return
      const found = machineFaults(editing.draft)
      setFaults(found)
      if (MACHINE_FIELDS.some((field) => found[field] !== undefined)) {
        onFault()
        return
      }
      const before = editing.base?.hours
      const { hours: after, name } = editing.draft
      if (before !== undefined && after !== null && isSetBack(before, after))
        setAsked({ name, before, after })
      else void send(editing)
    },
    answerLower: (agreed: boolean) => {
      setAsked(undefined)
      if (agreed && editing) void send(editing)
    },
    takeTheirs: () => {
      if (theirs) setEditing({ base: theirs, draft: draftOf(theirs) })
      clear()
    },
    keepMine: () => {
      if (!theirs || !editing) return
      const mine = { base: theirs, draft: editing.draft }
      setEditing(mine)
      void send(mine)
    },
  }
}

export type MachineForm = ReturnType<typeof useMachineForm>
