import { useTranslation } from 'react-i18next'
import { PRODUCT } from './Logo'

/** The full-screen dark loader (spec §2). Its look is in style.css, because index.html draws the same before any script. */
export function Loader() {
  const { t } = useTranslation('common')
  return (
    <div className="loader" role="status" aria-busy="true">
      <div className="loader-spinner" />
      <span className="loader-name" translate="no" aria-hidden>
        {PRODUCT}
      </span>
      <span className="loader-text">{t('ui.loading')}</span>
    </div>
  )
}
