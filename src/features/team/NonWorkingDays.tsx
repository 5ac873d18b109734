import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyGetNonWorkingDaysQuery } from '@/api/leave'
import { useNonWorkingDays } from '@/api/useLeave'
import { addDays } from '@/domain/groundTime'
import { leaveChunks } from '@/domain/leave'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/toasts'
import { useGround } from './useGround'
import { useNonWorkingActs } from './useNonWorkingActs'

const DAYS_AHEAD = 84
/** More than these are Sundays far away. */
const SHOWN = 8

/** When nobody works in the coming weeks; days can be added and taken away without dragging (quality K1). */
export function NonWorkingDays() {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { today, organizationId, canWrite } = useGround()
  const query = useNonWorkingDays(today, addDays(today, DAYS_AHEAD), organizationId)
  const setNonWorking = useNonWorkingActs()
  const [ask] = useLazyGetNonWorkingDaysQuery()
  const [day, setDay] = useState<Day | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isThere = async (wanted: Day): Promise<boolean> => {
    const [chunk] = leaveChunks(wanted, wanted)
    if (organizationId === undefined || !chunk) return false
    const { data } = await ask({ organizationId, ...chunk }, true)
    return data?.some(({ date }) => date === wanted) === true
  }
  /** What was typed goes once it is written, unless another day was typed meanwhile. */
  const addDay = async () => {
    if (day === null || isBusy) return
    setBusy(true)
    // Nothing to write: the way back would make a working day of what was none before.
    const isUnchanged = await isThere(day)
    if (isUnchanged) showToast({ tone: 'info', text: t('said.unchanged') })
    const isDone = isUnchanged || (await setNonWorking([day], true))
    setBusy(false)
    if (isDone) setDay((now) => (now === day ? null : now))
  }
  const coming = (days: readonly { date: Day }[]) =>
    days
      .map(({ date }) => date)
      .filter((date) => date >= today)
      .sort()
      .slice(0, SHOWN)
  return (
    <Section heading={t('nonWorking.title')}>
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} />}
        empty={{ when: (days) => coming(days).length === 0, title: t('nonWorking.empty') }}
      >
        {(days) => (
          <Rows>
            {coming(days).map((date) => (
              <Row
                key={date}
                title={format.day(date, 'long')}
                end={
                  canWrite && (
                    <IconButton
                      size="small"
                      label={t('nonWorking.remove', { day: format.day(date, 'long') })}
                      onClick={() => void setNonWorking([date], false)}
                    >
                      <Icon name="x" size={16} />
                    </IconButton>
                  )
                }
              />
            ))}
          </Rows>
        )}
      </QueryState>
      {canWrite && (
        <Line
          onSubmit={(event) => {
            event.preventDefault()
            void addDay()
          }}
        >
          <DateField
            size="small"
            label={t('nonWorking.add')}
            value={day}
            onChange={setDay}
            firstDayOfWeek={format.weekStart === 0 ? 'sun' : 'mon'}
          />
          <Button type="submit" size="small" layout="secondary" busy={isBusy} aria-disabled={day === null}>
            {t('nonWorking.addDay')}
          </Button>
        </Line>
      )}
    </Section>
  )
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  padding-block: 12px 16px;

  @media print {
    display: none;
  }
`
