import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import type { Equipment } from '@/domain/equipment'
import { dayAtGround } from '@/domain/groundTime'
import { machineStates, serviceDay, serviceOf } from '@/domain/machineCare'
import { machineHistory } from '@/domain/machineLog'
import { dayServiceOf } from '@/domain/machineService'
import { useFormat } from '@/i18n/format'
import { Facts } from '@/ui/Facts'
import { ProgressLine } from '@/ui/ProgressLine'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { MachineStateWords } from './MachineStateWords'
import { Uncounted } from './Uncounted'
import { useMachineText } from './useMachineText'

type MachineFactsProps = {
  machine: Equipment
  /** Work of this machine, as far as it has come. */
  activities: readonly Activity[]
  running: number | undefined
  now: Date
  canWrite: boolean
}

/** What is known of a machine, name by name. */
export function MachineFacts({ machine, activities, running, now, canWrite }: MachineFactsProps) {
  const { t } = useTranslation('equipment')
  const { search } = useLocation()
  const format = useFormat()
  const words = useMachineText()
  const work = useActivityWords()
  const { kind, left, every } = serviceOf(machine)
  const today = dayAtGround(now, format.timeZone)
  const day = serviceDay(machine, activities, today, format.timeZone)
  const { data: local } = useGetLocalDataQuery()
  const kept = local?.machineLog ?? []
  // Besides what this device was told: work may name the day of the next.
  const told = machineHistory(activities, [], machine.id).filter((entry) => entry.nextDay !== undefined)
  const byDay = dayServiceOf(machine, [...told, ...kept], today)
  const isNear = [kind, byDay?.kind].some((one) => one === 'due' || one === 'soon')
  const maker = [machine.manufacturer, machine.model].filter(Boolean).join(' ')
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: t('sheet.status'),
      value: (
        <MachineStateWords
          machine={machine}
          states={machineStates(machine, running, byDay?.kind === 'due')}
          running={running}
        />
      ),
    },
    { name: t('sheet.inOrder'), value: words.availability(machine) },
    { name: t('sheet.meter'), value: words.hours(machine.hours) },
    {
      name: t('sheet.nextService'),
      value: (
        <Service>
          {(kind !== 'none' || !byDay) && <span>{words.serviceSentence(machine)}</span>}
          {byDay && (
            <span data-service={byDay.kind}>
              {t(`service.day${DAY_WORDS[byDay.kind]}`, { day: format.day(byDay.day, 'dated') })}
            </span>
          )}
          {left !== null && every !== null && (
            <ProgressLine
              value={(every - left) / every}
              label={t('service.progress')}
              tone={kind === 'due' ? 'red' : kind === 'soon' ? 'amber' : 'green'}
            />
          )}
          {day && <Quiet>{t('service.day', { day: format.day(day, 'short') })}</Quiet>}
          <Uncounted {...{ machine, activities, now, canWrite }} />
          {canWrite && isNear && (
            <TextLink
              to={{
                search: withWorkSheet(search, { kind: 'new', type: 'maintenance', machineId: machine.id }),
              }}
            >
              {t('act.planService')}
            </TextLink>
          )}
        </Service>
      ),
    },
    {
      name: t('sheet.usedFor'),
      value:
        machine.activities.length === 0
          ? t('sheet.usedForNone')
          : format.list(machine.activities.map((name) => work.type(name))),
    },
  ]
  if (maker !== '') facts.push({ name: t('sheet.maker'), value: maker })
  if (machine.serialNumber) facts.push({ name: t('sheet.serial'), value: machine.serialNumber })
  if (machine.notes) facts.push({ name: t('sheet.notes'), value: <Notes>{machine.notes}</Notes> })
  return <Facts facts={facts} />
}

const DAY_WORDS = { due: 'Due', soon: 'Soon', later: 'Later' } as const

const Service = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;

  > [role='progressbar'] {
    inline-size: 100%;
  }
  > [data-service='due'] {
    color: ${token('red')};
  }
  > [data-service='soon'] {
    color: ${token('amber-deep')};
  }
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Notes = styled.bdi`
  white-space: pre-line;
  font-weight: 400;
`
