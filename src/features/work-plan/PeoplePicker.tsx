import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/Avatar'
import { Chip } from '@/ui/Chip'
import { token } from '@/ui/tokens'
import { type Person } from './plan'

/** On a phone: everybody in a line that stays in sight; a press goes to their day. */
export function PeoplePicker({
  people,
  onPick,
}: {
  people: readonly Person[]
  onPick: (person: Person) => void
}) {
  const { t } = useTranslation('workPlan')
  return (
    <Line aria-label={t('picker')}>
      {people.map((person) => (
        <Chip key={person.id} onClick={() => onPick(person)} aria-label={person.name}>
          <Avatar name={person.name} size="s" off={person.away !== undefined} decorative />
          <bdi>{person.name.split(' ')[0]}</bdi>
        </Chip>
      ))}
    </Line>
  )
}

const Line = styled.nav`
  position: sticky;
  inset-block-start: var(--mark, 0px);
  z-index: 4;
  display: flex;
  gap: 8px;
  padding: 8px 16px;
  overflow-x: auto;
  scrollbar-width: none;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  @media print {
    display: none;
  }
`
