import styled from '@emotion/styled'
import { phone } from './media'
import { token } from './tokens'

/** Half a pitch and one pass of the mower, drawn behind the words of the login panel; fills a positioned parent. */
export function PitchArt() {
  return (
    <Art viewBox="0 -136 720 900" preserveAspectRatio="xMinYMin slice" aria-hidden>
      <Lines>
        <path d="M88 132V960M88 132H760M424 132" />
        <path d="M228 132V392H620V132M332 132V218H516V132M368 132v-28h112v28" />
        <path d="M342 392a120 120 0 0 0 164 0" />
        <path d="M88 740H760M112 132a24 24 0 0 1-24 24" />
        <circle cx="424" cy="740" r="144" />
        <circle data-spot cx="424" cy="306" r="3" />
        <circle data-spot cx="424" cy="740" r="3" />
      </Lines>
      <Mower>
        <path d="M760 470H176a30 30 0 0 0 0 60H672a30 30 0 0 1 0 60H560" />
        <circle cx="560" cy="590" r="7" />
      </Mower>
    </Art>
  )
}

const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;

  ${phone} {
    inset-block: -84px auto;
    inset-inline: 50% auto;
    inline-size: 320px;
    block-size: 400px;
  }
`
const Lines = styled.g`
  fill: none;
  stroke: ${token('line')};
  stroke-width: 2;

  [data-spot] {
    fill: ${token('line')};
  }
`
const Mower = styled.g`
  path {
    fill: none;
    stroke: ${token('green')};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  circle {
    fill: ${token('green')};
  }
  ${phone} {
    display: none;
  }
`
