import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { isSetBack, type Service, serviceOf } from '@/domain/machineCare'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { RecordColumn } from '@/ui/recordTable/RecordTable'
import { useActivityWords } from '@/ui/useActivityWords'
import type { LowerHours } from './LowerHoursDialog'
import { FigureCell } from './FigureCell'
import { MachineName } from './MachineName'
import { MachineStatus } from './MachineStatus'
import { QuietCell } from './QuietCell'
import { rankOf } from './stateFilter'
import { useMachineActs } from './useMachineActs'
import type { MachineFacts } from './useMachines'
import { useMachineText } from './useMachineText'

type ColumnsOf = {
  facts: ReadonlyMap<Id, MachineFacts>
  /** Asks before a meter is set back. */
  askLower: (asked: LowerHours) => Promise<boolean>
}

/** The columns of the machines: words to read, values to sort by, and those that change in place. */
export function useMachineColumns({ facts, askLower }: ColumnsOf): RecordColumn<Equipment>[] {
  const { t } = useTranslation('equipment')
  const words = useMachineText()
  const work = useActivityWords()
  const format = useFormat()
  const acts = useMachineActs()

  const saveAvailable = async (machine: Equipment, value: number | null): Promise<string | undefined> => {
    if (value === null || !Number.isInteger(value)) return t('form.fault.available')
    if (value > machine.units) return t('form.fault.tooMany')
    return acts.change(machine, { available: value })
  }
  const saveHours = async (machine: Equipment, value: number | null): Promise<string | undefined> => {
    const { hours: before, name } = machine
    if (before !== undefined && value !== null && isSetBack(before, value))
      if (!(await askLower({ name, before, after: value }))) return undefined
    return acts.change(machine, { hours: value ?? undefined })
  }
  const names = ({ activities }: Equipment) =>
    activities.length === 0 ? '–' : format.list(activities.map((name) => work.type(name)))

  return [
    {
      id: 'name',
      header: t('column.name'),
      fixed: true,
      phone: 'title',
      sortBy: ({ name }) => name,
      cell: named,
    },
    {
      id: 'state',
      header: t('column.state'),
      width: 'minmax(150px, 1.4fr)',
      phone: 'below',
      sortBy: ({ id }) => rankOf(facts.get(id)?.states[0]),
      cell: (machine) => stated(machine, facts.get(machine.id)),
    },
    {
      id: 'available',
      header: t('column.available'),
      width: '84px',
      align: 'end',
      sortBy: ({ available }) => available,
      cell: (machine) => figure(words.availability(machine)),
      edit: {
        kind: 'number',
        min: 0,
        label: ({ name }) => t('edit.available', { name }),
        value: ({ available }) => available,
        save: saveAvailable,
      },
    },
    {
      id: 'hours',
      header: t('column.hours'),
      width: '104px',
      align: 'end',
      sortBy: ({ hours }) => hours ?? null,
      cell: ({ hours }) => figure(words.hours(hours), hours === undefined),
      edit: {
        kind: 'number',
        quantity: 'hours',
        min: 0,
        label: ({ name }) => t('edit.hours', { name }),
        value: ({ hours }) => hours ?? null,
        save: saveHours,
      },
    },
    {
      id: 'service',
      header: t('column.service'),
      width: '112px',
      align: 'end',
      phone: 'hidden',
      sortBy: (machine) => serviceOf(machine).nextAt,
      cell: (machine) => {
        const day = facts.get(machine.id)?.byDay
        // In one line: the day where the meter says nothing, or where it comes first.
        return day && (serviceOf(machine).kind === 'none' || day.kind === 'due')
          ? figure(t('service.by', { day: format.day(day.day, 'short') }))
          : figure(words.serviceAt(machine), serviceOf(machine).nextAt === null)
      },
    },
    {
      id: 'left',
      header: t('column.left'),
      width: '96px',
      align: 'end',
      sortBy: (machine) => serviceOf(machine).left,
      cell: (machine) => {
        const { kind } = serviceOf(machine)
        const day = facts.get(machine.id)?.byDay
        return day?.kind === 'due' && kind !== 'due'
          ? left(t('service.dueNow'), 'due')
          : left(words.serviceLeft(machine), kind)
      },
    },
    {
      id: 'activities',
      header: t('column.activities'),
      width: 'minmax(140px, 1.6fr)',
      phone: 'hidden',
      sortBy: names,
      cell: (machine) => quiet(names(machine)),
    },
    {
      id: 'notes',
      header: t('column.notes'),
      width: 'minmax(120px, 1.4fr)',
      phone: 'hidden',
      sortBy: ({ notes }) => notes ?? null,
      cell: ({ notes }) => quiet(notes ?? ''),
    },
    {
      id: 'group',
      header: t('column.group'),
      phone: 'hidden',
      sortBy: ({ group }) => words.group(group),
      cell: ({ group }) => words.group(group),
    },
  ]
}

/** Columns that are not shown until somebody asks for them: the heads of the groups say it. */
export const HIDDEN_AT_FIRST = ['group']
/** What gives way while the sheet stands beside the table. */
export const GIVE_WAY = ['activities', 'notes', 'service']

const named = (machine: Equipment) => createElement(MachineName, { machine })
const stated = (machine: Equipment, facts: MachineFacts | undefined) =>
  createElement(MachineStatus, { machine, facts })
const figure = (text: string, isUnknown = false) => createElement(FigureCell, { text, isUnknown })
const left = (text: string, service: Service['kind']) => createElement(FigureCell, { text, service })
const quiet = (text: string) => createElement(QuietCell, { text })
