import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { areaOfRole, type Door } from '@/domain/access'
import { type DemoAccount, useDemoAccounts } from '@/session/demoMode'
import { Glyph } from '@/ui/Glyph'
import { hover, phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type DemoAccountsProps = { area: Door; onChoose: (email: string, password: string) => void }

/** Where the data is the demo's: everybody who may come in by this door, one press away. */
export function DemoAccounts({ area, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  const demo = useDemoAccounts()
  if (!demo) return null
  return (
    <Panel aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      <List role="list">
        {demo.accounts
          .filter((account) => belongs(account, area))
          .map(({ email, name, company, about }) => (
            <li key={email}>
              <Person type="button" onClick={() => onChoose(email, demo.password)}>
                <Words>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <small>{t('demo.person', { about: t(`demo.about.${about as About}`), company })}</small>
                </Words>
                <Glyph name="forward" size={16} />
              </Person>
            </li>
          ))}
      </List>
    </Panel>
  )
}

/** What the demo says of its people, of which there are texts. */
type About =
  | 'headGroundskeeper'
  | 'groundskeeper'
  | 'newStarter'
  | 'coach'
  | 'kitman'
  | 'leagueAdmin'
  | 'measurementsOnly'

const belongs = ({ role }: DemoAccount, area: Door): boolean => areaOfRole(role) === area

const Panel = styled.section`
  padding-block-start: 16px;
  border-block-start: 1px solid ${token('line')};

  h2 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  p {
    margin-block-end: 8px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    h2 {
      font: 600 ${token('t-16')} ${token('font')};
    }
    p {
      font: 400 ${token('t-14')} ${token('font')};
    }
  }
`
const List = styled.ul`
  li + li {
    border-block-start: 1px solid ${token('line-2')};
  }
`
const Person = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: calc(100% + 16px);
  margin-inline: -8px;
  min-block-size: 44px;
  padding: 4px 8px;
  border-radius: ${token('r-ctl')};

  > svg {
    color: ${token('ink-2')};
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
  ${phone} {
    min-block-size: 56px;
  }
`
const Words = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;

  > b {
    font: 500 ${token('t-14')} ${token('font')};
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    > b {
      font: 500 ${token('t-16')} ${token('font')};
    }
    > small {
      font: 400 ${token('t-14')} ${token('font')};
    }
  }
`
