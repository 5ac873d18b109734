import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { doneAsPlanned, movedToDay, openUntil } from '@/domain/planning/dayPlan'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Rows } from '@/ui/Rows'
import { token } from '@/ui/tokens'
import { CloseRow } from './CloseRow'
import type { Otherwise } from './DoneOtherwise'
import { usePlan } from './plan'

/** The end of a day: what is still open is done, goes on to the next day, is dropped or handed over, one press each. */
export function CloseDay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common'])
  const format = useFormat()
  const { work, day, timeZone, now, acts, nextDay, nextDayName } = usePlan()
  // Not the row's own: it goes with the press that saves it, and is there again when that was refused.
  const [typed, setTyped] = useState<ReadonlyMap<Id, Otherwise | undefined>>(new Map())
  const open = openUntil(work, day, timeZone)
  const planned = open.filter(({ status }) => status === 'planned')
  // What has not had its time yet is not done by closing the day.
  const over = open.filter(({ endDate }) => Date.parse(endDate) <= now.getTime())
  return (
    <Dialog
      open
      sticky={open.some(({ id }) => typed.get(id) !== undefined)}
      onClose={onClose}
      size="large"
      title={t('close.title', { day: format.day(day, 'long') })}
      footer={
        open.length > 0 ? (
          <>
            {over.length > 0 && (
              <Button
                layout="primary"
                onClick={() =>
                  void acts.perform(
                    { change: over.map((job) => ({ before: job, after: doneAsPlanned(job) })) },
                    (count) => t('said.done', { count }),
                  )
                }
              >
                {t('close.allDone', { count: over.length })}
              </Button>
            )}
            {planned.length > 0 && (
              <Button
                onClick={() =>
                  void acts.perform(
                    {
                      change: planned.map((job) => ({
                        before: job,
                        after: movedToDay(job, nextDay, timeZone),
                      })),
                    },
                    (count) => t('said.movedTo', { count, day: nextDayName }),
                  )
                }
              >
                {t('close.allNext', { count: planned.length, day: nextDayName })}
              </Button>
            )}
            <Button layout="plain" onClick={onClose}>
              {t('ui.close', { ns: 'common' })}
            </Button>
          </>
        ) : (
          <Button layout="primary" onClick={onClose}>
            {t('ui.close', { ns: 'common' })}
          </Button>
        )
      }
    >
      {open.length === 0 ? (
        <Nothing role="status">{t('close.nothing')}</Nothing>
      ) : (
        <>
          <Text>{t('close.text')}</Text>
          <Rows>
            {open.map((job) => (
              <CloseRow
                key={job.id}
                job={job}
                typed={typed.get(job.id)}
                onType={(now) => setTyped((all) => new Map(all).set(job.id, now))}
              />
            ))}
          </Rows>
        </>
      )}
    </Dialog>
  )
}

const Text = styled.p`
  padding-block-end: 12px;
  color: ${token('ink-2')};
`
const Nothing = styled.p`
  padding-block: 16px;
  font-weight: 500;
`
