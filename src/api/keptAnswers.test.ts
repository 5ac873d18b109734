import { expect, it } from 'vitest'
import { joined, type Kept, tooMany } from './keptAnswers'

const job = (id: string, day: string) => ({ id, startDate: `${day}T06:00:00`, endDate: `${day}T07:00:00` })
const kept = (from: string, to: string, at: number, ...data: unknown[]): Kept => ({
  person: 'marta',
  company: '',
  address: '/activities?',
  from,
  to,
  at,
  data,
})
const idsOf = (found: ReturnType<typeof joined>) =>
  found && (found.data as { id: string }[]).map(({ id }) => id).toSorted()

const YESTERDAY = kept('2026-04-03', '2026-04-23', 100, job('old', '2026-04-03'), job('today', '2026-04-14'))

it('O1 the window of the next day is answered from that of the day before, as old as that', () => {
  const found = joined({ from: '2026-04-04', to: '2026-04-24' }, [YESTERDAY], '2026-04-14')
  expect(idsOf(found)).toEqual(['today'])
  expect(found?.at).toBe(100)
})

it('of two periods the newer one says what is in it: a job that was deleted does not come back', () => {
  const newer = kept('2026-04-10', '2026-04-20', 200, job('moved', '2026-04-12'))
  const older = kept(
    '2026-04-03',
    '2026-04-23',
    100,
    job('moved', '2026-04-22'),
    job('today', '2026-04-14'),
    job('late', '2026-04-22'),
  )
  expect(idsOf(joined({ from: '2026-04-04', to: '2026-04-23' }, [older, newer], '2026-04-14'))).toEqual([
    'late',
    'moved',
  ])
})

it('a period of which the present day, or most, was never read is not answered', () => {
  expect(joined({ from: '2026-04-20', to: '2026-05-10' }, [YESTERDAY], '2026-04-30')).toBeUndefined()
  expect(joined({ from: '2026-04-22', to: '2026-05-02' }, [YESTERDAY], '2026-04-14')).toBeUndefined()
  expect(joined({ from: '2026-04-04', to: '2026-04-24' }, [], '2026-04-14')).toBeUndefined()
})

it('days off have no id and are told apart by what they say', () => {
  const leave = kept(
    '2026-04-01',
    '2026-04-30',
    1,
    { user: '1', date: '2026-04-14' },
    { user: '2', date: '2026-04-14' },
  )
  expect(joined({ from: '2026-04-10', to: '2026-04-20' }, [leave], '2026-04-14')?.data).toHaveLength(2)
})

const key = (address: string, from: string, to: string) => ['marta', '', address, from, to]
const TODAY = '2026-04-14'

it('of each address the newest periods are kept, whatever others hold', () => {
  const ten = Array.from({ length: 10 }, (_, n) => key('/activities?', `2026-04-0${n}`, '2026-05-01'))
  const events = ['2026-04-10', '2026-04-11'].map((from) => key('/events?', from, '2026-05-01'))
  expect(tooMany([...events.slice(1), ...ten, ...events.slice(0, 1)], TODAY)).toEqual([ten[1], ten[0]])
})

it('O1 a month that is read in pieces does not push out the days that are worked in', () => {
  const window = key('/activities?', '2026-04-04', '2026-04-24')
  const pieces = Array.from({ length: 9 }, (_, n) =>
    key('/activities?', `2026-03-${10 + 2 * n}`, `2026-03-${11 + 2 * n}`),
  )
  expect(tooMany([window, ...pieces], TODAY)).toEqual([pieces[1], pieces[0]])
})
