import { afterEach, expect, it } from 'vitest'
import { type Failure, receiveReports, report } from './report.ts'

afterEach(() => receiveReports(null))

const listen = () => {
  const received: Failure[] = []
  receiveReports((failure) => received.push(failure))
  return received
}

it('keeps what happens before anybody listens, in order, and hands it over once', () => {
  const [first, second] = [new Error('one'), new Error('two')]
  report(first)
  report(second, { endpoint: 'getUser' })
  expect(listen()).toEqual([{ error: first }, { error: second, context: { endpoint: 'getUser' } }])
  expect(listen()).toEqual([])
})

it('F11 tells an error once, however many places it passes', () => {
  const received = listen()
  const error = new Error('seen by a boundary and by the root')
  report(error)
  report(error, { unhandled: true })
  expect(received).toEqual([{ error }])
})

it('tells what is no object each time, as it cannot be told apart', () => {
  const received = listen()
  report('words')
  report('words')
  expect(received).toHaveLength(2)
})

it('a circle of failures does not fill the memory', () => {
  for (let count = 0; count < 1000; count += 1) report(new Error(String(count)))
  expect(listen().length).toBeLessThanOrEqual(64)
})
