import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import { type FieldAnswer, type ProductUse } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { MIXED } from '@/domain/workArea'
import { isRateUnit, RATE_QUANTITY, RATE_UNITS, type RateUnit } from '@/domain/rateUnit'
import type { Supply } from '@/domain/supply'
import { useActivityText } from '@/i18n/activityText'
import { unitSymbol, useFormat } from '@/i18n/format'
import { fieldFigure } from '@/lib/fieldDigits'
import { toMetric, unitOf } from '@/lib/units'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'
import { MixSummary } from './MixSummary'
import { cocktailUse, type MixLine, mixLines, mixOf, reservedBy } from '@/domain/mixLines'
import { useIsPhone } from '@/ui/useIsPhone'
import { PackSteps } from './PackSteps'
import { stockAmount, stockQuantity } from '@/i18n/stockText'
import type { PlanAround } from './usePlanAround'
import type { WorkGround } from './useWorkGround'
import { productUses, rightNow, type WorkDraft } from './workDraft'
import type { SharedText } from './useShares'

type ProductFieldProps = {
  draft: WorkDraft
  /** m² of all that is treated; 0 for work that has no area. */
  area: number
  /** What each pitch gets of an amount, where there are several. */
  shares: SharedText
  around: Pick<PlanAround, 'own' | 'plan'>
  ground: Pick<WorkGround, 'pitches' | 'sections'>
  withCocktails: boolean
  required: boolean
  error: string | undefined
  onChange: (answer: FieldAnswer) => void
}

