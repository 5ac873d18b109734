import type { TFunction } from 'i18next'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Activity, answerOf } from '@/domain/activity'
import { isJob } from '@/domain/dayJobs'
import { keyFigure } from '@/domain/keyFigure'
import { pitchCode } from '@/domain/pitchCode'
import { worstFirst } from '@/domain/planning/clashes'
import type { Day, Id, Instant } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { type Format, useFormat } from '@/i18n/format'
import { type PlanningNames, usePlanningText } from '@/i18n/planningText'
import { fillIn } from '@/lib/fillIn'
import { avatarLook } from '@/lib/nameHash'
import { remember } from '@/lib/remember'
import { shownName } from '@/lib/shownName'
import { coveredDays, type Entry, idOf, isLong, peopleOf, pitchesOf, spanOf } from './placement'
import { clashesWith, lookOf, type Mark, markOf, type Scene, useScene } from './scene'

/** A name that fits into a block of the week: no word of it is longer than the block, and it ends soon. */
const fits = (name: string): boolean => name.length <= 10 && name.split(' ').every((word) => word.length <= 8)

/** Work whose figure says more in a block than its word; "150 mm" of forking would say less. */
const TELLING: ReadonlySet<string> = new Set([
  'mowing',
  'irrigation',
  'topdressing',
  'spreading',
  'fieldMeasurements',
])

/** Work whose word says nothing ("General"): the first words of its own name say more, where the first one fits. */
const VAGUE: ReadonlySet<string> = new Set(['generalPitch', 'generalNonePitch'])
const begins = (name: string): boolean => (name.split(' ', 1)[0] ?? '').length <= 8

type NotSent = 'waiting' | 'refused' | 'conflict' | undefined

/** What words need to know of their surroundings. */
type Named = Pick<Scene, 'timeZone' | 'pitchName' | 'personName'>

export type EntryWords = ReturnType<typeof useEntryWords>
/** Made once for all blocks of a board, so that a block costs no more than its words. */
export const EntryWordsContext = createContext<EntryWords | null>(null)
export function useWordsOfBoard(): EntryWords {
  const words = use(EntryWordsContext)
  if (!words) throw new Error('a board gives its blocks their words')
  return words
}

/** The words of entries: in a block, in a list and for a screen reader. */
export function useEntryWords({ timeZone, pitchName, personName }: Named) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const format = useFormat()
  return entryWords({ timeZone, pitchName, personName }, { t, words, format })
}

type Language = { t: TFunction<'calendar'>; words: ReturnType<typeof useActivityText>; format: Format }

