import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { csvStyleOf, writeCsv } from '@/lib/csvText'
import { download } from '@/lib/download'
import { hiddenStyles } from '../hiddenStyles'
import { Legend } from '../Legend'
import { token } from '../tokens'
import { usePrinting } from '../usePrinting'
import { ChartCursor } from './ChartCursor'
import { ChartFoot } from './ChartFoot'
import { ChartKeys } from './ChartKeys'
import { layOut } from './chartLayout'
import { ChartPlot } from './ChartPlot'
import { chartColumns, fileRows } from './chartRows'
import { ChartTable } from './ChartTable'
import { LaneMark } from './LaneMark'
import { type Day, type Lane, type Panel, readChart } from './timeSeries'

export type { Line, Panel, Point, Tone } from './timeSeries'

/** The same days a year before, which are shown when they are wanted. */
type LastYear = { on: boolean; state: 'loading' | 'failed' | 'come'; onChange: (on: boolean) => void }

type TimeChartProps = {
  title: string
  /** The heading above already says it. */
  hideTitle?: boolean
  /** What it shows, in a sentence. */
  summary: string
  from: Day
  to: Day
  today: Day
  panels: readonly Panel[]
  lanes?: readonly Lane[]
  /** Name of the file, without its ending. */
  csvName: string
  /** At the end of the heading. */
  action?: ReactNode
  /** Where last year comes only when it is asked for. */
  lastYear?: LastYear
}

const NO_LANES: readonly Lane[] = []

/** Panels over one axis of days, with what was done beneath; as drawing, as table, as file and on paper. */
export function TimeChart({
  title,
  hideTitle = false,
  summary,
  from,
  to,
  today,
  panels,
  lanes = NO_LANES,
  csvName,
  action,
  lastYear,
}: TimeChartProps) {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const { ref, width } = useWidth()
  const frame = useRef<HTMLElement>(null)
  const chart = readChart({ from, to, today }, panels, lanes)
  const columns = chartColumns(chart, format, t)
  const empty =
    !chart.panels.some(({ hasValues }) => hasValues) && !chart.lanes.some(({ counts }) => counts.size > 0)
  const lacksLastYear =
    lastYear?.on === true &&
    lastYear.state !== 'loading' &&
    !chart.panels.some(({ tracks }) =>
      tracks.some(({ formerEntries }) => formerEntries.some(({ value }) => !Number.isNaN(value))),
    )
  const layout = width > 0 && !empty && !asTable ? layOut(chart, width, format, t) : undefined

  const save = () =>
    download(writeCsv(fileRows(chart, columns, t), csvStyleOf(format.locale)), {
      name: `${csvName}.csv`,
      type: 'text/csv',
    })
  /** Only this chart goes on the paper. */
  const print = () => {
    frame.current?.setAttribute('data-alone', '')
    addEventListener('afterprint', () => frame.current?.removeAttribute('data-alone'), { once: true })
    window.print()
  }
  return (
    <Frame ref={frame} aria-label={title}>
      <Head>
        <figcaption>
          <Title data-hidden={hideTitle || undefined}>{title}</Title>
          <p>{summary}</p>
        </figcaption>
        {action}
      </Head>
      <div ref={ref}>
        {empty ? (
          <Empty>{t('nothingHere')}</Empty>
        ) : asTable ? (
          <ChartTable title={title} chart={chart} columns={columns} />
        ) : (
          <Board dir="ltr" style={{ '--height': `${layout?.height ?? 0}px` }}>
            {layout && (
              <>
                <ChartPlot chart={chart} layout={layout} label={t('label', { title, summary })} />
                <ChartKeys layout={layout} />
                <ChartCursor title={title} chart={chart} layout={layout} columns={columns} />
              </>
            )}
          </Board>
        )}
      </div>
      {layout && !layout.wide && chart.lanes.length > 0 && (
        <Legend aria-hidden>
          {chart.lanes.map(({ lane }) => (
            <li key={lane.key}>
              <svg width="12" height="12" viewBox="0 0 12 12">
                <LaneMark x={6} y={6} shape={lane.shape} tone={lane.tone} />
              </svg>
              {lane.label}
            </li>
          ))}
        </Legend>
      )}
      {lacksLastYear && (
        <Quiet role="status">{t(lastYear.state === 'failed' ? 'lastYearFailed' : 'lastYearNone')}</Quiet>
      )}
      {!empty && (
        <ChartFoot>
          {lastYear && (
            <button
              type="button"
              aria-busy={(lastYear.on && lastYear.state === 'loading') || undefined}
              onClick={() => lastYear.onChange(!lastYear.on)}
            >
              {t(lastYear.on ? 'hideLastYear' : 'showLastYear')}
            </button>
          )}
          <button type="button" onClick={() => setAsTable(!asTable)}>
            {asTable ? t('chart') : t('table')}
          </button>
          <button type="button" onClick={save}>
            {t('save')}
          </button>
          <button type="button" onClick={print}>
            {t('print')}
          </button>
        </ChartFoot>
      )}
    </Frame>
  )
}

/** Where nothing is measured yet, or cannot be, a drawing is as wide as a phone's. */
const USUAL = 358
/** What a sheet of A4 holds inside the margins of the browser, the page and a card. */
const ON_PAPER = 640

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    const measure = () => setWidth(Math.max(160, Math.floor(place.getBoundingClientRect().width || USUAL)))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, width: isPrinting ? Math.min(width, ON_PAPER) : width }
}

const Frame = styled.figure`
  margin: 0;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  @media print {
    break-inside: avoid;

    body:has(&[data-alone]) :not(:has(&[data-alone])):not(&[data-alone]):not(&[data-alone] *) {
      display: none;
    }
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 16px;

  > figcaption {
    flex: 1 1 200px;
    min-inline-size: 0;
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Title = styled.h3`
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('ink')};

  /* Alone on the paper nothing else says what it is of. */
  &[data-hidden]:not([data-alone] *) {
    ${hiddenStyles}
  }
`
const Board = styled.div`
  position: relative;
  block-size: var(--height);
`
const Empty = styled.p`
  padding-block: 24px;
  border-block: 1px solid ${token('line')};
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
