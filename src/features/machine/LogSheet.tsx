import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { Sheet } from '@/ui/Sheet'
import { token } from '@/ui/tokens'
import { useIsThere } from '@/ui/useIsThere'
import { CheckForm } from './CheckForm'
import { FaultForm } from './FaultForm'
import type { LogView } from './noteAddress'
import { MeterForm } from './MeterForm'
import { ServiceForm } from './ServiceForm'
import { type MachineNotes, useMachineNote } from './useMachineNote'

type LogSheetProps = {
  machine: Equipment
  view: LogView
  broken: (machine: Equipment) => ReactNode
  onView: (view: LogView) => void
  onClose: () => void
}

/** What every form of the log takes. */
export type LogFormProps = { machine: Equipment; notes: MachineNotes; onClose: () => void }

/** One thing to note of a machine. */
export function LogSheet({ view, broken, onView, ...shown }: LogSheetProps) {
  const { t } = useTranslation('machine')
  const { machine, onClose } = shown
  const isThere = useIsThere()
  // The sheet's own: what it could write only in part is given up with it, and not taken for part of another note.
  const form = {
    ...shown,
    notes: useMachineNote(machine),
    onClose: () => {
      if (isThere()) onClose()
    },
  }
  const [failed, setFailed] = useState('')
  return (
    <Sheet open sticky onClose={onClose} title={t(`press.${view}`)} subtitle={<Name>{machine.name}</Name>}>
      <Large>
        {view === 'check' && (
          <CheckForm
            {...form}
            onFailed={(text) => {
              if (!isThere()) return
              setFailed(text)
              onView('fault')
            }}
          />
        )}
        {view === 'meter' && <MeterForm {...form} />}
        {view === 'fault' && <FaultForm {...form} initial={failed} broken={broken} />}
        {view === 'service' && <ServiceForm {...form} />}
      </Large>
    </Sheet>
  )
}

const Name = styled.bdi`
  font-size: 1.125rem;
`
const Large = styled.div`
  font: 400 1.125rem/1.5rem ${token('font')};

  && :is(label, input, textarea) {
    font-size: 1.125rem;
  }
  form {
    display: grid;
    gap: 16px;
  }
  /* In reach while the form moves under it. */
  && form > [type='submit'] {
    position: sticky;
    inset-block-end: -12px;
  }
  && :is(form, form > div) > button {
    min-block-size: 56px;
    font: 600 1.125rem/1.375rem ${token('font')};
    white-space: normal;
  }
`
