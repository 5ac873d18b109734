import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import { type Activity, answerOf, productsOf } from '@/domain/activity'
import { roundForMixing } from '@/domain/mix'
import { mixOf } from '@/domain/mixLines'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import { treatedAreaOf } from '@/domain/workArea'
import { useFormat } from '@/i18n/format'
import { mixingAmount, usedAmount } from '@/i18n/stockText'
import { useTankText } from '@/i18n/tankText'
import { token } from '@/ui/tokens'

const NOTHING = new Map<string, number>()

/** How much of each product goes out, and into each tank: the one calculation of a mix (domain/mixLines). */
export function JobProducts({ job }: { job: Activity }) {
  const { t } = useTranslation(['work', 'mobile'])
  const format = useFormat()
  const tankText = useTankText()
  const { data: supplies = [] } = useGetSuppliesQuery()
  const { data: cocktails = [] } = useGetCocktailsQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: sections = [] } = useGetSectionsQuery()
  const { lines, tanks } = mixOf({
    uses: productsOf(job),
    area: treatedAreaOf(job, { pitches, sections }),
    waterRate: answerOf(job, 'waterRate'),
    tankSize: answerOf(job, 'tankSize'),
    cocktails,
    supplies,
    reserved: NOTHING,
  })
  const perTank = new Map(tanks?.lines.map((one) => [one.line, one]))
  return (
    <>
      {tanks && <p>{tankText.total(tanks)}</p>}
      <Lines role="list">
        {lines.map((line, at) => {
          const tank = perTank.get(line)
          const facts: [string, string][] = [
            ...(tank && tanks && tanks.fullTanks > 0
              ? [
                  [
                    t('sheet.fullTank'),
                    mixingAmount(roundForMixing(tank.perFullTank), tank.unit, format),
                  ] as [string, string],
                ]
              : []),
            ...(tank && tanks && tanks.lastTank > 0
              ? [
                  [t('sheet.lastTank'), mixingAmount(roundForMixing(tank.lastTank), tank.unit, format)] as [
                    string,
                    string,
                  ],
                ]
              : []),
            ...(line.total === undefined
              ? []
              : [
                  [t('mobile:card.total'), usedAmount(line.total, line.supply.action.unit, format)] as [
                    string,
                    string,
                  ],
                ]),
          ]
          return (
            <li key={`${line.supply.id} ${at}`}>
              <b>
                <bdi>{line.supply.name}</bdi>
              </b>{' '}
              <span>
                {t('mobile:card.rate', { rate: format.quantity(line.rate, RATE_QUANTITY[line.rateUnit]) })}
              </span>
              <dl>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </Lines>
    </>
  )
}

const Lines = styled.ul`
  > li {
    padding-block: 8px;
  }
  > li + li {
    border-block-start: 1px solid ${token('line')};
  }
  b {
    font-weight: 600;
  }
  span,
  dt {
    color: ${token('ink-2')};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  dl > div {
    display: flex;
    gap: 8px;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`
