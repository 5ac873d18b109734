import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import activity from '../../../locales/en-GB/activity.json' with { type: 'json' }
import texts from '../../../locales/en-GB/shedFile.json' with { type: 'json' }
import { riversideSupplies } from '../../demo/seed/supplies.ts'
import { RIVERSIDE_COCKTAILS } from '../../demo/seed/cocktails.ts'
import { RIVERSIDE_EQUIPMENT } from '../../demo/seed/equipment.ts'
import type { UnitSystem } from '../../lib/units.ts'
import { ACTIVITY_NAMES } from '../activityName.ts'
import type { Cocktail } from '../cocktail.ts'
import { type CsvStyle, readCsv, writeCsv } from '../csv.ts'
import type { Equipment } from '../equipment.ts'
import { RATE_UNITS } from '../rateUnit.ts'
import { type Supply, SUPPLY_UNITS } from '../supply.ts'
import { guessColumns } from './guessColumns.ts'
import { previewShed, type ShedChange } from './previewShed.ts'
import { decimalOf, type ReadGround } from './readCells.ts'
import type { ShedWords } from './shedColumns.ts'
import { nameKey, type ShedFileRows, writeShed } from './writeShed.ts'

const activityNames: Readonly<Record<string, string>> = activity.name
const words: ShedWords = {
  heading: (column) => texts.column[column],
  groups: new Map([
    ['mower', 'Mowers'],
    ['fertiliser', 'Fertilisers'],
  ]),
  activity: (name) => activityNames[name] ?? name,
  method: (method) => texts.method[method],
  unit: (unit) => (unit === 'bag' ? 'bag' : 'pcs'),
}
const ENGLISH: CsvStyle = { separator: ',', decimal: '.' }

