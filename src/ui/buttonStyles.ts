import { css } from '@emotion/react'
import { forcedColors, hover, motion, phone } from './media'
import { token } from './tokens'

export type ButtonLayout = 'primary' | 'secondary' | 'plain'
export type ButtonLook = {
  /** One primary button per surface; `plain` is a green word. */
  layout?: ButtonLayout
  danger?: boolean
  size?: 'normal' | 'small'
  /** As wide as its place; on phones a form's button is 48 high. */
  wide?: boolean
}

/** Attributes that buttonStyles reads. */
export const buttonData = ({ layout = 'secondary', danger, size = 'normal', wide }: ButtonLook) => ({
  'data-layout': layout,
  'data-danger': danger || undefined,
  'data-size': size,
  'data-wide': wide || undefined,
})

/** 40 high and at least 96 wide (spec §9), 32 and 64 when small; a small one answers to a 44 px finger on phones. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 40px;
  min-inline-size: 96px;
  max-inline-size: 100%;
  padding: 4px 16px;
  border: 1px solid transparent;
  border-radius: ${token('r-ctl')};
  font: 600 ${token('t-14')} ${token('font')};
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-layout='primary'] {
    background: ${token('green')};
    color: ${token('on-green')};
  }
  &[data-layout='secondary'] {
    border-color: ${token('ctl')};
    color: ${token('ink')};
  }
  &[data-layout='plain'] {
    --beyond: -9px;
    min-inline-size: 0;
    max-inline-size: calc(100% - 2 * var(--beyond));
    padding-inline: 8px;
    color: ${token('green-deep')};
  }
  &[data-danger][data-layout='primary'] {
    background: ${token('red')};
    color: ${token('paper')};
  }
  &[data-danger][data-layout='secondary'] {
    border-color: ${token('red')};
    color: ${token('red')};
  }
  &[data-danger][data-layout='plain'] {
    color: ${token('red')};
  }
  &[data-size='small'] {
    min-block-size: 32px;
    min-inline-size: 64px;
    padding-inline: 12px;
  }
  &[data-size='small'][data-layout='plain'] {
    --beyond: -5px;
    min-inline-size: 0;
    padding-inline: 4px;
  }
  /* A green word begins and ends where other words do, only its ground reaches beyond; beside a button it keeps its distance. */
  &[data-layout='plain']:not([data-wide], :is(a, button) + *) {
    margin-inline-start: var(--beyond);
  }
  &[data-layout='plain']:last-child:not([data-wide]) {
    margin-inline-end: var(--beyond);
  }
  &[data-wide] {
    inline-size: 100%;
    white-space: normal;
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.45;
    cursor: default;
  }
  &:disabled {
    pointer-events: none;
  }
  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }

  ${hover} {
    &[data-layout='primary']:not(:disabled):hover {
      background: color-mix(in oklab, ${token('green')} 90%, ${token('ink')});
    }
    &[data-danger][data-layout='primary']:not(:disabled):hover {
      background: color-mix(in oklab, ${token('red')} 88%, ${token('ink')});
    }
    &[data-layout='secondary']:not(:disabled):hover,
    &[data-layout='plain']:not(:disabled):hover {
      background: ${token('mint')};
    }
    &[data-danger][data-layout]:not([data-layout='primary'], :disabled):hover {
      background: ${token('red-tint')};
    }
  }
  &:active:not(:disabled) {
    transform: translateY(0.5px);
  }
  ${motion} {
    transition: background-color ${token('ease')};
  }
  ${phone} {
    white-space: normal;

    &[data-wide] {
      min-block-size: 48px;
      font: 600 ${token('t-16')} ${token('font')};
    }
    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block: calc((100% - 44px) / 2);
    }
  }
  ${forcedColors} {
    border-color: ButtonText;
  }
`
