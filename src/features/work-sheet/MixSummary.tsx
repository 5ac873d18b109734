import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { roundForMixing } from '@/domain/mix'
import { useFormat } from '@/i18n/format'
import { mixingAmount } from '@/i18n/stockText'
import { useTankText } from '@/i18n/tankText'
import { token } from '@/ui/tokens'
import { useNitrogenUnit } from '@/ui/useNitrogenUnit'
import type { Mix } from '@/domain/mixLines'
import { NUTRIENTS } from '@/domain/feeds'

/** kg/ha that are not worth a word. */
const TRACE = 0.01

/** What goes into each tank, and what the mix feeds (F33). */
export function MixSummary({ mix: { tanks, nutrients, unweighed } }: { mix: Mix }) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const tankText = useTankText()
  const [nutrient] = useNitrogenUnit()
  const fed = NUTRIENTS.flatMap((key) => {
    const brought = nutrients[key] ?? 0
    return brought > TRACE ? [{ key, brought }] : []
  })
  if (!tanks && fed.length === 0 && unweighed.length === 0) return null
  return (
    <Box>
      {tanks && (
        <>
          <p>{tankText.total(tanks)}</p>
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
                  {tanks.fullTanks > 0 && <td>{mixingAmount(roundForMixing(perFullTank), unit, format)}</td>}
                  {tanks.lastTank > 0 && <td>{mixingAmount(roundForMixing(lastTank), unit, format)}</td>}
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
              fed.map(({ key, brought }) =>
                t('sheet.nutrientAmount', {
                  nutrient: t(`sheet.nutrient.${key}`),
                  amount: nutrient.quantity(brought),
                }),
              ),
            ),
          })}
        </p>
      )}
      {unweighed.length > 0 && (
        <p>{t('sheet.feedUnknown', { list: format.list(unweighed.map(({ name }) => name)) })}</p>
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
