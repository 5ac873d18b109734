import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWorkSheet } from '@/domain/addresses'
import { productForNutrient } from '@/domain/agronomy/nitrogen'
import { type Feed, feedToRepeat, kilogramsPerHectare, NUTRIENTS, nutrientsOfProducts } from '@/domain/feeds'
import { amountAtRate } from '@/domain/planning/draws'
import { type Supply, usualRateUnit } from '@/domain/supply'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { NumberField } from '@/ui/NumberField'
import { QuantityField } from '@/ui/QuantityField'
import { phone } from '@/ui/media'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import { useSearchChange } from '@/ui/useSearchChange'
import type { FertilisationGround } from './useFertilisation'
import { analysisText, stockText } from './useFeedRows'
import { WarningList } from './WarningList'

type FeedCalculatorProps = { ground: FertilisationGround; text: NutrientText; onClose: () => void }

/** Area times rate: how much product, and what it brings. What comes of it opens the work sheet, filled. */
export function FeedCalculator({ ground, text, onClose }: FeedCalculatorProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const changeSearch = useSearchChange()
  const feeds = ground.supplies.filter(({ analysis }) => analysis !== undefined)
  const last = feedToRepeat(ground.applied, ground.today)?.products.find(({ supply }) =>
    feeds.some(({ id }) => id === supply?.id),
  )
  // The products, and what was fed last, may come after the dialog is open.
  const [picked, setPicked] = useState<string | null>(null)
  const productId = picked ?? last?.supply?.id ?? feeds[0]?.id ?? null
  const supply = feeds.find(({ id }) => id === productId)
  const rateUnit = supply ? usualRateUnit(supply.action.unit) : 'g/m2'
  const quantity = RATE_QUANTITY[rateUnit]
  const [typedRate, setRate] = useState<number | null>()
  const rate =
    typedRate === undefined ? ((last?.rateUnit === rateUnit ? last.rate : null) ?? null) : typedRate
  const [area, setArea] = useState<number | null>(ground.pitch.area ?? null)
  const [day, setDay] = useState<string | null>(ground.today)

  const isReady = supply !== undefined && rate !== null && rate > 0 && Number.isFinite(rate)
  const products = isReady ? [{ supply, rate, rateUnit, quantity: undefined }] : []
  const nutrients = nutrientsOfProducts(products)
  const amount =
    isReady && area !== null && area > 0 ? amountAtRate({ rate, rateUnit }, area, supply) : undefined
  const feed: Feed = { id: 'new', day: day ?? ground.today, activityId: undefined, products, nutrients }
  const warnings = isReady ? ground.warningsFor(feed) : []
  const stock = (value: number, one: Supply) =>
    stockText(value, one.action.unit, format, (number) => t('counted', { number }))
  /** The rate that brings so much nitrogen. */
  const setNitrogen = (value: number | null) => {
    const percent = supply?.analysis?.n ?? 0
    const perUnit = kilogramsPerHectare({ rate: 1, rateUnit }, supply?.density)
    if (value === null || !Number.isFinite(value) || percent <= 0 || !perUnit) return
    setRate(productForNutrient(text.fromUnit(value), percent) / perUnit)
  }
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={t('calculator.title')}
      footer={
        isReady && (
          <Button
            layout="primary"
            onClick={() => {
              onClose()
              changeSearch((present) =>
                withWorkSheet(present, {
                  kind: 'new',
                  type: rateUnit === 'l/ha' ? 'spraying' : 'spreading',
                  pitchId: ground.pitch.id,
                  day: day ?? ground.today,
                  area: area === null || area === ground.pitch.area ? undefined : area / 10_000,
                  products: [{ id: supply.id, rate: Math.round(rate * 1000) / 1000, rateUnit }],
                }),
              )
            }}
          >
            {t('calculator.open')}
          </Button>
        )
      }
    >
      {feeds.length === 0 ? (
        <p>{ground.hasStock ? t('calculator.noProducts') : t('calculator.notLoaded')}</p>
      ) : (
        <Grid>
          <SelectField
            label={t('calculator.product')}
            options={feeds.map((one) => ({
              id: one.id,
              label: one.name,
              hint: analysisText([{ supply: one, rate: 0, rateUnit: 'kg/ha', quantity: undefined }], format),
            }))}
            value={productId}
            onChange={(id) => {
              setPicked(id)
              const next = feeds.find((one) => one.id === id)
              if (next && usualRateUnit(next.action.unit) !== rateUnit) setRate(null)
            }}
          />
          <DateField label={t('calculator.day')} value={day} onChange={setDay} min={ground.today} />
          <QuantityField
            label={t('calculator.rate')}
            quantity={quantity}
            min={0}
            value={rate}
            onChange={setRate}
          />
          <NumberField
            label={t('calculator.nitrogen')}
            unit={text.symbol}
            min={0}
            value={nutrients.n === undefined ? null : text.toUnit(nutrients.n)}
            onChange={setNitrogen}
          />
          <QuantityField
            label={t('calculator.area')}
            quantity="area"
            digits={0}
            min={0}
            description={
              ground.pitch.area === undefined ? t('calculator.areaUnknown') : t('calculator.areaHint')
            }
            value={area}
            onChange={setArea}
          />
          <Result aria-live="polite">
            <div>
              <dt>{t('calculator.amount')}</dt>
              <dd>{amount === undefined || !supply ? t('unknown') : stock(amount, supply)}</dd>
            </div>
            {ground.hasStock && supply && (
              <div>
                <dt>{t('calculator.inStock')}</dt>
                <dd data-short={(amount !== undefined && amount > supply.available) || undefined}>
                  {stock(supply.available, supply)}
                  {amount !== undefined && amount > supply.available && ` · ${t('calculator.short')}`}
                </dd>
              </div>
            )}
            {NUTRIENTS.map((nutrient) => (
              <div key={nutrient}>
                <dt>{t(`nutrient.${nutrient}`)}</dt>
                <dd>
                  {nutrients[nutrient] === undefined ? t('unknown') : text.quantity(nutrients[nutrient])}
                </dd>
              </div>
            ))}
          </Result>
          <Wide>
            <WarningList warnings={warnings} text={text} />
          </Wide>
        </Grid>
      )}
    </Dialog>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
`
const Result = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-short] {
    color: ${token('red')};
  }
`
