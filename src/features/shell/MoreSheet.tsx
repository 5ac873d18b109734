import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '@/domain/addresses'
import { isDemo } from '@/session/demoMode'
import { useLogOut } from '@/session/useLogOut'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Sheet } from '@/ui/Sheet'
import type { Destination } from './destinations'

type MoreSheetProps = {
  name: string
  destinations: readonly Destination[]
  onSearch: () => void
  onClose: () => void
}

/** What the phone's bar has no room for. */
export function MoreSheet({ name, destinations, onSearch, onClose }: MoreSheetProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const logOut = useLogOut()
  const rows = [
    ...destinations.map(({ key, to, icon }) => ({ key, icon, act: () => void navigate(to) })),
    { key: 'search', icon: 'search', act: onSearch },
    { key: 'settings', icon: 'settings', act: () => void navigate(addresses.settings) },
    { key: 'logOut', icon: 'logOut', act: logOut },
  ] as const
  return (
    <Sheet
      open
      onClose={onClose}
      title={name || t('nav.more')}
      subtitle={isDemo() ? t('demo.mark') : undefined}
    >
      <Rows>
        {rows.map(({ key, icon, act }) => (
          <Row
            key={key}
            lead={
              <Mark>
                <Icon name={icon} />
              </Mark>
            }
            title={t(`nav.${key}`)}
            onPress={() => {
              onClose()
              act()
            }}
          />
        ))}
      </Rows>
    </Sheet>
  )
}

/* Apart from the row's own rule for a bare icon, which stands beside the first of two lines. */
const Mark = styled.span`
  display: grid;
`
