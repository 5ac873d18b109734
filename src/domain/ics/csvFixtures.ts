import { plainCell } from '../csv.ts'
import { type DayOrder, isDayFirst, readFileDay } from '../fileDay.ts'
import { addDays, atGround, instantAtGround, toInstant } from '../groundTime.ts'
import { type Day, type Instant, readInstant } from '../wire.ts'
import { ImportError } from './contentLines.ts'
import { type ImportedEvent, importedEvent, oneLine } from './importedEvent.ts'
import { MOST_EVENTS, type Unread } from './readIcs.ts'

/**
 * Headings by which columns are known, in the languages of the product, without accents, signs and spaces: all that its
 * own export writes, and what other programs do.
 */
const HEADINGS = {
  day: 'date day datum dato data fecha dia jour tag tarih matchdate fixturedate startdate التاريخ',
  start:
    'start time kickoff from starttime begin beginn anstoss anpfiff uhrzeit startzeit hora horainicio inicio ora orainizio inizio heure debut tid start kl tijd aanvang godzina pocetak vrijeme vreme cas zacetek avspark saat baslangic baslangıc poczatek البداية الوقت',
  end: 'end until to endtime ende endzeit fin horafin fine orafine slut eind einde fim koniec kraj konec bitis النهاية',
  minutes:
    'minutes duration length dauer minuten duracion duree durata varighet czastrwania duur minutos minuti minute minuty minuter minutter dakika الدقائق',
  name: 'name summary subject title match fixture event spiel titel partido partita rencontre wedstrijd kamp mecz utakmica tekma jogo mac nombre nom nome naziv naam nazwa navn namn ime ad الاسم المباراة',
  home: 'home hometeam heim heimmannschaft local domicile casa squadracasa thuis hemma hjemme gospodarz domacin domaci evsahibi',
  away: 'away awayteam opponent gast gastmannschaft visitante exterieur trasferta ospite uit borta ude gosc gost deplasman',
  team: 'team squad mannschaft equipo equipe squadra elftal lag hold druzyna ekipa takim الفريق',
  place:
    'pitch venue location ground field where platz ort spielort campo terrain lieu veld bane plan boisko teren igrisce saha الملعب',
  kind: 'type kind what art typ tipo soort rodzaj vrsta tur النوع',
  uid: 'uid id matchid fixtureid',
  status: 'status statut estado stato stanje durum الحالة',
  notes:
    'notes comment comments notizen notas note opmerkingen uwagi anteckningar noter notities notatki biljeske beleske opombe notlar observacoes ملاحظات',
} as const
type Column = keyof typeof HEADINGS

const bare = (heading: string): string =>
  heading
    .slice(0, 100)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
const columnOf = new Map(
  (Object.keys(HEADINGS) as Column[]).flatMap((column) =>
    HEADINGS[column].split(' ').map((word): [string, Column] => [bare(word), column]),
  ),
)

/** How the reader writes dates: in the United States the month comes first, where the dates leave it open. */
export type CsvGround = DayOrder & { timeZone: string }

/**
 * Matches and trainings of a table whose first row names its columns: a day, and anything else that is there. Times
 * are the ground's. Throws ImportError `noColumns` without a day or a name, `tooMany`, `empty`.
 */
export function csvFixtures(
  rows: readonly (readonly string[])[],
  { timeZone, monthFirst, locale }: CsvGround,
): { events: ImportedEvent[]; unread: Unread[] } {
  const [head = [], ...body] = rows
  const columns = new Map<Column, number>()
  for (const [at, heading] of head.entries()) {
    const column = columnOf.get(bare(heading))
    if (column && !columns.has(column)) columns.set(column, at)
  }
  const hasName = columns.has('name') || columns.has('home') || columns.has('team')
  if (!columns.has('day') && !columns.has('start')) throw new ImportError('noColumns')
  if (!hasName) throw new ImportError('noColumns')
  if (body.length === 0) throw new ImportError('empty')
  if (body.length > MOST_EVENTS) throw new ImportError('tooMany')

  const cellOf = (row: readonly string[], column: Column): string => {
    const at = columns.get(column)
    return at === undefined ? '' : plainCell(row[at] ?? '').trim()
  }
  const dayFirst = isDayFirst(
    body.map((row) => withoutWeekday(cellOf(row, columns.has('day') ? 'day' : 'start'))),
  )
  const order = { monthFirst: dayFirst === undefined ? monthFirst : !dayFirst, ...(locale && { locale }) }
  const events: ImportedEvent[] = []
  const unread: Unread[] = []
  for (const row of body) {
    const cell = (column: Column) => cellOf(row, column)
    const team = cell('team') || cell('home')
    const name = oneLine(
      cell('name') || (cell('away') ? `${cell('home') || cell('team')} v ${cell('away')}` : team),
    )
    const times = timesIn(cell, order, timeZone)
    if ('reason' in times) unread.push({ summary: name, reason: times.reason })
    else
      events.push(
        importedEvent(
          {
            uid: ownUid(oneLine(cell('uid')), name),
            name,
            kindWords: [cell('kind')],
            team,
            home: cell('home'),
            away: cell('away'),
            place: cell('place'),
            notes: cell('notes'),
            isCancelled:
              /cancel|abgesagt|annul|cancelad|odwo|otkaz|odpoved|inst[aä]l|aflyst|afgelast|iptal|ملغ/iu.test(
                cell('status').slice(0, 100),
              ),
            ...times,
          },
          timeZone,
        ),
      )
  }
  return { events, unread }
}

