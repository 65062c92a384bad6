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
