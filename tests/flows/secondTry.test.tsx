import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

type User = Awaited<ReturnType<typeof openApp>>['user']
type Form = {
  name: string
  path: string
  /** Where it is written. */
  to: string
  /** Opens it and fills it in; answers the frame it stands in. */
  fill: (user: User) => Promise<HTMLElement>
  said: RegExp
}

const TYPED = 'Leaf vacuum'
const frameOf = async (title: string) => screen.findByRole('complementary', { name: title })

const FORMS: readonly Form[] = [
  {
    name: 'a machine',
    path: '/dashboard/storage?tab=equipment',
    to: '*/api/equipment',
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Add machine' }))
      const frame = await frameOf('New machine')
      await user.type(within(frame).getByRole('textbox', { name: 'Name' }), TYPED)
      await user.click(within(frame).getByRole('button', { name: /Group/ }))
      await user.click(await screen.findByRole('option', { name: 'Cleaning' }))
      return frame
    },
    said: /^Leaf vacuum added\.$/,
  },
  {
    name: 'a product',
    path: '/dashboard/storage?tab=supplies',
    to: '*/api/supplies',
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Add product' }))
      const frame = await frameOf('New product')
      await user.type(within(frame).getByLabelText(/^Name/), TYPED)
      return frame
    },
    said: /^Leaf vacuum added\.$/,
  },
  {
    name: 'a mix',
    path: '/dashboard/storage?tab=cocktails&item=new',
    to: '*/api/cocktails',
    fill: async (user) => {
      const frame = (await screen.findByRole('button', { name: 'Save' })).closest('aside')
      if (!frame) throw new Error('no sheet')
      await user.type(within(frame).getByLabelText('Name'), TYPED)
      await user.type(within(frame).getByLabelText('Water rate'), '500')
      await user.click(await within(frame).findByRole('button', { name: /Add a product/ }))
      await user.click(await screen.findByRole('option', { name: /^Iron sulphate/ }))
      return frame
    },
    said: /^Leaf vacuum is saved\.$/,
  },
]

/** `isOfField`: it is about what was typed, and stands there. */
const FAULTS: readonly { answer: () => Response; reason: RegExp; isOfField?: true }[] = [
  {
    answer: () => HttpResponse.json({ detail: 'boom' }, { status: 500 }),
    reason: /^The server has a problem/,
  },
  {
    answer: () =>
      HttpResponse.json(
        { name: ['There is one of that name.'], depot: ['The depot is closed.'] },
        { status: 400 },
      ),
    reason: /^There is one of that name\.$/,
    isOfField: true,
  },
  { answer: () => HttpResponse.error(), reason: /^No connection to the server\.$/ },
]

describe('U4, F11 a form that could not be saved', () => {
  for (const { name, path, to, fill, said } of FORMS)
    it(`keeps ${name} as it was typed, says why each time, and saves it once that works`, async () => {
      const { user } = await openApp(path, { as: 'marta' })
      const frame = await fill(user)
      const form = within(frame)
      const save = () => user.click(form.getByRole('button', { name: 'Save' }))
      for (const { answer, reason, isOfField } of FAULTS) {
        server.use(http.post(to, answer))
        await save()
        expect(await form.findByText(reason)).toBeVisible()
        for (const other of FAULTS)
          if (other.reason !== reason) expect(form.queryByText(other.reason)).toBeNull()
        const field = form.getByDisplayValue(TYPED)
        expect(field).toBeVisible()
        if (isOfField) {
          expect(field).toHaveAccessibleDescription(reason)
          // What is said of a field that the form does not have is not lost.
          expect(form.getByText('The depot is closed.')).toBeVisible()
          await waitFor(() => expect(field).toHaveFocus())
        }
        expect(screen.queryByText(said)).toBeNull()
        server.resetHandlers()
      }
      await save()
      expect(await screen.findByText(said)).toBeVisible()
      await waitFor(() => expect(screen.queryByText(/^No connection to the server/)).toBeNull())
      expect(await screen.findAllByRole('link', { name: new RegExp(`^${TYPED}`) })).toHaveLength(1)
    })
})

describe('O4 a form whose answer was lost', () => {
  for (const { name, path, to, fill, said } of FORMS)
    it(`adds ${name} once, however often it is saved`, async () => {
      const { user, backend } = await openApp(path, { as: 'marta' })
      const frame = await fill(user)
      const form = within(frame)
      let added = 0
      server.use(
        http.post(to, async ({ request }) => {
          const answer = await backend.fetch(request)
          added += 1
          return added === 1 ? HttpResponse.error() : answer
        }),
      )
      await user.click(form.getByRole('button', { name: 'Save' }))
      expect(await form.findByText(/^No connection to the server\.$/)).toBeVisible()
      await user.click(form.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText(said)).toBeVisible()
      expect(added).toBe(1)
    })

  it('knows what it added also where the backend has filled what was left empty', async () => {
    const [, { path, to, fill, said }] = FORMS as readonly [Form, Form]
    const { user, backend } = await openApp(path, { as: 'marta' })
    const form = within(await fill(user))
    let added = 0
    server.use(
      http.post(to, async ({ request }) => {
        await backend.fetch(request)
        added += 1
        return HttpResponse.error()
      }),
      http.get(to, async ({ request }) => {
        const rows = (await (await backend.fetch(request)).json()) as { name: string }[]
        return HttpResponse.json(
          rows.map((row) => (row.name === TYPED ? { ...row, batch: 'to be named' } : row)),
        )
      }),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/^No connection to the server\.$/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(added).toBe(1)
  })

  it('says of what it deleted that it is gone, and offers it back', async () => {
    const { user, backend } = await openApp('/dashboard/storage?tab=supplies&item=calcium-lime', {
      as: 'marta',
    })
    server.use(
      http.delete('*/api/supplies/*', async ({ request }) => {
        await backend.fetch(request)
        return HttpResponse.error()
      }),
    )
    const sheet = within(await screen.findByRole('complementary', { name: 'Calcium lime' }))
    const press = await sheet.findByRole('button', { name: 'Delete' })
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(press)
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    expect(screen.queryByText(/No connection/)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Calcium lime' })).toBeNull())
  })

  it.each([
    ['a product', '/dashboard/storage?tab=supplies&item=calcium-lime', '*/api/supplies/*', 'Batch'],
    ['a mix', '/dashboard/storage?tab=cocktails&item=iron-and-wetter', '*/api/cocktails/*', 'Notes'],
  ])('does not take its own change of %s for somebody else’s', async (_, path, to, label) => {
    const { user, backend } = await openApp(path, { as: 'marta' })
    const edit = await screen.findByRole('button', { name: /^(Edit|Calculate)$/ })
    if (edit.textContent === 'Edit') await user.click(edit)
    const frame = (await screen.findByRole('button', { name: 'Save' })).closest('aside')
    if (!frame) throw new Error('no sheet')
    const form = within(frame)
    await user.type(form.getByRole('textbox', { name: label }), 'B-7')
    server.use(
      http.put(to, async ({ request }) => {
        await backend.fetch(request)
        return HttpResponse.error()
      }),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/^No connection to the server\.$/)).toBeVisible()
    server.resetHandlers()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/ (is )?saved\.$/)).toBeVisible()
    expect(screen.queryByText(/^Somebody else/)).toBeNull()
  })
})
