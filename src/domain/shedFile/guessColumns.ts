import { type ColumnId, SHED_COLUMNS, type ShedList, type ShedWords } from './shedColumns.ts'
import { readRateUnit, readStockUnit } from './shedUnits.ts'

/** A column of a file, and what is taken from it. */
export type FileColumn = {
  heading: string
  column: ColumnId | null
  /** What the heading says its numbers are counted in, such as `kg` of `Stock (kg)`. */
  unit: string | undefined
}

/** Other names under which lists of other programs keep the same, without signs and spaces. */
const OTHER_NAMES: Partial<Record<ColumnId, string>> = {
  id: 'identifier key',
  name: 'product productname item itemname machine equipment description title mix cocktail material',
  group: 'category type class kind',
  // The words of each language for a stock, too: a file need not say what is on hand in the words of the list.
  stock:
    'available quantity qty onhand instock amount balance stock beholdning bestand existencias stanje scorta voorraad zapasy estoque zaloga lager stok المخزون',
  unit: 'uom units measure keptin',
  units: 'quantity qty count pieces number',
  inOrder: 'available working serviceable',
  minimum: 'minimumstock min minstock reorderlevel reorderpoint',
  activities: 'usedfor tasks work jobs',
  manufacturer: 'make maker brand',
  serialNumber: 'serial serialno sn',
  hours: 'meter hourmeter enginehours meterhours',
  serviceEvery: 'serviceinterval interval',
  lastServiceHours: 'lastservice lastserviced',
  n: 'nitrogen',
  p: 'phosphate p2o5 phosphorus',
  k: 'potash k2o potassium',
  fe: 'iron',
  mg: 'magnesium mgo',
  unitCost: 'cost price unitprice priceperunit',
  batch: 'lot batchnumber lotnumber',
  expiryDate: 'expiry expires expirydate bestbefore useby',
  activeIngredient: 'activeingredients active ai',
  registrationNumber: 'registration mapp epareg registrationno mappnumber',
  reEntryHours: 'reentry rei reentryinterval',
  maximumRate: 'maxrate labelrate highestrate',
  method: 'application applicationmethod',
  waterRate: 'water watervolume sprayvolume',
  product: 'supply ingredient component',
  rate: 'dose dosage applicationrate',
  rateUnit: 'unit doseunit uom',
  notes: 'note comment comments remarks',
}

/** What has a heading and is not known by it. */
export const isUnknown = ({ heading, column }: FileColumn): boolean =>
  heading.trim() !== '' && column === null

/** The words of the language in which most of the headings that `words` leave unknown are known; null where none knows any. */
export function bestWords<W extends ShedWords>(
  list: ShedList,
  headings: readonly string[],
  words: readonly ShedWords[],
  others: readonly W[],
): W | null {
  const known = (more: readonly ShedWords[]): number =>
    guessColumns(list, headings, [...words, ...more]).filter((column) => !isUnknown(column)).length
  let [best, most]: [W | null, number] = [null, known([])]
  for (const other of others) {
    const count = known([other])
    if (count > most) [best, most] = [other, count]
  }
  return best
}

const bare = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** `Stock (kg)` apart: its title, and the unit of its numbers. */
function partsOf(heading: string): { title: string; unit: string | undefined } {
  const match = /^(.*\S)\s*[([]([^()[\]]{0,40})[)\]]\s*$/.exec(heading.slice(0, 200))
  if (match) return { title: match[1] ?? '', unit: match[2]?.trim() }
  // `Stock kg`, `Stock, kg`, `stock_kg`: only where it is one for sure.
  const last = /^(.*\S)[\s,_/-]+(\S{1,14})$/.exec(heading.slice(0, 200))
  const unit = last?.[2] ?? ''
  return last && unit.length > 1 && (readStockUnit(unit, []) || readRateUnit(unit))
    ? { title: last[1] ?? '', unit }
    : { title: heading, unit: undefined }
}

/**
 * What each column of a file may hold, by its heading in any of the languages given, its own name, or another name
 * that is usual. No column is taken twice.
 */
export function guessColumns(
  list: ShedList,
  headings: readonly string[],
  words: readonly ShedWords[],
): FileColumn[] {
  const columns = SHED_COLUMNS[list]
  const exact = new Map<string, ColumnId>()
  const other = new Map<string, ColumnId>()
  const put = (names: Map<string, ColumnId>, name: string, column: ColumnId) => {
    const key = bare(name)
    if (key !== '' && !names.has(key)) names.set(key, column)
  }
  for (const language of words) for (const column of columns) put(exact, language.heading(column), column)
  for (const column of columns) put(exact, column, column)
  for (const column of columns)
    for (const name of OTHER_NAMES[column]?.split(' ') ?? []) put(other, name, column)

  const taken = new Set<ColumnId>()
  const take = (column: ColumnId | undefined): ColumnId | null => {
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const parts = headings.map((heading) => ({ heading, whole: bare(heading), ...partsOf(heading) }))
  // What is known by its own name comes first, wherever it stands.
  const sure = parts.map(({ whole, title }) => take(exact.get(whole) ?? exact.get(bare(title))))
  return parts.map(({ heading, whole, title, unit }, at): FileColumn => ({
    heading,
    column: sure[at] ?? take(other.get(whole) ?? other.get(bare(title))),
    unit: exact.has(whole) ? undefined : unit,
  }))
}
