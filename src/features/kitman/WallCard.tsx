import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '@/ui/tokens'
import type { CardText } from './useCardText'

/** The card for the wall: as large as its place is wide, black on white in either theme. */
export function WallCard({ card }: { card: CardText }) {
  const { t } = useTranslation('player')
  const facts = [
    { label: t('fact.surface'), value: card.surface, small: card.reading },
    { label: t('fact.studs'), value: card.studs, small: card.also },
    { label: t('fact.weather'), value: card.weather, small: undefined },
  ]
  return (
    <Place data-theme="light">
      <Card>
        <header>
          {card.team && <p>{card.team}</p>}
          <h1>
            <bdi>{card.name}</bdi>
          </h1>
        </header>
        <When>
          <Time>{card.time}</Time>
          <p>
            <b>{card.day}</b>
            {card.place}
          </p>
        </When>
        <dl>
          {facts.map(
            ({ label, value, small }) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <b>{value}</b>
                    {small && <small>{small}</small>}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <footer>
          <p>{card.guidance}</p>
          <p>{card.asOf}</p>
        </footer>
      </Card>
    </Place>
  )
}

const Place = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  background: ${token('paper')};
  color: ${token('ink')};
`
/* Every size is a share of the card's width, so that A5, A4 and the picture of it on the screen are the same card. */
const Card = styled.article`
  display: grid;
  gap: 2.5cqi;
  font: 400 4.2cqi/1.3 ${token('font')};
  overflow-wrap: anywhere;

  header > p {
    color: ${token('ink-2')};
  }
  h1 {
    font: 600 7cqi/1.2 ${token('font')};
  }
  dl {
    margin: 0;
    border-block-start: 0.5cqi solid ${token('ink')};
  }
  dl > div {
    padding-block: 2cqi;
    border-block-end: 0.25cqi solid ${token('ink')};
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
  }
  dd > b {
    display: block;
    font: 600 7cqi/1.2 ${token('font')};
  }
  dl > div:last-child > dd > b {
    font-size: 5.5cqi;
  }
  small {
    font: inherit;
  }
  footer {
    font-size: 3.2cqi;
    color: ${token('ink-2')};
  }
`
const When = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4cqi;

  b {
    display: block;
    font-weight: 600;
  }
`
const Time = styled.p`
  font: 600 24cqi/1.1 ${token('font')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`
