import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity, FieldValue } from '../activity.ts'
import type { Fixture } from '../fixture.ts'
import { toInstant } from '../groundTime.ts'
import { type Clash, clashesOf, findClashes, freeSlots, type PlanningGround } from './clashes.ts'
import { at, DAY, ground, machine, match, supply, work } from './samples.ts'

const uses = (key: string, value: FieldValue['value']): Partial<Activity> => ({ fields: [{ key, value }] })
const product = (id: string, quantity: number) =>
  uses('product', [{ id, cocktailId: undefined, rate: 5, rateUnit: 'l/ha', quantity }])
const kinds = (clashes: readonly Clash[]) => clashes.map(({ kind, severity }) => `${kind} ${severity}`)

describe('a pitch wanted twice', () => {
  it('stops work while a match is on, and says when', () => {
    const clashes = findClashes(
      [work('mow', 'mowing', '14:00', '15:30')],
      ground({ fixtures: [match('15:00', '17:00')] }),
    )
    expect(clashes).toEqual([
      {
        kind: 'pitch',
        severity: 'stop',
        ids: ['mow', 'match'],
        subject: 'stadium',
        from: at('15:00'),
        to: at('15:30'),
        fixture: true,
      },
    ])
  })

  it('lets small jobs run side by side, and asks for a look at two that go over all of it', () => {
    const forking = work('fork', 'forking', '08:00', '10:00')
    expect(findClashes([forking, work('read', 'fieldMeasurements', '08:30', '09:30')], ground())).toEqual([])
    expect(
      kinds(
        findClashes(
          [work('mow', 'mowing', '08:00', '09:00'), work('feed', 'spreading', '08:30', '10:00')],
          ground(),
        ),
      ),
    ).toEqual(['pitch look'])
  })

  it('asks for a look at lamps that stand where is mown, not at two rigs that burn beside each other', () => {
    const lamps = work('lamps', 'growLights', '08:00', '20:00')
    const mow = work('mow', 'mowing', '09:00', '10:00')
    expect(kinds(findClashes([lamps, mow], ground()))).toEqual(['pitch look'])
    expect(kinds(clashesOf(lamps, [mow], ground()))).toEqual(['pitch look'])
    expect(findClashes([lamps, work('others', 'growLights', '09:00', '21:00')], ground())).toEqual([])
  })

  it('gives a spraying the pitch alone, but not what is done in another section', () => {
    const spray = work('spray', 'spraying', '08:00', '09:00', { sectionIds: ['north'] })
    const fork = (section: string) => work('fork', 'forking', '08:00', '09:00', { sectionIds: [section] })
    expect(kinds(findClashes([spray, fork('north')], ground()))).toEqual(['pitch stop'])
    expect(findClashes([spray, fork('south')], ground())).toEqual([])
  })

  it('lets divots be replaced at half-time, and a training in the diary be its own fixture', () => {
    const halfTime = work('divots', 'divoting', '15:45', '16:00', uses('when', 'halfTime'))
    expect(findClashes([halfTime], ground({ fixtures: [match('15:00', '17:00')] }))).toEqual([])
    const training = work('t', 'training', '10:00', '11:30', { teamId: 'u18' })
    const fixture = match('10:00', '11:30', { kind: 'training', teamId: 'u18' })
    expect(findClashes([training], ground({ fixtures: [fixture] }))).toEqual([])
    expect(kinds(findClashes([training], ground({ fixtures: [{ ...fixture, teamId: 'u21' }] })))).toEqual([
      'pitch stop',
    ])
  })

  it('takes the work within a renovation as part of it, but nobody plays', () => {
    const renovation = work('r', 'renovation', at('07:00'), at('16:00', '2026-05-10'))
    expect(findClashes([renovation, work('seed', 'overseeding', '08:00', '12:00')], ground())).toEqual([])
    const [clash] = findClashes([renovation], ground({ fixtures: [match('15:00', '17:00')] }))
    expect(clash).toMatchObject({ kind: 'pitch', severity: 'stop' })
  })

  it('passes over cancelled work, finished work and what nobody can read', () => {
    const fixtures = [match('08:00', '10:00')]
    const odd = [
      work('a', 'mowing', '08:00', '09:00', { status: 'cancelled' }),
      work('b', 'mowing', '08:00', '09:00', { status: 'completed' }),
      work('c', 'mowing', '08:00', '09:00', { status: 'onHold' }),
      work('d', 'mowing', '09:00', '08:00'),
      work('e', 'mowing', 'Tnever', 'Tnever'),
      work('f', 'mowing', '08:00', '09:00', { pitchIds: [] }),
    ]
    expect(findClashes(odd, ground({ fixtures }))).toEqual([])
  })
})

