import styled from '@emotion/styled'
import { type ReactNode, useEffect } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { phone } from './media'
import { listStyles, optionStyles } from './optionStyles'
import { backdropStyles, surfaceStyles } from './overlayStyles'
import { SearchInput } from './SearchInput'
import { token } from './tokens'

export type PaletteCommand = {
  id: string
  label: string
  /** What kind of thing it is, a shortcut, a date. */
  hint?: ReactNode
  icon?: ReactNode
  /** Further words it is found by. */
  keywords?: string
  onSelect: () => void
}

export type PaletteGroup = { id: string; label: string; commands: readonly PaletteCommand[] }

type CommandPaletteProps = {
  open: boolean
  onClose: () => void
  groups: readonly PaletteGroup[]
  placeholder?: string
  /** What was typed before it was there. */
  first?: string
  /** What is typed, for commands made from it, such as a date. */
  onInput?: (text: string) => void
}

/** Type, choose, go: a pitch, a page, a date, an activity. The caller opens it on ⌘K or Ctrl+K. */
export function CommandPalette({ open, onClose, groups, placeholder, first, onInput }: CommandPaletteProps) {
  const { t } = useTranslation('keys')
  const { contains } = useFilter({ sensitivity: 'base' })
  const commands = groups.flatMap((group) => group.commands)
  const run = (id: string) => {
    onClose()
    commands.find((command) => command.id === id)?.onSelect()
  }
  // What is typed into the line points at the first that is found; what the line begins with does not.
  useEffect(() => {
    if (!first) return
    const drawn = requestAnimationFrame(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
      ),
    )
    return () => cancelAnimationFrame(drawn)
  }, [first])
  return (
    <Backdrop isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Window>
        <Content aria-label={t('palette.title')}>
          <Autocomplete filter={contains} defaultInputValue={first} onInputChange={onInput}>
            <SearchInput
              large
              label={t('palette.title')}
              placeholder={placeholder ?? t('palette.placeholder')}
            />
            <List
              aria-label={t('palette.title')}
              onAction={(id) => run(String(id))}
              renderEmptyState={() => t('palette.empty')}
            >
              {groups
                .filter((group) => group.commands.length > 0)
                .map((group) => (
                  <MenuSection key={group.id} id={group.id} aria-label={group.label}>
                    <Heading>{group.label}</Heading>
                    {group.commands.map((command) => (
                      <Entry
                        key={command.id}
                        id={command.id}
                        textValue={[command.label, command.keywords].filter(Boolean).join(' ')}
                      >
                        {command.icon}
                        <Words>{command.label}</Words>
                        {command.hint && <Hint>{command.hint}</Hint>}
                      </Entry>
                    ))}
                  </MenuSection>
                ))}
            </List>
          </Autocomplete>
        </Content>
      </Window>
    </Backdrop>
  )
}

const Backdrop = styled(ModalOverlay)`
  ${backdropStyles}
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: 12vh 16px 16px;
  block-size: var(--visual-viewport-height, 100dvh);

  ${phone} {
    padding: 8px;
  }
`
const Window = styled(Modal)`
  ${surfaceStyles}
  inline-size: min(560px, 100%);
  max-block-size: min(480px, 100%);
  border-radius: ${token('r-card')};
  display: flex;
  overflow: hidden;
`
const Content = styled(Dialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`
const List = styled(Menu)`
  ${listStyles}
  flex: 1;
  padding: 8px;

  &[data-empty] {
    padding: 24px;
    text-align: center;
    font: 400 ${token('t-14')} ${token('font')};
  }
`
const Heading = styled(Header)`
  padding: 8px 8px 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Entry = styled(MenuItem)`
  ${optionStyles}
  min-block-size: 40px;
  gap: 12px;
  font-size: 0.875rem;
  font-weight: 500;
`
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Hint = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
