import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { WORKING_DAY_MINUTES } from '@/domain/planning/load'
import { Avatar } from '@/ui/Avatar'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { desktop, hover, phone } from '@/ui/media'
import { Menu } from '@/ui/Menu'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'
import { DropLine } from './DropLine'
import { JobCard } from './JobCard'
import { type Person, usePlan } from './plan'
import { idOf, type Lift } from './useLift'
import { useSheetActs } from './useSheetActs'

type PersonColumnProps = {
  person: Person
  lift: Lift
  stopId: string | undefined
  /** Phones fold people away; undefined where there is nothing to fold. */
  fold?: { open: boolean; toggle: () => void }
}

/** A person's day: how full it is, and its jobs in order. Who is away is hatched, with words. */
export function PersonColumn({ person, lift, stopId, fold }: PersonColumnProps) {
  const { t } = useTranslation(['workPlan', 'activity'])
  const { facts } = usePlan()
  const headingId = useId()
  const listId = useId()
  const sheet = useSheetActs()
  const share = person.minutes / WORKING_DAY_MINUTES
  const { lifted } = lift
  const isTarget = lifted !== null && lifted.column === person.id
  const shown = fold?.open ?? true
  const away =
    person.away &&
    (person.away.kind === 'nonWorking'
      ? t('person.nonWorking')
      : t('person.off', { leave: t(`leave.${person.away.leaveType}`, { ns: 'activity', defaultValue: '' }) }))
  const hours = t('person.hours', {
    planned: facts.length(person.minutes),
    capacity: facts.length(WORKING_DAY_MINUTES),
  })
  const ownIds = person.jobs.map(({ id }) => id).filter((id) => lifted === null || id !== idOf(lifted.item))
  return (
    <Column
      data-column={person.id}
      data-away={person.away ? '' : undefined}
      data-target={isTarget || undefined}
      aria-labelledby={headingId}
      id={`person-${person.id}`}
    >
      <Head>
        <Avatar name={person.name} size={fold ? 'm' : 's'} off={person.away !== undefined} decorative />
        <Words>
          <h3 id={headingId}>
            {fold ? (
              <Fold type="button" aria-expanded={fold.open} aria-controls={listId} onClick={fold.toggle}>
                {person.name}
              </Fold>
            ) : (
              person.name
            )}
          </h3>
          {away && <Off>{away}</Off>}
          {(!away || person.minutes > 0) && (
            <Hours data-over={share > 1 || undefined}>
              {share > 1
                ? t('person.over', { hours, over: facts.length(person.minutes - WORKING_DAY_MINUTES) })
                : hours}
            </Hours>
          )}
          {person.overDays > 0 && <Hours>{t('person.overDays', { count: person.overDays })}</Hours>}
        </Words>
        {fold && <Glyph name={fold.open ? 'up' : 'down'} size={16} />}
        <Menu
          label={t('person.menu', { name: person.name })}
          trigger={
            <Dots type="button" aria-label={t('person.menu', { name: person.name })}>
              <Icon name="ellipsis" size={16} />
            </Dots>
          }
          groups={[
            {
              id: 'sheet',
              entries: [
                {
                  id: 'print',
                  label: t('sheet.print'),
                  icon: <ToolIcon name="printer" size={16} />,
                  disabled: person.jobs.length === 0,
                  onSelect: () => sheet.print([person.id]),
                },
                {
                  id: 'share',
                  label: t('sheet.share'),
                  icon: <ToolIcon name="share" size={16} />,
                  disabled: person.jobs.length === 0,
                  onSelect: () => void sheet.share(person),
                },
              ],
            },
          ]}
        />
      </Head>
      {!person.away && (
        <ProgressLine
          value={share}
          tone={share > 1 ? 'red' : 'green'}
          label={t('person.used', { name: person.name })}
        />
      )}
      {shown && (
        <Cards role="list" id={listId}>
          {place(
            person.jobs.map((job) => (
              <JobCard key={job.id} job={job} person={person.id} lift={lift} stop={job.id === stopId} />
            )),
            person.jobs.map(({ id }) => id),
            isTarget ? ownIds[lifted.place] : undefined,
            isTarget,
          )}
          {person.jobs.length === 0 && !isTarget && (
            <Free>{t(away ? 'person.awayFree' : 'person.free')}</Free>
          )}
        </Cards>
      )}
    </Column>
  )
}

/** The cards with a line where the lifted one would go: before the card `before`, or last. */
function place(
  cards: ReactNode[],
  ids: readonly string[],
  before: string | undefined,
  show: boolean,
): ReactNode[] {
  if (!show) return cards
  const at = before === undefined ? cards.length : ids.indexOf(before)
  return cards.toSpliced(at, 0, <DropLine key="drop" />)
}

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  scroll-margin-block-start: 64px;

  ${desktop} {
    padding: 8px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
    background: ${token('paper')};
  }
  ${phone} {
    padding: 12px 16px;
    border-block-end: 1px solid ${token('line')};
    background: ${token('paper')};
  }
  &[data-away] {
    background: repeating-linear-gradient(135deg, transparent 0 7px, ${token('line')} 7px 8px)
      ${token('paper')};
  }
  &[data-target] {
    border-color: ${token('ink')};
    background-color: ${token('mint')};
  }
`
const Head = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin-block-end: 8px;

  > svg {
    flex: none;
    margin-block-start: 8px;
    color: ${token('ink-2')};
  }
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 36px;
  overflow-wrap: anywhere;

  > h3 {
    font: 500 ${token('t-14')} ${token('font')};
  }
  ${phone} {
    > h3 {
      font: 500 ${token('t-16')} ${token('font')};
    }
  }
`
const Fold = styled.button`
  text-align: start;
  font: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: -8px 40px -8px 0;
  }
`
const Hours = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  /* In one line as in the other columns: the room under the menu is free. */
  ${desktop} {
    margin-inline-end: -32px;
  }
  &[data-over] {
    color: ${token('red')};
    font-weight: 500;
  }
`
const Off = styled.p`
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Dots = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('r-mark')};
  color: ${token('ink-2')};

  ${hover} {
    &:hover {
      background: ${token('mint')};
      color: ${token('ink')};
    }
  }
  ${phone} {
    position: relative;
    z-index: 1;
    inline-size: 44px;
    block-size: 44px;
    margin-block: -6px;
    margin-inline-end: -8px;
  }
`
const Cards = styled.ul`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 6px;
  min-block-size: 48px;
  padding-block-start: 8px;
`
const Free = styled.li`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
