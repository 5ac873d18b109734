import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { RATE_QUANTITY, RATE_UNITS } from '@/domain/rateUnit'
import { SUPPLY_GROUPS, SUPPLY_UNITS, usualRateUnit } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { priceFigure } from '@/lib/fieldDigits'
import { convert } from '@/lib/units'
import { ComboBoxField } from '@/ui/ComboBoxField'
import { DateField } from '@/ui/DateField'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { NumberField } from '@/ui/NumberField'
import { Notice } from '@/ui/Notice'
import { QuantityField } from '@/ui/QuantityField'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { type SupplyDraft, type SupplyField } from './supplyDraft'
import { useSupplyText } from './useSupplyText'

type SupplyFieldsProps = {
  draft: SupplyDraft
  isNew: boolean
  errors: Partial<Record<SupplyField, string>>
  /** Groups that the club has of its own. */
  groups: readonly string[]
  onChange: (part: Partial<SupplyDraft>) => void
}

const SHARES = ['n', 'p', 'k', 'fe', 'mg'] as const

/** Every field of a product, in the order in which a label and a shelf are read. */
export function SupplyFields({ draft, isNew, errors, groups, onChange }: SupplyFieldsProps) {
  const { t } = useTranslation('supplies')
  const { locale, unitSystem, unit } = useFormat()
  const words = useSupplyText()
  const work = useActivityWords()
  const quantity = stockQuantity(draft.unit)
  const field = (key: SupplyField) => ({
    label: t(`field.${key}`, { unit: words.unit(draft.unit) }),
    error: errors[key],
    size: 'small' as const,
  })
  const stock = (key: 'available' | 'minimum') => ({
    ...field(key),
    value: draft[key],
    onChange: (value: number | null) => onChange({ [key]: value }),
    min: 0,
    ...(quantity === undefined ? { unit: words.unit(draft.unit) } : { quantity }),
  })
  // A price per pound is stored per kilogram.
  const perShown = quantity === undefined ? 1 : convert(1, quantity, unitSystem)
  const offered = [...new Set([...SUPPLY_GROUPS, ...groups])]
  const lacksDensity =
    (draft.unit === 'l' || draft.unit === 'ml') &&
    draft.density === null &&
    SHARES.some((key) => draft[key] !== null)
  return (
    <Grid>
      <Full data-field="name">
        <TextField
          {...field('name')}
          required
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Full>
      <ComboBoxField
        {...field('group')}
        options={offered.map((id) => ({ id, label: words.group(id) }))}
        value={draft.group}
        onChange={(group) => {
          if (group !== null) onChange({ group })
        }}
        onCustom={(group) => onChange({ group })}
      />
      <SelectField
        {...field('unit')}
        options={SUPPLY_UNITS.map((id) => ({ id, label: words.unit(id) }))}
        value={draft.unit}
        onChange={(id) => {
          const chosen = SUPPLY_UNITS.find((one) => one === id)
          if (chosen)
            onChange({
              unit: chosen,
              ...(draft.maximumRate === null ? { rateUnit: usualRateUnit(chosen) } : {}),
            })
        }}
      />
      {isNew && <QuantityField {...stock('available')} description={t('hint.available')} />}
      <QuantityField {...stock('minimum')} />
      <TextField
        {...field('batch')}
        autoComplete="off"
        value={draft.batch}
        onChange={(event) => onChange({ batch: event.target.value })}
      />
      <DateField
        {...field('expiryDate')}
        value={draft.expiryDate}
        onChange={(expiryDate) => onChange({ expiryDate })}
      />
      <Full as="fieldset">
        <legend>{t('sheet.nutrients')}</legend>
        <Shares>
          {SHARES.map((key) => (
            <NumberField
              key={key}
              {...field(key)}
              value={draft[key]}
              onChange={(value) => onChange({ [key]: value })}
              min={0}
              max={100}
              digits={2}
            />
          ))}
        </Shares>
      </Full>
      <QuantityField
        {...field('density')}
        quantity="density"
        description={t('hint.density')}
        value={draft.density}
        onChange={(density) => onChange({ density })}
        min={0}
      />
      <span />
      {lacksDensity && (
        <Full>
          <Notice tone="warning">{t('sheet.noDensity')}</Notice>
        </Full>
      )}
      <QuantityField
        {...field('maximumRate')}
        quantity={RATE_QUANTITY[draft.rateUnit]}
        value={draft.maximumRate}
        onChange={(maximumRate) => onChange({ maximumRate })}
        min={0}
      />
      <SelectField
        {...field('rateUnit')}
        options={RATE_UNITS.map((id) => ({ id, label: unit(RATE_QUANTITY[id]) }))}
        value={draft.rateUnit}
        onChange={(id) => {
          const rateUnit = RATE_UNITS.find((one) => one === id)
          if (rateUnit) onChange({ rateUnit })
        }}
      />
      <TextField
        {...field('activeIngredient')}
        autoComplete="off"
        value={draft.activeIngredient}
        onChange={(event) => onChange({ activeIngredient: event.target.value })}
      />
      <TextField
        {...field('registrationNumber')}
        autoComplete="off"
        value={draft.registrationNumber}
        onChange={(event) => onChange({ registrationNumber: event.target.value })}
      />
      <QuantityField
        {...field('reEntryHours')}
        quantity="hours"
        value={draft.reEntryHours}
        onChange={(reEntryHours) => onChange({ reEntryHours })}
        min={0}
      />
      <span />
      <NumberField
        {...field('unitCost')}
        {...(draft.unitCost === null ? { value: null } : priceFigure(draft.unitCost, perShown))}
        onChange={(cost) => onChange({ unitCost: cost === null ? null : cost * perShown })}
        min={0}
      />
      <TextField
        {...field('currency')}
        description={t('hint.currency')}
        autoComplete="off"
        maxLength={3}
        value={draft.currency}
        onChange={(event) => onChange({ currency: event.target.value })}
      />
      <Full>
        <MultiSelectField
          {...field('activities')}
          options={ACTIVITY_NAMES.map((id) => ({ id, label: work.type(id) })).toSorted((a, b) =>
            a.label.localeCompare(b.label, locale),
          )}
          value={draft.activities}
          onChange={(activities) => onChange({ activities })}
        />
      </Full>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
`
const Full = styled.div`
  grid-column: 1 / -1;
  padding: 0;
  border: 0;

  > legend {
    padding-block-end: 4px;
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  gap: 8px;
`