/** Hundreds of entries share a few names, days and sentences: each is asked for once. */
function entryWords({ timeZone, pitchName, personName }: Named, { t, words, format }: Language) {
  const nameOf = remember(words.name)
  const shortOf = remember(words.short)
  const statusOf = remember((status: string) => words.status(status).toLocaleLowerCase(format.locale))
  const dayOf = remember((day: Day) => format.day(day, 'long'))
  const timeOf = remember((instant: Instant) => format.time(instant))
  const sentence = remember((key: 'entry' | 'entryPeople' | 'entryClash') =>
    fillIn(['what', 'where', 'day', 'from', 'to', 'status', 'people'], (gaps) => t(key, gaps)),
  )
  const named = fillIn(['type', 'name'], (gaps) => t('named', gaps))
  const [nobody, fixtureWord] = [t('nobody'), t('fixture.word')]

  const figure = (activity: Activity): string | undefined => {
    const points = activity.activityName === 'fieldMeasurements' ? answerOf(activity, 'points') : undefined
    if (typeof points === 'number') return t('points', { count: points })
    const key = keyFigure(activity)
    return key && format.quantity(key.value, key.quantity)
  }
  const where = (entry: Entry): string => {
    const names = pitchesOf(entry).flatMap((id) => pitchName(id) ?? [])
    return names.length === 0 ? t('yard') : format.list(names)
  }
  const codeOf = remember((id: Id) => pitchCode(pitchName(id) ?? ''))
  /** "T1", of several the first few: where the row does not say the pitch. */
  const place = (entry: Entry): string => {
    const codes = pitchesOf(entry).flatMap((id) => codeOf(id) || [])
    return codes.length > 3 ? `${codes.slice(0, 2).join(' ')} …` : codes.join(' ')
  }
  const hueOf = remember((id: Id) => avatarLook(personName(id) ?? '').hue)
  /** Their avatars' colours. */
  const hues = (entry: Entry): number[] => peopleOf(entry).slice(0, 3).map(hueOf)
  const people = (entry: Entry): string[] => peopleOf(entry).flatMap((id) => personName(id) ?? [])
  const times = (entry: Entry) => ({
    from: timeOf(spanOf(entry).startDate),
    to: timeOf(spanOf(entry).endDate),
  })

  const ownName = ({ name: own }: Activity) => own && shownName(own)
  /** "Mow 26 mm" */
  const name = (entry: Entry): string => {
    if (entry.kind === 'fixture') return shownName(entry.fixture.name) || t(`fixture.${entry.fixture.kind}`)
    const { activity } = entry
    const value = figure(activity)
    return (
      ownName(activity) ??
      (value === undefined ? nameOf(activity.activityName) : `${shortOf(activity.activityName)} ${value}`)
    )
  }
  /** The title as what is to be read first and what may be left out with its comma: ["Mow 26 mm", ", N–S"]. */
  const titleParts = (entry: Entry): [string, string] => {
    const work = name(entry)
    const { activity } = entry.kind === 'work' ? entry : {}
    const direction = activity && answerOf(activity, 'direction')
    if (activity?.activityName !== 'mowing' || activity.name !== undefined || typeof direction !== 'string')
      return [work, '']
    const whole = t('withDirection', { work, direction: words.option({ value: direction }) })
    return whole.startsWith(work) ? [work, whole.slice(work.length)] : [whole, '']
  }
  /** "Mow 26 mm, N–S" */
  const title = (entry: Entry): string => titleParts(entry).join('')
  /** "26 mm", or its own name where that is short */
  const block = (entry: Entry): string => {
    // "v Northgate": where there is room for one word, it is the guest's; "Match" says nothing where the name says who plays.
    if (entry.kind === 'fixture' || (!isJob(entry.activity) && ownName(entry.activity)))
      return (
        title(entry)
          .replace(/^vs?\.? /i, '')
          .split(/ vs?\.? /i, 1)[0] ?? ''
      )
    const { name, activityName } = entry.activity
    if (name !== undefined && (fits(name) || (VAGUE.has(activityName) && begins(name)))) return name
    return (TELLING.has(activityName) ? figure(entry.activity) : undefined) ?? shortOf(activityName)
  }
  /** "Mowing, Training 1, Tuesday 14 April, 07:00–08:30, planned, Owen Price" */
  const label = (entry: Entry, look: string, mark: Mark): string => {
    const { from, to } = coveredDays(entry, timeZone)
    const day =
      isLong(entry) && from !== to ? t('stretch', { from: dayOf(from), to: dayOf(to) }) : dayOf(from)
    const what =
      entry.kind === 'fixture'
        ? title(entry)
        : entry.activity.name === undefined
          ? nameOf(entry.activity.activityName)
          : named({ type: nameOf(entry.activity.activityName), name: shownName(entry.activity.name) })
    const who = people(entry)
    const said = sentence(
      mark === 'clash' || mark === 'look' ? 'entryClash' : who.length > 0 ? 'entryPeople' : 'entry',
    )({
      what,
      where: where(entry),
      day,
      ...times(entry),
      status: look === 'fixture' ? fixtureWord : statusOf(look),
      people: who.length > 0 ? format.list(who) : nobody,
    })
    if (mark === 'hazard') return t('entryNotSent', { entry: said, state: t('entryHazard') })
    return mark === 'weather' ? t('entryNotSent', { entry: said, state: t('key.weather') }) : said
  }
  /** The same for what is not sent yet: it says so. */
  const stateLabel = (text: string, state: NotSent): string =>
    state ? t('entryNotSent', { entry: text, state: t(`ui.notSent.${state}`, { ns: 'common' }) }) : text
  return { title, titleParts, block, label, stateLabel, where, place, people, hues, times }
}

/** So many are said of work that is carried: whoever carries it wants to go on. */
const MOST_AGAINST = 2

/** The words of entries as the scene knows them: with what clashes. */
export function useEntryText() {
  const scene = useScene()
  const words = useEntryWords(scene)
  const planning = usePlanningText()
  const titleOf = (id: Id): string | undefined => {
    const entry = scene.entryOf(id)
    return entry && words.title(entry)
  }
  /** Names for the sentences of planning. */
  const names: PlanningNames = {
    work: titleOf,
    fixture: titleOf,
    pitch: scene.pitchName,
    person: scene.personName,
    machine: scene.machineName,
    supply: (id) => scene.supply(id)?.name,
    unit: (id) => scene.supply(id)?.unit,
  }
  return {
    ...words,
    names,
    label: (entry: Entry): string => words.label(entry, lookOf(entry, scene.now), markOf(scene, idOf(entry))),
    /** What work would clash with as it is carried, the worst first, a sentence each. */
    against: (activity: Activity): string[] =>
      scene
        .judge(activity)
        .toSorted(worstFirst)
        .slice(0, MOST_AGAINST)
        .map((clash) => planning.clash(clash, names, activity.id)),
    /** What clashes with it, the worst first, and what the forecast has against it, a sentence each (B1, B7). */
    clashes: (entry: Entry): string[] => {
      const broken = scene.broken.get(idOf(entry))
      const hazard = scene.hazards.get(idOf(entry))
      return [
        ...(hazard ? [planning.hazard(hazard)] : []),
        ...clashesWith(scene, entry)
          .toSorted(worstFirst)
          .map((clash) => planning.clash(clash, names, idOf(entry))),
        ...(broken ? [planning.broken(broken).join(' ')] : []),
      ]
    },
  }
}
