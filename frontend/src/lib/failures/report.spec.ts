// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from './api_failure.ts'
import { report, reportUncaught } from './report.ts'

const reporter = vi.fn(async () => 'trace-1')
const load = vi.fn(async () => reporter)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('requestIdleCallback', () => 0)
})
afterEach(() => vi.unstubAllGlobals())

test('what is uncaught reaches the reporter, failures of requests do not, and no report is reported', async () => {
  expect(await report(new Error('early'), { source: 'screen' })).toBeNull()
  load.mockRejectedValueOnce(new Error('the code of the reporter is gone'))
  reportUncaught(load)
  const error = new Error('broken')
  expect(await report(error, { source: 'screen' })).toBeNull()
  expect(await report(error, { source: 'screen', queryKey: ['Kowalski'] })).toBe('trace-1')
  expect(reporter).toHaveBeenLastCalledWith(error, 'screen')

  expect(await report(new ApiFailure(500, {}), { source: 'rejection' })).toBeNull()
  reporter.mockRejectedValueOnce(new Error('while reporting'))
  expect(await report(error, { source: 'screen' })).toBeNull()

  reporter.mockClear()
  dispatchEvent(new ErrorEvent('error', { error }))
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'why' }))
  await vi.waitFor(() => expect(reporter).toHaveBeenCalledTimes(2))
  expect(reporter.mock.calls).toEqual([
    [error, 'window'],
    ['why', 'rejection'],
  ])
})

test('requests without an answer are no errors of the page, whatever the browser calls them', async () => {
  reportUncaught(load)
  reporter.mockClear()
  const reported = (error: unknown) => report(error, { source: 'rejection' })
  for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(await reported(new TypeError(message))).toBeNull()
  for (const name of ['AbortError', 'TimeoutError'])
    expect(await reported(new DOMException('x', name))).toBeNull()
  const code = new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  expect(await reported(code)).toBeNull()
  expect(reporter).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
  expect(await reported(code)).toBe('trace-1')
  expect(await reported(new TypeError('x is not a function'))).toBe('trace-1')
  expect(await reported(new Error('Failed to fetch'))).toBe('trace-1')
})
