import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { useNotSent } from '@/outbox/useOutbox'
import { token } from '@/ui/tokens'
import { usePrinting } from '@/ui/usePrinting'
import type { DayNotes } from './dayNotes'
import { byDay, type Entry, idOf, isLong, seriesOf } from './placement'
import { lookOf, useScene } from './scene'
import { titleOfDays } from './shownDays'
import { useDayText } from './useDayText'
import { useWordsOfBoard } from './useEntryText'

type CalendarPrintProps = {
  days: readonly Day[]
  entries: readonly Entry[]
  notesOf: (day: Day, entries: readonly Entry[]) => DayNotes
}

/** The days of the screen on paper, whatever the view: a list, as a screen that scrolls both ways cannot be printed. */
export function CalendarPrint({ days, entries, notesOf }: CalendarPrintProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const words = useActivityText()
  const text = useWordsOfBoard()
  const dayText = useDayText()
  const [from, to] = [days[0], days.at(-1)]
  if (!usePrinting() || from === undefined || to === undefined) return null
  return (
    <Paper data-paper>
      {days.length > 1 && <h2>{titleOfDays(days, format.locale, scene.today)}</h2>}
      {[...byDay(entries, { from, to }, scene.timeZone, true)].map(([day, list]) => {
        const notes = notesOf(day, list)
        const rest = dayText.rest(notes, list.length === 0, false)
        return (
          <section key={day}>
            <Head>
              <h3>{format.day(day, 'long')}</h3>
              <span>{dayText.summary(notes)}</span>
            </Head>
            {rest !== '' && <p>{rest}</p>}
            <table>
              <tbody>
                {list.map((entry) => {
                  const look = lookOf(entry, scene.now)
                  const { from: start, to: end } = text.times(entry)
                  return (
                    <tr key={idOf(entry)} data-look={look}>
                      <td>{isLong(entry) ? t('allDay') : `${start} – ${end}`}</td>
                      <td>{text.title(entry)}</td>
                      <td>{text.where(entry)}</td>
                      <td>{format.list(text.people(entry))}</td>
                      <td>
                        <State
                          entry={entry}
                          word={look === 'fixture' ? t('fixture.word') : words.status(look)}
                        />
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
        )
      })}
    </Paper>
  )
}

/** On paper nothing changes later: what the backend does not have yet says so. */
function State({ entry, word }: { entry: Entry; word: string }) {
  const text = useWordsOfBoard()
  const notSent = useNotSent(`activity:${seriesOf(entry) ?? idOf(entry)}`)
  return text.stateLabel(word, notSent)
}

const Paper = styled.div`
  font: 400 10pt ${token('font')};
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: 16pt;
  }
  > section {
    margin-block-start: 5mm;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  tr {
    break-inside: avoid;
  }
  td {
    inline-size: 20%;
    padding-block: 1mm;
    padding-inline-end: 2mm;
    vertical-align: baseline;
    border-block-end: 1px solid ${token('line')};
    overflow-wrap: anywhere;
  }
  td:first-of-type {
    inline-size: 28mm;
    font-weight: 600;
  }
  td:nth-of-type(2) {
    inline-size: 34%;
  }
  td:last-of-type {
    inline-size: 24mm;
    padding-inline-end: 0;
    text-align: end;
  }
  [data-look='fixture'] {
    font-weight: 600;
  }
  [data-look='cancelled'] > td:nth-of-type(2) {
    text-decoration: line-through;
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 4mm;
  padding-block-end: 1mm;
  border-block-end: 2px solid ${token('ink')};
  break-after: avoid;

  > h3 {
    font: 600 12pt ${token('font')};
  }
`