describe('people and machines', () => {
  const owen = { userIds: ['owen'] }
  it('sees one person in two places', () => {
    const a = work('a', 'mowing', '08:00', '09:00', { ...owen, pitchIds: ['one'] })
    const b = work('b', 'forking', '08:30', '10:00', { ...owen, pitchIds: ['two'] })
    expect(findClashes([b, a], ground())).toMatchObject([
      {
        kind: 'person',
        severity: 'stop',
        ids: ['a', 'b'],
        subject: 'owen',
        from: at('08:30'),
        to: at('09:00'),
      },
    ])
  })

  it('does not bind people to lamps that burn all night', () => {
    const lamps = work('lamps', 'growLights', at('16:00'), at('06:00', '2026-04-15'), owen)
    const evening = work('covers', 'generalNonePitch', '19:00', '20:00', owen)
    const during = work('early', 'generalNonePitch', '16:15', '17:00', owen)
    expect(findClashes([lamps, evening], ground())).toEqual([])
    expect(kinds(findClashes([lamps, during], ground()))).toEqual(['person stop'])
  })

  it('uses a machine as often as there are units that work', () => {
    const mow = (id: string, pitch: string) =>
      work(id, 'mowing', '08:00', '09:00', {
        ...uses('machine', [{ id: 'mower', hours: 1 }]),
        pitchIds: [pitch],
      })
    const three = [mow('a', '1'), mow('b', '2'), mow('c', '3')]
    expect(findClashes(three, ground({ equipment: [machine('mower', 3)] }))).toEqual([])
    // The list did not come.
    expect(findClashes(three, ground({ equipment: [] }))).toEqual([])
    expect(findClashes(three, ground({ equipment: [machine('mower', 3, 2)] })).map(({ ids }) => ids)).toEqual(
      [
        ['a', 'c'],
        ['b', 'c'],
      ],
    )
    expect(kinds(findClashes([mow('a', '1')], ground({ equipment: [machine('mower', 1, 0)] })))).toEqual([
      'machine look',
    ])
  })

  it('knows who is away on the day at the ground, not on the day in UTC', () => {
    const early = work('a', 'mowing', '2026-04-13T23:30:00Z', '2026-04-14T00:30:00Z', owen)
    const daysOff = [{ user: 'owen', date: DAY, leaveType: 'holiday' as const }]
    expect(findClashes([early], ground({ daysOff }))).toMatchObject([{ kind: 'absent', subject: 'owen' }])
    expect(findClashes([early], ground({ daysOff, timeZone: 'America/Chicago' }))).toEqual([])
    expect(kinds(findClashes([early], ground({ nonWorkingDays: [DAY] })))).toEqual(['nonWorkingDay look'])
    // At midnight, 23:00 in UTC, the leave is over.
    const next = work('b', 'mowing', at('23:00'), '2026-04-15T01:00:00Z', owen)
    expect(findClashes([next], ground({ daysOff }))).toEqual([])
  })
})

