import { describe, expect, it } from 'vitest'
import { answerOf, compassPoint, frostAhead, outlookOf } from './weatherOutlook.ts'

const now = new Date('2026-04-14T05:31:00Z')
const fine = { temperature: 12, humidity: 65, wind: 2, gust: 3.5, rain: 0, cloud: 60 }
type Change = (at: number) => { [key in keyof typeof fine]?: number | undefined }
const forecast = (change: Change = () => ({}), count = 48) =>
  Array.from({ length: count }, (_, at) => ({
    time: new Date(Date.UTC(2026, 3, 14, 5 + at)).toISOString().replace('.000', ''),
    ...fine,
    ...change(at),
  }))
const answer = (change?: Change) => answerOf(outlookOf(forecast(change), now))

describe('outlookOf', () => {
  it('starts with the present hour and shows twelve, whatever the order of the answer', () => {
    const { hours } = outlookOf([...forecast()].reverse(), now)
    expect(hours).toHaveLength(12)
    expect(hours[0]?.time).toBe('2026-04-14T05:00:00Z')
  })

  it('adds up rain and takes one dry hour between for the same rain', () => {
    const { rain } = outlookOf(
      forecast((at) => ({ rain: { 5: 0.8, 6: 1.6, 8: 2.1 }[at] ?? 0 })),
      now,
    )
    expect(rain).toEqual([{ from: 5, to: 9, amount: expect.closeTo(4.5, 5) as number }])
  })

  it('shows an hour that the forecast leaves out as one of which nothing is known', () => {
    const { hours, spray } = outlookOf(
      forecast().filter((_, at) => at !== 5),
      now,
    )
    expect(hours[5]).toEqual({ time: '2026-04-14T10:00:00Z' })
    expect(hours).toHaveLength(12)
    expect(spray.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [6, 12],
    ])
  })

  it('looks beyond the twelve hours for rain that would wash the product off', () => {
    const { spray } = outlookOf(
      forecast((at) => ({ rain: at === 12 ? 3 : 0 })),
      now,
    )
    expect(spray).toEqual([{ from: 0, to: 9, careful: false }])
  })

  it('has nothing to tell without a forecast', () => {
    expect(outlookOf([], now)).toMatchObject({ hours: [], spray: [], rain: [], frost: [] })
    expect(answerOf(outlookOf([], now))).toEqual({ kind: 'rainUnknown' })
  })
})

describe('answerOf', () => {
  it('names the window and the rain after it', () => {
    expect(answer((at) => ({ rain: at >= 9 ? 1 : 0 }))).toMatchObject({
      kind: 'spray',
      run: { from: 0, to: 6 },
      rain: { from: 9, to: 12 },
    })
  })

  it('names the rain first where it comes first', () => {
    expect(answer((at) => ({ rain: at < 3 ? 1 : 0 }))).toMatchObject({
      kind: 'rainThenSpray',
      run: { from: 3 },
    })
  })

  it('names rain alone, now or later, where nothing can be sprayed', () => {
    const windy = { wind: 8 }
    expect(answer((at) => ({ ...windy, rain: at < 2 ? 1 : 0 })).kind).toBe('rainNow')
    expect(answer((at) => ({ ...windy, rain: at > 4 ? 1 : 0 }))).toMatchObject({
      kind: 'rainLater',
      unsure: false,
    })
  })

  it('denies a window only where the wind and the humidity of the dry hours are known', () => {
    const untold = { wind: undefined }
    expect(answer((at) => ({ ...untold, rain: at < 2 ? 1 : 0 }))).toMatchObject({
      kind: 'rainNow',
      unsure: true,
    })
    expect(answer((at) => ({ ...untold, rain: at > 4 ? 1 : 0 }))).toMatchObject({
      kind: 'rainLater',
      unsure: true,
    })
    // In the rain nobody sprays, whatever the wind.
    expect(answer(() => ({ ...untold, rain: 1 }))).toMatchObject({ kind: 'rainNow', unsure: false })
  })

  it('says what speaks against spraying on a dry day', () => {
    expect(answer(() => ({ wind: 8 }))).toMatchObject({ kind: 'dry', against: 'windHigh', dryTo: 12 })
    expect(answer(() => ({ humidity: 97 }))).toMatchObject({ kind: 'dry', against: 'deltaTLow' })
    // Calm air alone would only ask for care.
    expect(answer(() => ({ humidity: 97, wind: 0.5, gust: 0.5 }))).toMatchObject({ against: 'deltaTLow' })
    expect(answer(() => ({ wind: undefined }))).toEqual({ kind: 'dry', against: undefined, dryTo: 12 })
  })

  it('calls it dry no longer than the forecast tells of rain', () => {
    const untold = (from: number) => (at: number) => (at >= from ? { rain: undefined } : {})
    expect(answer(untold(8))).toMatchObject({ kind: 'spray', run: { from: 0, to: 5 }, dryTo: 8 })
    expect(answer((at) => ({ ...untold(8)(at), wind: 8 }))).toMatchObject({ kind: 'dry', dryTo: 8 })
    expect(answer(untold(0))).toEqual({ kind: 'rainUnknown' })
  })

  it('begins with the frost and goes on with what follows', () => {
    expect(answer((at) => ({ temperature: at < 3 ? 1 : 12 }))).toMatchObject({
      kind: 'frost',
      frost: { from: 0, to: 3 },
      next: { kind: 'spray', run: { from: 3 } },
    })
  })
})

describe('frostAhead', () => {
  it('finds the first frost within a day and its lowest temperature', () => {
    const hours = forecast((at) => ({ temperature: { 20: 1.5, 21: -1, 22: 0 }[at] ?? 8 }))
    expect(frostAhead(hours, now)).toEqual({ from: '2026-04-15T01:00:00Z', lowest: -1 })
    expect(frostAhead(forecast(), now)).toBeUndefined()
    expect(
      frostAhead(
        forecast((at) => ({ temperature: at > 30 ? -5 : 8 })),
        now,
      ),
    ).toBeUndefined()
  })
})

it('names the point of the compass a wind comes from', () => {
  expect([0, 44, 90, 270, 350, -10].map(compassPoint)).toEqual(['n', 'ne', 'e', 'w', 'n', 'n'])
})
