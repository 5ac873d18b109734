import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { linePath, thinned } from './linePaths'
import { Spark } from './Spark'
import { type Panel, TimeChart } from './TimeChart'

const moisture: Panel = {
  key: 'moisture',
  label: 'Moisture',
  quantity: 'percent',
  band: { low: 18, high: 28, label: 'target 18 to 28' },
  lines: [
    {
      key: 'moisture',
      label: 'Moisture',
      kind: 'line',
      tone: 'ink',
      points: [
        { day: '2026-04-10', value: 21 },
        { day: '2026-04-11', value: 22 },
        { day: '2026-04-12', value: null },
        { day: '2026-04-13', value: 24 },
        { day: '2026-04-15', value: 30 },
      ],
      lastYear: [{ day: '2026-04-11', value: 19 }],
    },
  ],
}
const rain: Panel = {
  key: 'rain',
  label: 'Rain',
  quantity: 'rain',
  lines: [
    { key: 'rain', label: '=Rain', kind: 'bars', tone: 'water', points: [{ day: '2026-04-11', value: 3.5 }] },
  ],
}
const draw = (panels: readonly Panel[], more: Partial<Parameters<typeof TimeChart>[0]> = {}) =>
  render(
    <TimeChart
      title="Stadium"
      summary="Moisture is 24 %."
      from="2026-04-10"
      to="2026-04-15"
      today="2026-04-13"
      panels={panels}
      lanes={[
        { key: 'cut', label: 'cut', tone: 'growth', days: ['2026-04-11', '2026-04-11'], shape: 'tick' },
      ]}
      csvName="stadium"
      {...more}
    />,
  )
const slider = () => screen.getByRole('slider', { name: 'Stadium: day to read' })
const read = () => slider().getAttribute('aria-valuetext')

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('charts')
})

