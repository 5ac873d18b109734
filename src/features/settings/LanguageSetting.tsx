import { useTranslation } from 'react-i18next'
import { useSaveUserMutation } from '@/api/identity'
import type { User } from '@/domain/user'
import { currentLanguage } from '@/i18n/i18n'
import { ALL_LANGUAGES, FALLBACK, type Language, LANGUAGES } from '@/i18n/languages'
import { report } from '@/lib/report'
import { chooseLanguage } from '@/session/chooseLanguage'
import { SelectField } from '@/ui/SelectField'
import { inTurn } from './inTurn'
import { useTold } from '@/ui/useTold'

type LanguageSettingProps = { user: User | undefined; readOnly: boolean }

/** Changes the interface at once, and the record where it can be written, so that every device follows at the next log-in. */
export function LanguageSetting({ user, readOnly }: LanguageSettingProps) {
  const { t, i18n } = useTranslation('settings')
  const told = useTold()
  const [save] = useSaveUserMutation()

  const choose = async (language: Language) => {
    await chooseLanguage(language)
    // Of two quick choices the texts may come in another order.
    if (!user || readOnly || currentLanguage() !== language) return
    await told(inTurn(user, async () => save({ id: user.id, language: codeOf(language) })))
  }
  return (
    <SelectField
      label={t('language.label')}
      description={readOnly ? t('language.here') : t('language.everywhere')}
      options={options}
      value={i18n.language}
      onChange={(id) => {
        choose(id as Language).catch(report)
      }}
    />
  )
}

/** British English is plain `en` to the backend (spec §9). */
const codeOf = (language: Language): string => (language === FALLBACK ? 'en' : language)

const options = ALL_LANGUAGES.map((language) => ({
  id: language,
  label: LANGUAGES[language],
  lang: language,
}))
