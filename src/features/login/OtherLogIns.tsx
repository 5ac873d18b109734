import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type Door, otherLogIn } from '@/domain/access'
import { hover, phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** The doors of the other two. */
export function OtherLogIns({ area }: { area: Door }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  return (
    <Doors aria-label={t('others')}>
      {AREAS.filter((other) => other !== area).map((other) => (
        <OtherDoor key={other} to={otherLogIn(other, { search, origin: location.origin })}>
          {t(`door.${other}`)}
        </OtherDoor>
      ))}
    </Doors>
  )
}

const AREAS: readonly Door[] = ['staff', 'coach', 'player']

const Doors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 24px;
`
const OtherDoor = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 24px;
  border-radius: ${token('r-mark')};

  ${hover} {
    &:hover {
      color: ${token('ink')};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${phone} {
    min-block-size: 44px;
  }
`
