import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writePreference } from '@/lib/preference'
import { hasLetterKeys } from './pageKeys'
import { Switch } from './Switch'

/** Whether single letters are keys of the page; belongs to this browser. */
export function LetterKeysSwitch() {
  const { t } = useTranslation('keys')
  const [on, setOn] = useState(hasLetterKeys)
  return (
    <Switch
      label={t('letters.label')}
      hint={t('letters.hint')}
      checked={on}
      onChange={(next) => {
        writePreference('letterKeys', next ? undefined : 'off')
        setOn(next)
      }}
    />
  )
}
