import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { forcedColors, hover, phone } from './media'
import { token } from './tokens'

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: ReactNode; count?: number; content: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
}

/**
 * Several panels, one in sight. 16 px words (spec §9); scrolls sideways where they do not fit. One tab stop; arrows, Home
 * and End choose (the tabs pattern of the ARIA practices). Own, because the library's brings its 30 KiB of collections to
 * pages that have no other.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const own = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ id }) => id === value)

  // Where the tabs do not fit, the one that is open is in sight of their row, as when an address leads to the last. The
  // row may stand far below: the page stays where it is.
  useEffect(() => {
    const row = list.current
    const open = document.getElementById(`${own}${value}`)?.getBoundingClientRect()
    if (!row || !open) return
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += Math.min(0, open.left - left) || Math.max(0, open.right - right)
  }, [own, value])

  const turn = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const steps: Record<string, number> = {
      [forward]: (at + 1) % tabs.length,
      [back]: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = steps[event.key]
    const chosen = next === undefined ? undefined : tabs[next]
    if (!chosen || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
    onChange(chosen.id)
  }
  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ id, label: text, count }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${own}${id}`}
            aria-selected={id === value}
            aria-controls={id === value ? `${own}panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </Tab>
        ))}
      </List>
      <Panel key={value} role="tabpanel" id={`${own}panel`} aria-labelledby={`${own}${value}`} tabIndex={0}>
        {tabs[at]?.content}
      </Panel>
    </Frame>
  )
}

const Frame = styled.div`
  min-inline-size: 0;
`
const List = styled.div`
  display: flex;
  /* Closer where there is less room: seven words stand beside the map of a pitch. */
  gap: min(24px, 2%);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${token('line')};

  ${phone} {
    gap: 8px;
    padding-inline: 8px;
  }
  @media print {
    display: none;
  }
`
const Tab = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: 44px;
  padding-inline: 4px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-16')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;

  ${hover} {
    &:hover {
      color: ${token('ink')};
    }
  }
  &[aria-selected='true'] {
    color: ${token('ink')};
    font-weight: 600;
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${token('green-deep')};
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  ${phone} {
    padding-inline: 8px;
  }
  ${forcedColors} {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`
const Count = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
const Panel = styled.div`
  margin-block-start: 10px;
  padding-block-start: 6px;
  outline: none;

  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    /* Clear of the head of a table, which reaches into the gutter. */
    outline-offset: 8px;
    /* On a phone that would be beside the screen. */
    ${phone} {
      outline-offset: -2px;
    }
  }
`
