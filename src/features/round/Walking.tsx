import styled from '@emotion/styled'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { openAfter, readingAt, type RoundDraft, standingOn } from '@/domain/roundDraft'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { lazyPart } from '@/ui/lazyPart'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { ProgressLine } from '@/ui/ProgressLine'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DoubtQuestion } from './DoubtQuestion'
import { ReadingPad } from './ReadingPad'
import { RoundMap } from './RoundMap'
import { RoundReview } from './RoundReview'
import { RoundTally } from './RoundTally'
import { isKept } from './roundStore'
import { useRoundActs } from './useRoundActs'
import { useRoundCells } from './useRoundCells'
import { useRoundGround } from './useRoundGround'
import { useRoundPage } from './useRoundPage'
import { useRoundWords } from './useRoundWords'

const RoundGrid = lazyPart(() => import('./RoundGrid'), 'RoundGrid', 'round', 'grid')

type WalkingProps = { draft: RoundDraft; pitch: Pitch; onClose: () => void }

/** Where to stand, what was read there, and how the round goes so far. */
export function Walking({ draft, pitch, onClose }: WalkingProps) {
  const { t } = useTranslation(['round', 'grid'])
  const format = useFormat()
  const { key } = useRoundPage()
  const words = useRoundWords(pitch)
  const ground = useRoundGround(pitch, draft.metric)
  const acts = useRoundActs({ draft, pageKey: key, usual: ground.usual, words })
  const cells = useRoundCells({ draft, pageKey: key, usual: ground.usual, words })
  const guard = useLeaveGuard(cells.isOpen)
  const body = useRef<HTMLDivElement>(null)
  const [reviewing, setReviewing] = useState(false)
  const isPhone = useIsPhone()
  const [view, setView] = useState<'points' | 'cells'>('points')
  // On a phone cells are too small for fingers.
  const asCells = view === 'cells' && !isPhone
  const metric = t(`grid:board.metrics.${draft.metric}.name`)
  const title = t('aside.name', { pitch: pitch.name, metric })
  const here = standingOn(draft)
  const toQuestion = () => body.current?.querySelector<HTMLElement>('[role="alertdialog"] button')?.focus()
  /** From the points only once the question is answered, to which the focus goes. */
  const leavePoints = (go: () => void) => {
    if (acts.leave()) go()
    else toQuestion()
  }
  const goTo = (at: number) => {
    if (!acts.goTo(at)) toQuestion()
  }
  const leaveCells = (go: () => void) =>
    guard.leaveBy(() => {
      cells.drop()
      go()
    })
  const next = draft.points[openAfter(draft, draft.at)]
  const count = {
    done: format.number(draft.readings.length),
    total: format.number(draft.points.length),
  }
  const kept = readingAt(draft, here)
  const map = (
    <RoundMap
      draft={draft}
      pitch={pitch}
      limits={ground.limits}
      here={here}
      next={next === here ? undefined : next}
      words={words}
      onPick={(at) => {
        setReviewing(false)
        goTo(at)
      }}
    />
  )
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Tall layout="plain" onClick={onClose}>
              {t('pause')}
            </Tall>
            {here !== undefined && !reviewing && !asCells && draft.readings.length > 0 && (
              <Tall layout="plain" onClick={() => leavePoints(() => setReviewing(true))}>
                {t('finish')}
              </Tall>
            )}
          </>
        }
      />
      <VisuallyHidden role="status">{acts.said}</VisuallyHidden>
      <Body ref={body} data-cells={asCells || undefined}>
        {!isKept(key) && <Notice tone="warning">{t('notKept')}</Notice>}
        <Progress>
          <span>{t('progress', count)}</span>
          <ProgressLine
            value={draft.readings.length / draft.points.length}
            label={t('progress', count)}
            tone="deep"
          />
        </Progress>
        {!isPhone && !reviewing && (
          <SegmentedControl
            label={t('cells.view')}
            options={[
              { id: 'points', label: t('cells.byPoint') },
              { id: 'cells', label: t('cells.asGrid') },
            ]}
            value={view}
            onChange={(next) => (asCells ? leaveCells : leavePoints)(() => setView(next))}
          />
        )}
        {asCells && !reviewing ? (
          <>
            <Suspense fallback={<Skeleton kind="block" height="480px" />}>
              <RoundGrid
                draft={draft}
                pitch={pitch}
                title={title}
                limits={ground.limits}
                words={words}
                cells={cells}
              />
            </Suspense>
            <RoundTally draft={draft} limits={ground.limits} />
            <Bar>
              <Button
                disabled={draft.readings.length === 0}
                layout="primary"
                onClick={() => leaveCells(() => setReviewing(true))}
              >
                {t('finish')}
              </Button>
              <Button
                aria-disabled={draft.steps.length === 0}
                onClick={draft.steps.length === 0 ? undefined : acts.undo}
              >
                {t('key.undo')}
              </Button>
            </Bar>
          </>
        ) : here === undefined || reviewing ? (
          <RoundReview
            draft={draft}
            pitch={pitch}
            words={words}
            map={map}
            limits={ground.limits}
            onBack={() => {
              setReviewing(false)
              if (here === undefined && !asCells) goTo(Math.max(0, draft.points.length - 1))
            }}
            onPick={(at) => {
              setReviewing(false)
              goTo(at)
            }}
            onClose={onClose}
          />
        ) : (
          <>
            {map}
            <Here>
              <IconButton
                label={t('before')}
                aria-disabled={draft.at === 0}
                onClick={() => goTo(draft.at - 1)}
              >
                <Icon name="chevronLeft" size={24} />
              </IconButton>
              <Point>
                <b>
                  <VisuallyHidden>{words.spoken(here)}</VisuallyHidden>
                  <span aria-hidden>{words.short(here)}</span>
                </b>
                <span>
                  {t('point.of', { at: format.number(draft.at + 1), total: count.total })}
                  {next !== undefined && next !== here && (
                    <>
                      {' '}
                      <em>{t('point.next', { point: words.short(next) })}</em>
                    </>
                  )}
                </span>
              </Point>
              <IconButton
                label={t('after')}
                aria-disabled={draft.at >= draft.points.length - 1}
                onClick={() => goTo(Math.min(draft.at + 1, draft.points.length - 1))}
              >
                <Icon name="chevronRight" size={24} />
              </IconButton>
            </Here>
            <Place>{words.place(here)}</Place>
            {acts.question ? (
              <DoubtQuestion
                key={here}
                question={acts.question}
                metric={draft.metric}
                onKeep={acts.keep}
                onAgain={acts.again}
              />
            ) : (
              <ReadingPad
                key={here}
                draft={draft}
                name={t('entry', {
                  metric,
                  unit: format.unit(METRIC_QUANTITY[draft.metric]),
                  point: words.spoken(here),
                })}
                before={kept && format.quantity(kept.value, METRIC_QUANTITY[draft.metric], draft.decimals)}
                acts={acts}
              />
            )}
            <RoundTally draft={draft} limits={ground.limits} />
          </>
        )}
      </Body>
      <LeaveDialog {...guard} />
    </>
  )
}

