import styled from '@emotion/styled'
import { QuantityField } from '@/ui/QuantityField'
import type { Quantity } from '@/lib/units'

type AmountListProps = {
  values: readonly (number | null)[]
  onChange: (values: (number | null)[]) => void
  quantity: Quantity
  label: (at: number) => string
}

/** Several amounts of the same kind side by side, such as what each nozzle gave. */
export function AmountList({ values, onChange, quantity, label }: AmountListProps) {
  return (
    <Row>
      {values.map((value, at) => (
        <QuantityField
          min={0}
          // oxlint-disable-next-line react/no-array-index-key -- a nozzle is its place
          key={at}
          size="small"
          label={label(at + 1)}
          quantity={quantity}
          value={value}
          onChange={(typed) => onChange(values.map((one, n) => (n === at ? typed : one)))}
        />
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 8px;
`