/** Products and mixes with their rates, what that comes to on this area, and what is in the store. */
export function ProductField({
  draft,
  area,
  shares,
  around,
  ground,
  withCocktails,
  required,
  error,
  onChange,
}: ProductFieldProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const mixes = withCocktails && MIXED.has(draft.type)
  const { data: supplies = [], isSuccess: hasSupplies } = useGetSuppliesQuery()
  const { data: cocktails = [], isSuccess: hasCocktails } = useGetCocktailsQuery(undefined, { skip: !mixes })
  const uses = productUses(draft.answers.product)
  const counted = area === 0
  const put = (at: number, use: ProductUse | null) =>
    onChange(use === null ? uses.filter((_, n) => n !== at) : uses.map((one, n) => (n === at ? use : one)))

  const add = (key: string) => {
    const cocktail = cocktails.find(({ id }) => key === `cocktail:${id}`)
    const supply = supplies.find(({ id }) => key === `supply:${id}`)
    if (cocktail) onChange([...uses, cocktailUse(cocktail)])
    if (supply)
      onChange([
        ...uses,
        {
          id: supply.id,
          rate: supply.maximumRate?.rate ?? 0,
          rateUnit: supply.maximumRate?.rateUnit ?? unitFor(supply),
        },
      ])
  }
  const options = [
    ...(mixes
      ? cocktails
          .filter(
            ({ id, method }) =>
              (method === 'spray') === (draft.type === 'spraying') &&
              !uses.some((use) => use.cocktailId === id),
          )
          .map(({ id, name }) => ({ id: `cocktail:${id}`, label: name, hint: t('sheet.mix') }))
      : []),
    ...supplies
      .filter(
        ({ id, activities }) =>
          // Whatever is used can be delivered.
          (draft.type === 'restock' || activities.includes(draft.type)) && !uses.some((use) => use.id === id),
      )
      .map((supply) => ({
        id: `supply:${supply.id}`,
        label: supply.name,
        hint: t('sheet.here', { amount: stockAmount(supply.available, supply.action.unit, format) }),
      })),
  ]
  // By the same days as the shed's own screens, whichever page the sheet is open over.
  const { data: ahead = [] } = useGetActivitiesQuery(workPeriod(dayAtGround(rightNow(), format.timeZone)))
  const others = ahead.filter(({ id }) => id !== around.own)
  const reserved = reservedBy(others, around.plan && { ...around.plan, ...ground })
  const linesOf = (chosen: readonly ProductUse[]) => mixLines(chosen, cocktails, supplies, area)
  const mix = mixOf({
    uses,
    area,
    waterRate: draft.answers.waterRate ?? uses.find(({ cocktailId }) => cocktailId)?.rate,
    tankSize: draft.answers.tankSize,
    cocktails,
    supplies,
    reserved,
  })
  const { short } = mix
  const totalText = (line: MixLine | undefined) =>
    line?.total === undefined ? '' : stockAmount(line.total, line.supply.action.unit, format)
  const sharesText = ({ total, supply }: MixLine) => {
    const text =
      total === undefined ? undefined : shares(total, (part) => stockAmount(part, supply.action.unit, format))
    return text && <small key={supply.id}>{text}</small>
  }
  const stockText = (supply: Supply) => {
    const here = stockAmount(supply.available, supply.action.unit, format)
    const taken = reserved.get(supply.id) ?? 0
    return taken > 0
      ? t('sheet.hereAndFree', {
          amount: here,
          free: stockAmount(supply.available - taken, supply.action.unit, format),
        })
      : t('sheet.here', { amount: here })
  }
  return (
    <Frame>
      <Heading>
        <h3>{words.field('product')}</h3>
        <small>{area > 0 ? format.quantity(area / 10_000, 'treatedArea') : shares()}</small>
      </Heading>
      {uses.map((use, at) => {
        const supply = supplies.find(({ id }) => id === use.id)
        const cocktail = cocktails.find(({ id }) => id === use.cocktailId)
        const isKnown = use.cocktailId === undefined ? hasSupplies : hasCocktails
        const name = supply?.name ?? cocktail?.name ?? (isKnown ? t('sheet.productGone') : '')
        return (
          <Line key={`${use.id ?? ''}${use.cocktailId ?? ''}`}>
            <Words>
              <bdi>{name}</bdi>
              {supply && <small>{stockText(supply)}</small>}
              {supply && !counted && linesOf([use]).map(sharesText)}
              {linesOf(cocktail ? [use] : []).map((line) => (
                <small key={line.supply.id}>
                  {t('sheet.mixPart', {
                    name: format.whole(line.supply.name),
                    amount:
                      line.total === undefined
                        ? ''
                        : stockAmount(line.total, line.supply.action.unit, format),
                  })}
                  <br />
                  {stockText(line.supply)}
                </small>
              ))}
              {linesOf([use])
                // What is delivered makes nothing short.
                .filter((line) => draft.type !== 'restock' && short.has(line.supply.id))
                .map((line) => (
                  <Short key={line.supply.id}>
                    <Glyph name="warning" size={14} />
                    {t('sheet.short', {
                      name: format.whole(line.supply.name),
                      amount: stockAmount(short.get(line.supply.id) ?? 0, line.supply.action.unit, format),
                    })}
                  </Short>
                ))}
            </Words>
            {counted ? (
              <Quantity
                use={use}
                supply={supply}
                name={name}
                inPacks={isPhone && draft.type === 'restock'}
                onChange={(next) => put(at, next)}
              />
            ) : (
              !(use.cocktailId !== undefined && draft.type === 'spreading') && (
                <Rate use={use} name={name} onChange={(next) => put(at, next)} />
              )
            )}
            <Total>{!counted && supply && totalText(linesOf([use])[0])}</Total>
            <Remove>
              {' '}
              <IconButton
                size="small"
                label={t('sheet.removeProduct', { name })}
                onClick={() => put(at, null)}
              >
                <Icon name="x" size={16} />
              </IconButton>
            </Remove>
          </Line>
        )
      })}
      <SelectField
        size="small"
        label={t('sheet.addProduct')}
        hideLabel={uses.length > 0}
        placeholder={t('sheet.addProduct')}
        required={required}
        error={error}
        options={options}
        value={null}
        onChange={add}
      />
      {MIXED.has(draft.type) && !counted && mix.lines.length > 0 && <MixSummary mix={mix} />}
    </Frame>
  )
}

