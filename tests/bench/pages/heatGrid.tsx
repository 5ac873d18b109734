import '@/ui/style.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { loadTexts, startTexts } from '@/i18n/i18n'
import type { Cells } from '@/lib/gridCells'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { heatScaleOf, usualLimits } from '../../../src/domain/bands.ts'
import { buildGrid } from '../../../src/domain/grid.ts'

/** Two metrics of four sessions each; every cell differs between them. */
const METRICS = [
  { metric: 'soilMoisture', quantity: 'percent', middle: 23, swing: 9 },
  { metric: 'hardness', quantity: 'hardness', middle: 78, swing: 30 },
] as const
const SESSIONS = METRICS.flatMap(({ metric, quantity, middle, swing }) =>
  Array.from({ length: 4 }, (_, session) => ({
    quantity,
    limits: usualLimits(metric),
    scale: heatScaleOf(usualLimits(metric), metric),
    values: buildGrid((row, column) =>
      (row * 7 + column * 3 + session) % 61 === 0
        ? null
        : middle + swing * Math.sin(row / 3 + session) * Math.cos(column / 4 - session),
    ),
  })),
)

let turn: (n: number) => void = () => undefined
let choose: (cells: Cells) => void = () => undefined

function Page({ numbers }: { numbers: boolean }) {
  const [at, setAt] = useState(0)
  const [selected, setSelected] = useState<Cells>(new Set([3]))
  useEffect(() => {
    turn = setAt
    choose = setSelected
  }, [])
  const session = SESSIONS[at % SESSIONS.length]
  if (!session) return null
  const { quantity, limits, scale, values } = session
  return (
    <div style={{ inlineSize: 672 }}>
      <HeatGrid
        label={`Session ${at}`}
        values={values}
        quantity={quantity}
        scale={scale}
        band={limits}
        numbers={numbers}
        bearing={72}
        selected={selected}
        onSelect={setSelected}
      />
    </div>
  )
}

/** A function, as the texts' file may import this one: a module that waits for it would wait for itself. */
async function start() {
  await startTexts('en-GB')
  await loadTexts('grid')
  const root = createRoot(document.getElementById('root') ?? document.body)
  Object.assign(window, {
    heat: {
      mount: (numbers: boolean) =>
        flushSync(() => root.render(<Page key={String(numbers)} numbers={numbers} />)),
      unmount: () => flushSync(() => root.render(null)),
      turn: (n: number) => flushSync(() => turn(n)),
      choose: (cells: number[]) => flushSync(() => choose(new Set(cells))),
    },
  })
}

void start()
