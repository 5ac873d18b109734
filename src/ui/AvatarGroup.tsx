import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Avatar } from './Avatar'
import { token } from './tokens'

type AvatarGroupProps = {
  people: { id: string; fullName: string; off?: boolean }[]
  size?: 's' | 'm'
  /** More people than this become a number. */
  most?: number
}

/** Several people as overlapping discs, read out as one list of names. */
export function AvatarGroup({ people, size = 's', most = 3 }: AvatarGroupProps) {
  const { t, i18n } = useTranslation('common')
  if (people.length === 0) return null
  const shown = people.length > most ? people.slice(0, Math.max(1, most - 1)) : people
  const names = new Intl.ListFormat(i18n.language || 'en-GB').format(people.map(({ fullName }) => fullName))
  return (
    <Discs role="img" aria-label={names} title={names}>
      {shown.map(({ id, fullName, off }) => (
        <Avatar key={id} name={fullName} size={size} off={off} decorative />
      ))}
      {shown.length < people.length && (
        <More data-size={size} aria-hidden>
          {t('ui.morePeople', { count: people.length - shown.length })}
        </More>
      )}
    </Discs>
  )
}

const Discs = styled.span`
  display: inline-flex;
  flex: none;

  > * {
    box-shadow: 0 0 0 2px ${token('paper')};
  }
  > [data-off] {
    box-shadow:
      inset 0 0 0 1px ${token('ctl')},
      0 0 0 2px ${token('paper')};
  }
  /* Two letters are as wide as the disc lets them be: what lies over it must leave them whole. */
  > * + * {
    margin-inline-start: -2px;
  }
`
const More = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  block-size: 24px;
  padding-inline: 4px;
  border-radius: 12px;
  background: ${token('nodata-bg')};
  color: ${token('ink')};
  font: 600 10px/1 ${token('font')};

  &[data-size='m'] {
    min-inline-size: 32px;
    block-size: 32px;
    border-radius: 16px;
    font-size: 12px;
  }
`