/** Every list has its match 1: a short number is one of a match only with who plays whom. */
const ownUid = (uid: string, name: string): string => (/^\d{1,4}\.?$/.test(uid) ? `${uid} ${name}` : uid)

type Times = { start: Instant; end: Instant | undefined; isAllDay: boolean }

function timesIn(
  cell: (column: Column) => string,
  order: DayOrder,
  timeZone: string,
): Times | Pick<Unread, 'reason'> {
  const started = readMoment(cell('day'), cell('start'), order, timeZone)
  if (!started) return { reason: 'time' }
  const { day, start, isAllDay } = started
  const minutes = /^\d{1,4}$/.test(cell('minutes')) ? Number(cell('minutes')) : undefined
  if (cell('end') === '')
    return {
      start,
      isAllDay,
      end: minutes ? toInstant(Date.parse(start) + minutes * 60_000) : endOfDay(started, timeZone),
    }
  const ended = readMoment(day, cell('end'), order, timeZone) ?? readMoment('', cell('end'), order, timeZone)
  if (!ended) return { reason: 'time' }
  // A match that ends in the small hours began the evening before.
  const isNextDay = ended.start < start && ended.day === day && ended.time < '06:00'
  // A table names the last day that is taken.
  const lastDay = isAllDay ? endOfDay(ended, timeZone) : undefined
  const end = isNextDay ? instantAtGround(addDays(day, 1), ended.time, timeZone) : (lastDay ?? ended.start)
  return end < start ? { reason: 'endBeforeStart' } : { start, end, isAllDay }
}

const endOfDay = (
  { day, isAllDay }: { day: Day; isAllDay: boolean },
  timeZone: string,
): Instant | undefined => (isAllDay ? instantAtGround(addDays(day, 1), '00:00', timeZone) : undefined)

type Moment = { day: Day; time: string; start: Instant; isAllDay: boolean }

/** League tables write `Sa, 18.04.2026` and `Sat 18/04/2026`. */
const withoutWeekday = (text: string): string => text.replace(/^\p{L}[\p{L}\p{M}]*[.,]*\s+(?=\d)/u, '')

/** `14 April 2026` as one word. */
const withoutGaps = (text: string): string =>
  text.replace(/^(\d{1,2})\.? +(\p{L}[\p{L}\p{M}]*)\.? +(\d{4})(?!\d)/u, '$1-$2-$3')

/** A day that a database wrote with the midnight it begins at, beside a time of its own. */
const withoutMidnight = (dayText: string, timeText: string): string =>
  timeText === '' ? dayText : dayText.replace(/[ T]00:00(?::00)?$/, '')

/** A day and a time in cells of their own, or both in one of them. */
function readMoment(
  dayText: string,
  timeText: string,
  order: DayOrder,
  timeZone: string,
): Moment | undefined {
  const text = withoutGaps(
    withoutWeekday(`${withoutMidnight(dayText, timeText)} ${timeText}`.trim().slice(0, 60)),
  )
  const whole = readInstant(text)
  const shown = whole && /(Z|[+-]\d\d:?\d\d)$/.test(text) && atGround(whole, timeZone)
  if (shown) return { ...shown, start: whole, isAllDay: false }
  const [first = '', ...rest] = text.split(/[\s,]+|(?<=\d)T(?=\d)/)
  const day = readFileDay(first, order)
  if (!day) return undefined
  if (rest.length === 0)
    return { day, time: '00:00', start: instantAtGround(day, '00:00', timeZone), isAllDay: true }
  const time = readTime(rest.join(' '))
  return time === undefined
    ? undefined
    : { day, time, start: instantAtGround(day, time, timeZone), isAllDay: false }
}

/** `15:00`, `15.00`, `15h00`, `3:00 pm`, `15`, `15:00 Uhr`, `kl. 15.00`. */
function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h](\d{2})?(?::\d{2})?)? ?([ap])?\.?(?:m\.?)?(?: ?(?:uhr|h|hrs))?\.?$/i.exec(
    text.trim().replace(/^kl\.? ?/i, ''),
  )
  if (!match) return undefined
  const [, hourText = '', minutes = '00', half] = match
  const hour = Number(hourText)
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isTime = hours < 24 && Number(minutes) < 60 && (half === undefined || (hour >= 1 && hour <= 12))
  return isTime ? `${String(hours).padStart(2, '0')}:${minutes}` : undefined
}
