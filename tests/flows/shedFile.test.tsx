import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCsv } from '@/domain/csv'
import { openApp, server } from '../support/openApp'

const storage = (tab: string) => `/dashboard/storage?tab=${tab}`

/** Each write as `PUT /supplies/salt`. */
let written: string[] = []
beforeEach(() => {
  written = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' || pathname.includes('/token')) return
    written.push(`${request.method} ${pathname.replace(/^\/api/, '').replace(/[\da-f-]{36}/, 'id')}`)
  })
})
/** The texts of the files that were handed over. */
let files: Blob[] = []
beforeEach(() => {
  files = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const csv = (text: string) => new File([text], 'list.csv', { type: 'text/csv' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open(user: UserEvent, press: 'Import' | 'Export', title: string) {
  await user.click(await screen.findByRole('button', { name: press }, { timeout: 30_000 }))
  return within(await screen.findByRole('dialog', { name: title }, { timeout: 30_000 }))
}
async function give(user: UserEvent, file: File, title = 'Import supplies') {
  const window = await open(user, 'Import', title)
  await user.upload(await window.findByLabelText('Choose a file', { selector: 'input' }), file)
  return window
}
/** From the file to the last step before anything is written. */
async function look(user: UserEvent, file: File, title?: string) {
  const window = await give(user, file, title)
  await user.click(await window.findByRole('button', { name: 'Next' }))
  await window.findByRole('group', { name: 'Show' })
  return window
}

const CHANGES =
  '\uFEFFName;Stock;Unit;Batch\r\nWetter Aqua 90;20,5;l;WA-7731\r\n"Salt; coarse";25;kg;\r\nGrit;plenty;kg;\r\n=1+1;2;bag;\r\n'

describe('a list of the shed from a file', () => {
  it('shows what would change and what is wrong, changes nothing before it is confirmed, and is taken back by one undo', async () => {
    const { user } = await openApp(storage('supplies'), { as: 'marta' })
    const window = await look(user, csv(CHANGES))
    const row = (name: RegExp) => window.getByText(name).closest('tr')
    expect(row(/^Wetter Aqua 90$/)).toHaveTextContent(/Changed.*On hand: 20\.5.L, was 22.L/)
    expect(row(/^Wetter Aqua 90$/)).toHaveTextContent(/Batch: .*WA-7731.*was .*WA-7730/)
    expect(row(/^Salt; coarse$/)).toHaveTextContent(/New.*On hand: 25.kg/)
    expect(row(/^Grit$/)).toHaveTextContent(/Not taken.*On hand: “.?plenty.?” is not a number/)
    expect(row(/^=1\+1$/)).toHaveTextContent('New')
    expect(written).toEqual([])

    await user.click(window.getByRole('button', { name: 'Import 3 rows' }))
    expect(await screen.findByText('3 rows imported.')).toBeVisible()
    await closed()
    expect(written.toSorted()).toEqual(['POST /supplies', 'POST /supplies', 'PUT /supplies/wetter-aqua-90'])

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(written.slice(3).toSorted()).toEqual([
        'DELETE /supplies/id',
        'DELETE /supplies/id',
        'PUT /supplies/wetter-aqua-90',
      ]),
    )
    await screen.findByRole('button', { name: 'Import' })
    const again = await look(user, csv('Name,Stock,Batch\nWetter Aqua 90,22,WA-7730\n'))
    expect(await again.findByText('Nothing to do: everything in the file is already here.')).toBeVisible()
  })

  it('lets a person say what a column holds, and leave rows out', async () => {
    const { user } = await openApp(storage('supplies'), { as: 'marta' })
    const window = await give(user, csv('Artikel,Vorrat (lb)\nCoated 18-0-9,100\nCoated 22-5-10,200\n'))
    expect(await window.findByText('Choose the column that holds the names.')).toBeVisible()
    expect(window.getByRole('button', { name: 'Next' })).toBeDisabled()
    const choose = async (heading: RegExp, column: string) => {
      await user.click(window.getByRole('button', { name: heading }))
      await user.click(await screen.findByRole('option', { name: column }))
    }
    await choose(/What “.?Artikel.?” holds/, 'Name')
    await choose(/What “.?Vorrat \(lb\).?” holds/, 'On hand')
    await user.click(window.getByRole('button', { name: 'Next' }))
    await user.click(await window.findByRole('checkbox', { name: /Import .?Coated 22-5-10/ }))
    await user.click(window.getByRole('button', { name: 'Import 1 row' }))
    await closed()
    expect(written).toEqual(['PUT /supplies/coated-18-0-9'])
  })

  it('knows the headings, groups and work that this product writes in another of its languages', async () => {
    const { user } = await openApp(storage('supplies'), { as: 'marta' })
    const file = csv(
      'Produkt-ID;Name;Gruppe;Bestand;Einheit;Verwendet für;Haltbar bis\r\n;Streusalz grob;Saatgut;25;kg;Spritzen;01.05.2027\r\n',
    )
    const window = await give(user, file)
    for (const [heading, held] of [
      ['Gruppe', 'Group'],
      ['Bestand', 'On hand'],
      ['Einheit', 'Unit'],
      ['Verwendet für', 'Used for'],
      ['Haltbar bis', 'Expires'],
    ] as const)
      expect(
        await window.findByRole('button', { name: new RegExp(heading) }, { timeout: 30_000 }),
      ).toHaveTextContent(held)
    await user.click(window.getByRole('button', { name: 'Next' }))
    expect(await window.findByText(/Seed/)).toBeVisible()
    expect(window.queryByText(/Saatgut/)).toBeNull()
  })

  it('keeps what was refused with the reason, and compares anew', async () => {
    const { user } = await openApp(storage('equipment'), { as: 'marta' })
    const window = await look(user, csv('Name,Units\nRobot,2\nRoller B,1\n'), 'Import equipment')
    let refused = 0
    server.use(
      http.post('*/api/equipment', () => {
        refused += 1
        return refused === 1 ? HttpResponse.json({ detail: 'The shed is full.' }, { status: 400 }) : undefined
      }),
    )
    await user.click(window.getByRole('button', { name: 'Import 2 rows' }))
    expect(await window.findByText(/1 row was refused/)).toBeVisible()
    expect(await window.findByText(/Not imported: .*The shed is full/)).toBeVisible()
    await user.click(await window.findByRole('button', { name: 'Import 1 row' }))
    await closed()
    expect(written).toEqual(['POST /equipment', 'POST /equipment', 'POST /equipment'])
  })

  it('F11 says nothing of a row that is there after all: only its answer was lost', async () => {
    const { user, backend } = await openApp(storage('supplies'), { as: 'marta' })
    const window = await look(user, csv('Name,Stock,Unit\nGrit,25,kg\n'))
    server.use(
      http.post('*/api/supplies', async ({ request }) => {
        await backend.fetch(request.clone())
        return HttpResponse.error()
      }),
    )
    await user.click(window.getByRole('button', { name: 'Import 1 row' }))
    expect(await window.findByText(/^Nothing to do: everything in the file is already here/)).toBeVisible()
    expect(window.queryByText(/was refused/)).toBeNull()
    expect(window.queryByText(/^Stopped/)).toBeNull()
    expect(written).toEqual(['POST /supplies'])
  })

  it('O2 is not told as done while a change of a machine waits on the device', async () => {
    server.use(http.put('*/api/equipment/*', () => HttpResponse.error()))
    const { user } = await openApp(storage('equipment'), { as: 'marta' })
    const window = await look(user, csv('Name,Units\nBlower,5\n'), 'Import equipment')
    await user.click(window.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('1 row imported. Not sent yet.')).toBeVisible()
    await closed()
  })

  it.each([
    ['', /This file has no rows below its headings/],
    ['Name,Stock\n', /This file has no rows below its headings/],
    ['\0\0PNG', /This file is not text that can be read/],
  ])('says what is wrong with a file: %j', async (text, sentence) => {
    const { user } = await openApp(storage('supplies'), { as: 'marta' })
    const window = await give(user, csv(text))
    expect(await window.findByText(sentence)).toBeVisible()
    expect(written).toEqual([])
  })

  it('takes rows that were copied from a spreadsheet', async () => {
    const { user } = await openApp(storage('cocktails'), { as: 'marta' })
    const window = await open(user, 'Import', 'Import cocktails')
    await user.click(await window.findByRole('textbox', { name: 'Or paste its text' }))
    await user.paste(
      'Name\tMethod\tWater\tProduct\tRate\tRate unit\nNew mix\tSpray\t500\tIron sulphate 6 %\t10\tl/ha\n\t\t\tNo such thing\t2\tl/ha\n',
    )
    await user.click(window.getByRole('button', { name: 'Read the text' }))
    await user.click(await window.findByRole('button', { name: 'Next' }))
    expect(await window.findByText(/There is no product “.?No such thing.?”/)).toBeVisible()
    expect(window.getByRole('button', { name: 'Nothing chosen' })).toBeDisabled()
  })
})

describe('a list of the shed as a file', () => {
  it('X5 is written in the language, units and separator of the reader, and comes back unchanged', async () => {
    const { user } = await openApp(storage('supplies'), { as: 'marta' })
    const window = await open(user, 'Export', 'Export supplies')
    expect(await window.findByText('32 rows')).toBeVisible()
    await user.click(window.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('supplies-2026-04-14.csv is ready.')).toBeVisible()
    const text = (await files[0]?.text()) ?? ''
    const [head = [], ...rows] = readCsv(text)
    expect(head.slice(0, 5)).toEqual(['ID', 'Name', 'Group', 'On hand', 'Unit'])
    expect(head).toContain('Density (kg/L)')
    expect(rows).toHaveLength(32)
    expect(written).toEqual([])
    await closed()

    const again = await look(user, csv(text))
    expect(await again.findByText('Nothing to do: everything in the file is already here.')).toBeVisible()
    expect(again.getByRole('button', { name: 'Unchanged 32' })).toBeVisible()
  })
})
