import { createElement as h } from 'bench-react'
import { flushSync } from 'bench-react-dom'
import { createRoot } from 'bench-react-dom/client'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'bench-recharts'
import { chartLines } from './chartLines.ts'

const lines = chartLines()
const rows = lines[0].map(({ day }, at) => ({
  day,
  ...Object.fromEntries(lines.map((points, line) => [`l${line}`, points[at].value])),
}))
const root = document.getElementById('root')
let drawn = createRoot(root)
const chart = () =>
  h(
    LineChart,
    { width: 620, height: 300, data: rows },
    h(CartesianGrid),
    h(XAxis, { dataKey: 'day' }),
    h(YAxis),
    h(Tooltip),
    ...lines.map((_, line) =>
      h(Line, { key: line, dataKey: `l${line}`, dot: false, isAnimationActive: false }),
    ),
  )
Object.assign(window, {
  mountChart: () => flushSync(() => drawn.render(chart())),
  unmountChart: () => {
    drawn.unmount()
    drawn = createRoot(root)
  },
})
