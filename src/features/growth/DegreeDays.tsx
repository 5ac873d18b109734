import styled from '@emotion/styled'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { countDegreeDays } from '@/domain/agronomy/degreeDayCounter'
import { addDays } from '@/domain/groundTime'
import type { GddCounter } from '@/domain/localData'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { fetchSoon } from '@/lib/parts'
import { withParts } from '@/lib/searchParts'
import { takeTurn } from '@/lib/turns'
import { lazyPart } from '@/ui/lazyPart'
import { Button } from '@/ui/Button'
import { wide } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useSearchChange } from '@/ui/useSearchChange'
import { CounterRow } from './CounterRow'
import { DegreeDayChart } from './DegreeDayChart'
import { useCounters } from './useCounters'
import { useTemperatures } from './useTemperatures'

const loadForm = () => import('./CounterForm')
const CounterForm = lazyPart(loadForm, 'CounterForm')

type DegreeDaysProps = { pitch: Pitch; today: Day; readOnly: boolean }

/** Warmth since an event: the club's own counters, and one of them as a chart. `?counter=new` opens the form. */
export function DegreeDays({ pitch, today, readOnly }: DegreeDaysProps) {
  const { t } = useTranslation('growth')
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const { query, counters, put, remove } = useCounters(pitch.id)
  const warmth = useTemperatures(pitch.id, today)
  const [chosen, setChosen] = useState<string>()
  const [edited, setEdited] = useState<GddCounter>()
  const shown = counters.find(({ id }) => id === chosen) ?? counters[0] ?? sinceNewYear()
  const counted = shown.id === '' ? withFirstDay(shown) : shown
  const open = edited !== undefined || (!readOnly && new URLSearchParams(search).get('counter') === 'new')
  // A counter begins with what was done at the far end, without a network.
  useEffect(() => takeTurn(() => fetchSoon(loadForm)), [])
  const address = (counter: string | null) =>
    changeSearch((present) => withParts(present, { counter }), { replace: true })
  const close = () => {
    if (edited) setEdited(undefined)
    else address(null)
  }
  const start = !readOnly && (
    <Button size="small" onClick={() => address('new')}>
      {t('startCounter')}
    </Button>
  )
  /** Until the club counts something itself. */
  function sinceNewYear(): GddCounter {
    return {
      id: '',
      pitchId: pitch.id,
      name: t('degreeDays.sinceNewYear'),
      base: 0,
      start: `${today.slice(0, 4)}-01-01`,
      target: Number.POSITIVE_INFINITY,
      preset: undefined,
    }
  }

  return (
    <Section heading={t('degreeDays.title')} action={counters.length > 0 && start}>
      <Sides>
        <QueryState
          inset
          query={warmth}
          skeleton={<Skeleton kind="block" height="240px" />}
          empty={{ when: () => false, title: '' }}
        >
          {(temperatures) => (
            <DegreeDayChart
              pitch={pitch}
              counter={shown}
              count={countDegreeDays(counted, temperatures, today)}
              since={counted.start}
              at={warmth.sentAt}
              today={today}
            />
          )}
        </QueryState>
        <QueryState
          query={query}
          skeleton={<Skeleton count={2} />}
          empty={{
            when: () => counters.length === 0,
            title: t('degreeDays.empty'),
            text: t('degreeDays.emptyText'),
            action: start,
          }}
        >
          {() => (
            <Rows aria-label={t('degreeDays.list')}>
              {counters.map((counter) => (
                <CounterRow
                  key={counter.id}
                  counter={counter}
                  count={warmth.data ? countDegreeDays(counter, warmth.data, today) : undefined}
                  at={warmth.sentAt}
                  today={today}
                  selected={counter.id === shown.id}
                  onSelect={() => setChosen(counter.id)}
                  acts={
                    readOnly
                      ? undefined
                      : {
                          edit: () => setEdited(counter),
                          restart: () => void put({ ...counter, start: today }),
                          remove: () => void remove(counter),
                        }
                  }
                />
              ))}
            </Rows>
          )}
        </QueryState>
      </Sides>
      {open && (
        <Suspense>
          <CounterForm
            counter={edited}
            pitchId={pitch.id}
            today={today}
            onClose={close}
            onSave={(counter) => {
              close()
              setChosen(counter.id)
              void put(counter)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** A year begins with the warmth of its first day; after an event the day after is the first that counts. */
const withFirstDay = (counter: GddCounter): GddCounter => ({ ...counter, start: addDays(counter.start, -1) })

const Sides = styled.div`
  display: grid;
  gap: 16px 32px;

  > * {
    min-inline-size: 0;
  }
  ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`
