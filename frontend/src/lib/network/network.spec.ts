// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network } from './network.ts'

const fetched = vi.fn<typeof fetch>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('no network')))
  stop = network.subscribe(() => {})
})
afterEach(() => {
  network.answered()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request without an answer brings it down; the server is asked until it answers', async () => {
  network.failed()
  expect(network.isDown()).toBe(true)
  const back = vi.fn()
  void network.back().then(back)
  await vi.advanceTimersByTimeAsync(6_500)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(back).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response('', { status: 503 }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect([network.isDown(), network.isAway()], 'it answers, and cannot work').toEqual([false, true])
  expect(back).toHaveBeenCalledOnce()
  fetched.mockResolvedValue(new Response(''))
  await vi.advanceTimersByTimeAsync(2_000)
  expect([network.isDown(), network.isAway()]).toEqual([false, false])
})

test('any other answer shows that it is back', async () => {
  network.failed()
  network.answered()
  expect(network.isDown()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).not.toHaveBeenCalled()
})

test('what the browser says counts at once, and its return is checked', async () => {
  dispatchEvent(new Event('offline'))
  expect(network.isDown()).toBe(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.isDown(), 'there is a network, but no way to the server').toBe(true)
  fetched.mockResolvedValue(new Response(''))
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.isDown()).toBe(false)
})

test('without a network nothing is said of a service that is away as well', () => {
  network.failed()
  network.unable()
  expect([network.isDown(), network.isAway()]).toEqual([true, false])
})
