import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { touch } from './media'
import { TextField, type TextFieldProps } from './TextField'
import { token } from './tokens'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it; paste and password managers are welcome (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      end={
        <Toggle
          type="button"
          data-own-ring
          aria-label={shown ? t('ui.password.hide') : t('ui.password.show')}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        >
          <Glyph name={shown ? 'eyeOff' : 'eye'} />
        </Toggle>
      }
    />
  )
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 38px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};

  ${touch} {
    inline-size: 46px;
    block-size: 46px;
  }
`
