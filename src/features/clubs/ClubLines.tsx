import styled from '@emotion/styled'
import { addresses } from '@/domain/addresses'
import type { ClubRow } from '@/domain/league/officeRows'
import { Glyph } from '@/ui/Glyph'
import { hover, touch } from '@/ui/media'
import { token } from '@/ui/tokens'
import { StatusWord } from './StatusWord'
import { useOpenClub } from './useOpenClub'

/** Clubs by name, each with how it stands; a press opens it. */
export function ClubLines({ clubs }: { clubs: readonly ClubRow[] }) {
  const openClub = useOpenClub()
  return (
    <List>
      {clubs.map(({ id, club, status }) => (
        <li key={id}>
          <Press type="button" onClick={() => openClub(club.id, addresses.home)}>
            <bdi>{club.name}</bdi>
            <StatusWord status={status} />
            <Onward>
              <Glyph name="forward" size={16} />
            </Onward>
          </Press>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  column-gap: 24px;
  min-inline-size: min(260px, 100%);
`
const Press = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 40px;
  padding-block: 4px;
  border-block-end: 1px solid ${token('line')};
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  text-align: start;

  > bdi {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${touch} {
    min-block-size: 48px;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
const Onward = styled.span`
  display: grid;
  color: ${token('ink-2')};

  @media print {
    display: none;
  }
`
