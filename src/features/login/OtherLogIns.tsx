import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { loginOf } from '@/domain/access'
import { hover, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { LogInArea } from './openSession'

/** The doors of the other two. */
export function OtherLogIns({ area }: { area: LogInArea }) {
  const { t } = useTranslation('auth')
  return (
    <Doors aria-label={t('others')}>
      {AREAS.filter((other) => other !== area).map((other) => (
        <Door key={other} to={loginOf(other)}>
          {t(`door.${other}`)}
        </Door>
      ))}
    </Doors>
  )
}

const AREAS: readonly LogInArea[] = ['staff', 'coach', 'player']

const Doors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 24px;
`
const Door = styled(Link)`
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
