import styled from '@emotion/styled'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { RoundDraft } from '@/domain/roundDraft'
import { mayBeNegative } from '@/domain/roundEntry'
import { useFormat } from '@/i18n/format'
import { Icon } from '@/ui/Icon'
import { ToolIcon } from '@/ui/ToolIcon'
import { hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { RoundActs } from './useRoundActs'

type ReadingPadProps = {
  draft: RoundDraft
  /** What is read and where, for a screen reader. */
  name: string
  /** The reading that is there already. */
  before: string | undefined
  acts: RoundActs
}

/** A field for a keyboard and large keys for a thumb; the field never calls up the phone's own keyboard. */
export function ReadingPad({ draft, name, before, acts }: ReadingPadProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const { text } = draft
  const signed = mayBeNegative(draft.metric)

  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  // Whoever has put the keyboard down somewhere else goes on by typing.
  const typedElsewhere = useEffectEvent((event: KeyboardEvent) => {
    const isFree = event.target instanceof Element && !event.target.closest(TAKEN)
    if (event.altKey || !isFree) return
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) acts.undo()
    else if (event.ctrlKey || event.metaKey) return
    else if (/^[\d\u0660-\u0669\u06F0-\u06F9.,\u066B-]$/.test(event.key)) acts.type(text + event.key)
    else if (event.key === 'Backspace') acts.type(text.slice(0, -1))
    else if (event.key === 'Enter') acts.next()
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') acts.goTo(draft.at - 1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') acts.goTo(draft.at + 1)
    else return
    event.preventDefault()
    field.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => typedElsewhere(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const key = (label: string, press: () => void, shown: ReactNode, data?: { look: string }) => (
    <Key
      type="button"
      aria-label={label}
      data-look={data?.look}
      // The field keeps the focus, so that the next digit may come from a keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {shown}
    </Key>
  )
  const digit = (number: number) =>
    key(format.number(number), () => acts.type(text + String(number)), format.number(number))
  return (
    <Pad>
      <Entry>
        <Number
          ref={field}
          dir="ltr"
          inputMode="none"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={name}
          placeholder={before ?? ''}
          value={text}
          onChange={(event) => acts.type(event.target.value)}
        />
        <span aria-hidden>{format.unit(METRIC_QUANTITY[draft.metric])}</span>
      </Entry>
      <Keys>
        {digit(1)}
        {digit(2)}
        {digit(3)}
        {key(t('key.undo'), acts.undo, <Side icon="rotateCcw" text={t('key.undo')} />, SIDE)}
        {digit(4)}
        {digit(5)}
        {digit(6)}
        {key(t('key.skip'), acts.skip, <Side icon="chevronRight" text={t('key.skip')} />, SIDE)}
        {digit(7)}
        {digit(8)}
        {digit(9)}
        {signed
          ? key(t('key.minus'), () => acts.type(text.startsWith('-') ? text.slice(1) : `-${text}`), '±', SIDE)
          : key(t('key.delete'), () => acts.type(text.slice(0, -1)), '⌫')}
        {key(t('key.decimal'), () => acts.type(text + acts.decimal), acts.decimal)}
        {digit(0)}
        {signed
          ? key(t('key.delete'), () => acts.type(text.slice(0, -1)), '⌫')
          : key(t('key.clear'), () => acts.type(''), t('key.clearShort'), SIDE)}
        {key(t('key.next'), acts.next, <Side icon="check" text={t('key.next')} />, NEXT)}
      </Keys>
    </Pad>
  )
}

const TAKEN = 'textarea, select, [role="dialog"], [role="alertdialog"], a, button, input[type="text"]'
const SIDE = { look: 'side' }
const NEXT = { look: 'next' }

function Side({ icon, text }: { icon: 'rotateCcw' | 'chevronRight' | 'check'; text: string }) {
  return (
    <Label>
      {icon === 'rotateCcw' ? <ToolIcon name={icon} size={20} /> : <Icon name={icon} size={20} />}
      {text}
    </Label>
  )
}

const Pad = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`
const Entry = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 56px;
  padding-inline: 12px;
  border: 2px solid ${token('ink')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  direction: ltr;

  &:has(:focus-visible) {
    border-color: ${token('green-deep')};
  }
  > span {
    font: 400 ${token('t-20')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Number = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 52px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink')};
  font: 600 ${token('t-32')} ${token('font')};
  font-variant-numeric: tabular-nums;
  outline: none;

  &::placeholder {
    color: ${token('ink-2')};
    font-weight: 400;
    opacity: 1;
  }
`
/* The pad of a telephone: it lies the same way round in every language. */
const Keys = styled.div`
  direction: ltr;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(96px, 1.4fr);
  gap: 6px;
`
const Key = styled.button`
  display: grid;
  place-items: center;
  min-block-size: 52px;
  padding: 2px 4px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 600 ${token('t-24')} ${token('font')};
  touch-action: manipulation;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-look='side'] {
    background: ${token('mist')};
    font: 500 ${token('t-16')} ${token('font')};
  }
  &[data-look='next'] {
    border-color: transparent;
    background: ${token('green')};
    color: ${token('on-green')};
    font: 600 ${token('t-16')} ${token('font')};
  }
  &:active {
    background: ${token('mint-2')};
  }
  ${hover} {
    &:not([data-look='next']):hover {
      background: ${token('mint')};
    }
  }
`
const Label = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.1875;
`