const Tall = styled(Button)`
  min-block-size: 48px;
  font: 600 ${token('t-16')} ${token('font')};
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block-end: 16px;
  /* Read at arm's length, in the sun. */
  font: 400 ${token('t-16')} ${token('font')};

  ${phone} {
    padding: 0 16px 16px;
    background: ${token('paper')};
    /* Nothing on it is smaller. */
    --t-12: ${token('t-16')};
    --t-14: ${token('t-16')};
  }
`
const Bar = styled.div`
  display: flex;
  gap: 8px;
`
const Progress = styled.div`
  display: grid;
  gap: 4px;

  > span {
    font: 500 ${token('t-16')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Here = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  button {
    inline-size: 48px;
    block-size: 48px;
    color: ${token('ink')};
  }
  button[aria-disabled='true'] {
    opacity: 0.45;
  }
  [dir='rtl'] & button svg {
    transform: scaleX(-1);
  }
`
const Place = styled.p`
  margin-block-start: -8px;
  color: ${token('ink-2')};
`
const Point = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  column-gap: 12px;
  flex: 1;
  min-inline-size: 0;

  > b {
    font: 600 ${token('t-32')} ${token('font')};
    letter-spacing: -0.01em;
  }
  > span {
    font: 400 1.125rem/1.5rem ${token('font')};
    color: ${token('ink-2')};
  }
  em {
    font-style: normal;
    color: ${token('ink')};
  }
`
