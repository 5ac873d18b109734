import styled from '@emotion/styled'
import { QuantityField } from '@/ui/QuantityField'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/ui/DateField'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { LinesEditor } from './LinesEditor'
import type { Calculator } from './useCalculator'
import type { MixGround } from './useMixGround'

type CalculatorFieldsProps = { calculator: Calculator; ground: MixGround }

/** Stands for "no mix" and "no pitch" in a list of ids. */
const NONE = '*'

/** What is mixed, where it goes, and out of which tank. */
export function CalculatorFields({ calculator, ground }: CalculatorFieldsProps) {
  const { t } = useTranslation('cocktails')
  const { typed, method, pitch, sectionIds } = calculator
  const sections = ground.sections.filter(({ pitchId }) => pitchId === pitch?.id)
  return (
    <Fields>
      <SelectField
        label={t('calculator.mix')}
        value={typed.mixId ?? NONE}
        options={[
          { id: NONE, label: t('calculator.own') },
          ...ground.cocktails.map(({ id, name }) => ({ id, label: name })),
        ]}
        onChange={(id) => calculator.chooseMix(id === NONE ? null : id)}
      />
      {typed.mixId === null && (
        <>
          <SegmentedControl
            wide
            size="small"
            label={t('method.label')}
            options={[
              { id: 'spray', label: t('method.spray') },
              { id: 'spread', label: t('method.spread') },
            ]}
            value={method}
            onChange={calculator.setOwnMethod}
          />
          <LinesEditor
            lines={typed.ownLines}
            onChange={calculator.setOwnLines}
            method={method}
            supplies={ground.supplies}
          />
        </>
      )}
      <SelectField
        label={t('calculator.pitch')}
        value={pitch?.id ?? NONE}
        options={[
          { id: NONE, label: t('calculator.noPitch') },
          ...ground.pitches.map(({ id, name }) => ({ id, label: name })),
        ]}
        onChange={(id) => calculator.choosePitch(id === NONE ? null : id)}
      />
      {sections.length > 1 && (
        <MultiSelectField
          label={t('calculator.sections')}
          placeholder={t('calculator.allSections')}
          options={sections.map(({ id, name }) => ({ id, label: name }))}
          value={sectionIds}
          onChange={calculator.chooseSections}
        />
      )}
      <QuantityField
        min={0}
        label={t('calculator.area')}
        description={t('calculator.areaHint')}
        quantity="treatedArea"
        digits={4}
        max={1000}
        value={typed.area}
        onChange={calculator.setArea}
      />
      {method === 'spray' && (
        <Pair>
          <QuantityField
            min={0}
            label={t('calculator.water')}
            quantity="waterRate"
            value={typed.water}
            onChange={calculator.setWater}
          />
          <QuantityField
            min={0}
            label={t('calculator.tank')}
            quantity="volume"
            value={typed.tank}
            onChange={calculator.setTank}
          />
        </Pair>
      )}
      <DateField
        label={t('calculator.day')}
        value={typed.day}
        onChange={calculator.setDay}
        min={ground.today}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`
