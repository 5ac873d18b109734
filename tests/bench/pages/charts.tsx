import '@/ui/style.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { type Panel, TimeChart, type Tone } from '@/ui/charts/TimeChart'
import { chartLines } from './chartLines.ts'

const TONES: Tone[] = ['ink', 'water', 'light', 'feed', 'growth']
const lines = chartLines()
const panels: Panel[] = [
  {
    key: 'a',
    label: 'Five lines',
    quantity: 'percent',
    height: 240,
    lines: lines.map((points, at) => ({
      key: String(at),
      label: String(at),
      kind: 'line',
      tone: TONES[at] ?? 'ink',
      points,
    })),
  },
]
const days = (lines[0] ?? []).map(({ day }) => day)
const [from = '', to = ''] = [days[0], days.at(-1)]

/** A function, as the texts' file may import this one: a module that waits for it would wait for itself. */
async function start() {
  await startTexts('en-GB')
  await loadTexts('charts')
  const root = document.getElementById('root')
  let drawn = root && createRoot(root)
  Object.assign(window, {
    mountChart: () =>
      flushSync(() =>
        drawn?.render(
          <TimeChart
            title="Year"
            summary="Five lines."
            from={from}
            to={to}
            today={to}
            panels={panels}
            csvName="year"
          />,
        ),
      ),
    unmountChart: () => {
      drawn?.unmount()
      drawn = root && createRoot(root)
    },
  })
}

void start()
