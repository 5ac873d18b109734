import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { versionText } from '@/lib/version'
import { Rows } from '@/ui/Rows'
import { token } from '@/ui/tokens'
import { Facts } from '@/ui/Facts'
import { LICENCES } from './licences'

/** Which version this is, and whose work it stands on. */
export function About() {
  const { t } = useTranslation('settings')
  return (
    <div>
      <Facts facts={[{ name: t('about.version'), value: versionText() }]} />
      <Licences>
        <summary>{t('about.licences')}</summary>
        <p>{t('about.thanks')}</p>
        <Rows translate="no" dir="ltr">
          {LICENCES.map(({ name, licence }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{licence}</span>
            </li>
          ))}
        </Rows>
      </Licences>
    </div>
  )
}

const Licences = styled.details`
  margin-block-start: 8px;

  > summary {
    padding-block: 12px;
    font-weight: 600;
    color: ${token('green-deep')};
    cursor: pointer;
  }
  > p {
    margin-block-end: 8px;
    color: ${token('ink-2')};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 4px;
    border-block-start: 1px solid ${token('line-2')};
    font: 400 ${token('t-12')} ${token('font')};
  }
`
