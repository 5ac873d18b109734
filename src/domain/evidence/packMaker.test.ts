// @vitest-environment jsdom
// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import { readCsv } from '../csv.ts'
import { makePack } from './packMaker.ts'
import { sampleRows, sampleSetup, sampleSupply, sampleWork } from './packSamples.ts'
import type { PackGap, PackRows, PackSetup } from './packSetup.ts'

async function unpacked(
  rows: Partial<PackRows>,
  { setup = {}, gaps = [] }: { setup?: Partial<PackSetup>; gaps?: readonly PackGap[] } = {},
) {
  const pack = await makePack(sampleSetup(setup), sampleRows(rows), gaps)
  const files = unzipSync(new Uint8Array(Buffer.concat(pack.zip)))
  const text = (path: string): string => {
    const file = files[path]
    if (!file) throw new Error(`${path} is not in the pack`)
    return strFromU8(file)
  }
  return { pack, files, text, csv: (path: string) => readCsv(text(path)) }
}
const shown = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td')].map(
    ({ textContent }) => textContent,
  )

const SPRAY = sampleWork('s1', {
  activityName: 'spraying',
  fields: [
    {
      key: 'product',
      value: [{ id: 'iron', cocktailId: undefined, rate: 20, rateUnit: 'l/ha', quantity: undefined }],
    },
    { key: 'area', value: 0.7 },
    { key: 'nozzle', value: '03 blue' },
  ],
})

