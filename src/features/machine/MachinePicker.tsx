import styled from '@emotion/styled'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLocalDataQuery } from '@/api/localData'
import { addresses } from '@/domain/addresses'
import { workPeriod } from '@/domain/dayJobs'
import type { Equipment } from '@/domain/equipment'
import { machinesInUse, machineStates } from '@/domain/machineCare'
import { dayServiceOf } from '@/domain/machineService'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useMachineStateWords } from './useMachineStateWords'
import { useToday } from '@/ui/useToday'

/** Every machine by its name; a few letters find it. */
export function MachinePicker({ machines }: { machines: readonly Equipment[] }) {
  const { t } = useTranslation('machine')
  const words = useMachineStateWords()
  const [typed, setTyped] = useState('')
  const today = useToday()
  const { data: activities } = useGetActivitiesQuery(workPeriod(today))
  const { data: local } = useGetLocalDataQuery()
  const running = activities && machinesInUse(activities)
  const wanted = typed.trim().toLowerCase()
  const found = machines.filter(({ name, manufacturer = '', model = '' }) =>
    `${name} ${manufacturer} ${model}`.toLowerCase().includes(wanted),
  )
  return (
    <Box>
      <TextField
        type="search"
        label={t('find')}
        start={<Glyph name="search" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 ? (
        <EmptyState title={t('noneFound', { typed: typed.trim() })} />
      ) : (
        <ul>
          {found.map((machine) => {
            const byDay = dayServiceOf(machine, local?.machineLog ?? [], today)
            const states = machineStates(
              machine,
              running && (running.get(machine.id) ?? 0),
              byDay?.kind === 'due',
            )
            return (
              <li key={machine.id}>
                <Open to={addresses.machine({ machine: machine.id })}>
                  <span>
                    <b>
                      <bdi>{machine.name}</bdi>
                    </b>
                    <small>
                      {states.map((state, at) => (
                        <Fragment key={state}>
                          {at > 0 && ' · '}
                          <span data-state={state}>{words(state, machine)}</span>
                        </Fragment>
                      ))}
                    </small>
                  </span>
                  <Icon name="chevronRight" size={20} />
                </Open>
              </li>
            )
          })}
        </ul>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 12px;

  input {
    font-size: 1.125rem;
  }
  li {
    border-block-start: 1px solid ${token('line')};
  }
`
const Open = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding-block: 8px;
  font: 400 1.125rem/1.5rem ${token('font')};

  > span {
    flex: 1;
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: 1rem;
    color: ${token('ink-2')};
  }
  [data-state='out'] {
    color: ${token('red')};
    font-weight: 500;
  }
  [data-state='partlyOut'],
  [data-state='serviceDue'] {
    color: ${token('amber-deep')};
    font-weight: 500;
  }
  > svg {
    flex: none;
    color: ${token('ink-2')};
  }
`
