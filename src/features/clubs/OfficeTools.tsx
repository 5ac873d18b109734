import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { PITCH_KINDS } from '@/domain/league/officeView'
import { ChipSelect } from '@/ui/ChipSelect'
import { TableTools } from '@/ui/recordTable/TableTools'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'
import { useRoundName } from './useRoundName'

type OfficeToolsProps = { office: Office; choices: OfficeChoices; sortable?: boolean; children?: ReactNode }
const ANY = '*'
const SORTS = ['club', 'status', 'read', 'next'] as const

/** Which clubs and pitches are meant: by word, club, type of pitch and round. */
export function OfficeTools({
  office,
  choices: { choice, go, setText },
  sortable = false,
  children,
}: OfficeToolsProps) {
  const { t } = useTranslation('clubs')
  const roundName = useRoundName()
  const wish = (key: string) => (id: string) => go({ [key]: id === ANY ? null : id })
  return (
    <TableTools
      search={{ label: t('search'), text: choice.text, onText: setText }}
      sort={
        sortable
          ? {
              options: SORTS.map((id) => ({ id, label: t(`sortBy.${id}`) })),
              value: choice.sort,
              onChange: ({ column, direction }) =>
                go({ sort: direction === 'descending' ? `-${column}` : column }),
            }
          : undefined
      }
      chips={
        <>
          <ChipSelect
            label={t('filter.club')}
            value={choice.club ?? ANY}
            onChange={wish('club')}
            options={[
              { id: ANY, label: t('filter.anyClub') },
              ...office.clubs.map(({ club }) => ({ id: club.id, label: club.name ?? '' })),
            ]}
          />
          <ChipSelect
            label={t('filter.kind')}
            value={choice.kind ?? ANY}
            onChange={wish('kind')}
            options={[
              { id: ANY, label: t('filter.anyKind') },
              ...PITCH_KINDS.map((kind) => ({ id: kind, label: t(`kind.${kind}`) })),
            ]}
          />
          <ChipSelect
            label={t('filter.round')}
            value={choice.round ?? ANY}
            onChange={wish('round')}
            options={[
              { id: ANY, label: t('filter.anyRound') },
              ...office.rounds.map((round) => ({ id: round.from, label: roundName(round) })),
            ]}
          />
        </>
      }
    >
      {children}
    </TableTools>
  )
}