describe('B16 an evidence pack', () => {
  it('has work under the month in which it was done at the ground', async () => {
    const evening = { startDate: '2026-09-01T00:30:00Z', endDate: '2026-09-01T01:30:00Z' }
    const { text } = await unpacked(
      { activities: [{ ...SPRAY, ...evening }] },
      { setup: { timeZone: 'America/New_York' } },
    )
    for (const folder of ['spray-register', 'activities']) {
      const page = text(`${folder}/index.html`)
      expect(page).toContain('<h2>August 2026</h2>')
      expect(page).not.toContain('September')
    }
  })

  it('names every file in the list of hashes, and each hash is right', async () => {
    const { files, text, pack } = await unpacked({ activities: [sampleWork('a1'), SPRAY] })
    const listed = text('hashes.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  '))
    expect(new Set(listed.map(([, path]) => path))).toEqual(
      new Set(Object.keys(files).filter((path) => path !== 'hashes.txt')),
    )
    for (const [hash, path = ''] of listed)
      expect(
        createHash('sha256')
          .update(files[path] ?? '')
          .digest('hex'),
        path,
      ).toBe(hash)
    expect(pack.seal).toBe(createHash('sha256').update(text('hashes.txt')).digest('hex'))
    // What the manifest says of the files is the same.
    const { files: said } = JSON.parse(text('manifest.json')) as { files: { path: string; sha256: string }[] }
    for (const { path, sha256 } of said) expect(listed).toContainEqual([sha256, path])
    // Each part in its three forms.
    for (const folder of [
      'spray-register',
      'activities',
      'measurements',
      'weather',
      'fertilisation',
      'feedback',
    ])
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([
          `${folder}/${folder}.csv`,
          `${folder}/${folder}.json`,
          `${folder}/index.html`,
        ]),
      )
  })

  it('writes tables that read back in the reader’s words and units, and rows as the backend gave them', async () => {
    const { csv, text } = await unpacked(
      { activities: [sampleWork('a1')] },
      {
        setup: {
          locale: 'de',
          csv: { separator: ';', decimal: ',' },
          unitSystem: 'imperial',
          words: {
            ...sampleSetup().words,
            fields: { height: 'Höhe' },
            units: { grassHeight: 'in' },
          },
        },
      },
    )
    const [head = [], row = []] = csv('activities/activities.csv')
    expect(row[head.indexOf('Höhe (in)')]).toBe('1,024')
    expect(row[head.indexOf('people')]).toBe('Marta Kovač')
    expect(JSON.parse(text('activities/activities.json'))).toEqual([
      expect.objectContaining({
        id: 'a1',
        startDate: '2026-03-02T07:00:00Z',
        fields: [{ key: 'height', value: 26 }],
      }),
    ])
  })

  it('names each column of a table once, and what is counted in the reader’s words', async () => {
    const { csv } = await unpacked(
      {
        activities: [
          sampleWork('a1', { activityName: 'aeration', fields: [{ key: 'people', value: 4 }] }),
          sampleWork('a2', { activityName: 'training', fields: [{ key: 'people', value: 18 }] }),
        ],
        supplies: [sampleSupply('mulch', { action: { unit: 'bag' } })],
      },
      { setup: { words: { ...sampleSetup().words, units: { bag: 'Säcke' } } } },
    )
    const [head = [], first = []] = csv('activities/activities.csv')
    expect(new Set(head).size).toBe(head.length)
    expect(first[head.indexOf('people (aeration, training)')]).toBe('4')
    const [heads = [], mulch = []] = csv('supplies/supplies.csv')
    expect(mulch[heads.indexOf('unit')]).toBe('Säcke')
  })

  it('says of a price what it is paid in and for, of a pack what it holds, of a treated area that it is hectares', async () => {
    const { words } = sampleSetup()
    const delivery = sampleWork('d1', {
      activityName: 'restock',
      fields: [
        { key: 'product', value: [{ id: 'iron', rate: 0, rateUnit: 'l/ha', quantity: 20 }] },
        { key: 'unitPrice', value: 12.45 },
        { key: 'packSize', value: 10 },
      ],
    })
    const { csv, text } = await unpacked(
      {
        activities: [
          delivery,
          sampleWork('s1', { activityName: 'spreading', fields: [{ key: 'area', value: 0.714 }] }),
          sampleWork('r1', { activityName: 'renovation', fields: [{ key: 'cost', value: 1200.5 }] }),
        ],
        supplies: [sampleSupply('iron', { unitCost: 12.45, currency: 'GBP' })],
      },
      {
        setup: {
          unitSystem: 'imperial',
          words: { ...words, units: { volume: 'gal', treatedArea: 'ac' } },
        },
      },
    )
    const [head = [], ...rows] = csv('activities/activities.csv')
    const said = (at: number, column: string) => rows[at]?.[head.indexOf(column)]
    expect(said(0, 'unitPrice')).toBe('47.1284')
    expect(said(0, 'unitPrice (unit)')).toBe('GBP/gal')
    expect(said(0, 'packSize (unit)')).toBe('gal')
    expect(said(2, 'area (ac)')).toBe('1.764')
    expect(said(1, 'cost (unit)')).toBe('ownCurrency')
    expect(shown(text('activities/index.html')).join()).toContain('unitPrice: 47.1284\u00A0GBP/gal')
    const [heads = [], iron = []] = csv('supplies/supplies.csv')
    expect(iron[heads.indexOf('unit')]).toBe('gal')
    expect(iron[heads.indexOf('price')]).toBe('47.1284')
  })

  it('writes the weather at the end of work in the unit of its start', async () => {
    const [mowing] = sampleSetup().configuration
    const field = mowing?.fields[0]
    if (!mowing || !field) throw new Error('the samples know no mowing')
    const wind = { ...field, key: 'windSpeed', quantity: 'windSpeed' } as const
    const { words } = sampleSetup()
    const { csv, text } = await unpacked(
      {
        activities: [
          sampleWork('s1', {
            activityName: 'spraying',
            fields: [
              { key: 'windSpeed', value: 3 },
              { key: 'windSpeedEnd', value: 4 },
            ],
          }),
        ],
      },
      {
        setup: {
          configuration: [mowing, { ...mowing, activityName: 'spraying', fields: [wind] }],
          words: {
            ...words,
            fields: { windSpeed: 'Wind', windSpeedEnd: 'Wind (at the end)' },
            units: { windSpeed: 'km/h' },
          },
        },
      },
    )
    const [head = [], row = []] = csv('activities/activities.csv')
    expect(row[head.indexOf('Wind (km/h)')]).toBe('11')
    expect(row[head.indexOf('Wind (at the end) (km/h)')]).toBe('14')
    expect(shown(text('activities/index.html')).join()).toContain('Wind (at the end): 14\u00A0km/h')
  })

  it('keeps a spray register with product, number, amount and re-entry, and says what nobody recorded', async () => {
    const { csv, text } = await unpacked({ activities: [SPRAY], supplies: [sampleSupply('iron')] })
    const [head = [], row = []] = csv('spray-register/spray-register.csv')
    const cell = (name: string) => row[head.indexOf(name)]
    expect(cell('product')).toBe('Iron 6')
    expect(cell('registration')).toBe('MAPP 12345')
    expect([cell('rate'), cell('rateUnit'), cell('total'), cell('totalUnit')]).toEqual([
      '20',
      'L/ha',
      '14',
      'L',
    ])
    expect([cell('date'), cell('start'), cell('end')]).toEqual(['2026-03-02', '07:00', '08:30'])
    expect(cell('reEntry')).toBe('2026-03-02 20:30')
    // Nobody recorded the weather: neither 0 nor a guess.
    expect(cell('temperature')).toBe('')
    expect(shown(text('spray-register/index.html'))).toContain('notRecorded')
  })

  it('says of a spraying what the report says: area and total by the pitch, re-entry with its day', async () => {
    const { csv, text } = await unpacked(
      {
        activities: [
          {
            ...SPRAY,
            endDate: '2026-03-02T20:00:00Z',
            fields: [
              ...SPRAY.fields.filter(({ key }) => key !== 'area'),
              { key: 'waterRate', value: 400 },
              { key: 'reEntry', value: '06:00' },
            ],
          },
        ],
        supplies: [sampleSupply('iron')],
      },
      { setup: { pitches: [{ id: 'p1', name: 'Main Stadium', area: 7000 }] } },
    )
    const [head = [], row = []] = csv('spray-register/spray-register.csv')
    const cell = (name: string) => row[head.indexOf(name)]
    expect([cell('area (ha)'), cell('total'), cell('water (L)'), cell('reEntry')]).toEqual([
      '0.7',
      '14',
      '280',
      '2026-03-03 06:00',
    ])
    expect(shown(text('spray-register/index.html'))).toContain('2026-03-03 06:00')
  })

  it('takes the products of a cocktail apart, and only sprayings that were carried out', async () => {
    const { csv } = await unpacked({
      activities: [
        sampleWork('s2', {
          activityName: 'spraying',
          fields: [
            { key: 'area', value: 1 },
            {
              key: 'product',
              value: [{ id: undefined, cocktailId: 'mix', rate: 400, rateUnit: 'l/ha', quantity: undefined }],
            },
          ],
        }),
        { ...SPRAY, id: 's3', status: 'planned' },
      ],
      supplies: [sampleSupply('iron'), sampleSupply('kelp', { name: 'Kelp', reEntryHours: undefined })],
      cocktails: [
        {
          id: 'mix',
          name: 'Spring',
          method: 'spray',
          waterRate: 400,
          items: [
            { supplyId: 'iron', rate: 20, rateUnit: 'l/ha' },
            { supplyId: 'kelp', rate: 10, rateUnit: 'l/ha' },
          ],
          notes: undefined,
          updatedAt: undefined,
        },
      ],
    })
    const [head = [], ...rows] = csv('spray-register/spray-register.csv')
    expect(rows.map((row) => row[head.indexOf('product')])).toEqual(['Iron 6', 'Kelp'])
  })

  describe('the batch of a product that was sprayed', () => {
    const delivery = (day: string, batch: string, more: readonly string[] = []) =>
      sampleWork(`in-${day}`, {
        activityName: 'restock',
        startDate: `${day}T09:00:00Z`,
        endDate: `${day}T10:00:00Z`,
        pitchIds: [],
        fields: [
          {
            key: 'product',
            value: ['iron', ...more].map((id) => ({
              id,
              cocktailId: undefined,
              rate: 0,
              rateUnit: 'l/ha' as const,
              quantity: 20,
            })),
          },
          { key: 'batch', value: batch },
        ],
      })
    /** In the file and in the JSON, of the spraying of 2 March; the shelf has B-77. */
    const batchIn = async (...activities: Activity[]) => {
      const { csv, text } = await unpacked({ activities, supplies: [sampleSupply('iron')] })
      const [head = [], row = []] = csv('spray-register/spray-register.csv')
      const [{ product }] = JSON.parse(text('spray-register/spray-register.json')) as [
        { product: { batch?: string } },
      ]
      expect(product.batch ?? '').toBe(row[head.indexOf('batch')])
      return row[head.indexOf('batch')]
    }

    it('is the one on the shelf where that was delivered before', async () => {
      expect(await batchIn(delivery('2026-01-20', 'A-12'), delivery('2026-02-20', 'B-77'), SPRAY)).toBe(
        'B-77',
      )
    })

    it('is not that of a later delivery, nor one of which nobody knows when it came', async () => {
      expect(await batchIn(delivery('2026-02-20', 'A-12'), SPRAY, delivery('2026-03-20', 'B-77'))).toBe('')
      expect(await batchIn(SPRAY)).toBe('')
      // Somebody has changed it since, or a delivery after the period has.
      expect(await batchIn(delivery('2026-02-20', 'A-12'), SPRAY)).toBe('')
      // Of several products nobody knows whose it is.
      expect(await batchIn(delivery('2026-02-20', 'B-77', ['kelp']), SPRAY)).toBe('')
      expect(await batchIn({ ...delivery('2026-02-20', 'B-77'), status: 'planned' }, SPRAY)).toBe('')
    })

    it('is what the work itself says', async () => {
      const said = { ...SPRAY, fields: [...SPRAY.fields, { key: 'batch', value: 'C-3' }] }
      expect(await batchIn(said, delivery('2026-03-20', 'B-77'))).toBe('C-3')
    })
  })

  it('X5 no cell of any table starts a formula, whatever people wrote', async () => {
    const trigger = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('=', '+', '-', '@', '\t', '\uFF1D'),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        async (sign, rest) => {
          const bad = `${sign}${rest}`
          const { csv } = await unpacked({
            activities: [
              sampleWork('a1', { name: bad, notes: bad, fields: [{ key: 'detail', value: bad }] }),
            ],
            supplies: [sampleSupply('iron', { name: bad, batch: bad })],
          })
          for (const path of ['activities/activities.csv', 'supplies/supplies.csv'])
            for (const cell of csv(path).flat())
              if (!/^-?[\d.]+$/.test(cell)) expect(trigger.test(cell), cell).toBe(false)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('escapes what people wrote: a page of the pack runs nothing', async () => {
    const bad = `</td><script>alert(1)</script><img src=x onerror=alert(1)>"'&`
    const { text } = await unpacked(
      { activities: [sampleWork('a1', { name: bad })] },
      { setup: { company: bad }, gaps: [{ part: 'weather', kind: 'failed', text: bad }] },
    )
    for (const path of ['index.html', 'activities/index.html', 'weather/index.html']) {
      const page = new DOMParser().parseFromString(text(path), 'text/html')
      expect(page.querySelectorAll('script, img')).toHaveLength(0)
      expect(page.body.textContent).toContain('<script>alert(1)</script>')
    }
    expect(shown(text('activities/index.html'))).toContain(bad)
  })

  it('stands by itself: language and direction set, nothing from elsewhere', async () => {
    const { files, text } = await unpacked(
      { activities: [sampleWork('a1')] },
      { setup: { language: 'ar', direction: 'rtl' } },
    )
    for (const path of Object.keys(files).filter((name) => name.endsWith('.html'))) {
      const page = new DOMParser().parseFromString(text(path), 'text/html')
      expect(page.documentElement.lang).toBe('ar')
      expect(page.documentElement.dir).toBe('rtl')
      expect(page.querySelectorAll('link, script, iframe, img, object')).toHaveLength(0)
      for (const link of page.querySelectorAll('a[href]')) {
        const target = new URL(link.getAttribute('href') ?? '', `https://pack.test/${path}`).pathname.slice(1)
        expect(Object.keys(files)).toContain(target)
      }
    }
  })

  it('says what is missing: on the cover, on the page of the part and in the manifest', async () => {
    const gap: PackGap = {
      part: 'measurements',
      kind: 'failed',
      text: 'Measurements of Training 2 could not be loaded.',
    }
    const { text } = await unpacked({}, { gaps: [gap] })
    expect(text('index.html')).toContain(gap.text)
    expect(text('measurements/index.html')).toContain(gap.text)
    expect(text('weather/index.html')).not.toContain(gap.text)
    const said = JSON.parse(text('manifest.json')) as {
      missing: unknown
      parts: { part: string; complete: boolean }[]
    }
    expect(said.missing).toEqual([gap])
    expect(said.parts.filter(({ complete }) => !complete).map(({ part }) => part)).toEqual(['measurements'])
  })

  it('takes a row that came twice once, and leaves out parts nobody wants', async () => {
    const { csv, files } = await unpacked(
      { activities: [sampleWork('a1', { notes: 'old' }), sampleWork('a1', { notes: 'new' })] },
      { setup: { parts: ['activities'] } },
    )
    expect(csv('activities/activities.csv').slice(1).flat()).toContain('new')
    expect(csv('activities/activities.csv')).toHaveLength(2)
    expect(Object.keys(files).some((path) => path.startsWith('supplies/'))).toBe(false)
  })

  it('lets others have their turn, tells how far it is, and can be stopped', async () => {
    const activities = Array.from({ length: 3000 }, (_, n) => sampleWork(`a${n}`))
    const shares: number[] = []
    let turns = 0
    await makePack(sampleSetup(), sampleRows({ activities }), [], {
      onProgress: ({ share }) => shares.push(share),
      turn: () => {
        turns += 1
        return undefined
      },
    })
    expect(turns).toBeGreaterThan(20)
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share, at) => share >= (shares[at - 1] ?? 0))).toBe(true)
    await expect(
      makePack(sampleSetup(), sampleRows({ activities }), [], {
        turn: () => Promise.reject(new Error('stopped')),
      }),
    ).rejects.toThrow('stopped')
  })
})
