import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/domain/groundTime'
import { crowdedDays } from '@/domain/leave'
import { addMonths, firstDay, lastDay, monthOf } from '@/domain/months'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { desktop, phone, wide } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSearchChange } from '@/ui/useSearchChange'
import { LeaveKey } from './LeaveKey'
import type { Person } from './leaveScene'
import { LeaveTotals } from './LeaveTotals'
import { MonthGrid } from './MonthGrid'
import { MostOff } from './MostOff'
import { NonWorkingDays } from './NonWorkingDays'
import { withTeam } from './teamAddress'
import { useGround } from './useGround'
import { useLeaveScene } from './useLeaveScene'
import { useLeaveText } from './useLeaveText'

/** Leave that begins before the month or ends after it is known this far. */
const AROUND = 21

/** The team's month, what is too much in it, and the totals (F19). */
export function LeaveView({ people, month }: { people: readonly Person[]; month: string }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const text = useLeaveText()
  const isPhone = useIsPhone()
  const changeSearch = useSearchChange()
  const { today, canWrite } = useGround()
  const [first, last] = [firstDay(month), lastDay(month)]
  const query = useLeaveScene(addDays(first, -AROUND), addDays(last, AROUND))
  const open = (next: string) =>
    changeSearch((present) => withTeam(present, { month: next }), { replace: true })
  const crowded = query.data
    ? crowdedDays(query.data.daysOff, query.data.mostOff).filter((day) => first <= day && day <= last)
    : []
  const mostOff = query.data && canWrite && <MostOff value={query.data.mostOff} />
  return (
    <Stack>
      <Global styles={landscape} />
      <Head>
        <Months>
          <IconButton label={t('month.previous')} onClick={() => open(addMonths(month, -1))}>
            <Icon name="chevronLeft" />
          </IconButton>
          <Button
            layout="secondary"
            size="small"
            aria-disabled={month === monthOf(today)}
            onClick={() => open(monthOf(today))}
          >
            {t('month.today')}
          </Button>
          <IconButton label={t('month.next')} onClick={() => open(addMonths(month, 1))}>
            <Icon name="chevronRight" />
          </IconButton>
        </Months>
        <h2>{format.day(first, 'monthYear')}</h2>
        <Space />
        {!isPhone && mostOff}
        <Print layout="secondary" size="small" onClick={() => window.print()}>
          {t('month.print')}
        </Print>
      </Head>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="480px" />}
        empty={{ when: () => people.length === 0, title: t('people.empty') }}
      >
        {(scene) => (
          <>
            {crowded.length > 0 && (
              <Notice tone="warning">
                {t('crowded.now', { count: scene.mostOff, days: text.days(crowded) })}
              </Notice>
            )}
            <MonthGrid people={people} month={month} scene={scene} onMonth={open} />
          </>
        )}
      </QueryState>
      <Under>
        {isPhone && mostOff}
        <LeaveKey />
        {canWrite && <Hint>{t(isPhone ? 'month.hintTouch' : 'month.hint')}</Hint>}
      </Under>
      <Columns>
        <LeaveTotals people={people} year={month.slice(0, 4)} />
        <NonWorkingDays />
      </Columns>
    </Stack>
  )
}

const landscape = css`
  @page {
    size: A4 landscape;
    margin: 10mm;
  }
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${phone} {
    padding-inline: 16px;
    background: ${token('paper')};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;

  > h2 {
    font: 600 ${token('t-20')} ${token('font')};
  }
`
const Months = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;

  @media print {
    display: none;
  }
`
const Space = styled.span`
  flex: 1;
`
const Print = styled(Button)`
  ${phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`
const Under = styled.div`
  display: grid;
  gap: 8px;

  ${wide} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 24px;
  }
`
const Hint = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${wide} {
    text-align: end;
  }
  @media print {
    display: none;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 48px;

  ${phone} {
    margin-inline: -16px;
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    padding-block-start: 12px;
  }
  /* What is printed is the month, on one sheet. */
  @media print {
    display: none;
  }
`
