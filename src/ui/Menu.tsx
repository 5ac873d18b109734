import styled from '@emotion/styled'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Pressable } from 'react-aria-components/Modal'
import { Glyph } from './Glyph'
import { listStyles, optionStyles } from './optionStyles'
import { PopoverSurface } from './PopoverSurface'
import { token } from './tokens'
import { useOpening } from './useOpening'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** At the end: a shortcut, a figure. */
  hint?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** The current choice among others. */
  selected?: boolean
  onSelect: () => void
}

export type MenuGroup = { id: string; heading?: string; entries: readonly MenuEntry[] }

type MenuProps = {
  /** What opens it: a native control or one of ours that passes its props on. */
  trigger: ReactElement
  label: string
  groups: readonly MenuGroup[]
  placement?: ComponentProps<typeof PopoverSurface>['placement']
  /** Open from the first: it was asked for before it was there. */
  defaultOpen?: boolean
}

/** A list of things to do. Groups are parted by a line. */
export function Menu({ trigger, label, groups, placement = 'bottom end', defaultOpen }: MenuProps) {
  const { trigger: opener, isOpen, setOpen, isFirst } = useOpening(defaultOpen)
  const entries = groups.flatMap((group) => group.entries)
  const act = (id: string) => entries.find((entry) => entry.id === id)?.onSelect()
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Pressable ref={opener}>{trigger as PressableChild}</Pressable>
      <PopoverSurface placement={placement}>
        <List aria-label={label} {...(isFirst && onItsFirst)} onAction={(id) => act(String(id))}>
          {groups
            .filter((group) => group.entries.length > 0)
            .map((group) => (
              <Group key={group.id} id={group.id} aria-label={group.heading ?? label}>
                {group.heading && <Heading>{group.heading}</Heading>}
                {group.entries.map((entry) => (
                  <Entry
                    key={entry.id}
                    id={entry.id}
                    textValue={entry.label}
                    isDisabled={entry.disabled}
                    data-danger={entry.danger || undefined}
                    aria-current={entry.selected || undefined}
                  >
                    {entry.icon}
                    <Words>{entry.label}</Words>
                    {entry.hint && <Hint>{entry.hint}</Hint>}
                    {entry.selected && <Glyph name="check" size={16} />}
                  </Entry>
                ))}
              </Group>
            ))}
        </List>
      </PopoverSurface>
    </MenuTrigger>
  )
}

/** As Enter opens one that is there already. */
const onItsFirst = { autoFocus: 'first' } as const

type PressableChild = ComponentProps<typeof Pressable>['children']

const List = styled(AriaMenu)`
  ${listStyles}
  min-inline-size: 180px;
`
const Group = styled(MenuSection)`
  & + & {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid ${token('line')};
  }
`
const Heading = styled(Header)`
  padding: 4px 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Entry = styled(MenuItem)`
  ${optionStyles}
  font-size: 0.875rem;
  font-weight: 500;
`
const Words = styled.span`
  flex: 1;
`
const Hint = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
