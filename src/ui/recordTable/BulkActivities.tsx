import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { useActivityWords } from '../useActivityWords'
import { BulkForm } from './BulkForm'

type BulkActivitiesProps = {
  /** Every type that can be chosen. */
  names: readonly string[]
  /** Of each row: what all have in common is ticked at first. */
  chosen: readonly (readonly string[])[]
  onApply: (activities: readonly string[]) => void
}

/** What all that is chosen is used for. */
export function BulkActivities({ names, chosen, onApply }: BulkActivitiesProps) {
  const { t, i18n } = useTranslation('bulk')
  const work = useActivityWords()
  const [on, setOn] = useState<ReadonlySet<string>>(
    () => new Set(names.filter((id) => chosen.every((activities) => activities.includes(id)))),
  )
  const options = names
    .map((id) => ({ id, label: work.type(id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))
  const turn = (id: string, isOn: boolean) => {
    const next = new Set(on)
    if (isOn) next.add(id)
    else next.delete(id)
    setOn(next)
  }
  return (
    <BulkForm
      onSubmit={(event) => {
        event.preventDefault()
        onApply([...on])
      }}
    >
      <Choices>
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={on.has(id)}
            onChange={(event) => turn(id, event.target.checked)}
          />
        ))}
      </Choices>
      <Button type="submit" size="small" layout="primary">
        {t('apply')}
      </Button>
    </BulkForm>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 4px;
  max-block-size: 320px;
  overflow: auto;
`
