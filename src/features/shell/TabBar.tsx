import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { isDemo } from '@/session/demoMode'
import { useLogOut } from '@/session/useLogOut'
import { Icon } from '@/ui/Icon'
import { desktop } from '@/ui/media'
import { Menu } from '@/ui/Menu'
import { token } from '@/ui/tokens'
import type { Destination } from './destinations'

type TabBarProps = {
  destinations: readonly Destination[]
  canWrite: boolean
  name: string
  onSearch: () => void
}

/** The phone's bar: pages, "log work" in the middle, the rest behind More. */
export function TabBar({ destinations, canWrite, name, onSearch }: TabBarProps) {
  const { t } = useTranslation('common')
  const { search } = useLocation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const tab = ({ key, to, icon }: Destination) => (
    <Tab key={key} to={to}>
      <Icon name={icon} size={24} />
      {t(key === 'home' ? 'nav.today' : `nav.${key}`)}
    </Tab>
  )
  return (
    <Bar aria-label={t('nav.main')}>
      {destinations.slice(0, 2).map(tab)}
      {canWrite && (
        <Plus to={{ search: withWorkSheet(search, { kind: 'new' }) }} aria-label={t('nav.logWork')}>
          <Icon name="plus" size={24} />
        </Plus>
      )}
      {destinations.slice(2).map(tab)}
      <Menu
        label={t('nav.more')}
        trigger={
          <More type="button">
            <Icon name="ellipsis" size={24} />
            {t('nav.more')}
          </More>
        }
        groups={[
          {
            id: 'pages',
            ...(isDemo() ? { heading: t('demo.mark') } : {}),
            entries: [
              { id: 'search', label: t('nav.search'), icon: <Icon name="search" />, onSelect: onSearch },
              {
                id: 'settings',
                label: t('nav.settings'),
                icon: <Icon name="settings" />,
                onSelect: () => void navigate(addresses.settings),
              },
            ],
          },
          {
            id: 'account',
            ...(name ? { heading: name } : {}),
            entries: [
              { id: 'logOut', label: t('nav.logOut'), icon: <Icon name="logOut" />, onSelect: logOut },
            ],
          },
        ]}
      />
    </Bar>
  )
}

const tabStyles = `
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-inline-size: 0;
  border: 0;
  background: none;
  color: ${token('ink-2')};
  font: 500 ${token('t-12')} ${token('font')};
  text-decoration: none;

  &.active {
    color: ${token('ink')};
    font-weight: 600;
  }
  &.active > svg {
    color: ${token('green-deep')};
    stroke-width: 2.25;
  }
`
const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 20;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  block-size: calc(64px + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  background: ${token('paper')};
  border-block-start: 1px solid ${token('line')};

  ${desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`
const Tab = styled(NavLink)(tabStyles)
const More = styled.button(tabStyles)
const Plus = styled(Link)`
  justify-self: center;
  align-self: center;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${token('green')};
  color: ${token('on-green')};

  > svg {
    stroke-width: 2.5;
  }
`
