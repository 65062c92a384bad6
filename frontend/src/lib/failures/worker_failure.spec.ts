import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { report } from './report.ts'
import { reportWorker, workerFailure } from './worker_failure.ts'

vi.mock('./report.ts', () => ({ report: vi.fn() }))
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(report).mockReset()
})
afterEach(() => vi.useRealTimers())

test('an event of a worker becomes an error that says what failed and where', () => {
  const thrown = new TypeError('x is not a function')
  expect(workerFailure(new ErrorEvent('error', { error: thrown }), 'judge')).toBe(thrown)
  const event = new ErrorEvent('error', { message: 'Uncaught x', filename: '/assets/a.js', lineno: 7 })
  expect(workerFailure(event, 'judge').message).toBe('Uncaught x (/assets/a.js:7)')
  expect(workerFailure(new Event('error'), 'judge')).toMatchObject({
    name: 'WorkerNotLoaded',
    message: 'The script of the worker judge cannot be loaded',
  })
  expect(workerFailure(new Event('messageerror'), 'judge').message).toContain('judge answered cannot be read')
})

test('a script that cannot be loaded is reported, unless the page that loads it is left', () => {
  const failure = workerFailure(new Event('error'), 'judge')
  reportWorker(failure, 'rules')
  dispatchEvent(new Event('pagehide'))
  vi.runAllTimers()
  expect(report).not.toHaveBeenCalled()

  reportWorker(failure, 'rules')
  vi.runAllTimers()
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, { source: 'rules' })
})

test('an error in a running worker is reported at once', () => {
  const error = new Error('broken')
  reportWorker(error, 'rules')
  expect(report).toHaveBeenCalledExactlyOnceWith(error, { source: 'rules' })
})