describe('play too soon after work', () => {
  const fixtures = [match('15:00', '17:00')]
  it('wants 24 hours after topdressing, or what the club says', () => {
    const sand = work('sand', 'topdressing', '08:00', '10:00')
    expect(findClashes([sand], ground({ fixtures }))).toMatchObject([
      { kind: 'recovery', severity: 'stop', ids: ['sand', 'match'], minutesShort: 19 * 60 },
    ])
    expect(findClashes([sand], ground({ fixtures, recoveryMinutes: { topdressing: 300 } }))).toEqual([])
  })

  it('counts from the end of the work to kick-off, both to the minute', () => {
    const sand = (from: string, to: string) =>
      findClashes([work('sand', 'topdressing', from, to)], ground({ fixtures }))
    expect(sand('13:00', '15:00')).toMatchObject([{ kind: 'recovery', minutesShort: 24 * 60 }])
    expect(sand(at('13:00', '2026-04-13'), at('15:00', '2026-04-13'))).toEqual([])
    expect(sand(at('13:00', '2026-04-13'), at('15:01', '2026-04-13'))).toMatchObject([{ minutesShort: 1 }])
  })

  it('counts work that is done', () => {
    const done = work('sand', 'topdressing', '08:00', '10:00', { status: 'completed' })
    expect(kinds(findClashes([done], ground({ fixtures })))).toEqual(['recovery look'])
  })

  it('keeps everybody off for the longest re-entry of a cocktail', () => {
    const spray = work('spray', 'spraying', '08:00', '09:00', {
      ...uses('product', [
        { id: undefined, cocktailId: 'mix', rate: 400, rateUnit: 'l/ha', quantity: undefined },
      ]),
    })
    const mow = work('mow', 'mowing', '10:00', '11:00')
    const shed = {
      supplies: [supply('a', 9, 4), supply('b', 9, 12)],
      cocktails: [
        {
          id: 'mix',
          name: 'Mix',
          method: 'spray' as const,
          waterRate: 400,
          items: [
            { supplyId: 'a', rate: 1, rateUnit: 'l/ha' as const },
            { supplyId: 'b', rate: 1, rateUnit: 'l/ha' as const },
          ],
          notes: undefined,
        },
      ],
    }
    expect(findClashes([spray, mow], ground({ ...shed, fixtures }))).toMatchObject([
      { kind: 'reEntry', ids: ['spray', 'mow'], minutesShort: 11 * 60 },
      { kind: 'reEntry', ids: ['spray', 'match'], minutesShort: 6 * 60 },
    ])
  })

  it('is no clash any more when the match is over', () => {
    const sand = work('sand', 'topdressing', '08:00', '10:00', { status: 'completed' })
    expect(findClashes([sand], ground({ fixtures, now: '2026-04-20T00:00:00Z' }))).toEqual([])
  })
})

describe('lines', () => {
  const fixtures = [match('15:00', '17:00')]
  const mark = work('mark', 'lineMarking', '08:00', '09:00')
  const mow = work('mow', 'mowing', '10:00', '11:00')
  it('are not mown off before the match', () => {
    expect(findClashes([mark, mow], ground({ fixtures }))).toMatchObject([
      { kind: 'markedThenMown', severity: 'look', ids: ['mark', 'mow'], subject: 'stadium' },
    ])
    expect(findClashes([mark, mow], ground())).toEqual([])
    expect(clashesOf(mow, [mark], ground({ fixtures }))).toHaveLength(1)
    expect(clashesOf(mark, [mow], ground({ fixtures }))).toHaveLength(1)
  })
  it('B1 are mown off as well where they are there already and the mowing beside them is still open', () => {
    for (const [start, end] of [
      ['09:30', '10:30'],
      ['10:15', '10:45'],
      ['10:30', '12:00'],
    ] as const) {
      const there = work('there', 'lineMarking', start, end, { status: 'completed' })
      expect(findClashes([there, mow], ground({ fixtures }))).toMatchObject([
        { kind: 'markedThenMown', ids: ['there', 'mow'] },
      ])
      expect(clashesOf(mow, [there], ground({ fixtures }))).toHaveLength(1)
      const again = work('again', 'lineMarking', '12:30', '13:30')
      expect(findClashes([there, mow, again], ground({ fixtures }))).toEqual([])
    }
  })
  it('B1 are not marked while the same part of the pitch is mown, match or no match', () => {
    const clash = { kind: 'pitch', severity: 'look', subject: 'stadium' }
    for (const [start, end] of [
      ['09:30', '10:30'],
      ['10:15', '10:45'],
      ['10:30', '12:00'],
    ] as const) {
      const during = work('during', 'lineMarking', start, end)
      expect(findClashes([during, mow], ground())).toMatchObject([clash])
      expect(clashesOf(during, [mow], ground({ fixtures }))).toMatchObject([clash])
    }
    expect(findClashes([work('after', 'lineMarking', '11:00', '12:00'), mow], ground())).toEqual([])
    const north = { sectionIds: ['north'] }
    const south = { sectionIds: ['south'] }
    expect(
      findClashes(
        [work('a', 'lineMarking', '10:00', '11:00', north), work('b', 'mowing', '10:00', '11:00', south)],
        ground(),
      ),
    ).toEqual([])
  })
  it('may be mown when they are marked again, or have been played on', () => {
    const again = work('again', 'lineMarking', '12:00', '13:00')
    expect(findClashes([mark, mow, again], ground({ fixtures }))).toEqual([])
    const played = match('09:45', '10:00', { id: 'early', kind: 'training' })
    expect(findClashes([mark, mow], ground({ fixtures: [played, ...fixtures] }))).toEqual([])
  })
})

