import { token } from './tokens'

/** Words that float beside an icon of the folded rail; shown while that is pointed at or focused, there to be read out always. */
export const besideRail = `
  position: absolute;
  inset-inline-start: calc(100% + 12px);
  inset-block-start: 50%;
  translate: 0 -50%;
  padding: 6px 10px;
  border-radius: ${token('r-ctl')};
  background: ${token('fixture')};
  color: ${token('on-fixture')};
  box-shadow: ${token('shadow')};
  opacity: 0;
  pointer-events: none;
  max-inline-size: 280px;
`
