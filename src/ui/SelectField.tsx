import styled from '@emotion/styled'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Select, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from 'react-i18next'
import { AriaField } from './AriaField'
import { boxStyles, type FieldProps, frameStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { ListOption } from './ListOption'
import { touch } from './media'
import { listStyles, type Option } from './optionStyles'
import { PopoverSurface } from './PopoverSurface'
import { token } from './tokens'

type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (id: string) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** One of a short list. */
export function SelectField({
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
}: SelectFieldProps) {
  const { t } = useTranslation('common')
  return (
    <Frame
      data-size={size}
      value={value}
      onChange={(id) => {
        if (id !== null) onChange(String(id))
      }}
      placeholder={placeholder ?? t('ui.choose')}
      name={name}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={field.required}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <AriaField {...field} size={size} error={error}>
        <Box ref={ref} data-size={size} data-invalid={error ? true : undefined}>
          <Value>
            {({ defaultChildren, isPlaceholder, selectedText }) =>
              isPlaceholder ? (
                defaultChildren
              ) : (
                <Chosen option={options.find(({ id }) => id === value)} text={selectedText} />
              )
            }
          </Value>
          <Glyph name="down" size={14} />
        </Box>
      </AriaField>
      <PopoverSurface>
        <List items={options}>{(option) => <ListOption option={option as Option} />}</List>
      </PopoverSurface>
    </Frame>
  )
}

function Chosen({ option, text }: { option: Option | undefined; text: string }) {
  return (
    <>
      {option?.icon}
      <bdi lang={option?.lang}>{text}</bdi>
    </>
  )
}

const Frame = styled(Select)(frameStyles)
const Box = styled(Button)`
  ${boxStyles}
  gap: 8px;
  padding-inline: 12px;
  text-align: start;
  cursor: pointer;

  &[data-size='small'] {
    padding-inline: 8px;

    ${touch} {
      padding-inline: 12px;
    }
  }
  > svg {
    flex: none;
    color: ${token('ink-2')};
  }
`
const Value = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: 6px;

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-placeholder] {
    color: ${token('ink-3')};
    font-weight: 400;
  }
`
const List = styled(ListBox)(listStyles)
