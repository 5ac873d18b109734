import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import {
  GROUND_FIRMNESSES,
  type GroundFirmness,
  type GroundMoisture,
  GROUND_MOISTURES,
  type OwnStuds,
  STUD_TYPES,
  studOf,
  type StudRuleKey,
  studRuleKey,
  USUAL_STUDS,
  withStud,
} from '@/domain/surface/studRules'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

const StudRulesFile = lazyPart(() => import('./StudRulesFile'), 'StudRulesFile', 'player', 'settings')

const RAINS = ['dry', 'rain'] as const

/** The club's table of moisture, firmness and rain against stud types (B15); kept on this device. */
export function StudRules({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('player')
  const told = useTold()
  const say = useUndoToast()
  const query = useGetLocalDataQuery()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const own = query.data?.studRules ?? {}
  const keep = async (studRules: OwnStuds) => {
    const { error } = await told(save({ studRules: { ...studRules } }))
    return error === undefined
  }
  const reset = async () => {
    const before = { studRules: { ...own } }
    if (await keep({})) say(t('rules.resetDone'), async () => takeBack({ before, after: { studRules: {} } }))
  }
  const differs = Object.keys(own).some((key) => key in USUAL_STUDS)
  const cellName = (
    firmness: GroundFirmness,
    moisture: GroundMoisture,
    rain: (typeof RAINS)[number],
  ): string =>
    t('rules.cell', {
      firmness: t(`rules.firmness.${firmness}`),
      moisture: t(`rules.moisture.${moisture}`),
      rain: t(`rules.rain.${rain}`),
    })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('rules.title')}
      footer={
        differs && (
          <Large busy={isLoading} onClick={() => void reset()}>
            {t('rules.reset')}
          </Large>
        )
      }
    >
      <Body>
        <Notice tone="info">{t('rules.assumption')}</Notice>
        <p>{t('rules.device')}</p>
        {query.data && (
          <Suspense fallback={null}>
            <StudRulesFile
              own={own}
              nameOf={(key) => {
                const [moisture, firmness, rain] = partsOf(key)
                return cellName(firmness, moisture, rain)
              }}
            />
          </Suspense>
        )}
        <QueryState
          query={query}
          skeleton={<Skeleton kind="block" count={3} height="200px" />}
          empty={{ when: () => false, title: '' }}
        >
          {({ studRules }) =>
            GROUND_FIRMNESSES.map((firmness) => (
              <table key={firmness}>
                <caption>{t(`rules.firmness.${firmness}`)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('rules.moistureHead')}</th>
                    {RAINS.map((rain) => (
                      <th key={rain} scope="col">
                        {t(`rules.rain.${rain}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {GROUND_MOISTURES.map((moisture) => (
                    <tr key={moisture}>
                      <th scope="row">{t(`rules.moisture.${moisture}`)}</th>
                      {RAINS.map((rain) => (
                        <td key={rain}>
                          <StudSelect
                            label={cellName(firmness, moisture, rain)}
                            ruleKey={studRuleKey(moisture, firmness, rain)}
                            own={studRules}
                            onChange={(next) => void keep(next)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            ))
          }
        </QueryState>
      </Body>
    </Sheet>
  )
}

/** What a line of the table stands for. */
const partsOf = (key: StudRuleKey) =>
  key.split('/') as [GroundMoisture, GroundFirmness, (typeof RAINS)[number]]

type StudSelectProps = {
  label: string
  ruleKey: StudRuleKey
  own: OwnStuds
  onChange: (own: OwnStuds) => void
}

/** The device's own list: eighteen of them stand on one sheet. */
function StudSelect({ label, ruleKey, own, onChange }: StudSelectProps) {
  const { t } = useTranslation('player')
  const value = studOf(ruleKey, own)
  return (
    <select
      aria-label={label}
      data-own={value !== USUAL_STUDS[ruleKey] || undefined}
      value={value}
      onChange={(event) => {
        const stud = STUD_TYPES.find((one) => one === event.target.value)
        if (stud) onChange(withStud(own, ruleKey, stud))
      }}
    >
      {STUD_TYPES.map((stud) => (
        <option key={stud} value={stud}>
          {t(`studs.short.${stud}`)}
        </option>
      ))}
    </select>
  )
}

const Large = styled(Button)`
  min-block-size: 48px;
  font-size: 1rem;
`
const Body = styled.div`
  display: grid;
  gap: 16px;
  font: 400 ${token('t-16')} ${token('font')};

  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  caption {
    padding-block: 8px 4px;
    font: 600 ${token('t-20')} ${token('font')};
    text-align: start;
  }
  th {
    padding-block: 4px;
    font-weight: 400;
    text-align: start;
    color: ${token('ink-2')};
    overflow-wrap: anywhere;
  }
  /* What there is to choose needs the room more than what it is chosen for. */
  thead th:first-of-type {
    inline-size: 26%;
  }
  td {
    padding-block: 4px;
  }
  & :is(td, th) + :is(td, th) {
    padding-inline-start: 8px;
  }
  tbody tr {
    border-block-start: 1px solid ${token('line')};
  }
  select {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 8px 2px;
    border: 1px solid ${token('ctl')};
    border-radius: ${token('r-ctl')};
    background: ${token('paper')};
    font: 400 ${token('t-16')} ${token('font')};
    color: ${token('ink')};

    &[data-own] {
      border: 2px solid ${token('green-deep')};
      font-weight: 600;
    }
  }
`
