import { useTranslation } from 'react-i18next'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { Avatar } from '@/ui/Avatar'
import { MultiSelectField } from '@/ui/MultiSelectField'

type PeopleFieldProps = {
  people: readonly User[]
  value: readonly Id[]
  /** Who is off on the day, with the word for why. */
  off: ReadonlyMap<Id, string>
  /** Who has other work at the time, with what it is. */
  busy: ReadonlyMap<Id, string>
  error: string | undefined
  onChange: (ids: Id[]) => void
}

/** Who does the work: those who can come first, the others with why they cannot. */
export function PeopleField({ people, value, off, busy, error, onChange }: PeopleFieldProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const rank = ({ id }: User) => (off.has(id) ? 2 : busy.has(id) ? 1 : 0)
  return (
    <MultiSelectField
      size="small"
      label={words.field('userIds')}
      error={error}
      placeholder={t('sheet.nobody')}
      value={value}
      options={people
        .toSorted((a, b) => rank(a) - rank(b))
        .map((person) => {
          const hint = off.get(person.id) ?? busy.get(person.id)
          return {
            id: person.id,
            label: person.fullName,
            icon: <Avatar name={person.fullName} size="xs" off={off.has(person.id)} decorative />,
            ...(hint === undefined ? {} : { hint }),
          }
        })}
      onChange={onChange}
    />
  )
}
