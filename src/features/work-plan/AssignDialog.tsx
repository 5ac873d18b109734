import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { WORKING_DAY_MINUTES } from '@/domain/planning/load'
import { Avatar } from '@/ui/Avatar'
import { Dialog } from '@/ui/Dialog'
import { hover } from '@/ui/media'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import { type Item, usePlan } from './plan'

/** Who does it: everybody with how full their day is, and who is away. */
export function AssignDialog({ items, onClose }: { items: readonly Item[]; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'activity'])
  const { people, facts, put } = usePlan()
  const [only] = items
  const title =
    items.length === 1 && only
      ? t('assign.title', { work: facts.work(only.kind === 'job' ? only.job : only.draft) })
      : t('assign.titleMany', { count: items.length })
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <List role="list">
        {people.map((person) => {
          const share = person.minutes / WORKING_DAY_MINUTES
          return (
            <li key={person.id}>
              <Choice
                type="button"
                onClick={() => {
                  onClose()
                  put(items, person.id)
                }}
              >
                <Avatar name={person.name} size="m" off={person.away !== undefined} decorative />
                <Words>
                  <b>{person.name}</b>
                  <small data-over={share > 1 || undefined}>
                    {person.away === undefined
                      ? t('person.hours', {
                          planned: facts.length(person.minutes),
                          capacity: facts.length(WORKING_DAY_MINUTES),
                        })
                      : person.away.kind === 'nonWorking'
                        ? t('person.nonWorking')
                        : t('person.off', {
                            leave: t(`leave.${person.away.leaveType}`, { ns: 'activity', defaultValue: '' }),
                          })}
                  </small>
                  {!person.away && (
                    <ProgressLine
                      value={share}
                      tone={share > 1 ? 'red' : 'green'}
                      label={t('person.used', { name: person.name })}
                    />
                  )}
                </Words>
              </Choice>
            </li>
          )
        })}
      </List>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
`
const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 8px;
  border-radius: ${token('r-ctl')};
  text-align: start;

  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
const Words = styled.span`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  > b {
    font-weight: 500;
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > small[data-over] {
    color: ${token('red')};
  }
`
