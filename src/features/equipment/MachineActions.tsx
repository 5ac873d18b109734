import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { outOfOrder } from '@/domain/machineCare'
import { Button } from '@/ui/Button'
import { canBeServiced } from './canBeServiced'
import { useMachineActs } from './useMachineActs'

type MachineActionsProps = { machine: Equipment; onEdit: () => void }
type Act = 'outOfOrder' | 'backInOrder' | 'serviced'

/** One press each: out of order, back, serviced, edit. */
export function MachineActions({ machine, onEdit }: MachineActionsProps) {
  const { t } = useTranslation('equipment')
  const acts = useMachineActs()
  const [busy, setBusy] = useState<Act>()
  const run = async (act: Act) => {
    setBusy(act)
    await acts[act](machine)
    setBusy(undefined)
  }
  const isOne = machine.units <= 1
  return (
    <Acts>
      {machine.available > 0 && (
        <Button danger busy={busy === 'outOfOrder'} onClick={() => void run('outOfOrder')}>
          {t(isOne ? 'act.outOfOrder' : 'act.oneOut')}
        </Button>
      )}
      {outOfOrder(machine) > 0 && (
        <Button busy={busy === 'backInOrder'} onClick={() => void run('backInOrder')}>
          {t(isOne ? 'act.backInOrder' : 'act.oneBack')}
        </Button>
      )}
      {canBeServiced(machine) && (
        <Button busy={busy === 'serviced'} onClick={() => void run('serviced')}>
          {t('act.serviced')}
        </Button>
      )}
      <Button onClick={onEdit}>{t('act.edit')}</Button>
    </Acts>
  )
}

/** Words as long as a language needs them: what does not fit stands in the next line. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  && {
    padding: 0;
  }
  > * {
    flex: 1 0 auto;
    padding-inline: 8px;
  }
`
