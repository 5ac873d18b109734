import styled from '@emotion/styled'
import { avatarLook, initials } from '@/lib/nameHash'
import { token } from './tokens'

type AvatarProps = {
  name: string
  /** 16 (no letters), 24, 32 or 40 px; `own` is as large as the `--avatar` it stands in. */
  size?: 'xs' | 's' | 'm' | 'l' | 'own'
  /** Away today: an outline on grey. */
  off?: boolean
  /** The name stands beside it, so a screen reader need not hear it twice. */
  decorative?: boolean
}

/** A mown disc; hue and stripe angle come from the hash of the full name (spec §3). */
export function Avatar({ name, size = 's', off = false, decorative = false }: AvatarProps) {
  const { hue, rotation } = avatarLook(name)
  return (
    <Disc
      data-size={size}
      data-off={off || undefined}
      style={{ '--hue': hue, '--turn': `${rotation}deg` }}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      title={name}
    >
      {size === 'xs' ? null : initials(name)}
    </Disc>
  )
}

const Disc = styled.span`
  --a: oklch(0.43 0.08 var(--hue));
  --b: oklch(0.49 0.085 var(--hue));
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  overflow: hidden;
  font: 600 10px/1 ${token('font')};
  letter-spacing: 0.02em;
  color: #fff;
  background: repeating-linear-gradient(var(--turn), var(--a) 0 4px, var(--b) 4px 8px);
  user-select: none;
  forced-color-adjust: none;

  &[data-size='xs'] {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-size='m'] {
    inline-size: 32px;
    block-size: 32px;
    font-size: 12px;
  }
  &[data-size='l'] {
    inline-size: 40px;
    block-size: 40px;
    font-size: 14px;
  }
  &[data-size='own'] {
    --stripe: calc(var(--avatar) * 2 / 13);
    inline-size: var(--avatar);
    block-size: var(--avatar);
    font-size: calc(var(--avatar) * 5 / 13);
    background: repeating-linear-gradient(
      var(--turn),
      var(--a) 0 var(--stripe),
      var(--b) var(--stripe) calc(2 * var(--stripe))
    );
  }
  &[data-off] {
    background: ${token('nodata-bg')};
    color: ${token('ink-2')};
    box-shadow: inset 0 0 0 1px ${token('ctl')};
  }
`
