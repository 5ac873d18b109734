import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetCompanyQuery } from '@/api/api'
import { addDays, daysBetween } from '@/domain/groundTime'
import { amountToOrder, orderBy, USUAL_LEAD_DAYS } from '@/domain/stockCourse'
import type { Supply } from '@/domain/supply'
import { isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { AboutFigures } from '@/ui/AboutFigures'
import { ChipSelect } from '@/ui/ChipSelect'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useStockAmount } from '@/ui/useStockAmount'
import { LeadField } from './LeadField'
import { withMovements } from './movementsAddress'
import { PackFields } from './PackFields'
import { PackOrder } from './PackOrder'
import { type SupplyCourse, useStockCourse } from './useStockCourse'

const CourseChart = lazyPart(() => import('./CourseChart'), 'CourseChart', 'stock', 'charts')
const WEEKS = [4, 8, 12, 26] as const
const RUNS_OUT = { count: 'usedUp', plan: 'planned', estimate: 'estimated' } as const

/** How long a product lasts, when to order it and in which packs (B11). */
export function StockCourse({ supply }: { supply: Supply }) {
  const { t } = useTranslation(['stock', 'storage'])
  const query = useStockCourse(supply)
  return (
    <Section
      inset
      heading={t('course.heading')}
      action={<AboutFigures title={t('course.heading')} of="course" at={query.sentAt} />}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="280px" />}
        empty={{ when: () => false, title: '' }}
      >
        {(found) => (
          <Stack>
            <Facts supply={supply} found={found} />
            <Suspense fallback={<Skeleton kind="block" height="200px" />}>
              <CourseChart supply={supply} found={found} />
            </Suspense>
            <TextLink to={{ search: withMovements('?tab=movements', { supplyId: supply.id }) }}>
              {t('storage:tabs.movements')}
            </TextLink>
            <Order supply={supply} found={found} />
          </Stack>
        )}
      </QueryState>
    </Section>
  )
}

type PartProps = { supply: Supply; found: SupplyCourse }

function useLeadDays({ id }: Supply): number {
  const { data } = useGetLocalDataQuery()
  return ownValue(data?.leadDays, id) ?? USUAL_LEAD_DAYS
}

function Facts({ supply, found: { course, today, weeks } }: PartProps) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const stock = useStockAmount()
  const leadDays = useLeadDays(supply)
  const { unit } = supply.action
  const { runOut, coverDays, perDay } = course
  const order = orderBy(course, leadDays, supply.minimum ?? 0)
  const late = order === undefined ? 0 : daysBetween(order, today)
  const facts = [
    {
      id: 'cover',
      value: coverDays === undefined ? t('course.lasts') : t('course.days', { count: coverDays }),
    },
    {
      id: 'runOut',
      value:
        runOut === undefined
          ? t('course.notInSight')
          : t(`course.${RUNS_OUT[runOut.by]}`, { day: format.day(runOut.day, 'weekday') }),
    },
    {
      id: 'orderBy',
      value:
        order === undefined
          ? t('course.noOrder')
          : late > 0
            ? t('course.orderLate', { day: format.day(order, 'weekday') })
            : format.day(order, 'weekday'),
      late: late > 0,
    },
    {
      id: 'use',
      value:
        perDay > 0
          ? t('course.perWeek', { amount: stock.amount(perDay * 7, unit) })
          : t('course.noUse', { count: weeks }),
    },
  ]
  return (
    <List>
      {facts.map(({ id, value, late: isLate }) => (
        <div key={id}>
          <dt>{t(`course.fact.${id}`, { defaultValue: id })}</dt>
          <dd data-late={isLate || undefined}>{value}</dd>
        </div>
      ))}
    </List>
  )
}

function Order({ supply, found: { course, today } }: PartProps) {
  const { t } = useTranslation('stock')
  const { data: local } = useGetLocalDataQuery()
  const { data: company } = useGetCompanyQuery()
  const [weeks, setWeeks] = useState<number>(8)
  if (!local || !company || isReadOnly(company)) return null
  const packs = ownValue(local.packSizes, supply.id) ?? []
  const need = amountToOrder(course, supply.minimum ?? 0, addDays(today, weeks * 7))
  return (
    <Buying role="group" aria-label={t('order.heading')}>
      <h3>{t('order.heading')}</h3>
      <Choices>
        <LeadField supply={supply} leadDays={ownValue(local.leadDays, supply.id)} />
        <ChipSelect
          label={t('order.cover')}
          value={`${weeks}`}
          options={WEEKS.map((count) => ({ id: `${count}`, label: t('order.weeks', { count }) }))}
          onChange={(id) => setWeeks(Number(id))}
        />
      </Choices>
      <PackOrder supply={supply} need={need} packs={packs} weeks={weeks} />
      <PackFields key={supply.id} supply={supply} packs={packs} />
      <Quiet>{t('order.kept')}</Quiet>
    </Buying>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 8px 16px;

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 600 ${token('t-14')} ${token('font')};
  }
  [data-late] {
    color: ${token('red')};
  }
`
const Buying = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  @media print {
    display: none;
  }
`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
