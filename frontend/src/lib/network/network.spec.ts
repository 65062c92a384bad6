// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { network, useNetworkDown, useServerSilent } from './network.ts'

const fetched = vi.fn<typeof fetch>()
let stop = () => {}

beforeEach(() => {
  vi.mocked(network.asked).mockRestore()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('no network')))
  stop = network.subscribe(() => {})
})
afterEach(async () => {
  // A check that is on its way ends.
  await vi.advanceTimersByTimeAsync(2_000)
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

/** A way that swallows what is sent: nothing comes back until the patience of the one who asks ends. */
const swallowed: typeof fetch = (_path, init) =>
  new Promise((_answer, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })

describe('a request that stays unanswered', () => {
  test('makes the server be asked whether it is there, and brings it down when that is not answered either', async () => {
    fetched.mockImplementation(swallowed)
    const ended = network.asked()
    await vi.advanceTimersByTimeAsync(1_400)
    expect(fetched, 'most answers come sooner').not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_200)
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/health/live', expect.anything())
    expect(network.isDown()).toBe(true)
    fetched.mockResolvedValue(new Response(''))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(network.isDown(), 'asked until it answers').toBe(false)
    ended()
  })

  test('is only slow while the server answers, and nothing is asked after its end', async () => {
    fetched.mockImplementation(async () => new Response(''))
    const seen: boolean[] = []
    const unwatch = network.subscribe(() => seen.push(network.isDown()))
    const ended = network.asked()
    await vi.advanceTimersByTimeAsync(10_000)
    unwatch()
    expect(seen).toEqual([])
    const asked = fetched.mock.calls.length
    expect(asked).toBeGreaterThan(1)
    ended()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetched).toHaveBeenCalledTimes(asked)
  })

  test('brings nothing down when another one is answered meanwhile', async () => {
    fetched.mockImplementation(swallowed)
    const ended = network.asked()
    await vi.advanceTimersByTimeAsync(2_000)
    network.answered()
    await vi.advanceTimersByTimeAsync(1_900)
    expect(network.isDown()).toBe(false)
    ended()
  })

  test('is given up once the way is down', async () => {
    fetched.mockImplementation(swallowed)
    const work = network.whileUp((signal) => fetch('/api/anything', { signal }))
    const failed = expect(work).rejects.toMatchObject({ name: 'ApiFailure', status: 0 })
    const ended = network.asked()
    await vi.advanceTimersByTimeAsync(4_000)
    await failed
    ended()
  })
})

describe('a server that is silent', () => {
  const answersAfter =
    (ms: number): typeof fetch =>
    () =>
      new Promise((answer) => setTimeout(() => answer(new Response('')), ms))
  const shown = () => {
    const { result } = renderHook(() => [useServerSilent() && 'silent', useNetworkDown() && 'down'])
    return () => result.current.filter(Boolean).join()
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('is shown within two seconds, and gone at any answer', async () => {
    fetched.mockImplementation(swallowed)
    const state = shown()
    const ended = network.asked()
    await pass(1_700)
    expect(state(), 'the check has hardly begun').toBe('')
    await pass(250)
    expect(state()).toBe('silent')
    act(() => network.answered())
    expect(state()).toBe('')
    ended()
    await pass(4_000)
    expect(state(), 'the check given up after an answer says nothing').toBe('')
  })

  test('is shown within two seconds of a request that follows answers', async () => {
    fetched.mockImplementation(swallowed)
    const state = shown()
    const ended = network.asked()
    await pass(400)
    network.answered()
    await pass(1_700)
    expect(state()).toBe('')
    await pass(250)
    expect(state()).toBe('silent')
    ended()
  })

  test('turns into no connection when the check fails', async () => {
    fetched.mockImplementation(swallowed)
    const state = shown()
    const ended = network.asked()
    await pass(3_400)
    expect(state()).toBe('silent')
    await pass(200)
    expect(state()).toBe('down')
    fetched.mockResolvedValue(new Response(''))
    await pass(2_000)
    expect(state()).toBe('')
    ended()
  })

  test('is none that answers its check late', async () => {
    fetched.mockImplementation(answersAfter(900))
    const state = shown()
    const ended = network.asked()
    await pass(2_350)
    expect(state()).toBe('silent')
    await pass(100)
    expect(state()).toBe('')
    ended()
  })

  test('is not seen in a slow line', async () => {
    fetched.mockImplementation(answersAfter(1_200))
    const state = shown()
    const seen: string[] = []
    const unwatch = network.subscribe(() => seen.push(state()))
    for (let request = 0; request < 5; request += 1) {
      const ended = network.asked()
      await pass(1_200)
      network.answered()
      ended()
    }
    unwatch()
    expect([seen, state()]).toEqual([[], ''])
    expect(fetched, 'no check either').not.toHaveBeenCalled()
  })
})

test('a change from one network to another is looked into at once', async () => {
  stop()
  const connection = new EventTarget()
  vi.stubGlobal('navigator', { connection, onLine: true })
  stop = network.subscribe(() => {})
  connection.dispatchEvent(new Event('change'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.isDown()).toBe(true)
})
