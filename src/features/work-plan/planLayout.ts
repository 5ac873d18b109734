import styled from '@emotion/styled'
import { desktop, phone, wide } from '@/ui/media'
import { token } from '@/ui/tokens'

export const Screen = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
  @media print {
    display: none;
  }
`
export const Top = styled.div`
  ${desktop} {
    position: sticky;
    inset-block-start: 0;
    z-index: 6;
    margin-inline: -24px;
    padding-inline: 24px;
    background: ${token('mist')};
  }
`
export const Board = styled.div`
  /* What has the focus stands clear of the header, and of the bar of what is chosen (quality G4). */
  & :is(a, button, input):not([data-page-bar] *) {
    scroll-margin-block: 76px calc(var(--page-bar, 0px) + 24px);
  }
  ${phone} {
    display: flex;
    flex-direction: column;
  }
  ${desktop} {
    display: grid;
    grid-template-columns: 264px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  ${wide} {
    grid-template-columns: 264px minmax(0, 1fr) 264px;
  }
`
/* In the order of the phone: conditions, what is to be done, who does it. */
export const Start = styled.div`
  min-inline-size: 0;

  ${desktop} {
    grid-column: 1;
    grid-row: 1 / span 2;
  }
`
/* What comes has frames of its own; until then the skeleton keeps off the edge of a phone. */
export const Waiting = styled.div`
  ${phone} {
    padding: 8px 16px;
  }
`
export const Centre = styled.div`
  min-inline-size: 0;

  ${desktop} {
    grid-column: 2;
    grid-row: 1;
  }

  ${phone} {
    margin-block-start: 8px;
  }
`
export const End = styled.div`
  min-inline-size: 0;

  ${desktop} {
    grid-column: 2;
    grid-row: 2;
    display: grid;
    gap: 16px;
  }
  ${wide} {
    grid-column: 3;
    grid-row: 1;
  }
`
export const People = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: 12px;
  }
`
export const Empty = styled.p`
  padding: 8px 0 16px;
  color: ${token('ink-2')};

  ${phone} {
    padding: 16px;
    background: ${token('paper')};
  }
`
