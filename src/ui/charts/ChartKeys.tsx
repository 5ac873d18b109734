import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '../tokens'
import type { Layout, PanelPlace } from './chartLayout'
import { type Key, keysAbove } from './panelKeys'

type PlacedKey = Key & { y: number }

/** A key is as high as its line of text. */
const STEP = 18

/** What the lines are: behind their ends where there is room, else above their panel. Read out by the table. */
export function ChartKeys({ layout }: { layout: Layout }) {
  return (
    <div aria-hidden>
      {layout.panels.map((place) => (
        <PanelKeys key={place.tracks.panel.key} layout={layout} place={place} />
      ))}
      {layout.wide &&
        layout.lanes.map(({ lane, y }) => (
          <Place key={lane.lane.key} style={{ '--x': `${layout.end + 8}px`, '--y': `${y - 8}px` }}>
            <span dir="auto">{lane.lane.label}</span>
          </Place>
        ))}
    </div>
  )
}

function PanelKeys({ layout, place }: { layout: Layout; place: PanelPlace }) {
  const { t } = useTranslation('charts')
  const { tracks, keys, heading } = place
  const head = (
    <Head style={{ '--x': '0px', '--y': `${place.head}px`, '--height': `${place.top - place.head - 6}px` }}>
      <Name dir="auto">{heading}</Name>
      {!layout.wide && keysAbove(keys, tracks).map((key) => <OneKey key={key.id} of={key} short />)}
    </Head>
  )
  if (!tracks.hasValues)
    return (
      <>
        {head}
        <Nothing style={{ '--x': `${layout.start}px`, '--y': `${(place.top + place.bottom) / 2 - 8}px` }}>
          <span dir="auto">{t('nothingHere')}</span>
        </Nothing>
      </>
    )
  return (
    <>
      {head}
      {layout.wide &&
        (keys.length > 1 || keys[0]?.look !== 'bars') &&
        apart(place).map((key) => (
          <Place key={key.id} style={{ '--x': `${layout.end + 8}px`, '--y': `${key.y - 8}px` }}>
            <OneKey of={key} />
          </Place>
        ))}
    </>
  )
}

function OneKey({ of: { colour, look, value, text }, short }: { of: Key; short?: boolean }) {
  return (
    <Entry>
      <svg width="16" height="8" viewBox="0 0 16 8">
        {look === 'bars' ? (
          <path d="M2 8V3h3v5ZM7 8V0h3v8ZM12 8V5h3v3Z" fill={colour} />
        ) : (
          <path
            d="M0 4H16"
            stroke={colour}
            strokeWidth={look === 'lastYear' ? 1.5 : 2}
            strokeDasharray={look === 'forecast' ? '1 4' : look === 'lastYear' ? '3 3' : undefined}
            strokeLinecap={look === 'forecast' ? 'round' : 'butt'}
          />
        )}
      </svg>
      <span dir="auto">
        {value !== undefined && !short && <b>{value} </b>}
        {text}
      </span>
    </Entry>
  )
}

/** Keys keep to their lines as far as they do not cover each other. */
function apart({ keys, axis, top, bottom }: PanelPlace): PlacedKey[] {
  const placed: PlacedKey[] = []
  const ends = keys.map((key, at) => ({
    ...key,
    y: key.end === undefined ? bottom - 4 : axis.y(key.end) + (key.look === 'line' ? 0 : at),
  }))
  let next = top - 4
  for (const key of ends.toSorted((a, b) => a.y - b.y)) {
    const y = Math.max(next, key.y)
    placed.push({ ...key, y })
    next = y + STEP
  }
  // Those at the foot make room upwards, and only as far as they must: what lies high stays at its line.
  let last = bottom
  for (const key of placed.toReversed()) {
    key.y = Math.min(key.y, last)
    last = key.y - STEP
  }
  return placed
}

/** In the chart's own direction: words that run from the right would be placed from there, and stand inside it. */
const Place = styled.div`
  position: absolute;
  inset-inline: var(--x) 0;
  inset-block-start: var(--y);
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  text-align: start;
`
const Head = styled(Place)`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 2px 12px;
  block-size: var(--height);
`
const Name = styled.span`
  flex: none;
  font-weight: 500;
`
const Entry = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;

  > svg {
    flex: none;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  b {
    font-weight: 600;
    color: ${token('ink')};
  }
`
const Nothing = styled(Place)`
  text-align: center;
`
