// DayPilot Lite: the calendar, view "Week", which the bench installs for itself.
import { DayPilot } from 'bench-daypilot'
import { addDays } from '../../../src/domain/groundTime.ts'
import { benchDay, WINDOW, workBetween } from './work.ts'

const day = benchDay()
let events = []
let calendar

window.bench = {
  async prepare(count) {
    events = workBetween(addDays(day, -WINDOW), addDays(day, WINDOW), count).map((one) => ({
      id: one.id,
      text: one.name,
      start: one.startDate,
      end: one.endDate,
    }))
    window.bench.mount()
    await new Promise((soon) => setTimeout(soon, 1500))
    window.bench.unmount()
  },
  mount() {
    const host = document.createElement('div')
    host.id = 'calendar'
    document.getElementById('root').append(host)
    calendar = new DayPilot.Calendar('calendar', { viewType: 'Week', startDate: day, height: 760 })
    calendar.events.list = events
    calendar.init()
  },
  unmount() {
    calendar.dispose()
    document.getElementById('root').replaceChildren()
  },
  update(turn) {
    const one = events.find(({ start }) => start.startsWith(day))
    const shift = (text) =>
      new Date(Date.parse(`${text}Z`) + (turn % 2 === 0 ? 15 : -15) * 60_000).toISOString().slice(0, 19)
    one.start = shift(one.start)
    one.end = shift(one.end)
    calendar.events.update(new DayPilot.Event(one, calendar))
  },
}
