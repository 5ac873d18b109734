import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { desktop } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { Destination } from './destinations'

const MoreSheet = lazyPart(() => import('./MoreSheet'), 'MoreSheet')

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
  const [more, setMore] = useState(false)
  const inBar = destinations.filter(({ inMore }) => !inMore)
  const tab = ({ key, to, icon }: Destination) => (
    <Tab key={key} to={to}>
      <Icon name={icon} size={24} />
      {t(key === 'home' ? 'nav.today' : `nav.${key}`)}
    </Tab>
  )
  return (
    <Bar aria-label={t('nav.main')}>
      {inBar.slice(0, 2).map(tab)}
      {canWrite && (
        <Plus to={{ search: withWorkSheet(search, { kind: 'new' }) }} aria-label={t('nav.logWork')}>
          <Icon name="plus" size={24} />
        </Plus>
      )}
      {inBar.slice(2).map(tab)}
      <More type="button" aria-haspopup="dialog" aria-expanded={more} onClick={() => setMore(true)}>
        <Icon name="ellipsis" size={24} />
        {t('nav.more')}
      </More>
      {more && (
        <Suspense>
          <MoreSheet
            name={name}
            destinations={destinations.filter(({ inMore }) => inMore)}
            onSearch={onSearch}
            onClose={() => setMore(false)}
          />
        </Suspense>
      )}
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
