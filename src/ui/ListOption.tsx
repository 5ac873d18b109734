import styled from '@emotion/styled'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Glyph } from './Glyph'
import { type Option, optionStyles } from './optionStyles'
import { token } from './tokens'

/** An entry of a list box: picture, words, quiet second line, tick when chosen. */
export function ListOption({ option }: { option: Option }) {
  return (
    <Entry id={option.id} textValue={option.label} isDisabled={option.disabled}>
      {({ isSelected }) => (
        <>
          {option.icon}
          <Words>
            <Text slot="label">
              <bdi lang={option.lang}>{option.label}</bdi>
            </Text>
            {option.hint && <Hint slot="description">{option.hint}</Hint>}
          </Words>
          <Tick data-on={isSelected || undefined}>
            <Glyph name="check" size={16} />
          </Tick>
        </>
      )}
    </Entry>
  )
}

const Entry = styled(ListBoxItem)(optionStyles)
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;
`
const Hint = styled(Text)`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Tick = styled.span`
  visibility: hidden;
  color: ${token('green-deep')};

  &[data-on] {
    visibility: visible;
  }
`
