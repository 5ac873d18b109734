import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import type { NameSide } from '@/domain/league/clubMap'
import { type ClubRow, OFFICE_STATUSES } from '@/domain/league/officeRows'
import { useFormat } from '@/i18n/format'
import { LazyPopover } from '@/ui/LazyPopover'
import { forcedColors, hover, touch } from '@/ui/media'
import { token } from '@/ui/tokens'
import { ClubLines } from './ClubLines'
import { StatusLight } from './StatusLight'
import { useOpenClub } from './useOpenClub'

type MapMarkProps = {
  /** One, or those that lie so close together that their marks would cover each other. */
  clubs: readonly ClubRow[]
  /** Where the name stands; undefined: nowhere until it is pointed at or focused, and then `otherwise`. */
  side: NameSide | undefined
  otherwise: NameSide
  chosen?: { ids: readonly string[]; choose: (ids: readonly string[]) => void; shownIn: string } | undefined
}

/** A place on the map: the mark of a club with its name, or of several with their number. */
export function MapMark({ clubs, side, otherwise, chosen }: MapMarkProps) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const openClub = useOpenClub()
  const [club] = clubs
  if (!club) return null
  const isOne = clubs.length === 1
  const names = clubs.map(({ club }) => club.name ?? '')
  // Of several the one that needs a look most.
  const status =
    OFFICE_STATUSES.find((one) => clubs.some(({ status }) => status === one)) ?? ('unread' as const)
  const label = isOne
    ? t('map.club', { name: names[0], status: t(`status.${status}`) })
    : t('map.group', { count: clubs.length, names: format.list(names), status: t(`status.${status}`) })
  const inside = (
    <>
      <Mark>
        <StatusLight status={status} />
        {!isOne && format.number(clubs.length)}
      </Mark>
      <Name
        data-side={side ?? otherwise}
        data-later={side === undefined || undefined}
        data-several={!isOne || undefined}
      >
        <bdi>{isOne ? names[0] : format.list(names)}</bdi>
        {isOne && <Word data-word>{t(`status.${status}`)}</Word>}
      </Name>
    </>
  )
  if (chosen) {
    const ids = clubs.map(({ id }) => id)
    const isChosen = ids.every((id) => chosen.ids.includes(id))
    return (
      <Press
        type="button"
        aria-label={label}
        aria-expanded={isChosen}
        aria-controls={chosen.shownIn}
        onClick={() => chosen.choose(isChosen ? [] : ids)}
      >
        {inside}
      </Press>
    )
  }
  if (isOne)
    return (
      <Press type="button" aria-label={label} onClick={() => openClub(club.club.id, addresses.home)}>
        {inside}
      </Press>
    )
  return (
    <LazyPopover
      label={label}
      trigger={
        <Press type="button" aria-label={label}>
          {inside}
        </Press>
      }
    >
      <ClubLines clubs={clubs} />
    </LazyPopover>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-inline-size: 22px;
  block-size: 22px;
  padding-inline: 5px;
  border: 1px solid ${token('ctl')};
  border-radius: 11px;
  background: ${token('paper')};
  font: 600 ${token('t-12')} ${token('font')};
  color: ${token('ink')};
  white-space: nowrap;
`
const Name = styled.span`
  position: absolute;
  inline-size: max-content;
  max-inline-size: 200px;
  padding-inline: 5px;
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  font: 600 ${token('t-12')} ${token('font')};
  color: ${token('ink')};
  text-align: start;
  pointer-events: none;
  --half: 13px;

  /* The mark of several is as much wider as its number. */
  &[data-several] {
    --half: 20px;
  }
  &[data-side='right'] {
    inset-inline-start: calc(50% + var(--half));
  }
  &[data-side='left'] {
    inset-inline-end: calc(50% + var(--half));
  }
  &[data-side='above'] {
    inset-block-end: calc(50% + 13px);
  }
  &[data-side='below'] {
    inset-block-start: calc(50% + 13px);
  }
  &[data-later] {
    visibility: hidden;
    padding-block: 2px;
    box-shadow: ${token('shadow')};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`
/** One ring stands for several words: which of them it is, is said with the rest. */
const Word = styled.bdi`
  display: none;
  font-weight: 400;
  color: ${token('ink-2')};
`
const Press = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: 28px;
  border-radius: 14px;

  ${touch} {
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: 22px;
  }
  &:focus-visible [data-later] {
    visibility: visible;
  }
  &:focus-visible [data-word] {
    display: block;
  }
  &:focus-visible > span:first-of-type,
  &[aria-expanded='true'] > span:first-of-type {
    border-color: ${token('ink')};
    box-shadow: 0 0 0 2px ${token('ink')};
  }
  ${hover} {
    &:hover [data-later] {
      visibility: visible;
    }
    &:hover [data-word] {
      display: block;
    }
    &:hover > span:first-of-type {
      border-color: ${token('ink')};
    }
  }
`
