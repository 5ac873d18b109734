import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { hiddenStyles } from '@/ui/hiddenStyles'
import { motion } from '@/ui/media'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'

type ControlBarProps = {
  shown: boolean
  paused: boolean
  onPause: () => void
  /** How many pages there are, and the way from one to the next. */
  pages: number
  page: number
  onTurn: (by: number) => void
  onOptions: () => void
}

/** Comes when somebody moves or presses something, and goes again. */
export function ControlBar({ shown, paused, onPause, pages, page, onTurn, onOptions }: ControlBarProps) {
  const { t } = useTranslation('tv')
  return (
    <Bar role="toolbar" aria-label={t('controls.label')} data-controls data-shown={shown || undefined}>
      <ButtonLink to={addresses.calendar()} size="small" layout="secondary">
        <Icon name="calendar" size={16} />
        <Word>{t('controls.back')}</Word>
      </ButtonLink>
      <Button size="small" layout={paused ? 'primary' : 'secondary'} onClick={onPause}>
        {paused ? <Icon name="play" size={16} /> : <ToolIcon name="pause" size={16} />}
        <Word>{paused ? t('controls.resume') : t('controls.pause')}</Word>
      </Button>
      {pages > 1 && (
        <Turn>
          <IconButton label={t('page.previous')} size="small" onClick={() => onTurn(-1)}>
            <Icon name="chevronLeft" />
          </IconButton>
          <span role="status">{t('page.of', { page: page + 1, pages })}</span>
          <IconButton label={t('page.next')} size="small" onClick={() => onTurn(1)}>
            <Icon name="chevronRight" />
          </IconButton>
        </Turn>
      )}
      <Button size="small" layout="secondary" onClick={onOptions}>
        <Icon name="settings" size={16} />
        <Word>{t('controls.options')}</Word>
      </Button>
      {document.fullscreenEnabled && (
        <Button size="small" layout="secondary" onClick={toggleFullScreen}>
          <Icon name="monitor" size={16} />
          <Word>{t('controls.fullScreen')}</Word>
        </Button>
      )}
      <Button size="small" layout="secondary" onClick={() => print()}>
        <ToolIcon name="printer" size={16} />
        <Word>{t('controls.print')}</Word>
      </Button>
    </Bar>
  )
}

function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused, as without a press: the browser's own key does it.
  change.catch(() => undefined)
}

/** Narrower than this its words would make a second line of it, over the people. */
const slim = '@media (max-width: 639px)'
const Bar = styled.div`
  position: fixed;
  z-index: 1;
  inset-block-end: calc(72 * var(--u) + 16px);
  inset-inline: 16px;
  inline-size: fit-content;
  max-inline-size: calc(100% - 32px);
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('mint')};
  box-shadow: ${token('shadow')};
  opacity: 0;
  pointer-events: none;

  &[data-shown],
  &:focus-within {
    opacity: 1;
    pointer-events: auto;
  }
  ${motion} {
    transition: opacity ${token('ease')};
  }
  ${slim} {
    inset-block-end: 16px;
    flex-wrap: nowrap;

    &&& > :is(a, button) {
      min-inline-size: 48px;
    }
  }
  @media print {
    display: none;
  }
`
const Word = styled.span`
  ${slim} {
    ${hiddenStyles}
  }
`
const Turn = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: 400 ${token('t-14')} ${token('font')};
`
