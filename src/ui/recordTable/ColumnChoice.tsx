import styled from '@emotion/styled'
import { Checkbox } from '../Checkbox'

type ColumnChoiceProps = {
  options: readonly { id: string; label: string }[]
  hidden: ReadonlySet<string>
  onHidden: (hidden: ReadonlySet<string>) => void
}

/** Which columns are shown. */
export function ColumnChoice({ options, hidden, onHidden }: ColumnChoiceProps) {
  const show = (id: string, shown: boolean) => {
    const next = new Set(hidden)
    if (shown) next.delete(id)
    else next.add(id)
    onHidden(next)
  }
  return (
    <List>
      {options.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={!hidden.has(id)}
          onChange={(event) => show(id, event.target.checked)}
        />
      ))}
    </List>
  )
}

const List = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 180px;
`