describe('stock', () => {
  it('is drawn in order of time, and says what is left', () => {
    const first = work('a', 'spraying', '06:00', '07:00', product('iron', 7))
    const second = work('b', 'spraying', '10:00', '11:00', product('iron', 6))
    const supplies = [supply('iron', 10)]
    expect(findClashes([second, first], ground({ supplies }))).toMatchObject([
      { kind: 'stock', severity: 'look', ids: ['b'], subject: 'iron', left: 3 },
    ])
    const delivery = work('in', 'restock', '08:00', '09:00', { ...product('iron', 10), pitchIds: [] })
    expect(findClashes([second, first, delivery], ground({ supplies }))).toEqual([])
  })
})

const TYPES = [
  'mowing',
  'spraying',
  'lineMarking',
  'forking',
  'topdressing',
  'match',
  'training',
  'growLights',
  'renovation',
  'handStand',
]
const base = Date.parse('2026-03-28T05:00:00Z')
const randomWork = fc.record({
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom('planned', 'planned', 'in_progress', 'completed', 'cancelled', 'odd'),
  // Around the night in which the clocks go forward in London.
  start: fc.integer({ min: 0, max: 160 }),
  length: fc.integer({ min: -1, max: 14 }),
  pitches: fc.subarray(['p1', 'p2']),
  people: fc.subarray(['u1', 'u2']),
  machines: fc.subarray(['m1', 'm3']),
  draws: fc.integer({ min: 0, max: 4 }),
})
type Random = typeof randomWork extends fc.Arbitrary<infer T> ? T : never
const made = (id: string, one: Random, shift = 0): Activity =>
  work(
    id,
    one.type,
    toInstant(base + (one.start * 30 + shift) * 60_000),
    toInstant(base + ((one.start + one.length) * 30 + shift) * 60_000),
    {
      status: one.status,
      pitchIds: one.pitches,
      userIds: one.people,
      fields: [
        { key: 'machine', value: one.machines.map((machineId) => ({ id: machineId, hours: undefined })) },
        {
          key: 'product',
          value: [{ id: 's', cocktailId: undefined, rate: 1, rateUnit: 'l/ha', quantity: one.draws }],
        },
      ],
    },
  )
const randomPlan = fc.array(randomWork, { maxLength: 25 })
const randomFixtures = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 160 }), pitch: fc.constantFrom('p1', 'p2') }),
  { maxLength: 6 },
)
const fixturesOf = (list: { start: number; pitch: string }[], shift = 0) =>
  list.map(({ start, pitch }, n) =>
    match(
      toInstant(base + (start * 30 + shift) * 60_000),
      toInstant(base + (start * 30 + 120 + shift) * 60_000),
      { id: `f${n}`, pitchId: pitch },
    ),
  )
const randomGround = (fixtures: Fixture[], more: Partial<PlanningGround> = {}) =>
  ground({
    fixtures,
    equipment: [machine('m1', 1), machine('m3', 3)],
    supplies: [supply('s', 20, 3)],
    recoveryMinutes: { topdressing: 240, renovation: 300 },
    ...more,
  })
const daysOff = [
  { user: 'u1', date: '2026-03-29', leaveType: 'sick' as const },
  { user: 'u2', date: '2026-03-30', leaveType: 'holiday' as const },
]

/** What two pieces of work alone have against each other, by the rules and nothing else. */
const between = (a: Activity, b: Activity, all: PlanningGround) =>
  findClashes([a, b], { ...all, fixtures: [], supplies: all.supplies }).filter(({ ids }) => ids.length === 2)

