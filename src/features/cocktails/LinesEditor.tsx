import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formulation } from '@/domain/mix'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'
import { SelectField } from '@/ui/SelectField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type LineDraft, type Method, moved, newLine, repeatedIn } from './cocktailDraft'
import { FormulationSelect } from './FormulationSelect'
import { LineRow } from './LineRow'
import { useMixText } from './useMixText'

type LinesEditorProps = {
  lines: readonly LineDraft[]
  onChange: (lines: readonly LineDraft[]) => void
  method: Method
  /** Undefined until they have come. */
  supplies: readonly Supply[] | undefined
  /** Without it, what products are made up as is not asked. */
  formulations?: Readonly<Record<Id, Formulation>> | undefined
  /** Keys of lines whose rate cannot be. */
  wrong?: ReadonlySet<string> | undefined
  error?: string | undefined
}

/** The products of a mix, each at its rate, in the order they go in. */
export function LinesEditor({
  lines,
  onChange,
  method,
  supplies,
  formulations,
  wrong,
  error,
}: LinesEditorProps) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const text = useMixText(supplies)
  const [said, setSaid] = useState('')
  const place = (from: number, to: number) => {
    const line = lines[from]
    if (!line || to < 0 || to >= lines.length) return
    onChange(moved(lines, from, to))
    setSaid(t('lines.moved', { name: text.name(line.supplyId), at: to + 1, count: lines.length }))
  }
  const repeated = repeatedIn(lines)
  const type = method === 'spray' ? 'spraying' : 'spreading'
  const options = (supplies ?? [])
    .filter(
      ({ id, activities }) => activities.includes(type) && !lines.some(({ supplyId }) => supplyId === id),
    )
    .map(({ id, name, available, action }) => ({
      id,
      label: name,
      hint: stockAmount(available, action.unit, format),
    }))
  return (
    <Stack>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, at) => {
            const supply = supplies?.find(({ id }) => id === line.supplyId)
            return (
              <LineRow
                key={line.key}
                line={line}
                at={at}
                count={lines.length}
                supplies={supplies}
                isRepeated={repeated.has(line.key)}
                isWrong={wrong?.has(line.key) ?? false}
                onMove={place}
                onChange={(next) =>
                  onChange(lines.flatMap((one) => (one.key === line.key ? (next ?? []) : one)))
                }
              >
                {formulations && supply && method === 'spray' && (
                  <FormulationSelect supply={supply} formulations={formulations} />
                )}
              </LineRow>
            )
          })}
        </ul>
      )}
      <SelectField
        size="small"
        label={t('sheet.addProduct')}
        hideLabel
        placeholder={t('sheet.addProduct')}
        error={error}
        description={
          supplies && options.length === 0 && lines.length === 0 ? t('sheet.noProducts') : undefined
        }
        options={options}
        value={null}
        onChange={(id) => {
          const supply = supplies?.find((one) => one.id === id)
          if (supply) onChange([...lines, newLine(supply, method)])
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
`
