import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { roundForMixing } from '@/domain/mix'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { type MixLine, nutrientsIn, tanksOf } from './mixLines'

type MixSummaryProps = { lines: readonly MixLine[]; area: number; waterRate: unknown; tankSize: unknown }

const NUTRIENTS = ['n', 'p', 'k', 'fe', 'mg'] as const
/** kg/ha that are not worth a word. */
const TRACE = 0.005

/** What goes into each tank, and what the mix feeds (F33). */
export function MixSummary({ lines, area, waterRate, tankSize }: MixSummaryProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const tanks = tanksOf(lines, area, waterRate, tankSize)
  const nutrients = nutrientsIn(lines)
  const fed = NUTRIENTS.filter((key) => nutrients[key] > TRACE)
  const amount = (value: number, unit: 'l' | 'kg') => {
    const rounded = roundForMixing(value)
    if (unit === 'l')
      return rounded < 1 ? format.quantity(rounded * 1000, 'smallVolume') : format.quantity(rounded, 'volume')
    return rounded < 1 ? format.quantity(rounded * 1000, 'smallMass') : format.quantity(rounded, 'mass')
  }
  if (!tanks && fed.length === 0) return null
  return (
    <Box>
      {tanks && (
        <>
          <p>
            {t('sheet.tanksTotal', {
              tanks:
                tanks.lastTank > 0
                  ? t('sheet.tanksAndRest', {
                      count: tanks.fullTanks,
                      rest: format.quantity(tanks.lastTank, 'volume'),
                    })
                  : t('sheet.tanks', { count: tanks.fullTanks }),
              total: format.quantity(tanks.totalSpray, 'volume'),
            })}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('sheet.intoTank')}</th>
                {tanks.fullTanks > 0 && <th scope="col">{t('sheet.fullTank')}</th>}
                {tanks.lastTank > 0 && <th scope="col">{t('sheet.lastTank')}</th>}
              </tr>
            </thead>
            <tbody>
              {tanks.lines.map(({ line, perFullTank, lastTank, unit }, at) => (
                <tr key={`${line.supply.id} ${at}`}>
                  <th scope="row">
                    <bdi>{line.supply.name}</bdi>
                  </th>
                  {tanks.fullTanks > 0 && <td>{amount(perFullTank, unit)}</td>}
                  {tanks.lastTank > 0 && <td>{amount(lastTank, unit)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {fed.length > 0 && (
        <p>
          {t('sheet.feeds', {
            list: format.list(
              fed.map((key) =>
                t('sheet.nutrientAmount', {
                  nutrient: t(`sheet.nutrient.${key}`),
                  amount: format.quantity(nutrients[key], 'nutrientRate'),
                }),
              ),
            ),
          })}
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th {
    font-weight: 400;
    text-align: start;
    padding: 2px 0;
    overflow-wrap: anywhere;
  }
  th:not(:first-of-type),
  td {
    text-align: end;
    padding-inline-start: 8px;
    white-space: nowrap;
  }
  td {
    font-weight: 500;
    color: ${token('ink')};
  }
`