describe('whatever the plan', () => {
  it('a sweep finds what comparing every two pieces finds', () => {
    fc.assert(
      fc.property(randomPlan, randomFixtures, (plan, fixtures) => {
        const works = plan.map((one, n) => made(`w${n}`, one))
        const all = randomGround(fixturesOf(fixtures))
        // Machines of several units and marks between others depend on more than two pieces.
        const ofTwo = (clash: Clash) =>
          clash.ids.length === 2 &&
          clash.kind !== 'markedThenMown' &&
          !(clash.kind === 'machine' && clash.subject === 'm3')
        const swept = findClashes(works, all).filter(ofTwo)
        const compared = works.flatMap((a, n) => [
          ...works.slice(n + 1).flatMap((b) => between(a, b, all).filter(ofTwo)),
          ...all.fixtures.flatMap((fixture) =>
            findClashes([a], { ...all, fixtures: [fixture] }).filter(ofTwo),
          ),
        ])
        const key = (clash: Clash) => JSON.stringify(clash)
        expect(swept.map(key).sort()).toEqual(compared.map(key).sort())
      }),
      { numRuns: 300 },
    )
  })

  it('after a change finds what somebody finds who has not seen the plan before', () => {
    fc.assert(
      fc.property(randomPlan, randomWork, fc.nat(), randomFixtures, (plan, other, at, fixtures) => {
        const works = plan.map((one, n) => made(`w${n}`, one))
        const before = randomGround([])
        findClashes(works, before)
        const changed = works.toSpliced(at % Math.max(1, works.length), 1, made('changed', other))
        const after = { ...before, fixtures: fixturesOf(fixtures) }
        const unseen = { ...after, recoveryMinutes: { ...after.recoveryMinutes } }
        expect(findClashes(changed, after)).toEqual(findClashes(changed, unseen))
      }),
      { numRuns: 200 },
    )
  })

  it('one piece has the clashes that the whole plan shows for it', () => {
    fc.assert(
      fc.property(randomPlan, randomFixtures, (plan, fixtures) => {
        const works = plan.map((one, n) => made(`w${n}`, one))
        const all = randomGround(fixturesOf(fixtures), { daysOff, nonWorkingDays: ['2026-03-30'] })
        const every = findClashes(works, all)
        for (const draft of works)
          expect(clashesOf(draft, works, all)).toEqual(
            every.filter(({ ids, fixture }) => ids[0] === draft.id || (ids[1] === draft.id && !fixture)),
          )
      }),
      { numRuns: 200 },
    )
  })

  it('what one has against another, the other has against the one', () => {
    fc.assert(
      fc.property(randomWork, randomWork, (one, two) => {
        const [a, b] = [made('a', one), made('b', two)]
        const all = randomGround([])
        const ofBoth = (clash: Clash) => clash.ids.length === 2
        expect(clashesOf(a, [b], all).filter(ofBoth)).toEqual(clashesOf(b, [a], all).filter(ofBoth))
      }),
    )
  })

  it('the order of the list changes nothing, and each clash is told once', () => {
    fc.assert(
      fc.property(randomPlan, randomFixtures, (plan, fixtures) => {
        const works = plan.map((one, n) => made(`w${n}`, one))
        const all = randomGround(fixturesOf(fixtures))
        const clashes = findClashes(works, all)
        expect(findClashes(works.toReversed(), all)).toEqual(clashes)
        expect(new Set(clashes.map((clash) => JSON.stringify(clash))).size).toBe(clashes.length)
      }),
    )
  })

  it('moving everything by the same time keeps every clash', () => {
    fc.assert(
      fc.property(randomPlan, randomFixtures, fc.integer({ min: -90, max: 90 }), (plan, fixtures, hours) => {
        const shown = (shift: number) =>
          findClashes(
            plan.map((one, n) => made(`w${n}`, one, shift)),
            randomGround(fixturesOf(fixtures, shift)),
          ).map(({ kind, ids, severity, minutesShort, subject }) => [
            kind,
            ids,
            severity,
            minutesShort,
            subject,
          ])
        expect(shown(hours * 60)).toEqual(shown(0))
      }),
    )
  })

  it('work that shares no pitch, person, machine or stock never clashes', () => {
    fc.assert(
      fc.property(randomPlan, (plan) => {
        const works = plan.map((one, n) =>
          work(
            `w${n}`,
            one.type,
            toInstant(base + one.start * 1_800_000),
            toInstant(base + (one.start + one.length) * 1_800_000),
            { pitchIds: [`p${n}`], userIds: [`u${n}`], status: one.status },
          ),
        )
        expect(findClashes(works, ground())).toEqual([])
      }),
    )
  })

  it('every time is readable and every number a number', () => {
    const wild = fc.record({
      type: fc.string(),
      status: fc.string(),
      start: fc.oneof(
        fc.constant('never'),
        fc.date({ noInvalidDate: true }).map((d) => d.toISOString()),
      ),
      end: fc.oneof(
        fc.constant(''),
        fc.date({ noInvalidDate: true }).map((d) => d.toISOString()),
      ),
      minutes: fc.double(),
    })
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 8 }), (list) => {
        const works = list.map(({ type, status, start, end }, n) =>
          work(`w${n}`, type, `${start}T`, `${end}T`, {
            status: n % 2 ? status : 'planned',
            startDate: start,
            endDate: end,
            userIds: ['u'],
          }),
        )
        const all = ground({
          timeZone: list[0]?.type ?? '',
          recoveryMinutes: Object.fromEntries(list.map(({ type, minutes }) => [type, minutes])),
          daysOff: [{ user: 'u', date: '2026-02-30', leaveType: 'sick' }],
          nonWorkingDays: ['soon'],
          fixtures: [match('08:00', '10:00')],
        })
        for (const { from, to, minutesShort } of findClashes(works, all)) {
          expect(Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))).toBe(false)
          expect(minutesShort === undefined || Number.isFinite(minutesShort)).toBe(true)
        }
      }),
    )
  })
})

