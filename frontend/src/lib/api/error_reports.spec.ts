// @vitest-environment happy-dom
import type { ClientErrors } from '@shiftloom/backend/contracts/client_errors'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { batchMs, createReporter, mostKinds } from './error_reports.ts'

const setUp = (answer: () => Promise<{ traceId: string }> = async () => ({ traceId: 'trace-1' })) => {
  const send = vi.fn(async (_body: ClientErrors) => answer())
  return { send, tell: createReporter({ send, view: () => '/employees/:id' }) }
}
const sent = (send: ReturnType<typeof setUp>['send'], call = 0) => send.mock.calls[call]![0].errors
const soon = () => vi.advanceTimersByTimeAsync(batchMs)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('errors that happen together are one report, each kind once', async () => {
  const { send, tell } = setUp()
  const broken = new TypeError('broken')
  const traces = Promise.all([
    tell(broken, 'screen'),
    tell(broken, 'window'),
    tell(new RangeError('other'), 'rejection'),
    tell('a word', 'rejection'),
  ])
  await soon()
  expect(await traces).toEqual(['trace-1', 'trace-1', 'trace-1', 'trace-1'])
  expect(send).toHaveBeenCalledOnce()
  expect(sent(send)).toMatchObject([
    { name: 'TypeError', message: 'broken', source: 'screen', view: '/employees/:id', times: 1 },
    { name: 'RangeError', message: 'other' },
    { name: 'string', message: 'a word', stack: null },
  ])
})

test('what comes again is counted, and reported when the page is left', async () => {
  const { send, tell } = setUp()
  const again = (message = 'broken') => Object.assign(new Error(message), { stack: 'at a.js:1:2' })
  void tell(again(), 'window')
  void tell(again(), 'window')
  await soon()
  expect(sent(send)[0]).toMatchObject({ times: 2 })
  for (let i = 0; i < 3; i++) void tell(again(), 'window')
  await soon()
  expect(send).toHaveBeenCalledOnce()
  void tell(again('new'), 'window')
  dispatchEvent(new Event('pagehide'))
  expect(sent(send, 1)).toMatchObject([
    { message: 'new', times: 1 },
    { message: 'broken', times: 3 },
  ])
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledTimes(2)
})

test('nothing of a person leaves the page', async () => {
  const { send, tell } = setUp()
  const error = new SyntaxError(`Unexpected token 'J', "Jan Kowalski" is not valid JSON`)
  error.stack = `SyntaxError: "Jan Kowalski"\n    at f (https://x.test/assets/a.js?link=secret:1:2)`
  void tell(error, 'window')
  void tell({ password: 'Shiftloom1!' }, 'rejection')
  await soon()
  expect(JSON.stringify(sent(send))).not.toMatch(/Kowalski|secret|Shiftloom1/)
  expect(sent(send)[0]!.stack).toBe('    at f (https://x.test/assets/a.js:1:2)')
})

test('a page that runs wild stops by itself, and so does one the server refuses', async () => {
  const { send, tell } = setUp()
  for (let i = 0; i < mostKinds + 5; i++) void tell(new Error(`kind ${i}`), 'window')
  await soon()
  expect(send.mock.calls.flatMap(([{ errors }]) => errors)).toHaveLength(mostKinds)
  const refused = setUp(async () => Promise.reject(new ApiFailure(429, {})))
  const first = refused.tell(new Error('first'), 'window')
  await soon()
  expect(await first).toBeNull()
  expect(await refused.tell(new Error('second'), 'window')).toBeNull()
  await soon()
  expect(refused.send).toHaveBeenCalledOnce()
})

test('what was stopped on purpose and what extensions do is no error of the page', async () => {
  const { send, tell } = setUp()
  await tell(new DOMException('stopped', 'AbortError'), 'rejection')
  await tell(Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' }), 'window')
  await soon()
  expect(send).not.toHaveBeenCalled()
})
