import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { activityEndpoints } from '@/api/activities'
import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import { loggedIn, loggedOut } from '@/session/sessionSlice'
import { toastQueue } from '@/ui/toasts'
import { openApp, server } from '../support/openApp'
import { over, sheet, sheetGone, SLOW } from '../support/workSheet'

type Sent = { method: string; body: Partial<Activity> }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'GET' || !new URL(request.url).pathname.startsWith('/api/activities')) return
    const text = await request.clone().text()
    sent.push({ method: request.method, body: text ? (JSON.parse(text) as Partial<Activity>) : {} })
  })
})
const fieldOf = (body: Partial<Activity> | undefined, key: string) =>
  body?.fields?.find((field) => field.key === key)?.value

const SPRAYING = over('work=work-riverside-fc-2026-04-14-4')
const FORKING = over('work=new&type=forking&pitch=training-1&day=2026-04-14&time=20:00')

/** As deep as wanted, instead of as deep as the last time, which comes in by itself (F10). */
async function dig(
  user: Awaited<ReturnType<typeof openApp>>['user'],
  form: Awaited<ReturnType<typeof sheet>>,
) {
  const depth = form.getByRole('textbox', { name: /^Depth/ })
  await waitFor(() => expect(depth).toHaveValue('120'), SLOW)
  await user.clear(depth)
  await user.type(depth, '150')
}

/** A cut of the first training pitch. */
const doneCut = (id: string, startDate: string, height: number) => ({
  id,
  activityName: 'mowing',
  status: 'completed',
  startDate,
  endDate: startDate,
  pitchIds: ['training-1'],
  fields: [{ key: 'height', value: height }],
})