function preview(
  text: string,
  shed: ShedFileRows,
  {
    system = 'metric',
    decimal = '.',
    monthFirst = false,
  }: { system?: UnitSystem; decimal?: '.' | ','; monthFirst?: boolean } = {},
): ShedChange[] {
  const rows = readCsv(text)
  const columns = guessColumns(shed.list, rows[0] ?? [], [words])
  const ground: ReadGround = {
    words: [words],
    system,
    decimal: decimalOf(rows.slice(1), columns, decimal),
    monthFirst,
  }
  const steps = previewShed(shed, rows, columns, ground)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const written = (shed: ShedFileRows, system: UnitSystem = 'metric', style = ENGLISH): string =>
  writeCsv(writeShed(shed, { words, system, withUnit: (heading, unit) => `${heading} (${unit})` }), style)
const outcome = (changes: readonly ShedChange[]) =>
  changes.map(({ kind, name, fields, faults }) => [
    kind,
    name,
    ...(faults ? faults.map(({ column, reason, value }) => `${column} ${reason} ${value}`) : fields),
  ])

const salt: Supply = {
  id: 'salt',
  name: 'Salt',
  available: 90,
  action: { unit: 'kg' },
  group: 'other',
  activities: ['spreading'],
  minimum: 20,
  unitCost: 2,
  batch: 'B1',
}
const iron: Supply = {
  ...salt,
  id: 'iron',
  name: 'Iron',
  action: { unit: 'l' },
  density: 1.25,
  analysis: { n: 3, p: 0, k: 0, fe: 6 },
  maximumRate: { rate: 30, rateUnit: 'l/ha' },
  expiryDate: '2027-03-01',
}
const supplies = (...rows: Supply[]): ShedFileRows => ({ list: 'supplies', rows })
const none = supplies()

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '|', "'", '1', ' ', 'a', '\n') }),
)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const words200 = maybe(
  text.map((one) => one.trim()).filter((one) => one !== '' && !/^'[\s]*[=+\-@\t\r\n]/.test(one)),
)
const size = fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 1000)
const names = fc.uniqueArray(
  text.filter((one) => nameKey(one) !== '' && !/^\s*'/.test(one)),
  { minLength: 1, maxLength: 6, selector: (name) => nameKey(name) },
)
const activities = fc.subarray([...ACTIVITY_NAMES], { maxLength: 3 })
const rowsOf = <T>(row: fc.Arbitrary<T>): fc.Arbitrary<(T & { id: string; name: string })[]> =>
  names.chain((list) =>
    fc.tuple(...list.map((name, at) => row.map((one) => ({ ...one, id: `id-${at}`, name })))),
  )
const machines = rowsOf(
  fc.record({
    group: fc.constantFrom('mower', 'Own group', ''),
    units: fc.constant(9),
    available: fc.nat(9),
    activities,
    manufacturer: words200,
    model: words200,
    serialNumber: words200,
    hours: maybe(size),
    serviceEvery: maybe(size),
    lastServiceHours: maybe(size),
    notes: words200,
  }),
)
const share = fc.integer({ min: 0, max: 100 })
const products = rowsOf(
  fc.record({
    group: fc.constantFrom('fertiliser', 'other', 'Own group'),
    available: size.map((one) => one - 500),
    action: fc.record({ unit: fc.constantFrom(...SUPPLY_UNITS) }),
    activities,
    minimum: maybe(size),
    analysis: maybe(fc.record({ n: share, p: share, k: share, fe: maybe(share), mg: maybe(share) })),
    density: maybe(size.map((one) => one + 0.1)),
    unitCost: maybe(size),
    currency: maybe(fc.constantFrom('GBP', 'EUR')),
    batch: words200,
    expiryDate: maybe(fc.constantFrom('2026-01-31', '2028-02-29')),
    activeIngredient: words200,
    registrationNumber: words200,
    reEntryHours: maybe(size),
    maximumRate: maybe(fc.record({ rate: size, rateUnit: fc.constantFrom(...RATE_UNITS) })),
  }),
)
const SHELF = riversideSupplies('2026-04-14')
const mixes = rowsOf(
  fc.record({
    method: fc.constantFrom('spray' as const, 'spread' as const),
    waterRate: maybe(size),
    items: fc.array(
      fc.record({
        supplyId: fc.constantFrom(...SHELF.map(({ id }) => id)),
        rate: size,
        rateUnit: fc.constantFrom(...RATE_UNITS),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    notes: words200,
  }),
)
const shed = fc.oneof(
  machines.map((rows): ShedFileRows => ({ list: 'equipment', rows })),
  products.map((rows): ShedFileRows => ({ list: 'supplies', rows })),
  mixes.map((rows): ShedFileRows => ({ list: 'cocktails', rows, supplies: SHELF })),
)
const system = fc.constantFrom<UnitSystem>('metric', 'imperial')
const style = fc.constantFrom<CsvStyle>(
  ENGLISH,
  { separator: ';', decimal: ',' },
  { separator: '\t', decimal: '.' },
)

describe('a list of the shed as a file', () => {
  it('X5 comes back as it went out, in every unit and way of writing', () => {
    fc.assert(
      fc.property(shed, system, style, (rows, units, how) => {
        const back = preview(written(rows, units, how), rows, { system: units, decimal: how.decimal })
        expect(outcome(back).filter(([kind]) => kind !== 'same')).toEqual([])
        expect(back).toHaveLength(rows.rows.length)
      }),
      { numRuns: 400 },
    )
  })

  it('fills an empty shed with what another held', () => {
    fc.assert(
      fc.property(shed, system, style, (rows, units, how) => {
        const empty = { ...rows, rows: [] } as ShedFileRows
        const back = preview(written(rows, units, how), empty, { system: units, decimal: how.decimal })
        expect(back.map(({ kind }) => kind)).toEqual(rows.rows.map(() => 'added'))
        const stored = { ...rows, rows: back.map(({ write }, at) => ({ ...write?.after, id: `id-${at}` })) }
        const again = preview(written(rows, units, how), stored as ShedFileRows, {
          system: units,
          decimal: how.decimal,
        })
        // Mixed by name into the unit a reader sees: ounces are kept as grams.
        expect(outcome(again).filter(([kind]) => kind !== 'same')).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('X5 no cell of it runs in a spreadsheet', () => {
    fc.assert(
      fc.property(shed, style, (rows, how) => {
        for (const cell of readCsv(written(rows, 'metric', how)).flat())
          expect(cell).not.toMatch(/^[\s\u200B\uFEFF]*(?:[=+@\t\r\n\0＝＋－＠]|-(?![\d.,]+$))/)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['metric', 'imperial'] as const)('the shed of the demo in %s units changes nothing', (units) => {
    for (const rows of [
      { list: 'equipment', rows: RIVERSIDE_EQUIPMENT },
      { list: 'supplies', rows: SHELF },
      { list: 'cocktails', rows: RIVERSIDE_COCKTAILS, supplies: SHELF },
    ] as ShedFileRows[])
      expect(new Set(preview(written(rows, units), rows, { system: units }).map(({ kind }) => kind))).toEqual(
        new Set(['same']),
      )
  })

  it('writes amounts as the reader counts them, with the unit in cell or heading', () => {
    const [head = [], row = []] = readCsv(written(supplies(iron), 'imperial'))
    const cell = (heading: string) => row[head.indexOf(heading)]
    expect(cell('On hand')).toBe('23.7754847')
    expect(cell('Unit')).toBe('gal')
    expect(Number(cell('Density (lb/gal)'))).toBeCloseTo(10.4318, 4)
    // 2 a litre are 7.57 a gallon.
    expect(Number(cell('Cost per unit'))).toBeCloseTo(7.57, 2)
    expect(cell('Maximum rate unit')).toBe('fl oz/1000ft2')
  })
})

describe('a file against the list that is there', () => {
  it('tells new, changed field by field, and unchanged rows apart', () => {
    const file = 'Name,Stock,Unit,Batch\nSALT ,80,kg,B2\nIron,90,l,B1\nGrit,5,bag,\n'
    expect(outcome(preview(file, supplies(salt, iron)))).toEqual([
      ['changed', 'SALT', 'name', 'stock', 'batch'],
      ['same', 'Iron'],
      ['added', 'Grit', 'group', 'stock', 'unit'],
    ])
  })

  it('an identifier finds a row that has another name now; a foreign one does not', () => {
    expect(outcome(preview('ID,Name\nsalt,Sea salt\n', supplies(salt)))).toEqual([
      ['changed', 'Sea salt', 'name'],
    ])
    expect(outcome(preview('ID,Name\nother-club-7,Salt\n', supplies(salt)))).toEqual([['same', 'Salt']])
  })

  it('what no column holds stays, what an empty cell holds is cleared', () => {
    const [change] = preview('Name,Batch\nIron,\n', supplies(iron))
    expect(change?.write?.after).toMatchObject({ ...iron, batch: undefined })
    expect(change?.fields).toEqual(['batch'])
  })

  it('keeps a product in its own unit, whatever the file counts in', () => {
    const after = (file: string) => preview(file, supplies(salt))[0]?.write?.after as Supply | undefined
    expect(after('Name,Stock (lb)\nSalt,100\n')).toMatchObject({
      available: 45.359237,
      action: { unit: 'kg' },
    })
    expect(after('Name;Bestand;Stock;Unit\nSalt;x;2500;g\n')).toMatchObject({ available: 2.5 })
    expect(after('Name,Stock,Unit\nSalt,3,bag\n')).toMatchObject({ available: 3, action: { unit: 'bag' } })
    expect(after('Name,Cost per unit (lb)\nSalt,1\n')?.unitCost).toBeCloseTo(2.2046)
  })

  it('keeps no minimum and price of a unit in which the product is no longer counted', () => {
    const after = (file: string) => preview(file, supplies(salt))[0]?.write?.after
    expect(after('Name,Stock,Unit\nSalt,3,bag\n')).toMatchObject({ minimum: undefined, unitCost: undefined })
    expect(after('Name,Stock,Unit,Minimum\nSalt,3,bag,1\n')).toMatchObject({ minimum: 1 })
    expect(after('Name,Stock,Unit\nSalt,50000,g\n')).toMatchObject({ minimum: 20, unitCost: 2 })
  })

  it('reads numbers without a unit as the reader sees them', () => {
    const [change] = preview('Name,Stock\nSalt,100\n', supplies(salt), { system: 'imperial' })
    expect(change?.write?.after).toMatchObject({ available: 45.359237 })
  })

  it('reads other headings, decimal commas, thousands, dates of the country and a stock below zero', () => {
    const file = '\uFEFFProduct;On hand;UoM;Use by;Price\nSand;1.234,5;kg;31.12.2027;"0,05"\nSalt;-3;kg;;\n'
    const [sand, low] = preview(file, supplies(salt), { decimal: '.' })
    expect(sand?.write?.after).toMatchObject({ available: 1234.5, expiryDate: '2027-12-31', unitCost: 0.05 })
    expect(low?.write?.after).toMatchObject({ available: -3 })
    const [american] = preview('Name,Unit,Expires\nLime,lb,4/9/2027\n', none, { monthFirst: true })
    expect(american?.write?.after).toMatchObject({ expiryDate: '2027-04-09', action: { unit: 'kg' } })
  })

  it.each([
    ['Name,Unit,Minimum\nX,kg,-2\n', 'minimum negative -2'],
    ['Name,Unit,Stock\nX,kg,plenty\n', 'stock notNumber plenty'],
    ['Name,Unit,Stock\nX,kg,1e300\n', 'stock notNumber 1e300'],
    ['Name,Unit,Stock\nX,kg,99999999999\n', 'stock absurd 99999999999'],
    ['Name,Unit,N\nX,kg,146\n', 'n moreThanAll 146'],
    ['Name,Unit,Density\nX,kg,0\n', 'density zero 0'],
    ['Name,Unit,Stock\nX,barrel,1\n', 'unit unknownUnit barrel'],
    ['Name,Stock (barrel)\nX,1\n', 'unit unknownUnit barrel'],
    ['Name,Unit,Density (g/inch)\nX,kg,1.2\n', 'density unknownUnit g/inch'],
    ['Name,Stock\nX,1\n', 'unit noUnit '],
    ['Name,Unit,Expires\nX,kg,2027-02-30\n', 'expiryDate notDay 2027-02-30'],
    ['Name,Unit,Used for\nX,kg,Juggling\n', 'activities unknownActivity Juggling'],
    ['Name,Unit,Maximum rate\nX,kg,3\n', 'maximumRate noUnit 3'],
    ['Name,Unit,Maximum rate,Maximum rate unit\nX,kg,3,spoon\n', 'maximumRateUnit unknownUnit spoon'],
    ['Name,Unit\n,kg\n', 'name noName '],
  ])('marks %j with the reason', (file, reason) => {
    const [change] = preview(file, none)
    expect(change).toMatchObject({ kind: 'wrong', line: 2 })
    expect(change?.faults?.map(({ column, reason: why, value }) => `${column} ${why} ${value}`)).toEqual([
      reason,
    ])
  })

  it('reads the day on which a product expires as a spreadsheet writes it', () => {
    const file = 'Name,Expires\nSalt,30-Aug-27\nIron,31-Jun-27\n'
    const [known, none] = preview(file, supplies(salt, iron))
    expect(known?.write?.after).toMatchObject({ expiryDate: '2027-08-30' })
    expect(none?.faults).toMatchObject([{ column: 'expiryDate', reason: 'notDay' }])
  })

  it('takes no name twice, and none that two rows bear here', () => {
    expect(outcome(preview('Name,Unit\nGrit,kg\ngrit ,kg\n', none))).toMatchObject([
      ['added', 'Grit', 'group', 'stock', 'unit'],
      ['wrong', 'grit', 'name duplicate grit'],
    ])
    const twins = supplies(salt, { ...iron, name: 'Salt' })
    expect(outcome(preview('Name,Batch\nSalt,B9\n', twins))).toEqual([
      ['wrong', 'Salt', 'name ambiguous Salt'],
    ])
    expect(outcome(preview('ID,Name,Batch\nsalt,Salt,B9\n', twins))).toEqual([['changed', 'Salt', 'batch']])
  })

  it('X5 a name that looks like a formula stays a name', () => {
    const file = written(supplies({ ...salt, name: '=HYPERLINK("x")' }))
    expect(file).toContain("'=HYPERLINK")
    expect(preview(file, none)[0]?.write?.after).toMatchObject({ name: '=HYPERLINK("x")' })
    expect(preview('Name,Unit\n=1+1,kg\n', none)[0]?.write?.after).toMatchObject({ name: '=1+1' })
  })

  it('a machine has whole units, and no more in order than there are', () => {
    const empty: ShedFileRows = { list: 'equipment', rows: [] as Equipment[] }
    expect(outcome(preview('Name,Units,In order\nA,2,3\nB,1.5,1\nC,2,\n', empty))).toMatchObject([
      ['wrong', 'A', 'inOrder moreInOrder 3'],
      ['wrong', 'B', 'units notWhole 1.5'],
      ['added', 'C', 'units', 'inOrder'],
    ])
    expect(preview('Name,Units\nC,2\n', empty)[0]?.write?.after).toMatchObject({ units: 2, available: 2 })
  })

  it('a column may be chosen or left out by hand', () => {
    const rows = readCsv('Artikel,Menge\nSalt,5\n')
    const steps = previewShed(
      supplies(salt),
      rows,
      [
        { heading: 'Artikel', column: 'name', unit: undefined },
        { heading: 'Menge', column: 'stock', unit: undefined },
      ],
      { words: [words], system: 'metric', decimal: '.', monthFirst: false },
    )
    expect(outcome(steps.next().value ?? [])).toEqual([['changed', 'Salt', 'stock']])
  })
})

describe('cocktails of a file', () => {
  const shelf = [salt, iron]
  const mix: Cocktail = {
    id: 'mix',
    name: 'Mix',
    method: 'spray',
    waterRate: 500,
    items: [{ supplyId: 'iron', rate: 10, rateUnit: 'l/ha' }],
  }
  const list = (...rows: Cocktail[]): ShedFileRows => ({ list: 'cocktails', rows, supplies: shelf })
  const HEAD = 'Name,Method,Water,Product,Rate,Rate unit,Notes\n'

  it('are their rows together, also where only the first says the name', () => {
    const file = `${HEAD}Mix,Spray,500,Iron,10,l/ha,\n,,,salt,2,g/m²,\nDry,spread,,Salt,35,lb/1000 ft²,Rake in\n`
    const [changed, added] = preview(file, list(mix))
    expect(changed).toMatchObject({ kind: 'changed', fields: ['product'] })
    expect(changed?.write?.after).toMatchObject({
      ...mix,
      items: [
        { supplyId: 'iron', rate: 10, rateUnit: 'l/ha' },
        { supplyId: 'salt', rate: 2, rateUnit: 'g/m2' },
      ],
    })
    expect(added).toMatchObject({ kind: 'added', line: 4 })
    expect(added?.write?.after).toMatchObject({ method: 'spread', notes: 'Rake in', waterRate: undefined })
  })

  it.each([
    ['Mix,Spray,500,Gold,10,l/ha,\n', 'product unknownProduct Gold'],
    ['Mix,Spray,500,Iron,-10,l/ha,\n', 'rate negative -10'],
    ['Mix,Spray,500,Iron,,l/ha,\n', 'rate noRate '],
    ['Mix,Spray,500,Salt,10,,\n', 'rateUnit noUnit '],
    ['Mix,Spray,500,Iron,10,cup,\n', 'rateUnit unknownUnit cup'],
    ['Mix,Pour,500,Iron,10,l/ha,\n', 'method unknownMethod Pour'],
    ['Mix,Spray,500,Iron,10,l/ha,\nMix,Spray,600,Salt,1,g/m2,\n', 'waterRate differs 600'],
    ['New,Spray,500,,,,\n', 'product noProduct '],
  ])('are not taken when a row of theirs is wrong: %j', (rows, reason) => {
    const changes = preview(HEAD + rows, list(mix))
    expect(changes).toHaveLength(1)
    expect(outcome(changes)[0]?.slice(2)).toEqual([reason])
  })
})

it('a hundred thousand rows are read in slices, none of them long', () => {
  const file = `Name,Stock,Unit,Batch\n${Array.from({ length: 100_000 }, (_, at) => `Product ${at},${at % 700},kg,B-${at}`).join('\n')}`
  const rows = readCsv(file)
  const columns = guessColumns('supplies', rows[0] ?? [], [words])
  const steps = previewShed(none, rows, columns, {
    words: [words],
    system: 'metric',
    decimal: '.',
    monthFirst: false,
  })
  let count = 0
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      expect(value.filter(({ kind }) => kind === 'added')).toHaveLength(100_000)
      break
    }
    count += 1
  }
  expect(count).toBeGreaterThan(150)
})
