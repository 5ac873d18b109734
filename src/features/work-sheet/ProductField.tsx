import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import { type FieldAnswer, type ProductUse, RATE_UNITS, type RateUnit } from '@/domain/activity'
import type { Cocktail } from '@/domain/cocktail'
import type { Supply, SupplyUnit } from '@/domain/supply'
import { useActivityText } from '@/i18n/activityText'
import { type Format, unitSymbol, useFormat } from '@/i18n/format'
import { convert, type Quantity, roundHalfAway, toMetric, unitOf } from '@/lib/units'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'
import { productQuantity, tanks } from './productQuantity'
import { productUses, type WorkDraft } from './workDraft'

type ProductFieldProps = {
  draft: WorkDraft
  /** m² of all that is treated; 0 for work that has no area. */
  area: number
  withCocktails: boolean
  required: boolean
  error: string | undefined
  onChange: (answer: FieldAnswer) => void
}

/** Work for which a mix may be used. */
const MIXED: ReadonlySet<string> = new Set(['spraying', 'spreading'])

/** Products and mixes with their rates, what that comes to on this area, and what is in the store. */
export function ProductField({ draft, area, withCocktails, required, error, onChange }: ProductFieldProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const mixes = withCocktails && MIXED.has(draft.type)
  const { data: supplies = [] } = useGetSuppliesQuery()
  const { data: cocktails = [] } = useGetCocktailsQuery(undefined, { skip: !mixes })
  const uses = productUses(draft.answers.product)
  const counted = area === 0
  const put = (at: number, use: ProductUse | null) =>
    onChange(use === null ? uses.filter((_, n) => n !== at) : uses.map((one, n) => (n === at ? use : one)))

  const add = (key: string) => {
    const cocktail = cocktails.find(({ id }) => key === `cocktail:${id}`)
    const supply = supplies.find(({ id }) => key === `supply:${id}`)
    if (cocktail)
      onChange([...uses, { cocktailId: cocktail.id, rate: cocktail.waterRate ?? 0, rateUnit: 'l/ha' }])
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
      .filter(({ id, activities }) => activities.includes(draft.type) && !uses.some((use) => use.id === id))
      .map((supply) => ({
        id: `supply:${supply.id}`,
        label: supply.name,
        hint: t('sheet.here', { amount: stockOf(supply, format) }),
      })),
  ]
  const mix = tanks(area, draft.answers.waterRate, draft.answers.tankSize)
  return (
    <Frame>
      <Heading>
        <h3>{words.field('product')}</h3>
        {area > 0 && <small>{format.quantity(area / 10_000, 'treatedArea')}</small>}
      </Heading>
      {uses.map((use, at) => {
        const supply = supplies.find(({ id }) => id === use.id)
        const cocktail = cocktails.find(({ id }) => id === use.cocktailId)
        const name = supply?.name ?? cocktail?.name ?? use.id ?? use.cocktailId ?? ''
        return (
          <Line key={`${use.id ?? ''}${use.cocktailId ?? ''}`}>
            <Words>
              {name}
              <small>
                {supply && t('sheet.here', { amount: stockOf(supply, format) })}
                {cocktail && mixOf(cocktail, supplies, area, format)}
              </small>
            </Words>
            {counted ? (
              <NumberField
                size="small"
                label={t('sheet.quantityOf', { name })}
                hideLabel
                unit={supply ? symbolOf(supply.action.unit) : undefined}
                min={0}
                value={use.quantity ?? null}
                onChange={(quantity) => put(at, { ...use, quantity: quantity ?? undefined })}
              />
            ) : (
              <Rate use={use} name={name} onChange={(next) => put(at, next)} />
            )}
            <Total>{!counted && supply && totalOf(use, area, supply, format)}</Total>
            <IconButton size="small" label={t('sheet.removeProduct', { name })} onClick={() => put(at, null)}>
              <Icon name="x" size={16} />
            </IconButton>
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
      {mix && (
        <p>
          {mix.last > 0
            ? t('sheet.tanksAndRest', { count: mix.full, rest: format.quantity(mix.last, 'volume') })
            : t('sheet.tanks', { count: mix.full })}
        </p>
      )}
    </Frame>
  )
}

const QUANTITY_OF_RATE = {
  'kg/ha': 'fertiliserRate',
  'l/ha': 'liquidRate',
  'g/m2': 'solidRate',
} as const satisfies Record<RateUnit, Quantity>

function Rate({
  use,
  name,
  onChange,
}: {
  use: ProductUse
  name: string
  onChange: (use: ProductUse) => void
}) {
  const { t } = useTranslation('work')
  const { unitSystem } = useFormat()
  const quantity = use.cocktailId === undefined ? QUANTITY_OF_RATE[use.rateUnit] : 'waterRate'
  return (
    <Pair>
      <NumberField
        size="small"
        label={t('sheet.rateOf', { name })}
        hideLabel
        min={0}
        value={roundHalfAway(convert(use.rate, quantity, unitSystem), 6)}
        onChange={(typed) =>
          onChange({ ...use, rate: typed === null ? Number.NaN : toMetric(typed, quantity, unitSystem) })
        }
        unit={use.cocktailId === undefined ? undefined : unitSymbol(unitOf(quantity, unitSystem))}
      />
      {use.cocktailId === undefined && (
        <SelectField
          size="small"
          label={t('sheet.unitOf', { name })}
          hideLabel
          value={use.rateUnit}
          options={RATE_UNITS.map((unit) => ({
            id: unit,
            label: unitSymbol(unitOf(QUANTITY_OF_RATE[unit], unitSystem)),
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

const SYMBOL: Partial<Record<SupplyUnit, string>> = { l: 'L', ml: 'mL' }
const symbolOf = (unit: SupplyUnit): string => SYMBOL[unit] ?? unit

/** "12 L", in the person's units where there are any. */
function amount(value: number, unit: SupplyUnit, format: Format): string {
  const quantity = ({ kg: 'mass', l: 'volume', g: 'smallMass', ml: 'smallVolume' } as const)[unit as 'kg']
  // A whole number of the unit in which it is counted needs no ".0".
  if (format.unitSystem === 'metric' && Number.isInteger(value))
    return `${format.number(value)} ${symbolOf(unit)}`
  return quantity === undefined ? `${format.number(value)} ${unit}` : format.quantity(value, quantity)
}

const stockOf = (supply: Supply, format: Format): string =>
  amount(supply.available, supply.action.unit, format)

function totalOf(use: ProductUse, area: number, supply: Supply, format: Format): string {
  const total = productQuantity(use.rate, use.rateUnit, area, supply.action.unit, supply.density)
  return total === undefined ? '' : amount(total, supply.action.unit, format)
}

/** What a mix takes of each of its products on this area. */
function mixOf(cocktail: Cocktail, supplies: readonly Supply[], area: number, format: Format): string {
  return cocktail.items
    .map(({ supplyId, rate, rateUnit }) => {
      const supply = supplies.find(({ id }) => id === supplyId)
      const total = supply && productQuantity(rate, rateUnit, area, supply.action.unit, supply.density)
      return supply
        ? [supply.name, total === undefined ? '' : amount(total, supply.action.unit, format)].join(' ').trim()
        : supplyId
    })
    .join(', ')
}

const Frame = styled.div`
  grid-column: span 6;
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  padding-block: 8px;
  border-block: 1px solid ${token('line-2')};

  > p {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
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
  grid-template-columns: minmax(0, 1fr) auto 32px;
  gap: 4px 8px;
  align-items: center;
`
const Words = styled.span`
  grid-column: 1 / 3;
  font: 500 ${token('t-12')} ${token('font')};
  overflow-wrap: anywhere;

  > small {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  & ~ button {
    grid-row: 1;
    grid-column: 3;
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, 1fr) minmax(96px, 1fr);
  gap: 4px;
`
const Total = styled.span`
  grid-column: 2 / 4;
  text-align: end;
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
`
