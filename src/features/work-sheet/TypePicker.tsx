import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { byName } from '@/lib/byName'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { hover } from '@/ui/media'
import { token } from '@/ui/tokens'

type TypePickerProps = {
  types: readonly string[]
  /** How much this person uses each at this hour. */
  uses: ReadonlyMap<string, number>
  onPick: (type: string) => void
}

/** Types that are offered first. */
const FIRST = 6

/** The first question of new work: what. What this person does most at this hour stands on top. */
export function TypePicker({ types, uses, onPick }: TypePickerProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const named = types.map((type) => ({ type, name: words.name(type) })).toSorted(byName(format.locale))
  const often = named
    .filter(({ type }) => (uses.get(type) ?? 0) > 0)
    .toSorted((a, b) => (uses.get(b.type) ?? 0) - (uses.get(a.type) ?? 0))
    .slice(0, FIRST)
  const rest = named.filter(({ type }) => !often.some((one) => one.type === type))
  const grid = (list: typeof named, heading: string) =>
    list.length > 0 && (
      <section>
        <h3>{heading}</h3>
        <Grid role="list">
          {list.map(({ type, name }) => (
            <li key={type}>
              <Choice type="button" onClick={() => onPick(type)}>
                <ActivityIcon name={type} size={24} />
                {name}
              </Choice>
            </li>
          ))}
        </Grid>
      </section>
    )
  return (
    <Groups>
      {grid(often, t('sheet.often'))}
      {grid(rest, t(often.length > 0 ? 'sheet.others' : 'sheet.all'))}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    margin-block-end: 8px;
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  > li {
    display: grid;
    list-style: none;
  }
`
const Choice = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 6px;
  min-block-size: 76px;
  padding: 8px 4px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 500 ${token('t-12')} ${token('font')};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
