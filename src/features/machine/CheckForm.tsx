import styled from '@emotion/styled'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toInstant } from '@/domain/groundTime'
import { type CheckResults, CHECKS } from '@/domain/machineLog'
import { useFormat } from '@/i18n/format'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { token } from '@/ui/tokens'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { entryOf } from './entryOf'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { LogFormProps } from './LogSheet'

type CheckFormProps = LogFormProps & { onFailed: (text: string) => void }
type Answer = 'unseen' | 'passed' | 'failed'

/** Six looks before it leaves the shed; what nobody looked at stays open. */
export function CheckForm({ machine, notes, onClose, onFailed }: CheckFormProps) {
  const { t } = useTranslation('machine')
  const format = useFormat()
  const id = useId()
  const [results, setResults] = useState<CheckResults>({})
  const [failure, setFailure] = useState<string>()
  const isEmpty = Object.keys(results).length === 0
  const guard = useLeaveGuard(!isEmpty, notes.isBusy)
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()
  const failed = CHECKS.filter((check) => results[check] === false)
  const failedText = t('failed', { list: format.list(failed.map((check) => t(`check.${check}`))) })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isEmpty) {
      setFailure(t('checkNone'))
      toFirstFault()
      return
    }
    const problem = await notes.note({
      entry: entryOf(machine, 'check', toInstant(new Date()), {
        results: {
          oil: undefined,
          tyres: undefined,
          blades: undefined,
          guards: undefined,
          lights: undefined,
          leaks: undefined,
          ...results,
        },
      }),
      said: t('said.check', { machine: machine.name }),
    })
    setFailure(problem)
    if (problem !== undefined) return
    guard.letGo()
    if (failed.length > 0) onFailed(failedText)
    else onClose()
  }
  const set = (check: keyof CheckResults, answer: Answer) => {
    setFailure(undefined)
    setResults(answer === 'unseen' ? without(results, check) : { ...results, [check]: answer === 'passed' })
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <HeldFields held={notes.isBusy}>
        <Button onClick={() => setResults(Object.fromEntries(CHECKS.map((check) => [check, true])))}>
          {t('allPassed')}
        </Button>
        <List role="list" data-invalid={(failure !== undefined && isEmpty) || undefined}>
          {CHECKS.map((check) => (
            <li key={check}>
              <span id={`${id}-${check}`}>{t(`check.${check}`)}</span>
              <SegmentedControl<Answer>
                label={t(`check.${check}`)}
                value={answerOf(results[check])}
                onChange={(answer) => set(check, answer)}
                options={[
                  { id: 'unseen', label: t('unseen') },
                  { id: 'passed', label: t('passed') },
                  { id: 'failed', label: t('failedOne') },
                ]}
              />
            </li>
          ))}
        </List>
        {failed.length > 0 && <Notice tone="warning">{t('failedNext')}</Notice>}
      </HeldFields>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button layout="primary" type="submit" busy={notes.isBusy}>
        {t('save')}
      </Button>
      <LeaveDialog {...guard} />
    </form>
  )
}

const answerOf = (result: boolean | undefined): Answer =>
  result === undefined ? 'unseen' : result ? 'passed' : 'failed'

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding-block: 8px;
    border-block-start: 1px solid ${token('line')};
  }
  /* A long name breaks beside its answers. */
  > li > span {
    flex: 1 1 96px;
  }
  [role='radiogroup'] {
    min-block-size: 50px;
  }
  [role='radiogroup'] span {
    font-size: 1rem;
  }
`
