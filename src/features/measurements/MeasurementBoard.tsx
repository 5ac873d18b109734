import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Pitch, Section } from '@/domain/pitch'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { HeatCard } from './HeatCard'
import { SessionStrip } from './SessionStrip'
import { useBoard } from './useBoard'

const CompareCard = lazyPart(() => import('./CompareCard'), 'CompareCard')

type MeasurementBoardProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** One session of one metric on the pitch, or two of them compared, and the sessions before it (F22, B6). */
export function MeasurementBoard({ pitch, section, readOnly }: MeasurementBoardProps) {
  const { t } = useTranslation('grid')
  const { search } = useLocation()
  const board = useBoard(pitch, section)
  const measure = !readOnly && (
    <ButtonLink
      to={{ search: withWorkSheet(search, { kind: 'new', type: 'fieldMeasurements', pitchId: pitch.id }) }}
    >
      {t('board.plan')}
    </ButtonLink>
  )
  return (
    <Whole id="board" tabIndex={-1}>
      <QueryState
        query={board.query}
        skeleton={<Skeleton kind="block" height="560px" />}
        empty={{
          when: () => board.readings.length === 0,
          title: t('board.empty'),
          text: readOnly ? undefined : t('board.emptyText'),
          action: measure,
        }}
      >
        {() =>
          board.session ? (
            <>
              {board.compared ? (
                <Suspense fallback={<Skeleton kind="block" height="560px" />}>
                  <CompareCard pitch={pitch} board={board} later={board.session} earlier={board.compared} />
                </Suspense>
              ) : (
                <HeatCard
                  key={board.metric}
                  pitch={pitch}
                  section={section}
                  board={board}
                  session={board.session}
                />
              )}
              <SessionStrip board={board} pitch={pitch} />
            </>
          ) : (
            <EmptyState
              title={t('board.emptyMetric', { metric: t(`board.metrics.${board.metric}.name`) })}
              text={readOnly ? undefined : t('board.emptyText')}
              action={measure}
            />
          )
        }
      </QueryState>
    </Whole>
  )
}

const Whole = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: 72px;
  outline: none;

  ${phone} {
    padding: 4px 16px 16px;
    border-block: 1px solid ${token('line')};
    background: ${token('paper')};
  }
`
