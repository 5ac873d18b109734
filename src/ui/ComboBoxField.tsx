import styled from '@emotion/styled'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import { AriaField } from './AriaField'
import { boxStyles, type FieldProps, frameStyles, inputStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { ListOption } from './ListOption'
import { touch } from './media'
import { listStyles, type Option } from './optionStyles'
import { PopoverSurface } from './PopoverSurface'
import { token } from './tokens'

type ComboBoxFieldProps = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (id: string | null) => void
  /** Given, a text that is not in the list is taken as it is. */
  onCustom?: (text: string) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** One of a long list, found by typing. */
export function ComboBoxField({
  options,
  value,
  onChange,
  onCustom,
  placeholder,
  name,
  onBlur,
  ref,
  disabled,
  size = 'normal',
  error,
  ...field
}: ComboBoxFieldProps) {
  const { t } = useTranslation('common')
  const known = options.find(({ id }) => id === value)
  // A text of one's own is its own value: what stands in the field is told, so that no letter of it is lost.
  const own = onCustom && {
    allowsCustomValue: true,
    inputValue: known?.label ?? value ?? '',
    onInputChange: (text: string) => {
      const named = options.find(({ label }) => label === text)
      if (!named) onCustom(text)
      else if (named.id !== value) onChange(named.id)
    },
  }
  return (
    <Frame
      data-size={size}
      defaultItems={options}
      value={known?.id ?? null}
      onChange={(id) => {
        if (id !== null || !onCustom) onChange(id === null ? null : String(id))
      }}
      {...own}
      allowsEmptyCollection
      menuTrigger="focus"
      name={name}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={field.required}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <AriaField {...field} size={size} error={error}>
        <Box data-size={size} data-invalid={error ? true : undefined} onKeyDown={keepEscape}>
          <Text ref={ref} placeholder={placeholder} dir="auto" />
          <Opener>
            <Glyph name="down" size={14} />
          </Opener>
        </Box>
      </AriaField>
      <PopoverSurface>
        <List renderEmptyState={() => t('ui.noMatches')}>
          {(option) => <ListOption option={option as Option} />}
        </List>
      </PopoverSurface>
    </Frame>
  )
}

/** Escape closes the list that is open, and not what the field stands in as well. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof Element && event.target.ariaExpanded === 'true')
    event.stopPropagation()
}

const Frame = styled(ComboBox)(frameStyles)
const Box = styled(Group)(boxStyles)
const Text = styled(Input)(inputStyles)
const Opener = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  align-self: stretch;
  color: ${token('ink-2')};
  outline: none;

  ${touch} {
    inline-size: 44px;
  }
`
const List = styled(ListBox)(listStyles)
