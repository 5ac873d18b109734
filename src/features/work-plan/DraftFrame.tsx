import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { Card, CardControls, CardMeta, CardTime, CardTitle, CardTop } from './cardParts'
import { GripButton } from './GripButton'
import { type Item, usePlan } from './plan'
import type { Lift } from './useLift'

type DraftFrameProps = {
  item: Extract<Item, { kind: 'draft' }>
  lift: Lift
  time: string
  mark?: ReactNode
  meta?: ReactNode
  /** The whole sentence of the button that plans it. */
  actionLabel: string
  onPlan: () => void
}

/** Work that nobody has planned yet: dashed, to be dragged to somebody or planned with a press. */
export function DraftFrame({ item, lift, time, mark, meta, actionLabel, onPlan }: DraftFrameProps) {
  const { t } = useTranslation('workPlan')
  const { facts, ask } = usePlan()
  const { draft } = item
  const work = facts.work(draft)
  const where = facts.where(draft)
  const { lifted } = lift
  return (
    <Card
      data-card={item.id}
      data-look="suggested"
      data-lifted={(lifted?.item.kind === 'draft' && lifted.item.id === item.id) || undefined}
      onPointerDown={(event) => lift.onPointerDown(event, item, 'card')}
    >
      <CardTop>
        <CardTime>
          <b>{time}</b>
        </CardTime>
        {mark}
        <CardControls>
          <GripButton
            label={t('card.lift', { work })}
            onKeyDown={(event) => lift.onKeyDown(event, item, work)}
            onPointerDown={(event) => lift.onPointerDown(event, item, 'handle')}
          />
        </CardControls>
      </CardTop>
      <CardTitle>
        <ActivityIcon name={draft.activityName} size={16} />
        <bdi>{facts.title(draft)}</bdi>
      </CardTitle>
      {where && <CardMeta>{where}</CardMeta>}
      {meta && <CardMeta>{meta}</CardMeta>}
      <Buttons>
        <Button size="small" aria-label={actionLabel} onClick={onPlan}>
          {t('todo.plan')}
        </Button>
        <Button
          layout="plain"
          size="small"
          aria-label={t('todo.assignWork', { work })}
          onClick={() => ask({ kind: 'assign', items: [item] })}
        >
          {t('todo.assign')}
        </Button>
      </Buttons>
    </Card>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin-block-start: 6px;
`
