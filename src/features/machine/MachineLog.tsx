import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'
import { machineHistory } from '@/domain/machineLog'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { FaultList } from './FaultList'
import { LogList } from './LogList'

type MachineLogProps = { id: Id; activities: readonly Activity[] }

/** So many of each are shown until more is asked for. */
const MOST = 5

/** What was noted of a machine, for the shed: its faults, its checks and services, and what they cost. */
export function MachineLog({ id, activities }: MachineLogProps) {
  const { t } = useTranslation('machine')
  const format = useFormat()
  const { data: local } = useGetLocalDataQuery()
  const [all, setAll] = useState(false)
  const history = machineHistory(activities, local?.machineLog ?? [], id)
  const faults = history.filter(({ kind }) => kind === 'fault')
  const others = history.filter(({ kind }) => kind !== 'fault')
  const costs = history.flatMap(({ cost }) => cost ?? [])
  const most = all ? history.length : MOST
  return (
    <>
      <Section inset heading={t('faults')} count={faults.length || undefined}>
        <Plain>
          <FaultList entries={faults.slice(0, most)} />
        </Plain>
      </Section>
      <Section inset heading={t('log')} count={others.length || undefined}>
        <Plain>
          {costs.length > 0 && (
            <p>
              {t('costSum', {
                cost: format.number(
                  costs.reduce((sum, cost) => sum + cost, 0),
                  2,
                ),
              })}
              {' · '}
              {t('ownCurrency')}
            </p>
          )}
          <LogList entries={others.slice(0, most)} />
        </Plain>
        {Math.max(faults.length, others.length) > MOST && (
          <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'logFewer' : 'logAll')}
          </Button>
        )}
      </Section>
    </>
  )
}

/* At a desk, not at arm's length. */
const Plain = styled.div`
  && :is(ul, p) {
    font: 400 ${token('t-14')} ${token('font')};
    padding-block: 0;
  }
  && small {
    font-size: ${token('t-12')};
  }
`
