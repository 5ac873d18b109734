import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { token } from '@/ui/tokens'

/** Who is not here today, in one line. */
export function OffToday({ people }: { people: readonly { id: string; fullName: string }[] }) {
  const { t } = useTranslation(['home', 'panels'])
  const format = useFormat()
  if (people.length === 0) return null
  return (
    <Line>
      <AvatarGroup people={people.map(({ id, fullName }) => ({ id, fullName, off: true }))} size="m" />
      <p>
        {t('panels:team.offToday', {
          count: people.length,
          names: format.list(people.map(({ fullName }) => fullName)),
        })}
      </p>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 56px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`
