// FullCalendar 7: timeGridWeek, which the bench installs for itself.
import { Calendar } from 'bench-fullcalendar'
import classicTheme from 'bench-fullcalendar/themes/classic'
import timeGrid from 'bench-fullcalendar/timegrid'
import 'bench-fullcalendar/skeleton.css'
import 'bench-fullcalendar/themes/classic/theme.css'
import 'bench-fullcalendar/themes/classic/palette.css'
import { addDays } from '../../../src/domain/groundTime.ts'
import { benchDay, WINDOW, workBetween } from './work.ts'

const day = benchDay()
let events = []
let calendar

window.bench = {
  async prepare(count) {
    events = workBetween(addDays(day, -WINDOW), addDays(day, WINDOW), count).map((one) => ({
      id: one.id,
      title: one.name,
      start: `${one.startDate}Z`,
      end: `${one.endDate}Z`,
    }))
    window.bench.mount()
    await new Promise((soon) => setTimeout(soon, 1500))
    window.bench.unmount()
  },
  mount() {
    const host = document.createElement('div')
    document.getElementById('root').append(host)
    calendar = new Calendar(host, {
      plugins: [timeGrid, classicTheme],
      initialView: 'timeGridWeek',
      initialDate: day,
      firstDay: 1,
      height: 760,
      timeZone: 'UTC',
      events,
    })
    calendar.render()
  },
  unmount() {
    calendar.destroy()
    document.getElementById('root').replaceChildren()
  },
  update(turn) {
    const { id } = events.find(({ start }) => start.startsWith(day))
    calendar.getEventById(id).moveDates({ minutes: turn % 2 === 0 ? 15 : -15 })
  },
}
