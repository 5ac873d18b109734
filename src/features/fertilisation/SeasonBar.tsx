import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { knownSum } from '@/lib/knownSum'
import { daysBetween } from '@/domain/groundTime'
import { lastFedOf } from '@/domain/feeds'
import { isFeed } from '@/domain/lastFeed'
import { useFormat } from '@/i18n/format'
import { forcedColors, phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import { productsText } from './useFeedRows'
import type { FertilisationGround } from './useFertilisation'

/** Nitrogen of the season against its budget, the next feed, and how long ago the last one was. */
export function SeasonBar({ ground, text }: { ground: FertilisationGround; text: NutrientText }) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const { applied, planned, budget, season, today, isPlanKnown } = ground
  const used = knownSum(applied.map(({ nutrients }) => nutrients.n)) ?? (applied.length === 0 ? 0 : undefined)
  const coming = isPlanKnown ? (knownSum(planned.map(({ nutrients }) => nutrients.n)) ?? 0) : undefined
  const total = (used ?? 0) + (coming ?? 0)
  const scale = Math.max(budget ?? 0, total) || 1
  const share = (amount: number) => `${Math.min(100, (amount / scale) * 100)}%`
  const unknown = applied.filter(({ nutrients }) => nutrients.n === undefined).length
  const next = planned.find(({ nutrients }) => isFeed(nutrients.n))
  const last = lastFedOf(applied, today)
  const isOver = budget !== undefined && total > budget
  const sentence = [
    used === undefined ? t('season.usedUnknown') : t('season.used', { amount: text.quantity(used) }),
    coming === undefined
      ? t('season.plannedUnknown')
      : t('season.planned', { amount: text.quantity(coming) }),
    budget === undefined
      ? t('season.noBudget', { season })
      : isOver
        ? t('season.over', { amount: text.quantity(total - budget) })
        : t('season.left', { amount: text.quantity(budget - total) }),
  ].join(' ')
  return (
    <Box>
      <Figures>
        <div>
          <dt>
            {t('season.usedLabel')}
            <Provenance
              title={t('season.usedLabel')}
              text={t('season.usedText')}
              origin="backend"
              at={ground.sentAt}
              formula={t('season.plannedFormula')}
              inputs={[t('season.usedInputs', { count: applied.length })]}
            />
          </dt>
          <dd>{used === undefined ? t('unknown') : text.quantity(used)}</dd>
        </div>
        <div>
          <dt>
            {t('season.plannedLabel')}
            <Provenance
              title={t('season.plannedLabel')}
              text={t('season.plannedText')}
              origin="computed"
              at={ground.sentAt}
              formula={t('season.plannedFormula')}
              inputs={[t('season.plannedInputs', { count: planned.length })]}
              source={t('source.rates')}
            />
          </dt>
          <dd>{coming === undefined ? t('unknown') : text.quantity(coming)}</dd>
        </div>
        <div>
          <dt>
            {t('season.budgetLabel')}
            <Provenance
              title={t('season.budgetLabel')}
              text={t('season.budgetText')}
              origin="entered"
              source={t('source.budgets')}
            />
          </dt>
          <dd>{budget === undefined ? t('season.notSet') : text.quantity(budget)}</dd>
        </div>
        <div>
          <dt>{t('season.nextLabel')}</dt>
          <dd>
            {next
              ? format.day(next.day, 'weekday')
              : coming === undefined
                ? t('unknown')
                : t('season.noNext')}
            {next && (
              <Small>
                {productsText(
                  next.products.filter(({ supply }) => supply !== undefined),
                  format,
                  '',
                )}
              </Small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('season.sinceLabel')}</dt>
          <dd>
            {last ? t('season.days', { count: daysBetween(last.day, today) }) : t('season.noLast')}
            {last && <Small>{format.day(last.day, 'weekday')}</Small>}
          </dd>
        </div>
      </Figures>
      <Bar role="img" aria-label={sentence} data-over={isOver || undefined}>
        <i data-part="used" style={{ '--w': share(used ?? 0) }} />
        <i data-part="planned" style={{ '--w': share(coming ?? 0) }} />
        {isOver && <b style={{ '--at': share(budget) }} />}
      </Bar>
      <Sentence>
        {sentence}
        {unknown > 0 && ` ${t('season.unknownFeeds', { count: unknown })}`}
      </Sentence>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;

  ${phone} {
    padding: 12px 16px;
    background: ${token('paper')};
    border-block-end: 1px solid ${token('line')};
  }
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 12px 16px;
  margin: 0;

  dt {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 600 ${token('t-20')} ${token('font')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
const Small = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;
`
const Bar = styled.div`
  position: relative;
  display: flex;
  block-size: 16px;
  border-radius: ${token('r-mark')};
  background: ${token('mist')};
  border: 1px solid ${token('ctl')};
  overflow: hidden;
  print-color-adjust: exact;

  > i {
    inline-size: var(--w);
    background: ${token('f-feed')};
  }
  > i[data-part='planned'] {
    background: repeating-linear-gradient(135deg, ${token('f-feed')} 0 3px, transparent 3px 6px);
  }
  > b {
    position: absolute;
    inset-block: 0;
    inset-inline: var(--at) 0;
    border-inline-start: 2px solid ${token('red')};
    background: color-mix(in srgb, ${token('red')} 30%, transparent);
  }
  ${forcedColors} {
    > i {
      background: CanvasText;
    }
    > i[data-part='planned'] {
      background: Canvas;
      border-inline-end: 2px dashed CanvasText;
    }
    > b {
      border-color: Highlight;
      background: none;
    }
  }
`
const Sentence = styled.p`
  color: ${token('ink-2')};
`
