import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { EmptyState } from '@/ui/EmptyState'
import { desktop } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { AboutHours } from './AboutHours'
import { HoursBar } from './HoursBar'
import { LeaveKey } from './LeaveKey'
import type { Person } from './leaveScene'
import { Facts } from '@/ui/Facts'
import { useSearchChange } from '@/ui/useSearchChange'
import { PersonLeave } from './PersonLeave'
import { withTeam } from './teamAddress'
import { useGround } from './useGround'
import { useLeaveScene } from './useLeaveScene'
import { useNextLeaveText } from './useNextLeaveText'
import { useWorkload } from './useWorkload'
import { YearGrid } from './YearGrid'
import { YearHead } from './YearHead'

/** One's own leave and weeks (product.md, "my days"). */
export function MyDays({ people, year }: { people: readonly Person[]; year: string }) {
  const { t } = useTranslation('team')
  const { userId } = useGround()
  const me = people.find(({ id }) => id === userId)
  return me ? <Mine me={me} year={year} /> : <EmptyState title={t('mine.none')} />
}

function Mine({ me, year }: { me: Person; year: string }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const changeSearch = useSearchChange()
  const { today } = useGround()
  const scene = useLeaveScene(`${year}-01-01`, `${year}-12-31`)
  const workload = useWorkload([me])
  const nextLeave = useNextLeaveText()
  const open = (next: string) =>
    changeSearch((present) => withTeam(present, { year: next }), { replace: true })
  return (
    <Stack>
      <Section heading={t('mine.year', { year })} action={<YearHead year={year} onYear={open} />}>
        <QueryState
          query={scene}
          skeleton={<Skeleton kind="block" height="440px" />}
          empty={{ when: () => false, title: '' }}
        >
          {(ready) => (
            <>
              <Figures>
                <PersonLeave person={me} year={year} scene={ready} />
                {year === today.slice(0, 4) && (
                  <Facts facts={[{ name: t('mine.next'), value: nextLeave(ready, me.id).text }]} />
                )}
              </Figures>
              <YearGrid person={me} year={year} scene={ready} onYear={open} />
            </>
          )}
        </QueryState>
        <Key>
          <LeaveKey />
        </Key>
      </Section>
      <Section heading={t('mine.workload')} action={<AboutHours at={workload.sentAt} />}>
        <QueryState
          query={workload}
          skeleton={<Skeleton kind="text" count={4} />}
          empty={{ when: () => false, title: '' }}
        >
          {(weeks) => (
            <Facts
              facts={weeks.map(({ week, loads }) => ({
                name: t('range', {
                  from: format.day(week, 'short'),
                  to: format.day(addDays(week, 6), 'short'),
                }),
                value: <HoursBar name={me.fullName} week={week} load={loads.get(me.id)} />,
              }))}
            />
          )}
        </QueryState>
      </Section>
    </Stack>
  )
}

const Stack = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 48px;
`
const Key = styled.div`
  padding-block: 12px;
`
