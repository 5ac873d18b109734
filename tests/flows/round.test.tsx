import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { openApp, server } from '../support/openApp'

type Opened = Awaited<ReturnType<typeof openApp>>
/** Tuesday 09:31 in Kansas City. */
const NOW = '2026-04-14T14:31:00Z'
const field = () => screen.findByRole('textbox', { name: /Moisture in %/ })
const at = async (row: string, column: number) =>
  expect(
    await screen.findByRole('textbox', { name: new RegExp(`Row ${row}, column ${column}$`) }),
  ).toBeVisible()

async function choose(user: Opened['user'], label: string, option: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(label) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** A round of moisture on Field 1, at its first point. */
async function begin(points = '6', language: 'en-GB' | 'de' | 'ar' = 'en-GB') {
  const app = await openApp('/dashboard/mobile?round=field-1', { as: 'dana', now: NOW, language })
  await choose(app.user, 'What is measured', 'Moisture')
  await app.user.click(screen.getByRole('radio', { name: points }))
  await app.user.type(screen.getByRole('textbox', { name: 'Instrument' }), 'TDR 350')
  await app.user.click(screen.getByRole('button', { name: 'Start the round' }))
  await field()
  return app
}

/** What is usual is known from the readings of before; a round does not wait for them. */
async function beginWhereUsualIsKnown() {
  const app = await begin()
  const { store } = await app.connection.get()
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries)).toContainEqual(
      expect.objectContaining({ endpointName: 'getFieldMeasurements', status: 'fulfilled' }),
    ),
  )
  return app
}

