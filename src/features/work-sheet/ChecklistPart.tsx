import styled from '@emotion/styled'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldAnswer } from '@/domain/activity'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { Cell } from './Cell'
import { checklistAnswer, type ChecklistItem, checklistOf } from '@/domain/checklist'

type ChecklistPartProps = { answer: FieldAnswer | undefined; onChange: (answer: FieldAnswer) => void }

const LONGEST = 200
const MOST = 40

/** What is ticked off on the way; it travels with the work (F14). */
export function ChecklistPart({ answer, onChange }: ChecklistPartProps) {
  const { t } = useTranslation('work')
  const [text, setText] = useState('')
  const items = checklistOf(answer)
  const put = (next: readonly ChecklistItem[]) => onChange(checklistAnswer(next))
  const add = () => {
    if (text.trim() === '') return
    put([...items, { text: text.trim(), done: false }])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the item and does not save the work.
    event.preventDefault()
    add()
  }
  return (
    <Cell role="group" aria-label={t('sheet.checklist')}>
      <Heading>
        {t('sheet.checklist')}
        {items.length > 0 && (
          <small>
            {t('sheet.checklistDone', { done: items.filter(({ done }) => done).length, count: items.length })}
          </small>
        )}
      </Heading>
      {items.map((item, at) => (
        <Line key={`${item.text} ${at}`}>
          <Checkbox
            label={<bdi>{item.text}</bdi>}
            checked={item.done}
            onChange={(event) =>
              put(items.map((one, n) => (n === at ? { ...one, done: event.target.checked } : one)))
            }
          />
          <IconButton
            size="small"
            label={t('sheet.removeItem', { item: item.text })}
            onClick={() => put(items.filter((_, n) => n !== at))}
          >
            <Icon name="x" size={16} />
          </IconButton>
        </Line>
      ))}
      {items.length < MOST && (
        <Adding onKeyDown={onKeyDown}>
          <TextField
            size="small"
            label={t('sheet.newItem')}
            hideLabel
            placeholder={t('sheet.newItem')}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button size="small" onClick={add}>
            {t('sheet.addItem')}
          </Button>
        </Adding>
      )}
    </Cell>
  )
}

const Heading = styled.h3`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  font: 600 ${token('t-14')} ${token('font')};
  margin-block-end: 4px;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`
const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
`
