import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { addresses } from '@/domain/addresses'
import { readPreference, writePreference } from '@/lib/preference'
import { isDemo } from '@/session/demoMode'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Logo } from '@/ui/Logo'
import { desktop } from '@/ui/media'
import { besideRail } from '@/ui/railStyles'
import { token } from '@/ui/tokens'
import { type Destination, SETTINGS } from './destinations'

type RailProps = {
  destinations: readonly Destination[]
  name: string
  company: string | undefined
  mark: ReactNode
  onSearch: () => void
}

/** The ink side bar: 72 px of icons, their words on hover and focus, or 232 px when kept open. */
export function Rail({ destinations, name, company, mark, onSearch }: RailProps) {
  const { t } = useTranslation('common')
  const [pinned, setPinned] = useState(() => readPreference('railPinned') === 'yes')
  const pin = () => {
    writePreference('railPinned', pinned ? undefined : 'yes')
    setPinned(!pinned)
  }
  const item = ({ key, to, icon }: Destination) => (
    <Item key={key} to={to}>
      <Icon name={icon} />
      <Label>{t(`nav.${key}`)}</Label>
    </Item>
  )
  return (
    <Bar className="rail on-ink" aria-label={t('nav.main')} data-pinned={pinned || undefined}>
      <Brand to={addresses.home} aria-label="Sward">
        <Logo size={32} withName={pinned} />
      </Brand>
      {destinations.map(item)}
      <Press type="button" onClick={onSearch}>
        <Icon name="search" />
        <Label>{t('nav.search')}</Label>
      </Press>
      <Space />
      {mark}
      {isDemo() && (
        <Mark to={addresses.settings} title={t('demo.mark')}>
          <Icon name="flaskConical" size={16} />
          <Label>{t('demo.mark')}</Label>
        </Mark>
      )}
      <Press type="button" aria-pressed={pinned} onClick={pin}>
        <Icon name={pinned ? 'panelLeftClose' : 'panelLeftOpen'} />
        <Label>{t(pinned ? 'nav.unpin' : 'nav.pin')}</Label>
      </Press>
      {item(SETTINGS)}
      <Item to={addresses.settings} data-me aria-label={name === '' ? t('nav.account') : undefined}>
        <Avatar name={name} size="m" decorative />
        <Label data-two>
          <b>{name}</b>
          {company && <small>{company}</small>}
        </Label>
      </Item>
    </Bar>
  )
}

const item = `
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  block-size: 44px;
  inline-size: 100%;
  padding-inline: 14px;
  border: 0;
  border-radius: ${token('r-ctl')};
  background: none;
  color: ${token('ink-2')};
  font: 500 ${token('t-14')} ${token('font')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${token('mint')};
    color: ${token('ink')};
  }
  &.active:not([data-me]) {
    background: ${token('mint')};
    color: ${token('ink')};
  }
  &.active:not([data-me]) > svg {
    color: ${token('green')};
  }
  &[data-me] {
    block-size: 48px;
    padding-inline: 8px;
  }
`
const Bar = styled.nav`
  display: none;

  ${desktop} {
    display: flex;
    flex-direction: column;
    gap: 4px;
    inline-size: 72px;
    block-size: 100dvb;
    padding: 16px 12px;
    position: sticky;
    inset-block-start: 0;
    z-index: 30;
    background: ${token('paper')};
    border-inline-end: 1px solid transparent;

    &[data-pinned] {
      inline-size: 232px;
    }
  }
  @media print {
    display: none;
  }
`
const Brand = styled(NavLink)`
  display: flex;
  align-items: center;
  block-size: 40px;
  padding-inline-start: 8px;
  margin-block-end: 16px;
  color: ${token('ink')};
  text-decoration: none;
`
const Label = styled.span`
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-two] {
    display: grid;
    line-height: 1.2;
  }
  > b {
    font-weight: 500;
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }

  /* Folded: the word floats beside its icon while that is pointed at or focused, and is always there to be read out. */
  nav:not([data-pinned]) & {
    ${besideRail}
  }
  nav:not([data-pinned]) :is(a, button):is(:hover, :focus-visible) > & {
    opacity: 1;
  }
`
const Item = styled(NavLink)(item)
const Press = styled.button(item)
const Mark = styled(NavLink)`
  ${item}
  block-size: 32px;
  padding-inline: 16px;
  color: ${token('amber')};
  font-size: 12px;

  &.active:not([data-me]) {
    background: none;
    color: ${token('amber')};
  }
`
const Space = styled.span`
  flex: 1;
`
