import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { NUTRIENTS } from '@/domain/feeds'
import { roundForMixing } from '@/domain/mix'
import type { MixLine } from '@/domain/mixLines'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { mixingAmount, stockAmount } from '@/i18n/stockText'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { useTankText } from '@/i18n/tankText'
import { token } from '@/ui/tokens'
import type { Calculator } from './useCalculator'
import { useMixText } from './useMixText'

type MixResultProps = { calculator: Calculator; reserved: ReadonlyMap<Id, number> | undefined }

/** What a mix comes to: totals, tanks, what is free in the store, and what it feeds. */
export function MixResult({ calculator: { mix, waterRate, tankSize }, reserved }: MixResultProps) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const text = useMixText(mix.lines.map(({ supply }) => supply))
  const { tanks: tankText } = useTankText()
  const { tanks, short, unweighed, nutrients } = mix
  const amount = ({ total, supply }: Pick<MixLine, 'supply' | 'total'>) =>
    total === undefined ? t('calculator.unknown') : stockAmount(total, supply.action.unit, format)
  const fed = NUTRIENTS.flatMap((key) => {
    const brought = nutrients[key]
    return brought !== undefined && brought > 0 ? [{ key, brought }] : []
  })
  const isUnknown = unweighed.length > 0
  return (
    <Stack aria-live="polite">
      {tanks && (
        <Tanks>
          <strong>
            {t('calculator.volume', {
              tanks: tankText(tanks),
              total: format.quantity(tanks.totalSpray, 'volume'),
            })}
          </strong>{' '}
          {t('calculator.covers', { area: format.quantity(tankSize / waterRate, 'treatedArea') })}
        </Tanks>
      )}
      <Scroll tabIndex={0} role="group" aria-label={t('calculator.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('calculator.product')}</th>
              <th scope="col" data-rate>
                {t('calculator.rate')}
              </th>
              <th scope="col">{t('calculator.amount')}</th>
              {tanks && tanks.fullTanks > 0 && <th scope="col">{t('calculator.fullTank')}</th>}
              {tanks && tanks.lastTank > 0 && <th scope="col">{t('calculator.lastTank')}</th>}
              <th scope="col">{t('calculator.free')}</th>
            </tr>
          </thead>
          <tbody>
            {mix.lines.map((line, at) => {
              const { supply } = line
              const inTank = tanks?.lines[at]
              const missing = short.get(supply.id)
              return (
                <tr key={`${supply.id} ${at}`}>
                  <th scope="row">
                    <bdi>{supply.name}</bdi>
                  </th>
                  <td data-rate>{text.rate(line)}</td>
                  <td>{amount(line)}</td>
                  {inTank && tanks.fullTanks > 0 && (
                    <td>{mixingAmount(roundForMixing(inTank.perFullTank), inTank.unit, format)}</td>
                  )}
                  {inTank && tanks.lastTank > 0 && (
                    <td>{mixingAmount(roundForMixing(inTank.lastTank), inTank.unit, format)}</td>
                  )}
                  <td>
                    {reserved
                      ? amount({ supply, total: supply.available - (reserved.get(supply.id) ?? 0) })
                      : t('calculator.unknown')}
                    {missing !== undefined && (
                      <Short>
                        <Glyph name="warning" size={14} />
                        {t('calculator.short', { amount: stockAmount(missing, supply.action.unit, format) })}
                      </Short>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
      {tanks && <Hint>{t('calculator.rounded')}</Hint>}
      <div>
        <Heading>{t('calculator.nutrients')}</Heading>
        {fed.length > 0 && (
          <Fed>
            {fed.map(({ key, brought }) => (
              <div key={key}>
                <dt>{t(`calculator.nutrient.${key}`)}</dt>
                <dd>
                  {format.quantity(brought / 10, 'solidRate')} · {format.quantity(brought, 'fertiliserRate')}
                </dd>
              </div>
            ))}
          </Fed>
        )}
        {isUnknown ? (
          <p>{t('calculator.unweighed', { list: format.list(unweighed.map(({ name }) => name)) })}</p>
        ) : (
          fed.length === 0 && <Hint>{t('calculator.noNutrients')}</Hint>
        )}
      </div>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`
const Tanks = styled.p`
  > strong {
    font-weight: 600;
  }
`
const Scroll = styled.div`
  overflow-x: auto;
  /* Room for the ring. */
  margin: -4px;
  padding: 4px;

  > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px 0;
    padding-inline-start: 12px;
    text-align: end;
    vertical-align: top;
    font-weight: 400;
    border-block-end: 1px solid ${token('line')};
  }
  th:first-of-type {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 500;
    min-inline-size: 120px;
  }
  td {
    white-space: nowrap;
  }
  ${phone} {
    /* It is typed or known; the amounts need the room. */
    [data-rate] {
      display: none;
    }
    th,
    td {
      padding-inline-start: 8px;
    }
    tbody th {
      min-inline-size: 76px;
      overflow-wrap: anywhere;
    }
  }
`
const Short = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  justify-content: end;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('red')};
`
const Hint = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Heading = styled.h3`
  font: 600 ${token('t-14')} ${token('font')};
  margin-block-end: 4px;
`
const Fed = styled.dl`
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    padding-block: 4px;
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`
