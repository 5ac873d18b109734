import styled from '@emotion/styled'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { lazyPart } from './lazyPart'
import { motion, phone } from './media'
import { backdropStyles, surfaceStyles } from './overlayStyles'
import { token } from './tokens'

const LeaveDialog = lazyPart(() => import('./LeaveDialog'), 'LeaveDialog')

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons; the primary one first. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** There is something to lose: a press outside does not close it, and what was typed is asked about first. */
  sticky?: boolean
  /** The same, where its caller knows what would be lost: `sticky` sees what is typed, and no day that is chosen. */
  changed?: boolean
  /** Cannot be closed at all, only answered by what is in the footer. */
  locked?: boolean
  /** Where what it does cannot be taken back: its `SafeButton` has the focus. */
  role?: 'alertdialog' | undefined
}

/** A window over the page: focus goes in, stays in, and returns to what opened it (quality P1). */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'normal',
  sticky = false,
  changed = false,
  locked = false,
  role,
}: DialogProps) {
  const { t } = useTranslation('common')
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!open && isTyped) setTyped(false)
  const asks = changed || (sticky && isTyped)
  const close = () => (asks ? setAsking(true) : onClose())
  const leave = () => {
    setAsking(false)
    setTyped(false)
    onClose()
  }
  return (
    <Backdrop
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      isDismissable={!sticky && !changed && !locked}
      isKeyboardDismissDisabled={locked}
    >
      <Window data-size={size}>
        <Content {...(role && { role })}>
          <Head>
            <Title slot="title">{title}</Title>
            {!locked && (
              <Close type="button" aria-label={t('ui.close')} onClick={close}>
                <Glyph name="close" />
              </Close>
            )}
          </Head>
          {/* Text alone has nothing to focus: the arrow keys still reach its end. */}
          <Body tabIndex={locked ? 0 : undefined} onInput={sticky ? () => setTyped(true) : undefined}>
            {children}
          </Body>
          {footer && <Foot data-presses="">{footer}</Foot>}
        </Content>
      </Window>
      {asks && (
        <Suspense>
          <LeaveDialog isAsking={isAsking} stay={() => setAsking(false)} leave={leave} />
        </Suspense>
      )}
    </Backdrop>
  )
}

const Backdrop = styled(ModalOverlay)`
  ${backdropStyles}
  display: grid;
  /* A row and a column that end with the screen: what is long or wide scrolls inside the window, its buttons stay in sight. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: 16px;
  block-size: var(--visual-viewport-height, 100dvh);
`
const Window = styled(Modal)`
  ${surfaceStyles}
  inline-size: min(520px, 100%);
  max-block-size: 100%;
  border-radius: ${token('r-card')};
  display: flex;

  &[data-size='small'] {
    inline-size: min(400px, 100%);
  }
  &[data-size='large'] {
    inline-size: min(880px, 100%);
  }
  ${motion} {
    transition: translate ${token('ease')};
  }
  &[data-entering] {
    translate: 0 8px;
  }
`
const Content = styled(AriaDialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: 16px 8px;
  padding-inline: 24px 16px;

  ${phone} {
    padding-inline: 16px 8px;
  }
`
const Title = styled(Heading)`
  flex: 1;
  padding-block-start: 4px;
  font: 600 ${token('t-20')} ${token('font')};
  overflow-wrap: anywhere;
  text-wrap: balance;
`
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};

  ${phone} {
    inline-size: 44px;
    block-size: 44px;
  }
`
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding-block: 4px 24px;
  padding-inline: 24px;

  ${phone} {
    padding-inline: 16px;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 24px;
  border-block-start: 1px solid ${token('line')};

  ${phone} {
    padding-inline: 16px;
    > * {
      flex: 1;
    }
  }
`
