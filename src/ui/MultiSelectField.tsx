import styled from '@emotion/styled'
import type { Ref } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { ListBox } from 'react-aria-components/ListBox'
import { Select, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from 'react-i18next'
import { AriaField } from './AriaField'
import { boxStyles, type FieldProps, frameStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { ListOption } from './ListOption'
import { SearchInput } from './SearchInput'
import { touch } from './media'
import { listStyles, type Option } from './optionStyles'
import { PopoverSurface } from './PopoverSurface'
import { token } from './tokens'

type MultiSelectFieldProps = FieldProps & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Several of a list that can be searched: what is chosen stands in the box, each with a cross. */
export function MultiSelectField({
  options,
  value,
  onChange,
  placeholder,
  name,
  onBlur,
  ref,
  disabled,
  size = 'normal',
  error,
  ...field
}: MultiSelectFieldProps) {
  const { t } = useTranslation('common')
  const { contains } = useFilter({ sensitivity: 'base' })
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  return (
    <Frame
      data-size={size}
      selectionMode="multiple"
      value={[...value]}
      onChange={(ids) => onChange(ids.map(String))}
      name={name}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={field.required}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <AriaField {...field} size={size} error={error}>
        <Box data-size={size} isInvalid={Boolean(error)}>
          {chosen.length > 0 && (
            <Chips role="list">
              {chosen.map((option) => (
                <Chip key={option.id}>
                  {option.icon}
                  <bdi>{option.label}</bdi>
                  {!disabled && (
                    <Cross
                      type="button"
                      data-own-ring
                      aria-label={t('ui.remove', { name: option.label })}
                      onClick={() => onChange(value.filter((id) => id !== option.id))}
                    >
                      <Glyph name="close" size={12} />
                    </Cross>
                  )}
                </Chip>
              ))}
            </Chips>
          )}
          <Opener ref={ref}>
            {/* The button is named by the field's label and by what stands in it. */}
            <SelectValue>{() => chosen.length === 0 && (placeholder ?? t('ui.choose'))}</SelectValue>
            <Glyph name="down" size={14} />
          </Opener>
        </Box>
      </AriaField>
      <PopoverSurface>
        <Autocomplete filter={contains}>
          <SearchInput label={t('ui.search')} />
          <List items={options} renderEmptyState={() => t('ui.noMatches')}>
            {(option) => <ListOption option={option as Option} />}
          </List>
        </Autocomplete>
      </PopoverSurface>
    </Frame>
  )
}

const Frame = styled(Select<object, 'multiple'>)(frameStyles)
const Box = styled(Group)`
  ${boxStyles}
  position: relative;
  isolation: isolate;
  padding-inline-end: 32px;
`
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 3px;
  max-inline-size: 100%;
  /* The opener lies under the chips and takes the presses that miss a cross. */
  position: relative;
  z-index: 1;
  pointer-events: none;
`
const Chip = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  max-inline-size: 100%;
  padding-inline-start: 6px;
  border-radius: ${token('r-mark')};
  background: ${token('mint')};
  font: 500 ${token('t-12')} ${token('font')};
  overflow-wrap: anywhere;

  &:not(:has(button)) {
    padding-inline-end: 6px;
  }
  ${touch} {
    min-block-size: 40px;
    padding-inline-start: 10px;
    font: 500 ${token('t-14')} ${token('font')};
  }
`
const Cross = styled.button`
  pointer-events: auto;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  flex: none;
  border-radius: ${token('r-mark')};
  color: ${token('ink-2')};

  ${touch} {
    position: relative;
    inline-size: 36px;
    block-size: 40px;

    &::before {
      content: '';
      position: absolute;
      inset: -2px -4px;
    }
  }
`
const Opener = styled(Button)`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-inline: 12px;
  border-radius: inherit;
  color: ${token('ink-3')};
  outline: none;

  > svg {
    color: ${token('ink-2')};
  }
  [data-size='small'] > & {
    padding-inline: 8px;
  }
  ${touch} {
    [data-size] > & {
      padding-inline: 12px;
    }
  }
`
const List = styled(ListBox)(listStyles)
