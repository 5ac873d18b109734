import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { forcedColors, phone } from './media'
import { token } from './tokens'

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: ReactNode; count?: number; content: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
}

/** Several panels, one in sight. 16 px words (spec §9); scrolls sideways where they do not fit. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <Frame
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key)
        if (chosen) onChange(chosen.id)
      }}
    >
      <List aria-label={label}>
        {tabs.map(({ id, label: text, count }) => (
          <One key={id} id={id}>
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </One>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Frame>
  )
}

const Frame = styled(AriaTabs)`
  min-inline-size: 0;
`
const List = styled(TabList)`
  display: flex;
  gap: 24px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${token('line')};

  ${phone} {
    gap: 8px;
  }
`
const One = styled(Tab)`
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
  cursor: pointer;
  outline: none;
  white-space: nowrap;

  &[data-hovered] {
    color: ${token('ink')};
  }
  &[data-selected] {
    color: ${token('ink')};
    font-weight: 600;
  }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${token('green-deep')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    opacity: 0.45;
  }
  ${phone} {
    padding-inline: 8px;
  }
  ${forcedColors} {
    &[data-selected]::after {
      background: Highlight;
    }
  }
`
const Count = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
const Panel = styled(TabPanel)`
  padding-block-start: 16px;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
`
