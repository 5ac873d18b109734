import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPreference, writePreference } from '@/lib/preference'
import { Icon } from '@/ui/Icon'
import { RadioCards } from '@/ui/RadioCards'
import { Switch } from '@/ui/Switch'
import { ToolIcon } from '@/ui/ToolIcon'
import { applyTheme } from '@/ui/theme'
import { useContrast } from '@/ui/useContrast'

/** Light, dark, or as the device says, and how strong; belongs to this browser. */
export function ThemeSetting() {
  const { t } = useTranslation(['settings', 'common'])
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    writePreference('theme', next === 'system' ? undefined : next)
    applyTheme()
    setTheme(next)
  }
  const [isMore, setIsMore] = useContrast()
  return (
    <>
      <RadioCards
        label={t('theme.label')}
        options={THEMES.map(({ id, icon }) => ({ id, label: t(`theme.${id}`), icon }))}
        value={theme}
        onChange={choose}
      />
      <Switch
        label={t('moreContrast', { ns: 'common' })}
        hint={t('theme.contrastHint')}
        checked={isMore}
        onChange={setIsMore}
      />
    </>
  )
}

const THEMES = [
  { id: 'system', icon: <Icon name="monitor" /> },
  { id: 'light', icon: <Icon name="sun" /> },
  { id: 'dark', icon: <ToolIcon name="moon" /> },
] as const
type Theme = (typeof THEMES)[number]['id']

function chosenTheme(): Theme {
  const stored = readPreference('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
