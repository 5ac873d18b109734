import styled from '@emotion/styled'
import { type FocusEvent, type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph, type GlyphName } from './Glyph'
import { phone } from './media'
import { toastQueue, type ToastTone } from './toasts'
import { token } from './tokens'

/**
 * The place where toasts appear; in the page from the start, so that a screen reader hears what comes. It is a landmark, last in the order of the tab key;
 * F6 leads to the latest, and back.
 * Errors are alerts, the rest is status; neither takes the focus.
 */
export function Toasts() {
  const { t } = useTranslation('common')
  const toasts = useSyncExternalStore(subscribe, () => toastQueue.visibleToasts)
  // What was said to one person, or could be undone by them, is not for who logs in next.
  useEffect(() => () => toastQueue.clear(), [])
  const some = toasts.length > 0
  useEffect(() => void document.documentElement.toggleAttribute('data-told', some), [some])
  const pause = () => toastQueue.pauseAll()
  const come = ({ currentTarget, relatedTarget }: FocusEvent) => {
    pause()
    if (!currentTarget.contains(relatedTarget)) before = relatedTarget
  }
  const resume = () => toastQueue.resumeAll()
  const draw = (toast: Queued) => <Message key={toast.key} toast={toast} dismiss={t('ui.toast.dismiss')} />
  return (
    <Place
      ref={onF6}
      aria-keyshortcuts="F6"
      aria-label={t('ui.toast.region')}
      // Stays reachable while a dialog makes the rest of the page inert.
      data-react-aria-top-layer="true"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={come}
      onBlur={resume}
    >
      <div role="alert">{toasts.filter(({ content }) => content.tone === 'error').map(draw)}</div>
      <div role="status">{toasts.filter(({ content }) => content.tone !== 'error').map(draw)}</div>
    </Place>
  )
}

let before: EventTarget | null = null
const goBack = () => before instanceof HTMLElement && before.focus()

/** The key that leads from landmark to landmark, to the latest toast and back; without one it stays the browser's. */
function onF6(place: HTMLElement): () => void {
  const press = (event: KeyboardEvent) => {
    const toast = place.querySelector<HTMLElement>('[data-tone] button')
    if (event.key !== 'F6' || !toast) return
    event.preventDefault()
    if (place.contains(document.activeElement)) goBack()
    else toast.focus()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

type Queued = (typeof toastQueue.visibleToasts)[number]

function Message({ toast, dismiss }: { toast: Queued; dismiss: string }) {
  const { key, timer, timeout, content } = toast
  const { tone, text, action } = content
  const close = ({ currentTarget }: MouseEvent) => {
    if (currentTarget === document.activeElement) goBack()
    toastQueue.close(key)
  }
  // The queue makes the clock; whoever draws the toast starts it.
  useEffect(() => {
    if (timeout === undefined) return
    timer?.reset(timeout)
    return () => timer?.pause()
  }, [timer, timeout])
  return (
    <Bubble data-tone={tone} className="on-ink">
      <Glyph name={glyphs[tone]} />
      <Words>{text}</Words>
      <Presses>
        {action && (
          <Action
            type="button"
            onClick={(event) => {
              close(event)
              action.onPress()
            }}
          >
            {action.label}
          </Action>
        )}
        <Dismiss type="button" aria-label={dismiss} onClick={close}>
          <Glyph name="close" size={16} />
        </Dismiss>
      </Presses>
    </Bubble>
  )
}

const glyphs = { done: 'done', error: 'error', info: 'info' } satisfies Record<ToastTone, GlyphName>

const subscribe = (changed: () => void) => toastQueue.subscribe(changed)

const Place = styled.section`
  position: fixed;
  inset-block-end: 24px;
  inset-inline: 0;
  z-index: 300;
  padding-inline: 16px;
  pointer-events: none;

  &,
  > div {
    display: grid;
    gap: 8px;
  }
  > div {
    justify-items: center;
  }
  ${phone} {
    inset-block-end: calc(80px + env(safe-area-inset-bottom));
  }
  /* Clear of what has the focus (ui/keepClear). */
  &[data-up] {
    inset-block: 16px auto;
  }
  @media print {
    display: none;
  }
`
const Bubble = styled.div`
  display: flex;
  align-items: center;
  gap: 0 12px;
  max-inline-size: min(520px, 100%);
  min-block-size: 48px;
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${token('shadow')};
  font: 500 ${token('t-14')} ${token('font')};
  pointer-events: auto;
  animation: rise 160ms ease-out;

  ${phone} {
    flex-wrap: wrap;
    inline-size: 100%;
  }
  > svg {
    color: ${token('green')};
  }
  &[data-tone='error'] > svg {
    color: ${token('red')};
  }
  &[data-tone='info'] > svg {
    color: ${token('blue')};
  }
`
const Words = styled.p`
  flex: 1 1 128px;
  padding-block: 8px;
  overflow-wrap: anywhere;
`
/** Below the words where these would be left too little room. */
const Presses = styled.span`
  display: flex;
  flex: none;
  gap: 12px;
  margin-inline-start: auto;
`
const Action = styled.button`
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: ${token('r-ctl')};
  font-weight: 600;
  color: ${token('green-deep')};
`
const Dismiss = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};
`
