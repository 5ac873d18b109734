import styled from '@emotion/styled'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAwaited } from '@/api/isAwaited'
import { useGetEquipmentActivitiesQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { machineWork } from '@/domain/machineCare'
import type { Id } from '@/domain/wire'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { RecordSheetPlace } from '@/ui/recordTable/RecordSheetPlace'
import { Sheet } from '@/ui/Sheet'
import { ToolIcon } from '@/ui/ToolIcon'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { LowerHoursDialog } from './LowerHoursDialog'
import { MachineActions } from './MachineActions'
import { MachineFields } from './MachineFields'
import { MachineView } from './MachineView'
import { RemoveDialog } from './RemoveDialog'
import { useMachineActs } from './useMachineActs'
import { useMachineForm } from './useMachineForm'
import { useMachineText } from './useMachineText'

type MachineSheetProps = {
  /** Undefined for a new one. */
  machine: Equipment | undefined
  machines: readonly Equipment[]
  running: number | undefined
  now: Date
  canWrite: boolean
  /** What was noted of it. */
  log: (id: Id, activities: readonly Activity[]) => ReactNode
  onClose: () => void
  onOpen: (id: Id) => void
}

/** One machine: how it is, what the plan wants of it, what it did; and its form. */
export function MachineSheet({
  machine,
  machines,
  running,
  now,
  canWrite,
  log,
  onClose,
  onOpen,
}: MachineSheetProps) {
  const { t } = useTranslation('equipment')
  const words = useMachineText()
  const acts = useMachineActs()
  const formId = useId()
  const [element, toFirstFault] = useFirstFault<HTMLFormElement>()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const work = useGetEquipmentActivitiesQuery(machine?.id ?? '', { skip: machine === undefined })
  const form = useMachineForm({
    isNew: machine === undefined,
    latest: machine,
    onSaved: (saved) => {
      guard.letGo()
      if (machine === undefined) {
        if (saved) onOpen(saved.id)
        else onClose()
      }
    },
    onFault: toFirstFault,
  })
  const guard = useLeaveGuard(form.isDirty, form.isOnItsWay)
  const { editing } = form
  const planned = machine && work.data ? machineWork(work.data, machine.id).next : undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  const remove = async () => {
    if (!machine) return
    setAsksRemoval(false)
    const { error } = await acts.remove(machine)
    if (error !== undefined) return
    guard.letGo()
    onClose()
  }
  const subtitle = machine && [words.group(machine.group), machine.manufacturer, machine.model]
  const name = machine?.name ?? ''

  return (
    <RecordSheetPlace>
      <Sheet
        open
        modal={false}
        sticky
        onClose={onClose}
        icon={<Icon name="package" size={24} />}
        title={machine ? <bdi>{machine.name}</bdi> : t('sheet.new')}
        subtitle={subtitle?.filter(Boolean).join(' · ')}
        actions={
          machine &&
          canWrite &&
          editing === null && <MachineActions machine={machine} onEdit={() => form.start(machine)} />
        }
        footer={
          editing && (
            <>
              <Button layout="primary" type="submit" form={formId} busy={form.isBusy}>
                {t('form.save')}
              </Button>
              <Button
                onClick={() => {
                  guard.letGo()
                  if (machine) form.stop()
                  else onClose()
                }}
              >
                {t('form.cancel')}
              </Button>
              {machine && (
                <End>
                  <IconButton
                    danger
                    label={t('form.delete')}
                    // Whether the plan needs it is asked first.
                    aria-disabled={isAwaited(work) || undefined}
                    onClick={() => (planned?.length === 0 ? void remove() : setAsksRemoval(true))}
                  >
                    <ToolIcon name="trash" />
                  </IconButton>
                </End>
              )}
            </>
          )
        }
      >
        {editing ? (
          <form id={formId} ref={element} noValidate onSubmit={submit}>
            <HeldFields held={form.isOnItsWay}>
              <MachineFields
                key={editing.base?.updatedAt}
                form={form}
                draft={editing.draft}
                machines={machines}
              />
            </HeldFields>
          </form>
        ) : (
          machine && (
            <MachineView
              machine={machine}
              work={work}
              running={running}
              now={now}
              canWrite={canWrite}
              log={log}
            />
          )
        )}
      </Sheet>
      {form.asked && <LowerHoursDialog asked={form.asked} onAnswer={form.answerLower} />}
      {asksRemoval && (
        <RemoveDialog
          name={name}
          jobs={planned}
          now={now}
          onClose={() => setAsksRemoval(false)}
          onConfirm={() => void remove()}
        />
      )}
      <LeaveDialog {...guard} />
    </RecordSheetPlace>
  )
}

const End = styled.span`
  margin-inline-start: auto;
`
