import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { daysBetween } from '@/domain/groundTime'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import type { WorkRow } from '@/domain/pitchWork'
import { isOverdue } from '@/domain/planning/rhythm'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { Button } from '@/ui/Button'
import { type Column, DataTable, type Sort } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { OnPaper } from '@/ui/OnPaper'
import { Provenance } from '@/ui/Provenance'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { usePitchWork } from './usePitchWork'

type MaintenanceTabProps = { pitch: Pitch; section: PitchSection | undefined; readOnly: boolean }

/** Days since each kind of work here, with the club's own interval and when it is due again (F29, B8). */
export function MaintenanceTab({ pitch, section, readOnly }: MaintenanceTabProps) {
  const { t } = useTranslation(['pitch', 'workPlan'])
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityText()
  const isPhone = useIsPhone()
  const { rows, failed, refetch, today, sentAt } = usePitchWork({ pitchId: pitch.id, sectionId: section?.id })

  const opening = ({ id }: { id: string }, text: string) =>
    link(withWorkSheet(search, { kind: 'open', id }), text)
  const planning = (type: string, day: string) =>
    link(
      withWorkSheet(search, {
        kind: 'new',
        type,
        pitchId: pitch.id,
        sectionIds: section && [section.id],
        day,
      }),
      t('work.plan'),
      t('work.planOf', { work: words.name(type) }),
    )
  /** On a phone it takes a line of its own, under the values. */
  const every: Column<WorkRow> = {
    id: 'every',
    header: t('work.every'),
    align: 'end',
    phone: 'line',
    sortBy: ({ everyDays }) => everyDays ?? null,
    cell: ({ everyDays, learnt }) =>
      everyDays === undefined || !learnt
        ? t('work.noRhythm')
        : usual(
            format.quantity(everyDays, 'days'),
            t(`workPlan:usual.${learnt.basis}`, {
              count: learnt.intervals,
              month: format.day(today, 'month'),
            }),
          ),
  }
  const columns: Column<WorkRow>[] = [
    {
      id: 'work',
      header: t('work.type'),
      phone: 'title',
      sortBy: ({ activityName }) => words.name(activityName),
      cell: ({ activityName, last }) =>
        last ? opening(last, words.name(activityName)) : words.name(activityName),
    },
    {
      id: 'last',
      header: t('work.last'),
      align: 'end',
      sortBy: ({ daysSince }) => daysSince ?? null,
      cell: ({ last, daysSince }) =>
        last && daysSince !== undefined
          ? moment(last.endDate, format.dateTime(last.endDate), format.quantity(daysSince, 'days'))
          : t('work.notInWeeks'),
    },
    ...(isPhone ? [] : [every]),
    {
      id: 'due',
      header: t('work.due'),
      sortBy: ({ due }) => due ?? null,
      cell: ({ due, ratio }) =>
        due === undefined
          ? '–'
          : isOverdue({ ratio })
            ? overdue(t('work.overdue', { count: daysBetween(due, today) }))
            : inWhole(format.day(due, 'weekday')),
    },
    {
      id: 'next',
      header: t('work.planned'),
      sortBy: ({ next }) => next?.startDate ?? null,
      cell: ({ activityName, next, due }) =>
        next
          ? inWhole(
              opening(
                next,
                next.status === 'planned'
                  ? shortMoment(next.startDate, today, format)
                  : words.status(next.status),
              ),
            )
          : readOnly
            ? '–'
            : offered(planning(activityName, due !== undefined && due > today ? due : today)),
    },
    ...(isPhone ? [every] : []),
  ]
  const place = section?.name ?? pitch.name
  return (
    <Section
      inset
      heading={t('work.heading')}
      action={
        <Provenance
          title={t('work.what.title')}
          text={t('workPlan:usual.what')}
          formula={t('work.what.formula')}
          inputs={[t('work.what.inputs')]}
          origin="computed"
          at={sentAt}
        />
      }
    >
      {failed && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={refetch}>
              {t('work.again')}
            </Button>
          }
        >
          {t('work.failed')}
        </Notice>
      )}
      {rows ? (
        rows.length === 0 ? (
          <EmptyState title={t('work.empty', { place })} />
        ) : (
          <DataTable
            caption={t('work.caption', { place })}
            hideCaption
            columns={columns}
            rows={rows}
            rowId={({ activityName }) => activityName}
            defaultSort={FIRST_DUE}
          />
        )
      ) : (
        !failed && <Skeleton count={6} />
      )}
    </Section>
  )
}

/** What is due first is what somebody looks for. */
const FIRST_DUE: Sort = { column: 'due', direction: 'ascending' }

const usual = (text: string, basis: string) => (
  <>
    {text}
    <Basis>{basis}</Basis>
  </>
)
const overdue = (text: string) => <Overdue>{text}</Overdue>
const inWhole = (words: ReactNode) => <Whole>{words}</Whole>
const moment = (instant: string, title: string, text: string) => (
  <time dateTime={instant} title={title}>
    {text}
  </time>
)
/** Paper plans nothing. */
const offered = (press: ReactNode) => (
  <>
    <Offered>{press}</Offered>
    <OnPaper aria-hidden>–</OnPaper>
  </>
)
const link = (search: string, text: string, label?: string) => (
  <TextLink to={{ search }} aria-label={label}>
    {text}
  </TextLink>
)

const Offered = styled.span`
  @media print {
    display: none;
  }
`
const Basis = styled.small`
  display: block;
  text-wrap: balance;

  /* Where the column has room for it, a row needs two lines and not three. */
  @media (min-width: 1400px) {
    white-space: nowrap;
  }
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
/* A day does not part from its month, nor a weekday from its time, unless the page would be wider than the narrowest window. */
const Whole = styled.span`
  @media (min-width: 360px) {
    white-space: nowrap;
  }
`
const Overdue = styled.span`
  font-weight: 500;
  color: ${token('amber-deep')};
`
