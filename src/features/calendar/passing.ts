import { machinesOf, productsOf } from '@/domain/activity'
import { type CalendarFilter, isChosen } from '@/domain/calendarFilter'
import type { Id } from '@/domain/wire'
import { type Entry, peopleOf, pitchesOf } from './placement'

/** What people search for by name although rows hold only its id. */
export type FilterNames = {
  pitches: ReadonlyMap<Id, string>
  people: ReadonlyMap<Id, string>
  machines: ReadonlyMap<Id, string>
  /** Supplies and cocktails. */
  products: ReadonlyMap<Id, string>
  /** By name of the type. */
  types: ReadonlyMap<string, string>
}

/**
 * Whether an entry is shown. Of a text every word must occur, in whatever order: in the notes or in the names of the
 * work, its type, pitches, people, machines and products, without regard to case and accents.
 */
export function passing(
  { mine, grounds, people, types, text, hidden }: CalendarFilter,
  userId: Id | undefined,
  names: FilterNames,
): (entry: Entry) => boolean {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return (entry) =>
    !(entry.kind === 'fixture' && hidden.has('fixtures')) &&
    (!mine || (userId !== undefined && peopleOf(entry).includes(userId))) &&
    isChosen(grounds, ...pitchesOf(entry)) &&
    isChosen(people, ...peopleOf(entry)) &&
    isChosen(types, typeOf(entry)) &&
    words.every((word) => textOf(entry, names).includes(word))
}

const typeOf = (entry: Entry): string =>
  entry.kind === 'work' ? entry.activity.activityName : entry.fixture.kind

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Kept by row: a letter more in the search costs no more than looking it up. */
const texts = new WeakMap<object, { names: FilterNames; text: string }>()
function textOf(entry: Entry, names: FilterNames): string {
  const row = entry.kind === 'work' ? entry.activity : entry.fixture
  const known = texts.get(row)
  if (known?.names === names) return known.text
  const named = (ids: readonly (Id | undefined)[], by: ReadonlyMap<Id, string>) =>
    ids.map((id) => (id === undefined ? undefined : by.get(id)))
  const parts = [
    names.types.get(typeOf(entry)),
    ...named(pitchesOf(entry), names.pitches),
    ...named(peopleOf(entry), names.people),
    ...(entry.kind === 'fixture'
      ? [entry.fixture.name]
      : [
          entry.activity.name,
          entry.activity.notes,
          ...named(
            machinesOf(entry.activity).map(({ id }) => id),
            names.machines,
          ),
          ...named(
            productsOf(entry.activity).map(({ id, cocktailId }) => id ?? cocktailId),
            names.products,
          ),
        ]),
  ]
  const text = folded(parts.filter(Boolean).join('\n'))
  texts.set(row, { names, text })
  return text
}
