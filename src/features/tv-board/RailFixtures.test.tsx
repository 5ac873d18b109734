import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Fixture } from '@/domain/fixture'
import type { Pitch } from '@/domain/pitch'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { RailFixtures } from './RailFixtures'

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('tv')
})

const trainings = (count: number): Fixture[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `f${at}`,
    kind: 'training',
    name: `Team ${at + 1}`,
    startDate: '2026-04-14T16:30:00Z',
    endDate: '2026-04-14T18:00:00Z',
  }))

it.each([
  [3, /^Fixtures$/],
  [12, /^Fixtures\s*12$/],
])('of %i fixtures of the day it says how many they are where it cannot show them all', (count, heading) => {
  render(
    <RailFixtures
      fixtures={trainings(count)}
      pitches={[]}
      homePitchId={undefined}
      now={new Date('2026-04-14T05:31:00Z')}
      today="2026-04-14"
      most={3}
      since={undefined}
      known={{ fixtures: true }}
    />,
  )
  expect(screen.getAllByText(/^Team/)).toHaveLength(3)
  expect(screen.getByRole('heading')).toHaveTextContent(heading)
})

it('says against whom the match of the day is, on a second line if need be', () => {
  const [first, second] = trainings(2)
  const match = { ...second, kind: 'match', name: 'v Larkfield', pitchId: 'stadium' } as Fixture
  render(
    <RailFixtures
      fixtures={[...(first ? [first] : []), match]}
      pitches={[]}
      homePitchId="stadium"
      now={new Date('2026-04-14T05:31:00Z')}
      today="2026-04-14"
      most={2}
      since={undefined}
      known={{ fixtures: true }}
    />,
  )
  expect(screen.getByText('v Larkfield')).toHaveStyle({ display: 'inline-block' })
  expect(screen.getByText('Team 1')).not.toHaveStyle({ display: 'inline-block' })
})

it('says on which pitch a later match is, however long it is until then', () => {
  const [first] = trainings(1)
  render(
    <RailFixtures
      fixtures={[{ ...first, kind: 'match', name: 'v Larkfield', pitchId: 'stadium' } as Fixture]}
      pitches={[{ id: 'stadium', name: 'Stadium' } as Pitch]}
      homePitchId="stadium"
      now={new Date('2026-04-13T05:31:00Z')}
      today="2026-04-13"
      most={3}
      since={undefined}
      known={{ fixtures: true }}
    />,
  )
  expect(screen.getByText(/Stadium/)).not.toHaveStyle({ overflow: 'hidden' })
})

it.each([
  ['2026-04-13', 'Tue'],
  ['2026-04-08', 'Tue'],
  ['2026-04-07', '14 Apr'],
])('on %s names the day of a match on Tuesday 14 April as %s', (today, day) => {
  const [first] = trainings(1)
  render(
    <RailFixtures
      fixtures={[{ ...first, kind: 'match', name: 'v Larkfield' } as Fixture]}
      pitches={[]}
      homePitchId={undefined}
      now={new Date(`${today}T05:31:00Z`)}
      today={today}
      most={3}
      since={undefined}
      known={{ fixtures: true }}
    />,
  )
  expect(screen.getByText(day)).toBeVisible()
})