type OneProps = { use: ProductUse; name: string; onChange: (use: ProductUse) => void }

type QuantityProps = OneProps & {
  supply: Supply | undefined
  /** Steps of whole packs stand beside the number. */
  inPacks: boolean
}

/** How much of it, where no area says so; in the supply's unit, as this reader counts. */
function Quantity({ use, supply, name, inPacks, onChange }: QuantityProps) {
  const { t } = useTranslation('work')
  const { unitSystem, unit } = useFormat()
  const quantity = supply && stockQuantity(supply.action.unit)
  const field = (
    <NumberField
      size="small"
      label={t('sheet.quantityOf', { name })}
      hideLabel
      unit={quantity && unit(quantity)}
      min={0}
      {...(use.quantity !== undefined && quantity
        ? fieldFigure(use.quantity, quantity, unitSystem)
        : { value: use.quantity ?? null })}
      onChange={(typed) =>
        onChange({
          ...use,
          quantity: typed === null ? undefined : quantity ? toMetric(typed, quantity, unitSystem) : typed,
        })
      }
    />
  )
  if (!inPacks || !supply) return field
  return (
    <PackSteps
      supply={supply}
      quantity={use.quantity}
      onChange={(amount) => onChange({ ...use, quantity: amount })}
    >
      {field}
    </PackSteps>
  )
}

function Rate({ use, name, onChange }: OneProps) {
  const { t } = useTranslation('work')
  const { unitSystem } = useFormat()
  // In a unit that nobody knows the number stands as it was sent, until a unit is chosen.
  const known = isRateUnit(use.rateUnit) ? RATE_QUANTITY[use.rateUnit] : undefined
  const quantity = use.cocktailId === undefined ? known : 'waterRate'
  return (
    <Pair>
      <NumberField
        size="small"
        label={t('sheet.rateOf', { name })}
        hideLabel
        min={0}
        {...(quantity ? fieldFigure(use.rate, quantity, unitSystem) : { value: use.rate })}
        onChange={(typed) => {
          const rate = typed ?? Number.NaN
          onChange({ ...use, rate: quantity ? toMetric(rate, quantity, unitSystem) : rate })
        }}
        unit={use.cocktailId !== undefined && quantity ? unitSymbol(unitOf(quantity, unitSystem)) : undefined}
      />
      {use.cocktailId === undefined && (
        <SelectField
          size="small"
          label={t('sheet.unitOf', { name })}
          hideLabel
          value={use.rateUnit}
          options={RATE_UNITS.map((unit) => ({
            id: unit,
            label: unitSymbol(unitOf(RATE_QUANTITY[unit], unitSystem)),
          }))}
          onChange={(unit) =>
            onChange({ ...use, rateUnit: RATE_UNITS.find((one) => one === unit) ?? use.rateUnit })
          }
        />
      )}
    </Pair>
  )
}

const unitFor = ({ action }: Supply): RateUnit =>
  action.unit === 'l' || action.unit === 'ml' ? 'l/ha' : 'kg/ha'

const Frame = styled.div`
  grid-column: span 6;
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  padding-block: 8px;
  border-block: 1px solid ${token('line-2')};
`
const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Line = styled.div`
  display: grid;
  grid-template: 'words remove' auto 'rate total' auto / minmax(0, 1fr) minmax(32px, auto);
  gap: 4px 8px;
  align-items: center;
`
const Words = styled.span`
  grid-area: words;
  font: 500 ${token('t-12')} ${token('font')};
  overflow-wrap: anywhere;

  > small {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Remove = styled.span`
  grid-area: remove;
  justify-self: end;
`
const Short = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token('red')};
`
const Pair = styled.div`
  grid-area: rate;
  display: grid;
  grid-template-columns: minmax(64px, 1fr) minmax(88px, 1fr);
  gap: 4px;
`
const Total = styled.span`
  grid-area: total;
  min-inline-size: 56px;
  text-align: end;
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
`
