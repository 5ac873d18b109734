import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { type QueryLike, QueryState } from './QueryState'
import { Skeleton } from './Skeleton'

beforeAll(() => startTexts('en-GB'))

describe('QueryState', () => {
  it('T2 says once that it loads', () => {
    show({ isLoading: true, isFetching: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('offers another try when nothing could be loaded', async () => {
    const refetch = vi.fn<() => void>()
    show({ error: { status: 500 }, refetch })
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.')
    await userEvent.click(screen.getByRole('button'))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('waits while an ended session gives way to the login page, and tells a refusal of the backend', () => {
    const { rerender } = show({ error: { status: 'CUSTOM_ERROR', error: 'sessionEnded' } })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    rerender(jobs({ data: ['Mow'], error: { status: 'CUSTOM_ERROR', error: 'sessionEnded' } }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    rerender(jobs({ error: { status: 401 } }))
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('treats an answer of null as a failure that was reported', () => {
    show({ data: null, error: { status: 500 } })
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('shows the empty sentence and the action that fills it', () => {
    show({ data: [] })
    expect(screen.getByText('No jobs today.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log work' })).toBeInTheDocument()
  })

  it('keeps what it shows while a refetch runs, and after it failed, with a quiet word', () => {
    const { rerender } = show({ data: ['Mow'], isFetching: true })
    expect(screen.getByText('Mow')).toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    rerender(jobs({ data: ['Mow'], error: { status: 'FETCH_ERROR' }, refetch: () => undefined }))
    expect(screen.getByText('Mow')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Could not refresh. This is the last known state.')
  })
})

const show = (query: QueryLike<string[]>) => render(jobs(query))

const jobs = (query: QueryLike<string[]>) => (
  <QueryState
    query={query}
    empty={{
      when: (data) => data.length === 0,
      title: 'No jobs today.',
      action: <button type="button">Log work</button>,
    }}
    skeleton={<Skeleton />}
  >
    {(data) => <p>{data.join()}</p>}
  </QueryState>
)
