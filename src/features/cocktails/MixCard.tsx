import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { mixingAmount, stockAmount } from '@/i18n/stockText'
import { useTankText } from '@/i18n/tankText'
import { token } from '@/ui/tokens'
import type { Calculator } from './useCalculator'
import { roundForMixing } from '@/domain/mix'
import type { MixGround } from './useMixGround'
import { useMixText } from './useMixText'

type MixCardProps = { calculator: Calculator; ground: MixGround }

/** What hangs beside the tank: one sheet of paper with the amounts in the order they go in. Alone on the paper, never on screen. */
export function MixCard({ calculator, ground }: MixCardProps) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const { tanks: tankText } = useTankText()
  const { mix, cocktail, pitch, sectionIds, hectares, waterRate, tankSize, day } = calculator
  const text = useMixText(ground.supplies)
  const { tanks } = mix
  const places = [
    pitch?.name,
    ...sectionIds.map((id) => ground.sections.find((section) => section.id === id)?.name),
  ].filter((name) => name !== undefined)
  const facts = [
    [t('calculator.day'), format.day(day, 'full')],
    [t('calculator.pitch'), places.length > 0 ? format.list(places) : undefined],
    [t('card.area'), format.quantity(hectares, 'treatedArea')],
    [t('card.water'), waterRate > 0 ? format.quantity(waterRate, 'waterRate') : undefined],
    [t('card.tank'), tankSize > 0 ? format.quantity(tankSize, 'volume') : undefined],
    [t('card.spray'), tanks && format.quantity(tanks.totalSpray, 'volume')],
    [t('card.tanks'), tanks && tankText(tanks)],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  return createPortal(
    <>
      <Global styles={alone} />
      <Paper data-mix-card>
        <h1>{cocktail ? cocktail.name : t('card.title')}</h1>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('calculator.product')}</th>
              <th scope="col">{t('calculator.rate')}</th>
              {tanks && tanks.fullTanks > 0 && <th scope="col">{t('calculator.fullTank')}</th>}
              {tanks && tanks.lastTank > 0 && <th scope="col">{t('calculator.lastTank')}</th>}
              <th scope="col">{t('calculator.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {mix.lines.map((line, at) => {
              const inTank = tanks?.lines[at]
              return (
                <tr key={`${line.supply.id} ${at}`}>
                  <th scope="row">
                    <bdi>{format.number(at + 1)}.</bdi> <bdi>{line.supply.name}</bdi>
                  </th>
                  <td>{text.rate(line)}</td>
                  {inTank && tanks.fullTanks > 0 && (
                    <td>{mixingAmount(roundForMixing(inTank.perFullTank), inTank.unit, format)}</td>
                  )}
                  {inTank && tanks.lastTank > 0 && (
                    <td>{mixingAmount(roundForMixing(inTank.lastTank), inTank.unit, format)}</td>
                  )}
                  <td>
                    {line.total === undefined
                      ? t('calculator.unknown')
                      : stockAmount(line.total, line.supply.action.unit, format)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {cocktail?.notes && <p dir="auto">{cocktail.notes}</p>}
        <p>{t('card.labelPrevails')}</p>
        <Signed>{t('card.mixedBy')}</Signed>
      </Paper>
    </>,
    document.body,
  )
}

const alone = css`
  @media print {
    body > :not([data-mix-card]) {
      display: none !important;
    }
    @page {
      size: A4;
      margin: 16mm;
    }
  }
`
const Paper = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: 16pt;
    color: ${token('ink')};
    font: 400 13pt ${token('font')};

    h1 {
      font: 600 22pt ${token('font')};
    }
    dl {
      display: grid;
      gap: 4pt;
      margin: 0;
    }
    dl > div {
      display: grid;
      grid-template-columns: 40mm 1fr;
    }
    dd {
      margin: 0;
      font-weight: 600;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      break-inside: avoid;
    }
    th,
    td {
      padding: 8pt 0;
      padding-inline-start: 8pt;
      text-align: end;
      border-block-end: 0.5pt solid ${token('ink')};
    }
    th:first-of-type {
      text-align: start;
      padding-inline-start: 0;
    }
    td {
      font-weight: 600;
      white-space: nowrap;
    }
  }
`
const Signed = styled.p`
  margin-block-start: 16mm;
  padding-block-start: 4pt;
  inline-size: 80mm;
  border-block-start: 0.5pt solid ${token('ink')};
  font-size: 10pt;
`
