import styled from '@emotion/styled'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Activity } from '@/domain/activity'
import { elapsedShare, isLate, isOpen } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import { worstFirst } from '@/domain/planning/clashes'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { StatusMark } from '@/ui/StatusMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Card, CardControls, CardMeta, CardTime, CardTitle, CardTop } from './cardParts'
import { GripButton } from './GripButton'
import { JobMenu } from './JobMenu'
import { PickBox } from './PickBox'
import { type Item, usePlan } from './plan'
import type { Lift } from './useLift'
import { useClashWords } from './useClashWords'

type JobCardProps = {
  job: Activity
  /** In whose column it stands; undefined for nobody's. */
  person: Id | undefined
  lift: Lift
  /** The one card that the Tab key stops at. */
  stop: boolean
}

/** One job: when, what, where, with what; it can be opened, taken up, chosen, and has a menu for all of that. */
export function JobCard({ job, person, lift, stop }: JobCardProps) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const plan = usePlan()
  const { facts, now, selected, toggle } = plan
  const clashWords = useClashWords()
  const item: Item = { kind: 'job', job, from: person }
  const late = job.status === 'planned' && isLate(job, now)
  const status = late ? 'late' : job.status
  const clashes = isOpen(job) ? (plan.clashes.get(job.id) ?? []).toSorted(worstFirst) : []
  const isMild = clashes.length > 0 && clashes.every(({ severity }) => severity === 'look')
  const words = clashes.map((clash) => clashWords(clash, job.id))
  const isLifted = lift.lifted?.item.kind === 'job' && lift.lifted.item.job.id === job.id
  const isSelected = selected.has(job.id)
  const work = facts.work(job)
  const others = job.userIds.filter((id) => id !== person)
  const startDay = dayAtGround(job.startDate, format.timeZone)
  const time = format.time(job.startDate)
  const figure = job.name ? undefined : facts.figure(job)
  const story = t('card.story', {
    work,
    from: time,
    to: format.time(job.endDate),
    status: t(`status.${status}`, { defaultValue: status }),
  })
  const tab = stop ? 0 : -1
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'x' || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    toggle(job.id)
  }
  return (
    <Card
      data-card={job.id}
      data-look={status}
      data-clash={clashes.length > 0 || undefined}
      data-mild={isMild || undefined}
      data-selected={isSelected || undefined}
      data-lifted={isLifted || undefined}
      style={status === 'in_progress' ? { '--share': `${elapsedShare(job, now) * 100}%` } : undefined}
      onPointerDown={isOpen(job) ? (event) => lift.onPointerDown(event, item, 'card') : undefined}
      onKeyDown={press}
    >
      <CardTop>
        <CardTime>
          <b>{startDay === plan.day ? time : format.day(startDay, 'short')}</b>
          <span>{startDay === plan.day ? facts.lengthOf(job) : time}</span>
        </CardTime>
        <CardControls>
          <PickBox
            checked={isSelected}
            onChange={() => toggle(job.id)}
            tabIndex={tab}
            aria-label={t('card.select', { work })}
          />
          {isOpen(job) && (
            <GripButton
              tabIndex={tab}
              label={t('card.lift', { work })}
              onKeyDown={(event) => lift.onKeyDown(event, item, work)}
              onPointerDown={(event) => lift.onPointerDown(event, item, 'handle')}
            />
          )}
          <JobMenu job={job} person={person} tab={tab} />
        </CardControls>
      </CardTop>
      <CardTitle>
        <ActivityIcon name={job.activityName} size={16} />
        <Link
          to={{ search: withWorkSheet(plan.search, { kind: 'open', id: job.id }) }}
          preventScrollReset
          draggable={false}
          data-nav={job.id}
          data-activity-id={job.id}
          data-cover=""
          tabIndex={tab}
          aria-label={story}
        >
          {job.status === 'cancelled' ? <s>{facts.title(job)}</s> : <bdi>{facts.title(job)}</bdi>}
          {figure && ' '}
          {figure && <Figure>{figure}</Figure>}
        </Link>
        {job.status !== 'planned' || late ? <StatusMark status={statusMark(status)} look="dot" /> : null}
      </CardTitle>
      <Facts job={job} />
      {others.length > 0 && person !== undefined && (
        <CardMeta>
          <AvatarGroup people={others.map((id) => ({ id, fullName: facts.person(id) ?? '' }))} />
          <VisuallyHidden>{t('card.with', { people: facts.people({ userIds: others }) })}</VisuallyHidden>
        </CardMeta>
      )}
      {words.length > 0 && <CardMeta data-tone={isMild ? 'look' : 'bad'}>{words[0]}</CardMeta>}
      {words.length > 1 && <VisuallyHidden>{words.slice(1).join(' ')}</VisuallyHidden>}
    </Card>
  )
}

/** Where, with which machine, and how much of what. */
function Facts({ job }: { job: Activity }) {
  const { facts } = usePlan()
  const where = [facts.where(job), ...facts.machines(job)].filter(Boolean)
  const products = facts.products(job)
  return (
    <>
      {where.length > 0 && <CardMeta>{where.join(' · ')}</CardMeta>}
      {products.length > 0 && <CardMeta>{products.join(' · ')}</CardMeta>}
    </>
  )
}

const statusMark = (status: string) =>
  status === 'late' || status === 'in_progress' || status === 'completed' || status === 'cancelled'
    ? status
    : 'planned'

const Figure = styled.span`
  font-weight: 400;
  white-space: nowrap;
`
