import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { backdropStyles, surfaceStyles } from './overlayStyles'
import { SafeButton } from './SafeButton'
import { token } from './tokens'

type AlertDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  /** The verb itself, such as `Delete activity`. */
  confirmLabel: string
  onConfirm: () => void
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  /** More choices between the two, such as `This one only`. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back. The safe button has the focus (quality P2); a press outside does nothing. */
export function AlertDialog({
  open,
  onClose,
  title,
  text,
  confirmLabel,
  onConfirm,
  cancelLabel,
  danger = false,
  busy = false,
  children,
}: AlertDialogProps) {
  const { t } = useTranslation('common')
  const textId = useId()
  return (
    <Backdrop isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Window>
        <Content role="alertdialog" aria-describedby={text ? textId : undefined}>
          <Title slot="title">{title}</Title>
          {text && <Text id={textId}>{text}</Text>}
          {children}
          <Buttons>
            <SafeButton onClick={onClose}>{cancelLabel ?? t('ui.cancel')}</SafeButton>
            <Button layout="primary" danger={danger} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Buttons>
        </Content>
      </Window>
    </Backdrop>
  )
}

const Backdrop = styled(ModalOverlay)`
  ${backdropStyles}
  z-index: 110;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: 16px;
`
const Window = styled(Modal)`
  ${surfaceStyles}
  inline-size: min(400px, 100%);
  max-block-size: 100%;
  overflow: auto;
  border-radius: ${token('r-card')};
`
const Content = styled(Dialog)`
  display: grid;
  gap: 8px;
  padding: 24px;
  outline: none;
`
const Title = styled(Heading)`
  font: 600 ${token('t-20')} ${token('font')};
  overflow-wrap: anywhere;
`
const Text = styled.div`
  color: ${token('ink-2')};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-block-start: 16px;

  > * {
    flex: 0 1 auto;
  }
`
