import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Logo } from './Logo'
import { desktop, phone } from './media'
import { PAGE_HEADING_ID } from './PageHeader'
import { PitchArt } from './PitchArt'
import { token } from './tokens'

type EntryFrameProps = {
  title: ReactNode
  /** What the product does for whoever stands here. */
  claim: ReactNode
  /** In the upper corner: the choice of language. */
  corner?: ReactNode
  /** At the foot: ways to other pages. */
  foot?: ReactNode
  children: ReactNode
}

/** The pages outside the application: the brand on ink, and one thing to do beside or below it. */
export function EntryFrame({ title, claim, corner, foot, children }: EntryFrameProps) {
  return (
    <Halves>
      <Brand className="on-ink">
        <PitchArt />
        <Name>
          <Logo size={36} withName />
        </Name>
        <Claim>{claim}</Claim>
      </Brand>
      <Main id="main" tabIndex={-1}>
        <Column>
          <Head>
            <Title id={PAGE_HEADING_ID} tabIndex={-1}>
              {title}
            </Title>
            {corner && <Corner>{corner}</Corner>}
          </Head>
          {children}
        </Column>
        {foot && <Foot>{foot}</Foot>}
      </Main>
    </Halves>
  )
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: ${token('paper')};

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`
const Brand = styled.header`
  position: sticky;
  inset-block-start: 0;
  block-size: 100vh;
  block-size: 100dvh;
  padding: 48px;
  overflow: hidden;
  background: ${token('paper')};

  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
  ${phone} {
    position: relative;
    block-size: auto;
    min-block-size: 184px;
    padding: 20px 16px;
  }
`
const Name = styled.div`
  position: relative;
  display: flex;

  ${desktop} {
    > span {
      font: 600 ${token('t-24')} ${token('font')};
    }
  }
`
const Claim = styled.p`
  position: relative;
  max-inline-size: 440px;
  margin-block-start: 24px;
  font: 600 ${token('t-32')} ${token('font')};
  letter-spacing: -0.01em;
  text-wrap: balance;

  ${phone} {
    max-inline-size: 200px;
    margin-block-start: 16px;
    font: 600 ${token('t-20')} ${token('font')};
  }
`
const Main = styled.main`
  position: relative;
  display: grid;
  grid-template-rows: minmax(40px, 1fr) auto minmax(0, 1fr);
  justify-items: center;
  gap: 24px;
  padding: 24px 48px;
  min-inline-size: 0;
  outline: none;

  ${phone} {
    grid-template-rows: 1fr auto;
    padding: 16px 16px max(16px, env(safe-area-inset-bottom));
  }
`
const Column = styled.div`
  grid-row: 2;
  display: grid;
  gap: 20px;
  align-content: start;
  inline-size: 100%;
  max-inline-size: 360px;

  ${phone} {
    grid-row: 1;
    gap: 16px;
    max-inline-size: 560px;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
const Head = styled.div`
  ${phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    min-block-size: 48px;
  }
`
const Title = styled.h1`
  min-inline-size: 0;
  font: 600 ${token('t-32')} ${token('font')};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  ${phone} {
    font: 600 ${token('t-24')} ${token('font')};
  }
`
const Corner = styled.div`
  ${desktop} {
    position: absolute;
    inset-block-start: 24px;
    inset-inline-end: 48px;
  }
`
const Foot = styled.div`
  grid-row: 3;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 24px;
  color: ${token('ink-2')};

  ${phone} {
    grid-row: 2;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
