import { useTranslation } from 'react-i18next'
import { ALL_LANGUAGES, type Language, LANGUAGES } from '@/i18n/languages'
import { report } from '@/lib/report'
import { chooseLanguage } from '@/session/chooseLanguage'
import { ChipSelect } from '@/ui/ChipSelect'
import { Glyph } from '@/ui/Glyph'

/** The interface's language, before anybody is known; every language is named in itself. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('auth')
  return (
    <ChipSelect
      label={t('language')}
      icon={<Glyph name="globe" size={16} />}
      options={options}
      value={i18n.language}
      onChange={(id) => {
        chooseLanguage(id as Language).catch(report)
      }}
    />
  )
}

const options = ALL_LANGUAGES.map((language) => ({
  id: language,
  label: LANGUAGES[language],
  lang: language,
}))