describe('a chart over days', () => {
  it('says in a sentence what it shows', () => {
    draw([moisture, rain])
    expect(screen.getByRole('img', { name: 'Stadium. Moisture is 24 %.' })).toBeInTheDocument()
  })

  it('is read day by day with the keys, starting from today', async () => {
    const user = userEvent.setup()
    draw([moisture, rain])
    await user.tab()
    expect(slider()).toHaveFocus()
    expect(read()).toBe('Mon 13 Apr; Moisture: 24\u00A0%')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(read()).toBe('Sun 12 Apr; Nothing is known for this day.')
    await user.keyboard('{ArrowLeft}')
    expect(read()).toBe(
      'Sat 11 Apr; Moisture: 22\u00A0%; Moisture, last year: 19\u00A0%; =Rain: 3.5\u00A0mm; cut: 2 times',
    )
    await user.keyboard('{End}{ArrowRight}')
    expect(read()).toBe('Wed 15 Apr, forecast; Moisture: 30\u00A0%')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(read()).toBe('Fri 10 Apr; Moisture: 21\u00A0%')
  })

  it('shows the same as a table: every day, every line, and a gap as no reading', async () => {
    const user = userEvent.setup()
    draw([moisture, rain])
    const said: string[] = []
    await user.tab()
    await user.keyboard('{Home}{Home}')
    for (let day = 0; day < 6; day += 1) {
      said.push(read() ?? '')
      await user.keyboard('{ArrowRight}')
    }
    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(6)
    rows.forEach((row, at) => {
      const [day = '', ...cells] = within(row)
        .getAllByRole('cell')
        .map((cell) =>
          [...cell.childNodes]
            .slice(1)
            .map((node) => node.textContent)
            .join(''),
        )
      const values = cells.filter((cell) => cell !== 'no reading' && cell !== '')
      const [saidDay, ...saidValues] = (said[at] ?? '').split('; ')
      expect(day).toBe(saidDay)
      expect(values).toEqual(
        saidValues.flatMap((value) =>
          value.includes(': ') ? [value.slice(value.lastIndexOf(': ') + 2)] : [],
        ),
      )
    })
    expect(rows[2]).toHaveTextContent('no reading')
  })

  it('says what a limit is within its panel, however high it lies: above stand heading and keys', () => {
    draw([{ ...moisture, marks: [{ value: 40, label: 'Limit' }], upTo: 40 }])
    const ceiling = [...document.querySelectorAll('path[stroke-dasharray="6 3"]')].map((line) =>
      Number(/^M\S+ (\S+)H/.exec(line.getAttribute('d') ?? '')?.[1]),
    )
    expect(ceiling).toHaveLength(1)
    expect(Number(screen.getByText('Limit').getAttribute('y'))).toBeGreaterThan((ceiling[0] ?? 0) + 8)
  })

  it('a key stays at its line while those at the foot of the panel make room for each other', () => {
    const desk = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 900, 0))
    const line = (label: string, value: number) => ({
      key: label,
      label,
      kind: 'line' as const,
      tone: 'light' as const,
      points: [{ day: '2026-04-13', value }],
    })
    draw([
      {
        ...moisture,
        band: undefined,
        zero: true,
        lines: [line('Need', 20), line('A', 0), line('B', 0), line('C', 0)],
      },
    ])
    desk.mockRestore()
    const placeOf = (label: string) =>
      Number.parseFloat(
        screen.getByText(label).closest<HTMLElement>('[style]')?.style.getPropertyValue('--y') ?? '',
      )
    const heading = placeOf('Moisture, %')
    expect(placeOf('Need')).toBeGreaterThan(heading)
    expect(placeOf('A')).toBeGreaterThan(placeOf('Need'))
    expect(placeOf('C') - placeOf('A')).toBe(36)
  })

  it('M2 a value beyond its band does not read as one within it, in the table and when it is read', async () => {
    const wet = {
      ...moisture,
      lines: moisture.lines.map((line) => ({ ...line, points: [{ day: '2026-04-13', value: 28.4 }] })),
    }
    draw([wet], { lanes: [] })
    expect(read()).toMatch(/28\.4\s%/)
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
    expect(screen.getByRole('cell', { name: /^28\.4\s%$/ })).toBeVisible()
  })

  it('X5 the file holds numbers as numbers and no cell that a spreadsheet would run', async () => {
    const user = userEvent.setup()
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          blobs.push(blob)
          return 'blob:1'
        },
        revokeObjectURL: () => undefined,
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    draw([moisture, rain])
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    const text = (await blobs[0]?.text())?.replace('\uFEFF', '')
    expect(text?.split('\r\n').slice(0, 4)).toEqual([
      'Day,"Moisture, %","Moisture, last year, %","\'=Rain, mm",cut',
      '2026-04-10,21,,,',
      '2026-04-11,22,19,3.5,2',
      '2026-04-12,,,,',
    ])
  })

  it('leaves gaps as gaps, and a lone reading as a point', () => {
    const y = ({ value }: { value: number }) => value
    const path = linePath(
      [1, 2, Number.NaN, 4, Number.NaN, 6, 7].map((value, at) => ({ at, value })),
      ({ at }) => at,
      y,
      false,
    )
    expect(path).toBe('M0,1L1,2M3,4ZM5,6L6,7')
  })

  it('draws no more points than pixels can show, and loses no extreme', () => {
    const entries = Array.from({ length: 10_000 }, (_, at) => ({ at, value: at === 5003 ? 999 : at % 7 }))
    const kept = thinned(entries, 300, 10_000)
    expect(kept.length).toBeLessThan(1500)
    expect(kept.some(({ value }) => value === 999)).toBe(true)
    expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  it.each([
    ['nothing', []],
    ['one value', [5]],
    ['equal values', [0, 0, 0, 0]],
    ['absurd values', [25, Number.MAX_VALUE, -Number.MAX_VALUE, Number.NaN, Infinity]],
  ])('survives %s', (_, values) => {
    const points = values.map((value, at) => ({ day: `2026-04-1${at}`, value }))
    const { container } = draw([
      {
        key: 'a',
        label: 'A',
        quantity: 'temperature',
        lines: [{ key: 'a', label: 'A', kind: 'measured', tone: 'heat', points }],
      },
    ])
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('one absurd reading does not press the others into a line', () => {
    const points = Array.from({ length: 10 }, (_, at) => ({
      day: `2026-04-1${at}`,
      value: at === 4 ? 1e7 : 20 + at,
    }))
    draw([{ ...moisture, lines: [{ key: 'a', label: 'A', kind: 'line', tone: 'ink', points }] }], {
      to: '2026-04-19',
    })
    expect(screen.getByText('28')).toBeInTheDocument()
    expect(screen.queryByText('10M')).not.toBeInTheDocument()
  })

  it('says so when there is nothing, or no such time', () => {
    draw([{ ...moisture, lines: [] }], { lanes: [] })
    expect(screen.getByText('No readings in this time.')).toBeInTheDocument()
    draw([moisture], { from: '2026-05-01', to: '2026-04-01', lanes: [] })
    draw([moisture], { from: 'not a day', lanes: [] })
    expect(screen.getAllByText('No readings in this time.')).toHaveLength(3)
  })

  it('G2 words are placed by the chart, whichever way they run themselves', () => {
    draw([moisture, { ...rain, lines: [] }])
    expect(screen.getByText('No readings in this time.').closest('[style]')).not.toHaveAttribute('dir')
  })

  it('G2 its sentence runs as the page does, also where a Latin unit stands first', () => {
    draw([moisture], { summary: '4,106 °C·d منذ 1 يناير.' })
    expect(screen.getByText(/^4,106/)).not.toHaveAttribute('dir')
  })

  it('a small line ends in its last value, and is nothing without one', () => {
    const { container } = render(<Spark points={[{ day: '2026-04-10', value: null }]} />)
    expect(container).toBeEmptyDOMElement()
    render(<Spark label="Growth this week" points={[{ day: '2026-04-10', value: 3 }]} />)
    expect(screen.getByRole('img', { name: 'Growth this week' })).toBeInTheDocument()
  })
})