describe('freeSlots', () => {
  const draft = work('mow', 'mowing', '09:30', '10:30', { userIds: ['owen'] })
  it("offers the nearest times around a training, in the ground's hours, none overlapping", () => {
    const fixtures = [match('09:00', '10:30', { kind: 'training' })]
    const slots = freeSlots(draft, [], ground({ fixtures }), { count: 3, from: at('00:00') })
    expect(slots).toEqual([
      { startDate: at('10:30'), endDate: at('11:30') },
      { startDate: at('08:00'), endDate: at('09:00') },
      { startDate: at('11:30'), endDate: at('12:30') },
    ])
  })

  it('may end exactly when the recovery just fits', () => {
    const all = ground({ fixtures: [match('12:00', '14:00')], recoveryMinutes: { mowing: 90 } })
    expect(freeSlots(draft, [], all, { count: 1, from: at('00:00') })).toEqual([
      { startDate: at('09:30'), endDate: at('10:30') },
    ])
  })

  it('offers nothing that is over, and skips the days on which the person is away', () => {
    const fixtures = [match('09:00', '10:30')]
    const all = ground({ fixtures, daysOff: [{ user: 'owen', date: DAY, leaveType: 'sick' }] })
    const slots = freeSlots(draft, [], all, { count: 2, from: at('08:30') })
    expect(slots[0]?.startDate).toBe('2026-04-15T04:00:00Z')
    expect(
      freeSlots({ ...draft, endDate: draft.startDate }, [], all, { count: 2, from: at('08:30') }),
    ).toEqual([])
  })

  it('offers no day that nobody has read', () => {
    const all = ground({ daysOff: [{ user: 'owen', date: DAY, leaveType: 'sick' }] })
    const free = (known?: { from: string; to: string }) =>
      freeSlots(draft, [], { ...all, known }, { count: 1, from: at('00:00') })
    expect(free()).toHaveLength(1)
    expect(free({ from: DAY, to: '2026-04-15' })[0]?.startDate.slice(0, 10)).toBe('2026-04-15')
    expect(free({ from: DAY, to: DAY })).toEqual([])
  })

  it('offers no time whose rest reaches beyond what anybody has read', () => {
    const known = { from: DAY, to: '2026-04-15' }
    const free = (minutes: number) =>
      freeSlots(
        draft,
        [],
        { ...ground({ recoveryMinutes: { mowing: minutes } }), known },
        {
          count: 99,
          from: at('00:00'),
        },
      ).map(({ startDate }) => startDate.slice(0, 10))
    expect(free(0)).toContain('2026-04-15')
    expect(free(24 * 60)).toContain(DAY)
    expect(free(24 * 60)).not.toContain('2026-04-15')
  })

  it('never offers a time that clashes, on the days the clocks change either', () => {
    fc.assert(
      fc.property(randomWork, randomPlan, randomFixtures, (one, plan, fixtures) => {
        const works = plan.map((other, n) => made(`w${n}`, other))
        const all = randomGround(fixturesOf(fixtures), { daysOff, nonWorkingDays: ['2026-03-30'] })
        const wanted = { ...made('draft', one), status: 'planned' }
        for (const slot of freeSlots(wanted, works, all, { count: 4, from: toInstant(base) })) {
          const clashes = clashesOf({ ...wanted, ...slot }, works, all)
          expect(clashes.filter(({ severity }) => severity === 'stop')).toEqual([])
          const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' })
          expect(hours.format(new Date(slot.startDate)) >= '05:00').toBe(true)
          expect(hours.format(new Date(slot.endDate)) <= '22:00').toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})