describe('planning in the work sheet', () => {
  it('B1 says what the work gets in the way of, offers free times, and asks once', async () => {
    const { user } = await openApp(over('work=new&type=forking&pitch=training-1&day=2026-04-14&time=10:30'), {
      as: 'marta',
    })
    const form = await sheet()
    // It is written anew when the values of the last time have come.
    await waitFor(() => expect(form.getByText(/^Training 1 is taken from 10:30/)).toBeInTheDocument(), SLOW)
    await dig(user, form)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('button', { name: 'Save anyway' }, SLOW)).toBeInTheDocument()
    expect(sent).toHaveLength(0)
    const slots = within(form.getByRole('group', { name: /^Nothing is in the way/ })).getAllByRole('button')
    await user.click(slots[0] ?? document.body)
    await waitFor(() => expect(form.queryByText(/^Training 1 is taken/)).not.toBeInTheDocument(), SLOW)
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
  })

  it('B1 B7 offers work that waits for the weather no rainy time, and says where the weather is unknown', async () => {
    const MOWING = over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=10:30')
    const hour = (at: number) => ({
      time: new Date(Date.parse('2026-04-14T04:00:00Z') + at * 3_600_000).toISOString(),
      temperature: 12,
      dewPoint: 2,
      humidity: 50,
      wind: 2,
      // Rain until Wednesday, 09:00 at the ground.
      rain: at < 28 ? 2 : 0,
    })
    const hourly = Array.from({ length: 60 }, (_, at) => hour(at))
    const other = {
      id: 'other',
      activityName: 'mowing',
      status: 'planned',
      startDate: '2026-04-14T08:00:00Z',
      endDate: '2026-04-14T12:00:00Z',
      pitchIds: ['training-1'],
      fields: [],
    }
    server.use(
      http.get('*/api/activities', () => HttpResponse.json([other])),
      http.get('*/api/events', () => HttpResponse.json([])),
      http.get('*/api/weather/:id', () => HttpResponse.json({ current: hour(2), hourly, daily: [] })),
    )
    await openApp(MOWING, { as: 'marta' })
    const form = await sheet()
    const free = await form.findByRole('group', { name: /^Nothing is in the way/ }, SLOW)
    for (const { textContent } of within(free).getAllByRole('button'))
      expect(textContent).toMatch(/^Wed, (09|1\d|2\d):/)

    cleanup()
    server.use(http.get('*/api/weather/:id', () => new HttpResponse(null, { status: 404 })))
    await openApp(MOWING, { as: 'marta' })
    const blind = await (await sheet()).findByRole('group', { name: /^Free, weather partly unknown/ }, SLOW)
    expect(within(blind).getAllByRole('button')[0]).toHaveTextContent(/^Tue, /)
  })

  it('B1 says that a match weeks ahead comes too soon after a renovation', async () => {
    const match = {
      id: 'match',
      name: 'v Larkfield',
      kind: 'match',
      startDate: '2026-05-08T14:00:00Z',
      endDate: '2026-05-08T16:00:00Z',
      pitchId: 'training-1',
    }
    server.use(
      http.get('*/api/events', ({ request }) => {
        const asked = new URL(request.url).searchParams
        return HttpResponse.json((asked.get('end_date') ?? '') > '2026-05-08' ? [match] : [])
      }),
    )
    await openApp(over('work=new&type=renovation&pitch=training-1&day=2026-04-16&time=06:00'), {
      as: 'marta',
    })
    expect(await (await sheet()).findByText(/v Larkfield/, {}, SLOW)).toBeInTheDocument()
  })

  it('B7 says what the weather has against times that the calendar marks', async () => {
    await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    expect(
      await form.findByText(/^The weather does not suit it\. .*Rain is forecast\./, {}, SLOW),
    ).toBeVisible()
  })

  it('B7 proposes for work of weeks ahead no time of these days at which there is a match', async () => {
    const hourly = Array.from({ length: 60 }, (_, at) => ({
      time: new Date(Date.parse('2026-04-14T04:00:00Z') + at * 3_600_000).toISOString(),
      temperature: 12,
      dewPoint: 2,
      humidity: 50,
      wind: 2,
      rain: 0,
    }))
    const match = {
      id: 'match',
      name: 'v Larkfield',
      kind: 'match',
      startDate: '2026-04-14T05:00:00Z',
      endDate: '2026-04-16T11:00:00Z',
      pitchId: 'training-1',
    }
    server.use(
      http.get('*/api/events', ({ request }) => {
        const asked = new URL(request.url).searchParams
        return HttpResponse.json((asked.get('start_date') ?? '') < '2026-04-16' ? [match] : [])
      }),
      http.get('*/api/weather/:id', () => HttpResponse.json({ current: hourly[2], hourly, daily: [] })),
    )
    await openApp(over('work=new&type=mowing&pitch=training-1&day=2026-05-12&time=10:30'), { as: 'marta' })
    const times = await (await sheet()).findByRole('group', { name: 'Next good times' }, SLOW)
    for (const { textContent } of within(times).getAllByRole('button'))
      expect(textContent).toMatch(/^Thu, (1[2-9]|2\d):/)
  })

  it('B7 says so where no time of the forecast is good', async () => {
    const hourly = Array.from({ length: 60 }, (_, at) => ({
      time: new Date(Date.parse('2026-04-14T04:00:00Z') + at * 3_600_000).toISOString(),
      temperature: 12,
      dewPoint: 2,
      humidity: 50,
      wind: 2,
      rain: 2,
    }))
    server.use(
      http.get('*/api/weather/:id', () => HttpResponse.json({ current: hourly[2], hourly, daily: [] })),
    )
    await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    expect(
      await form.findByText(/Rain is forecast\. The forecast has no good time for it\.$/, {}, SLOW),
    ).toBeVisible()
  })

  it('F10 B9 begins with the values of a cut three weeks ago, which no page has loaded, and with the next direction', async () => {
    const cut = (id: string, day: string, height: number, direction: string) => ({
      id,
      activityName: 'mowing',
      status: 'completed',
      startDate: `${day}T07:00:00`,
      endDate: `${day}T08:30:00`,
      pitchIds: ['training-1'],
      fields: [
        { key: 'height', value: height },
        { key: 'direction', value: direction },
      ],
    })
    const cuts: (ReturnType<typeof cut> & { sectionIds?: string[] })[] = [
      cut('a', '2026-03-20', 31, 'northSouth'),
      cut('b', '2026-03-24', 27, 'eastWest'),
    ]
    server.use(
      http.get('*/api/pitches/:id/growth', () => HttpResponse.json([])),
      http.get('*/api/activities', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const [from, to] = [searchParams.get('start_date') ?? '', searchParams.get('end_date') ?? '']
        return HttpResponse.json(cuts.filter(({ startDate }) => from <= startDate && startDate <= to))
      }),
    )
    const { user } = await openApp(over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=20:00'), {
      as: 'marta',
    })
    const form = await sheet()
    const height = () => form.getByRole('textbox', { name: /^Height/ })
    await waitFor(() => expect(height()).toHaveValue('27'), SLOW)
    expect(form.getByRole('radio', { name: /next/i })).toHaveAccessibleName(/left|\\|diagonal/i)
    // What it was cut to, and the one-third rule (activity-fields.md, 2): 27 to 18 mm takes a third, 17 more.
    expect(height()).toHaveAccessibleDescription(/Last cut: 27.mm, 24 Mar$/)
    await user.clear(height())
    await user.type(height(), '18')
    expect(height()).toHaveAccessibleDescription(/Last cut: 27.mm/)
    await user.clear(height())
    await user.type(height(), '17')
    expect(height()).toHaveAccessibleDescription(
      /At 27.mm a cut to 17.mm takes more than a third of the leaf\.$/,
    )

    // It grew since, as the growth page reckons; and the last cut of a goalmouth is none of the pitch.
    cleanup()
    cuts.push({ ...cut('c', '2026-04-10', 12, 'northSouth'), sectionIds: ['training-1-north'] })
    server.use(
      http.get('*/api/pitches/:id/growth', () =>
        HttpResponse.json(
          Array.from({ length: 31 }, (_, at) => ({ date: addDays('2026-03-15', at), growth: 0.3 })),
        ),
      ),
    )
    const again = await openApp(over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=20:00'), {
      as: 'marta',
    })
    const grown = (await sheet()).getByRole('textbox', { name: /^Height/ })
    await waitFor(() => expect(grown).toHaveValue('27'), SLOW)
    await again.user.clear(grown)
    await again.user.type(grown, '20')
    await waitFor(
      () =>
        expect(grown).toHaveAccessibleDescription(
          /At 33.mm a cut to 20.mm takes more than a third of the leaf\.$/,
        ),
      SLOW,
    )
  })

  it('F10 a cut earlier on the same day is the last one, and one that comes later is not', async () => {
    const cuts = [doneCut('a', '2026-04-08T06:00:00', 31), doneCut('b', '2026-04-14T06:00:00', 26)]
    server.use(http.get('*/api/activities', () => HttpResponse.json(cuts)))
    const height = async () => (await sheet()).findByRole('textbox', { name: /^Height/ }, SLOW)
    await openApp(over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=16:00'), { as: 'marta' })
    const after = await height()
    await waitFor(() => expect(after).toHaveAccessibleDescription(/Last cut: 26.mm, 14 Apr$/), SLOW)
    cleanup()
    await openApp(over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=06:30'), { as: 'marta' })
    const before = await height()
    await waitFor(() => expect(before).toHaveAccessibleDescription(/Last cut: 31.mm, 8 Apr$/), SLOW)
  })

  it('F10 a cut that somebody else records while the form stands open is the last one', async () => {
    const cuts = [doneCut('a', '2026-04-13T06:00:00', 31)]
    server.use(
      http.get('*/api/activities', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const [from, to] = [searchParams.get('start_date') ?? '', searchParams.get('end_date') ?? '']
        return HttpResponse.json(cuts.filter(({ startDate }) => from <= startDate && startDate <= to))
      }),
    )
    const { connection } = await openApp(
      over('work=new&type=mowing&pitch=training-1&day=2026-04-14&time=16:00'),
      { as: 'marta' },
    )
    const height = await (await sheet()).findByRole('textbox', { name: /^Height/ }, SLOW)
    await waitFor(() => expect(height).toHaveAccessibleDescription(/Last cut: 31.mm, 13 Apr$/), SLOW)
    cuts.push(doneCut('b', '2026-04-14T04:00:00', 26))
    const { store } = await connection.get()
    const day = '2026-04-14'
    void store.dispatch(activityEndpoints.getActivities.initiate({ from: day, to: day }) as never)
    await waitFor(() => expect(height).toHaveAccessibleDescription(/Last cut: 26.mm, 14 Apr$/), SLOW)
  })

  it('X1 F10 begins with the last product as it was sent, also where nobody knows the unit of its rate', async () => {
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([
          {
            id: 'a',
            activityName: 'spraying',
            status: 'completed',
            startDate: '2026-04-10T07:00:00',
            endDate: '2026-04-10T08:00:00',
            pitchIds: ['stadium'],
            fields: [{ key: 'product', value: [{ id: 'seaweed-extract', rate: 12.5, rateUnit: 'oz/acre' }] }],
          },
        ]),
      ),
    )
    await openApp(over('work=new&type=spraying&pitch=stadium&day=2026-04-14&time=20:00'), { as: 'marta' })
    const form = await sheet()
    expect(await form.findByRole('textbox', { name: 'Rate of Seaweed extract' }, SLOW)).toHaveValue('12.5')
  })

  it('F10 says what water comes to on the pitch, and takes m³ where nobody knows the millimetres', async () => {
    const { user } = await openApp(
      over('work=new&type=irrigation&pitch=stadium&day=2026-04-14&time=20:00&amount=5'),
      { as: 'marta' },
    )
    const form = await sheet()
    const amount = form.getByRole('textbox', { name: /^Amount/ })
    expect(amount).toHaveAccessibleDescription(/= 35\.7\sm³/)
    await user.clear(amount)
    const volume = form.getByRole('textbox', { name: /^Water used/ })
    await user.clear(volume)
    await user.type(volume, '42.84')
    expect(volume).toHaveAccessibleDescription(/= 6\smm/)
    await user.type(form.getByRole('textbox', { name: /^Flow/ }), '357')
    expect(form.getByRole('textbox', { name: /^Flow/ })).toHaveAccessibleDescription(/= 120\smin/)
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
    expect([fieldOf(sent[0]?.body, 'amount'), fieldOf(sent[0]?.body, 'waterVolume')]).toEqual([6, 42.84])
  })

  it('F13 asks about what one pitch gets of the whole, not about what all of them get', async () => {
    const { user } = await openApp(
      over('work=new&type=lineMarking&pitch=training-1&day=2026-04-15&time=20:00'),
      { as: 'marta' },
    )
    const form = await sheet()
    // As the last time, once that is known.
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Paint/ })).not.toHaveValue(''), SLOW)
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 2' }))
    await user.keyboard('{Escape}')
    const more = form.queryByRole('button', { name: 'More details' })
    if (more?.getAttribute('aria-expanded') === 'false') await user.click(more)
    const paint = form.getByRole('textbox', { name: /^Paint/ })
    const write = async (litres: string) => {
      await user.clear(paint)
      await user.type(paint, litres)
      await user.click(form.getByRole('button', { name: /^Save( anyway)?$/ }))
    }
    // 60 L at most are usual for a pitch.
    await write('130')
    expect(
      await form.findByText(/^Training 1: Paint \S+.L is unusual; 0.L to 60.L is usual/, {}, SLOW),
    ).toBeInTheDocument()
    expect(sent).toHaveLength(0)
    await write('80')
    expect(form.queryByText(/Paint .* is unusual/)).not.toBeInTheDocument()
  })

  it('F10 asks for the packs of a delivery in the unit of what is delivered, and names the money', async () => {
    const { user } = await openApp(over('work=new&type=restock&day=2026-04-15&time=10:00'), { as: 'marta' })
    const form = await sheet()
    const more = form.queryByRole('button', { name: /^More details/ })
    if (more?.getAttribute('aria-expanded') === 'false') await user.click(more)
    const remove = form.queryAllByRole('button', { name: /^Remove / })
    for (const one of remove) await user.click(one)
    expect(form.getByRole('textbox', { name: /^Price per unit/ })).toHaveAccessibleDescription(
      /In your ground's own currency/,
    )
    await user.click(form.getByRole('button', { name: /^Add a product/ }))
    await user.click(await screen.findByRole('option', { name: /^Wetter Aqua 90/ }))
    expect(form.getByRole('textbox', { name: /^Pack size/ })).toHaveAccessibleDescription('L')
    const price = form.getByRole('textbox', { name: /^Price per unit/ })
    expect(price).toHaveAccessibleDescription(/GBP/)
    expect(price).toHaveAccessibleDescription(/Per L/)
    expect(price).not.toHaveAccessibleDescription(/own currency/)
  })

  it('F13 plans one each on several pitches, one after another', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await dig(user, form)
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 2' }))
    await user.keyboard('{Escape}')
    const between = await form.findByRole('textbox', { name: 'Between starts' })
    await user.clear(between)
    await user.type(between, '120')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(2), SLOW)
    expect(sent.map(({ body }) => [body.pitchIds, body.startDate])).toEqual([
      [['training-1'], '2026-04-14T19:00:00'],
      [['training-2'], '2026-04-14T21:00:00'],
    ])
  })

  it('O4, F13 where one of several pitches is refused, none is planned, and what is corrected then holds for all', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await dig(user, form)
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 2' }))
    await user.keyboard('{Escape}')
    const between = await form.findByRole('textbox', { name: 'Between starts' })
    await user.clear(between)
    await user.type(between, '120')
    const refuse = http.post('*/api/activities', async ({ request }) => {
      const { pitchIds } = (await request.clone().json()) as Activity
      return pitchIds.includes('training-2')
        ? HttpResponse.json({ detail: 'Training 2 is being drained.' }, { status: 400 })
        : undefined
    })
    server.use(refuse)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Training 2 is being drained.', undefined, SLOW)).toBeVisible()
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']), SLOW)

    server.resetHandlers()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '140')
    const answered: Activity[] = []
    server.events.on('response:mocked', async ({ request, response }) => {
      if (request.method === 'POST' && request.url.endsWith('/api/activities'))
        answered.push(...[(await response.clone().json()) as Activity | Activity[]].flat())
    })
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(answered).toHaveLength(2), SLOW)
    expect(answered.map((work) => fieldOf(work, 'depth'))).toEqual([140, 140])
  })

  it('F13 says once that several pitches at the same time need the same person', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 2' }))
    await user.click(await screen.findByRole('option', { name: 'Training 3' }))
    await user.keyboard('{Escape}')
    expect(await form.findAllByText(/Marta Kovač is at Forking\.$/, undefined, SLOW)).toHaveLength(1)
  })

  it('T3 says that its people and machines could not be read, and tries again', async () => {
    const fails = () => HttpResponse.json({ detail: 'no' }, { status: 500 })
    server.use(http.get('*/api/users', fails), http.get('*/api/equipment', fails))
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    expect(await form.findByText(/^This could not be loaded\./, undefined, SLOW)).toBeVisible()
    server.resetHandlers()
    await user.click(form.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(form.queryByText(/^This could not be loaded\./)).not.toBeInTheDocument(), SLOW)
    await user.click(form.getByRole('button', { name: /^People/ }))
    expect(await screen.findByRole('option', { name: 'Owen Price' })).toBeVisible()
  })

  it('F13 B1 offers times at which nothing is in the way on any of several pitches', async () => {
    const { user } = await openApp(FORKING.replace('20:00', '08:30'), { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 2' }))
    await user.keyboard('{Escape}')
    const between = await form.findByRole('textbox', { name: 'Between starts' })
    await user.clear(between)
    await user.type(between, '120')
    const free = await form.findByRole('group', { name: /^Nothing is in the way/ }, SLOW)
    const [slot] = within(free).getAllByRole('button')
    await user.click(slot ?? document.body)
    await waitFor(() => expect(free).not.toBeInTheDocument(), SLOW)
    expect(form.queryByText(/ is taken from /)).not.toBeInTheDocument()
  })

  it('F13 shares what is said of several pitches together, and says so beside the field', async () => {
    const { user } = await openApp(
      over('work=new&type=irrigation&pitch=stadium&day=2026-04-14&time=20:00&amount=5'),
      { as: 'marta' },
    )
    const form = await sheet()
    await user.click(form.getByRole('button', { name: /^Pitches/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 1' }))
    await user.keyboard('{Escape}')
    const depth = form.getByRole('textbox', { name: /^Amount/ })
    expect(depth).not.toHaveAccessibleDescription(/together/)
    await user.clear(depth)
    const volume = form.getByRole('textbox', { name: /^Water used/ })
    expect(volume).toHaveAccessibleDescription(/For all pitches together/)
    await user.clear(volume)
    await user.type(volume, '80')
    expect(volume).toHaveAccessibleDescription(
      /For all pitches together, shared by area: Stadium [\d.]+\sm³ and Training 1 [\d.]+\sm³/,
    )
    const between = await form.findByRole('textbox', { name: 'Between starts' })
    await user.clear(between)
    await user.type(between, '120')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(2), SLOW)
    const said = (key: string) => sent.map(({ body }) => fieldOf(body, key) as number)
    const [first = 0, second = 0] = said('waterVolume')
    expect(first + second).toBeCloseTo(80, 6)
    // As much on a square metre of the one as of the other.
    expect(said('amount')[0]).toBe(said('amount')[1])
  })

  it('F34 asks why work is called off, and keeps the reason with it', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: /Status/ }))
    await user.click(await screen.findByRole('option', { name: 'Cancelled' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('This is needed.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: /Why it was called off/ }))
    await user.click(await screen.findByRole('option', { name: 'Weather' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
    expect(sent[0]?.body.status).toBe('cancelled')
    expect(fieldOf(sent[0]?.body, 'cancelReason')).toBe('weather')
  })

  it('F14 keeps work as a template and takes it over again, checklist and all', async () => {
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await dig(user, form)
    await user.type(form.getByRole('textbox', { name: 'New item' }), 'Clean the tines{Enter}')
    await user.click(form.getByRole('checkbox', { name: 'Clean the tines' }))
    await user.click(form.getByRole('button', { name: 'Save as template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
    await user.type(dialog.getByRole('textbox'), 'Goalmouths{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, SLOW))
    await user.type(dialog.getByRole('textbox'), '{Enter}')
    await screen.findByText('Template \u2068Goalmouths\u2069 is kept.', undefined, SLOW)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await sheetGone(router)
    await router.navigate(FORKING)
    const again = await sheet()
    // By another name it is the same template, and what was deleted can be had back.
    await user.click(await again.findByRole('button', { name: 'Rename or delete…' }, SLOW))
    const names = within(await screen.findByRole('dialog', { name: 'Templates' }, SLOW))
    await user.click(names.getByRole('button', { name: 'Rename Goalmouths' }))
    await user.clear(names.getByRole('textbox', { name: 'New name' }))
    await user.type(names.getByRole('textbox', { name: 'New name' }), 'Goals{Enter}')
    await user.click(await names.findByRole('button', { name: 'Delete Goals' }))
    expect(await names.findByText('There are no templates.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(await names.findByText('Goals')).toBeVisible()
    await user.click(names.getByRole('button', { name: 'Close' }))
    await user.click(await again.findByRole('button', { name: /Template/ }, SLOW))
    await user.click(await screen.findByRole('option', { name: 'Goals' }))
    expect(again.getByRole('textbox', { name: /^Depth/ })).toHaveValue('150')
    expect(again.getByRole('checkbox', { name: 'Clean the tines' })).not.toBeChecked()
    await user.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
    expect(fieldOf(sent[0]?.body, 'checklist')).toEqual(['[ ] Clean the tines'])
  })

  it('F11 puts work off by a day at once, with a way back', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: '+1 day' }))
    await waitFor(() => expect(sent[0]?.body.startDate).toBe('2026-04-15T06:15:00'), SLOW)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, SLOW))
    await waitFor(() => expect(sent[1]?.body.startDate).toBe('2026-04-14T06:15:00'), SLOW)
  })

  it('F11 what was typed before work was put off comes back with its new day', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south')
    await user.click(form.getByRole('button', { name: '+1 day' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
    const day = (of: typeof form) =>
      within(of.getByRole('group', { name: /^Day/ })).getAllByRole('spinbutton')[0]
    await waitFor(() => expect(day(form)).toHaveTextContent('15'), SLOW)
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Open it again' }, SLOW))
    const again = await sheet()
    expect(again.getByRole('textbox', { name: /^Notes/ })).toHaveValue('south')
    expect(day(again)).toHaveTextContent('15')
  })

  it('F10 plans work that lasts days: it ends on the day that is given', async () => {
    const { user } = await openApp(over('work=new&type=generalNonePitch&day=2026-04-14&time=18:00'), {
      as: 'marta',
    })
    const form = await sheet()
    const [day] = within(form.getByRole('group', { name: /^Ends on/ })).getAllByRole('spinbutton')
    expect(day).toHaveTextContent('14')
    await user.type(day ?? document.body, '17')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1), SLOW)
    expect(sent[0]?.body).toMatchObject({ startDate: '2026-04-14T17:00:00', endDate: '2026-04-17T18:00:00' })
  })

  it('F33 says what goes into each tank and what the mix feeds', async () => {
    await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    const row = await form.findByRole('row', { name: /^Iron sulphate/ }, SLOW)
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replace('\u00A0', ' ')),
    ).toEqual(['6.67 L', '945 mL'])
    expect(form.getByText(/^2 full tanks and one of 28.4.L, 428.4.L in all$/)).toBeInTheDocument()
    expect(form.getByText(/^Feeds N/)).toBeInTheDocument()
  })

  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('sward.draft.'))
  async function typed() {
    const { user, connection } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south')
    expect(drafts()).toEqual([expect.stringMatching(/^sward\.draft\.marta-kovac\.new\./)])
    return (await connection.get()).store
  }

  it('L1 a lost session keeps what was typed, for its own person only', async () => {
    const store = await typed()
    store.dispatch(loggedOut({ message: { key: 'errors.sessionEnded' } }))
    expect(drafts()).toEqual([expect.stringMatching(/^sward\.draft\.marta-kovac\.new\./)])
    store.dispatch(loggedIn({ userId: 'owen-price', role: 'groundskeeper' }))
    expect(drafts()).toEqual([])
  })

  it('L1 logging out forgets what was typed', async () => {
    const store = await typed()
    store.dispatch(loggedOut())
    expect(drafts()).toEqual([])
  })
})
