import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { besideGone } from './keepFocus'
import { forcedColors, motion, phone } from './media'
import { backdropStyles, surfaceStyles } from './overlayStyles'
import { PAGE_HEADING_ID } from './PageHeader'
import { token } from './tokens'
import { useIsPhone } from './useIsPhone'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** In the square before the title, such as an activity's icon. */
  icon?: ReactNode
  /** Buttons under the title, equally wide. */
  actions?: ReactNode
  children: ReactNode
  /** Stays at the bottom: primary button first; what stands last goes to the end. */
  footer?: ReactNode
  /** False: at a desk the page beside it stays usable, and the sheet fills the place it is put in. Phones are always modal. */
  modal?: boolean
  /** A press outside does not close it: there is something to lose. */
  sticky?: boolean
}

/** Rises from the bottom on phones, stands at the end side at a desk. */
export function Sheet({ open, onClose, modal = true, sticky = false, ...content }: SheetProps) {
  const isPhone = useIsPhone()
  const titleId = useId()
  if (!modal && !isPhone) return open ? <Aside {...content} titleId={titleId} onClose={onClose} /> : null
  return (
    <Backdrop isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={!sticky}>
      <Panel>
        <Content aria-labelledby={titleId}>
          <Inner {...content} titleId={titleId} onClose={onClose} />
        </Content>
      </Panel>
    </Backdrop>
  )
}

type InnerProps = Omit<SheetProps, 'open' | 'modal' | 'sticky'> & { titleId: string }

function Inner({ title, subtitle, icon, actions, children, footer, onClose, titleId }: InnerProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <Grab aria-hidden onPointerDown={(event) => dragAway(event.currentTarget, event.clientY, onClose)} />
      <Head>
        {icon && <Square>{icon}</Square>}
        <Words>
          <Title id={titleId}>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Words>
        <Close type="button" aria-label={t('ui.close')} onClick={onClose}>
          <Glyph name="close" />
        </Close>
      </Head>
      {actions && <Actions>{actions}</Actions>}
      <Body>{children}</Body>
      {footer && <Foot data-presses="">{footer}</Foot>}
    </>
  )
}

/** Beside the page: takes the focus when it opens, gives it back when it closes, closes on Escape. */
function Aside(props: InnerProps) {
  const ref = useRef<HTMLElement>(null)
  // Before it is painted: what is typed or pressed next must not lose the focus to it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    ref.current?.focus()
    return () => giveBack(opener)
  }, [])
  return (
    <Beside
      ref={ref}
      tabIndex={-1}
      aria-labelledby={props.titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose()
      }}
    >
      <Inner {...props} />
    </Beside>
  )
}

/**
 * To what it was opened from. Where that is gone, such as a row that was deleted or is filtered out, to what stands beside
 * it, else to the tab or the page it stood on: a keyboard would start again at the top (quality G1).
 */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  // The row may go together with the sheet.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const place = document.querySelector<HTMLElement>(`[role="tabpanel"][tabindex], #${PAGE_HEADING_ID}`)
    ;(besideGone(opener) ?? place)?.focus()
  })
}

/** How far a finger pulls the grab bar before the sheet goes. */
const AWAY = 96

function dragAway(bar: HTMLElement, from: number, close: () => void): void {
  const panel = bar.closest<HTMLElement>('[data-panel]')
  if (!panel) return
  const move = (event: PointerEvent) => {
    panel.style.translate = `0 ${Math.max(0, event.clientY - from)}px`
  }
  const end = (event: PointerEvent) => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    panel.style.translate = ''
    if (event.type === 'pointerup' && event.clientY - from > AWAY) close()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

const Backdrop = styled(ModalOverlay)`
  ${backdropStyles}
  @media print {
    display: none;
  }
`
const Panel = styled((props: ComponentProps<typeof Modal>) => <Modal data-panel="" {...props} />)`
  ${surfaceStyles}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 360px;
  max-inline-size: 100%;
  display: flex;

  ${motion} {
    transition: translate ${token('ease')};
  }
  &[data-entering],
  &[data-exiting] {
    translate: 24px 0;
  }
  [dir='rtl'] &:is([data-entering], [data-exiting]) {
    translate: -24px 0;
  }
  ${phone} {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    max-block-size: calc(var(--visual-viewport-height, 100dvh) - 32px);
    border-start-start-radius: 16px;
    border-start-end-radius: 16px;
    padding-block-end: env(safe-area-inset-bottom);

    &:is([data-entering], [data-exiting]),
    [dir='rtl'] &:is([data-entering], [data-exiting]) {
      translate: 0 100%;
    }
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`
const Content = styled(Dialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;
`
const Beside = styled.aside`
  ${surfaceStyles}
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  inline-size: 360px;
  max-inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  border-inline-start: 1px solid ${token('line')};

  &:focus-visible {
    outline: none;
  }
`
const Grab = styled.div`
  display: none;

  ${phone} {
    display: grid;
    place-items: center;
    flex: none;
    block-size: 20px;
    touch-action: none;
    cursor: grab;

    &::before {
      content: '';
      inline-size: 36px;
      block-size: 4px;
      border-radius: 2px;
      background: ${token('ctl')};
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  flex: none;
  padding-block: 16px 12px;
  padding-inline: 20px 12px;

  ${phone} {
    padding-block: 0 12px;
    padding-inline: 16px 8px;
  }
`
const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('r-ctl')};
  background: ${token('nodata-bg')};
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Title = styled.h2`
  font: 600 ${token('t-20')} ${token('font')};
  line-height: 1.5rem;
`
const Subtitle = styled.p`
  color: ${token('ink-2')};
`
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};

  ${phone} {
    inline-size: 48px;
    block-size: 48px;
    margin-block-start: -10px;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 0 20px 12px;

  > * {
    flex: 1 1 88px;
    min-inline-size: min-content;
    padding-inline: 8px;
  }
  ${phone} {
    padding-inline: 16px;
  }
`
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 12px 20px 24px;

  ${phone} {
    padding-inline: 16px;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 12px 20px;
  border-block-start: 1px solid ${token('line')};

  > :last-child:nth-of-type(n + 3) {
    margin-inline-start: auto;
  }
  ${phone} {
    padding-inline: 16px;
  }
`
