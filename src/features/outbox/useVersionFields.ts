import { useTranslation } from 'react-i18next'
import type { Activity, FieldAnswer, MachineUse, ProductUse } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { FEEDBACK_ASPECTS, type NewFeedback } from '@/domain/feedback'
import { readKeptFeedback, readKeptMachine, readKeptWork } from '@/domain/keptEntry'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import { measuredAs } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useAnswerText } from '@/i18n/answerText'
import { useFormat } from '@/i18n/format'
import { isQuantity } from '@/lib/units'
import type { Entry } from '@/outbox/entry'
import { lostIn } from '@/outbox/lostIn'
import type { Names } from './useNames'

type Line = { key: string; label: string; text: string }
type MachineField =
  | 'name'
  | 'group'
  | 'units'
  | 'available'
  | 'activities'
  | 'hours'
  | 'serviceEvery'
  | 'lastServiceHours'
  | 'manufacturer'
  | 'model'
  | 'serialNumber'
export type Difference = { label: string; mine: string; theirs: string }

/** What differs between what this person entered and what the backend holds, field by field, in words and units. */
export function useVersionFields(names: Names) {
  const { t } = useTranslation(['outbox', 'work', 'coach'])
  // Not among the texts that a phone keeps: without them a group says its key.
  const { t: ofMachines } = useTranslation('equipment', { useSuspense: false })
  const words = useActivityText()
  const answerText = useAnswerText()
  const format = useFormat()
  const known = (name: string | undefined): string => name ?? t('somethingElse')

  const use = (one: MachineUse | ProductUse): string => {
    if (!('rate' in one)) {
      const name = known(names.machine(one.id))
      return one.hours === undefined
        ? name
        : t('machineHours', { name, hours: format.quantity(one.hours, 'hours') })
    }
    const isMix = one.cocktailId !== undefined
    return t('product', {
      name: known(isMix ? names.mix(one.cocktailId ?? '') : names.supply(one.id ?? '')),
      rate: format.quantity(one.rate, isMix ? 'waterRate' : RATE_QUANTITY[one.rateUnit]),
    })
  }
  const answer = (activityName: string, key: string, value: FieldAnswer): string => {
    const field = names.fieldsOf(activityName).find((one) => one.key === measuredAs(key))
    if (value === null) return ''
    // Two versions that differ by less than is usually told must not look alike.
    if (typeof value === 'number' && !isQuantity(field?.quantity ?? ''))
      return format.number(value, Number.isInteger(value) ? 0 : 2)
    return Array.isArray(value)
      ? format.list(value.map((one) => (typeof one === 'string' ? answerText(one, field) : use(one))))
      : answerText(value, field)
  }

  const ofWork = (work: Activity): Line[] => [
    { key: 'type', label: t('work:sheet.type'), text: words.name(work.activityName) },
    { key: 'name', label: t('field.name'), text: work.name ?? '' },
    { key: 'status', label: t('field.status'), text: words.status(work.status) },
    { key: 'start', label: t('field.start'), text: format.dateTime(work.startDate) },
    { key: 'end', label: t('field.end'), text: format.dateTime(work.endDate) },
    {
      key: 'pitches',
      label: words.field('pitch'),
      text: format.list(work.pitchIds.map((id) => known(names.pitch(id)))),
    },
    {
      key: 'sections',
      label: t('field.sections'),
      text: format.list(work.sectionIds.map((id) => known(names.section(id)))),
    },
    {
      key: 'people',
      label: words.field('userIds'),
      text: format.list(work.userIds.map((id) => known(names.person(id)))),
    },
    ...work.fields.map(({ key, value }) => ({
      key: `field ${key}`,
      label: words.field(key),
      text: answer(work.activityName, key, value),
    })),
    { key: 'notes', label: words.field('notes'), text: work.notes ?? '' },
  ]

  const ofMachine = (machine: Equipment): Line[] => {
    const line = (key: MachineField, text = ''): Line => ({ key, label: t(`field.${key}`), text })
    const hours = (key: 'hours' | 'serviceEvery' | 'lastServiceHours'): Line =>
      line(key, machine[key] === undefined ? '' : format.quantity(machine[key], 'hours'))
    return [
      line('name', machine.name),
      line('group', machine.group && ofMachines(`group.${machine.group}`, { defaultValue: machine.group })),
      line('units', format.number(machine.units)),
      line('available', format.number(machine.available)),
      line('activities', format.list(machine.activities.map(words.name))),
      hours('hours'),
      hours('serviceEvery'),
      hours('lastServiceHours'),
      line('manufacturer', machine.manufacturer),
      line('model', machine.model),
      line('serialNumber', machine.serialNumber),
      { key: 'notes', label: words.field('notes'), text: machine.notes ?? '' },
    ]
  }

  const ofFeedback = ({ rating, aspects, comment }: NewFeedback): Line[] => [
    { key: 'rating', label: t('field.rating'), text: format.number(rating) },
    ...FEEDBACK_ASPECTS.map((aspect) => {
      const step = aspects?.[aspect]
      const text =
        step === undefined ? '' : t(`coach:aspect.${aspect}.${step}`, { defaultValue: String(step) })
      return { key: aspect, label: t(`coach:aspect.${aspect}.label`), text }
    }),
    { key: 'comment', label: t('field.comment'), text: comment ?? '' },
  ]

  const linesOf = (act: Entry['act'], value: unknown): Line[] => {
    if (act === 'addFeedback' || act === 'saveFeedback') {
      const said = readKeptFeedback(value)
      return said ? ofFeedback(said) : []
    }
    if (act === 'saveEquipment') {
      const machine = readKeptMachine(value)
      return machine ? ofMachine(machine) : []
    }
    const work = readKeptWork(value)
    return work ? ofWork(work) : []
  }

  /** Nothing when either version cannot be read. */
  const between = (act: Entry['act'], mine: unknown, theirs: unknown): Difference[] => {
    const [own, others] = [linesOf(act, mine), linesOf(act, theirs)]
    if (own.length === 0 || others.length === 0) return []
    const keys = [...new Set([...own, ...others].map(({ key }) => key))]
    return keys.flatMap((key) => {
      const [a, b] = [own.find((line) => line.key === key), others.find((line) => line.key === key)]
      const [mine, theirs] = [a?.text ?? '', b?.text ?? '']
      return mine === theirs
        ? []
        : [{ label: a?.label ?? b?.label ?? '', mine: mine || t('nothing'), theirs: theirs || t('nothing') }]
    })
  }

  return {
    /** Of a machine, what was changed of it: its name alone would not say what waits. */
    changedText: ({ act, body, base }: Entry): string | undefined =>
      act === 'saveEquipment'
        ? between(act, body, base)
            .map(({ label, mine }) => `${label}: ${mine}`)
            .join(' · ') || undefined
        : undefined,
    /** Between which the person has to choose. */
    open: ({ act, body, theirs }: Entry): Difference[] =>
      theirs === undefined ? [] : between(act, body, theirs),
    /** What was put aside, whole. */
    putAsideText: (entry: Entry): Line[] =>
      linesOf(entry.act, entry.discarded ? entry.body : lostIn(entry)?.lost).filter(
        ({ text }) => text !== '',
      ),
    /** What earlier choices have put aside. */
    putAside: ({ act, body, history = [] }: Entry): Difference[] =>
      history.flatMap(({ kept, lost }) =>
        kept === 'mine' ? between(act, body, lost) : between(act, lost, body),
      ),
  }
}
export type Versions = ReturnType<typeof useVersionFields>