describe('F38 a measuring round', () => {
  it('goes from point to point by itself, and tells how it goes', async () => {
    const { user } = await begin()
    await at('D', 4)
    expect(
      screen.getByRole('img', { name: /0 of 6 points are read.*You stand at: Row D, column 4/ }),
    ).toBeVisible()
    await user.keyboard('22.4')
    await at('J', 4)
    expect(screen.getByText('1 of 6 read')).toBeVisible()
    await user.keyboard('20.0')
    await at('J', 10)
    expect(screen.getByText('21.2 %')).toBeVisible()
    expect(screen.getByText('100 %')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^What is this\? Mean, SD, CV/ }))
    expect(await screen.findByText(/^Mean = sum ÷ n SD = .*\(n − 1\)/)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Row J, column 4: 20 % kept. Now: Row J, column 10.')).toBeInTheDocument()
  })

  it('is typed with large keys, skipped and taken back', async () => {
    const { user } = await begin()
    for (const key of ['2', '1', 'Decimal separator', '5'])
      await user.click(screen.getByRole('button', { name: key }))
    await at('J', 4)
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await at('J', 10)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await at('J', 4)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await at('D', 4)
    expect(screen.getByText('0 of 6 read')).toBeVisible()
  })

  it('takes back what is being typed before it takes back the reading of the last point', async () => {
    const { user } = await begin()
    await user.keyboard('21.5')
    await at('J', 4)
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await field()).toHaveValue('')
    await at('J', 4)
    expect(screen.getByText('1 of 6 read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await at('D', 4)
    expect(screen.getByText('0 of 6 read')).toBeVisible()
  })

  it('reads what was typed when another point is gone to or the round is finished, and asks first where that is unlikely', async () => {
    const { user } = await beginWhereUsualIsKnown()
    await user.keyboard('22.4')
    await at('J', 4)
    await user.keyboard('21')
    await user.click(screen.getByRole('button', { name: 'Following point' }))
    await at('J', 10)
    expect(screen.getByText('2 of 6 read')).toBeVisible()
    await user.keyboard('2')
    await user.click(screen.getByRole('button', { name: 'Previous point' }))
    await user.click(await screen.findByRole('button', { name: /^Keep 2\s%$/ }))
    await at('D', 10)
    expect(screen.getByText('3 of 6 read')).toBeVisible()
    await user.keyboard('19')
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    expect(await screen.findByText('4 of 6 read')).toBeVisible()
    expect(screen.getByText(/^2 points have no reading/)).toBeVisible()
  })

  it('can be done at a desk with the keys alone, and a point corrected', async () => {
    const { user } = await begin()
    await user.keyboard('21{Enter}22{Enter}')
    await at('J', 10)
    await user.click(document.body)
    await user.keyboard('{ArrowUp}')
    await at('J', 4)
    expect(await field()).toHaveAttribute('placeholder', expect.stringContaining('22'))
    await user.keyboard('24{Backspace}5{Enter}')
    await at('J', 10)
    await user.keyboard('{ArrowLeft}')
    expect(await field()).toHaveAttribute('placeholder', expect.stringContaining('25'))
  })

  it('B13 asks once about what is unlikely, and takes it in the unit that was meant', async () => {
    const { user } = await beginWhereUsualIsKnown()
    await user.keyboard('0.22{Enter}')
    const question = await screen.findByRole('alertdialog', { name: /^Is 0.22\s% right\?$/ })
    expect(question).toHaveTextContent('It would fit as a fraction, as 22 %.')
    await user.click(within(question).getByRole('button', { name: /^Take 22\s%$/ }))
    await at('J', 4)
    await user.keyboard('2{Enter}')
    await user.click(await screen.findByRole('button', { name: /^Keep 2\s%$/ }))
    await at('J', 10)
    await user.keyboard('{ArrowUp}2{Enter}')
    await at('J', 10)
    await user.keyboard('224{Enter}')
    expect(await screen.findByText('A reading lies between 0 % and 100 %.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Keep 224/ })).not.toBeInTheDocument()
  })

  it('B13 goes on asking where the round is finished without an answer', async () => {
    const { user } = await beginWhereUsualIsKnown()
    await user.keyboard('22.4')
    await at('J', 4)
    await user.keyboard('2{Enter}')
    expect(await screen.findByRole('button', { name: /^Keep 2\s%$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    const again = screen.getByRole('button', { name: 'Type it again' })
    expect(again).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /^Keep 2\s%$/ }))
    expect(screen.getByText('2 of 6 read')).toBeVisible()
  })

  it('B13 does not walk on from a reading that was asked about, so that it is not lost', async () => {
    const { user } = await beginWhereUsualIsKnown()
    await user.keyboard('2{Enter}')
    expect(await screen.findByRole('button', { name: /^Keep 2\s%$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Following point' }))
    expect(screen.getByRole('button', { name: 'Type it again' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /^Keep 2\s%$/ }))
    expect(screen.getByText('1 of 6 read')).toBeVisible()
    await at('J', 4)
    // What cannot be kept stops nobody.
    await user.keyboard('224{Enter}')
    expect(await screen.findByRole('alertdialog', { name: /^224\s% cannot be right$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Following point' }))
    await at('J', 10)
  })

  it('F4 takes Arabic digits', async () => {
    const { user } = await openApp('/dashboard/mobile?round=field-1', {
      as: 'dana',
      now: NOW,
      language: 'ar',
    })
    await user.click(await screen.findByRole('button', { name: /ما يُقاس/ }))
    await user.click(await screen.findByRole('option', { name: 'الرطوبة' }))
    await user.click(screen.getByRole('button', { name: /بدء الجولة/ }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('inputmode', 'none'))
    await user.keyboard('٢٢٫')
    expect(document.activeElement).toHaveValue('22.')
  })

  it('loses nothing when the page goes away in the middle of a number, and goes on days later', async () => {
    const { user, router } = await begin('18')
    await user.keyboard('22.4')
    await user.keyboard('19')
    const address = `${router.state.location.pathname}${router.state.location.search}`
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('sward.rounds.'))
    expect(kept.map(([key]) => key)).toEqual(['sward.rounds.dana-miller.heartland'])
    cleanup()

    const again = await openApp(address, { as: 'dana', now: '2026-04-16T12:00:00Z' })
    expect(await field()).toHaveValue('19')
    expect(screen.getByText('1 of 18 read')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Pause' }))
    await again.router.navigate('/dashboard/mobile?round=new')
    expect(await screen.findByText(/^1 of 18 read, /)).toBeVisible()
    await again.user.click(screen.getByRole('link', { name: 'Resume Field 1, Moisture' }))
    expect(await field()).toHaveValue('19')
  })

  it('stands beside the jobs of the day while it is put aside, until it is discarded', async () => {
    const { user } = await begin()
    expect(screen.queryByText('Rounds put aside')).toBeNull()
    await user.keyboard('22.4')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    const aside = await screen.findByRole('region', { name: /^Rounds put aside/ })
    expect(screen.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    expect(await within(aside).findByRole('link', { name: 'Resume Field 1, Moisture' })).toBeVisible()
    await user.click(within(aside).getByRole('button', { name: 'Discard Field 1, Moisture' }))
    await user.click(await screen.findByRole('button', { name: 'Discard the round' }))
    await waitFor(() => expect(screen.queryByText('Rounds put aside')).toBeNull())
  })

  it('is put aside for this person only, and can be discarded', async () => {
    const { user, router } = await begin()
    await user.keyboard('22.4')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await router.navigate('/dashboard/mobile?round=new')
    expect(await screen.findByText('New round')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Discard Field 1, Moisture' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard this round?' })
    expect(question).toHaveTextContent('1 reading goes with it.')
    await user.click(within(question).getByRole('button', { name: 'Discard the round' }))
    await waitFor(() => expect(screen.queryByText('Rounds put aside')).not.toBeInTheDocument())
    expect(localStorage.getItem('sward.rounds.marta-kovac.riverside')).toBeNull()
  })

  it('is saved as work that is done, and is a session of the pitch', async () => {
    const sent: { body: Activity; key: string | null }[] = []
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST' && request.url.endsWith('/activities'))
        sent.push({
          body: (await request.clone().json()) as Activity,
          key: request.headers.get('Idempotency-Key'),
        })
    })
    const { user, router } = await begin()
    await user.keyboard('22.4')
    await user.keyboard('20.1')
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    // The number field is gone, and the focus not with it (quality G1).
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(await screen.findByText('4 points have no reading; their cells stay empty.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save the round' }))
    expect(await screen.findByText('Moisture at 2 points of Field 1 saved.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My jobs' })).toHaveFocus())
    server.events.removeAllListeners()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(sent[0]?.body).toMatchObject({
      activityName: 'fieldMeasurements',
      status: 'completed',
      pitchIds: ['field-1'],
      userIds: ['dana-miller'],
    })
    expect(sent[0]?.body.fields).toEqual([
      { key: 'parameters', value: ['soilMoisture'] },
      { key: 'points', value: 2 },
      { key: 'instrument', value: 'TDR 350' },
      { key: 'readings', value: ['D4=22.4', 'J4=20.1'] },
    ])
    await router.navigate('/dashboard/pitches/field-1?metric=soilMoisture')
    expect(await screen.findByRole('gridcell', { name: /Row D, column 4: 22\s%/ })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: /Row J, column 4: 20\s%/ })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: 'Row A, column 1: no reading' })).toBeInTheDocument()
  })

  it('O4 keeps its readings when the server refuses them, and is another act once they are corrected', async () => {
    const { user } = await begin()
    await user.keyboard('22.4')
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/activities', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1
          ? HttpResponse.json({ detail: 'This pitch is closed.' }, { status: 400 })
          : undefined
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Save the round' }))
    expect(await screen.findByText(/This pitch is closed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the points' }))
    expect(await screen.findByText('1 of 6 read')).toBeVisible()
    await user.keyboard('20.1')
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Save the round' }))
    expect(await screen.findByText('Moisture at 2 points of Field 1 saved.')).toBeVisible()
    expect(new Set(keys).size).toBe(2)
  })
})

describe('a round as a grid, at a desk', () => {
  const cell = (name: RegExp) => screen.findByRole('gridcell', { name })
  async function beginGrid() {
    const app = await begin()
    await app.user.click(screen.getByRole('radio', { name: 'As a grid' }))
    await app.user.click(await cell(/^Row A, column 1:/))
    return app
  }

  it('is typed cell by cell, corrected and taken back', async () => {
    const { user } = await beginGrid()
    await user.keyboard('22.4{Enter}21{Enter}')
    expect(await cell(/^Row A, column 1: 22\s%/)).toBeVisible()
    expect(await cell(/^Row A, column 2: 21\s%/)).toBeVisible()
    expect(screen.getByText('2 of 8 read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await cell(/^Row A, column 2: no reading/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Point by point' }))
    await at('D', 4)
  })

  it('B13 asks once about a typed reading, and gives the grid the focus back', async () => {
    const { user } = await beginGrid()
    await user.keyboard('0.22{Enter}')
    const question = await screen.findByRole('alertdialog', { name: /^Is 0.22\s% right\?$/ })
    await user.click(within(question).getByRole('button', { name: /^Take 22\s%$/ }))
    expect(await cell(/^Row A, column 1: 22\s%/)).toBeVisible()
    expect(document.activeElement).toHaveAttribute('role', 'gridcell')
  })

  it('B13 who types it again types where it was asked about, and who types on is asked all the same', async () => {
    const { user } = await beginGrid()
    await user.keyboard('0.22{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Type it again' }))
    expect(document.activeElement).toHaveAccessibleName(/^Row A, column 1:/)
    await user.keyboard('0.24{Enter}')
    await user.click(await cell(/^Row C, column 3:/))
    await user.keyboard('0.31{Enter}')
    await user.click(await cell(/^Row D, column 4:/))
    await user.keyboard('20{Enter}')
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^A1: 0.24\s%. It would fit/)
    await user.click(await screen.findByRole('button', { name: /^Take 24\s%$/ }))
    await user.click(await screen.findByRole('button', { name: /^Take 31\s%$/ }))
    for (const name of [/^Row A, column 1: 24\s%/, /^Row C, column 3: 31\s%/, /^Row D, column 4: 20\s%/])
      expect(await cell(name)).toBeVisible()
  })

  it('B13 does not go to the end, to the points or away while it asks, without saying what is lost', async () => {
    const { user } = await beginGrid()
    await user.keyboard('20{Enter}0.22{Enter}')
    for (const [role, name] of [
      ['button', 'Finish'],
      ['radio', 'Point by point'],
      ['button', 'Pause'],
    ] as const) {
      await user.click(screen.getByRole(role, { name }))
      const leave = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
      await user.click(within(leave).getByRole('button', { name: 'Keep typing' }))
      expect(await screen.findByRole('button', { name: /^Take 22\s%$/ })).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await user.click(await screen.findByRole('button', { name: 'Back to the points' }))
    expect(screen.queryByText(/0.22/)).not.toBeInTheDocument()
  })

  it('B13 keeps what is likely of a paste at once, so that no answer can lose it', async () => {
    const { user } = await beginGrid()
    await user.paste('22\t0.21\n19\t20')
    expect(await screen.findByText(/^3 of \d+ read$/)).toBeVisible()
    await user.click(await cell(/^Row D, column 4:/))
    await user.keyboard('23{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Take what was meant' }))
    expect(await cell(/^Row A, column 2: 21\s%/)).toBeVisible()
    expect(await cell(/^Row D, column 4: 23\s%/)).toBeVisible()
    expect(await cell(/^Row B, column 1: 19\s%/)).toBeVisible()
  })

  it('is pasted from a spreadsheet: gaps change nothing, the unlikely is asked about together, nothing is lost unsaid', async () => {
    const { user } = await beginGrid()
    await user.keyboard('22.4{Enter}')
    await user.click(await cell(/^Row A, column 1:/))
    await user.paste('\t20\t0.21\n19\twet\t400')
    const question = await screen.findByRole('alertdialog', { name: 'Unlikely readings: 1 of 3' })
    expect(question).toHaveTextContent(/A3: 0.21\s%. It would fit as a fraction, as 21\s%./)
    expect(screen.getByText(/^Left out, unreadable or off the pitch: 2 \(B2, B3\)$/)).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Take what was meant' }))
    for (const name of [
      /^Row A, column 1: 22\s%/,
      /^Row A, column 2: 20\s%/,
      /^Row A, column 3: 21\s%/,
      /^Row B, column 1: 19\s%/,
    ])
      expect(await cell(name)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await cell(/^Row B, column 1: no reading/)).toBeVisible()
    expect(await cell(/^Row A, column 1: 22\s%/)).toBeVisible()
  })

  it('fills the whole pitch with one paste, and is saved', async () => {
    const { user } = await beginGrid()
    const rows = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 18 }, (_unused, column) => 20 + ((row + column) % 5)).join('\t'),
    )
    await user.paste(rows.join('\n'))
    expect(await screen.findByText('216 of 216 read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Save the round' }))
    expect(await screen.findByText('Moisture at 216 points of Field 1 saved.')).toBeVisible()
  })
})
