// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshDelayMs, refreshLockKey, withRefreshLock } from './refresh.ts'

const now = 1_750_000_000_000
const expiring = (seconds: number) => now / 1000 + seconds

describe('when a token is renewed', () => {
  test('at 90% of what remains', () => expect(refreshDelayMs(expiring(900), now, () => 0.5)).toBe(810_000))
  test('up to 3 s earlier', () => expect(refreshDelayMs(expiring(900), now, () => 0)).toBe(807_000))
  test('up to 3 s later', () => expect(refreshDelayMs(expiring(900), now, () => 1)).toBe(813_000))
  test('never before 5 s', () => expect(refreshDelayMs(expiring(4), now, () => 0)).toBe(5_000))
  test('5 s also when it has expired', () => expect(refreshDelayMs(expiring(-60), now, () => 1)).toBe(5_000))
})

describe('the lock between tabs', () => {
  beforeEach(() => void vi.useFakeTimers({ now }))
  afterEach(() => void vi.useRealTimers())

  test('is held while the work runs, and given back', async () => {
    let seen: string | null = null
    const done = withRefreshLock(async () => (seen = localStorage.getItem(refreshLockKey)))
    await vi.advanceTimersByTimeAsync(110)
    await done
    expect(seen).toContain(String(now))
    expect(localStorage.getItem(refreshLockKey)).toBeNull()
  })

  test('another tab waits for it, and looks every 100 ms', async () => {
    localStorage.setItem(refreshLockKey, `${now}:other`)
    const work = vi.fn(async () => {})
    const done = withRefreshLock(work)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(work).not.toHaveBeenCalled()
    localStorage.removeItem(refreshLockKey)
    await vi.advanceTimersByTimeAsync(210)
    await done
    expect(work).toHaveBeenCalledOnce()
  })

  test('goes to the last of those that reach for it at once', async () => {
    const work = vi.fn(async () => {})
    const done = withRefreshLock(work)
    await vi.advanceTimersByTimeAsync(20)
    // The other tab's write arrives late: it saw the lock free as well.
    localStorage.setItem(refreshLockKey, `${Date.now()}:other`)
    await vi.advanceTimersByTimeAsync(500)
    expect(work).not.toHaveBeenCalled()
    localStorage.removeItem(refreshLockKey)
    await vi.advanceTimersByTimeAsync(210)
    await done
    expect(work).toHaveBeenCalledOnce()
  })

  test('counts as lost after 30 s', async () => {
    localStorage.setItem(refreshLockKey, `${now}:crashed`)
    const work = vi.fn(async () => {})
    const done = withRefreshLock(work)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(300)
    await done
    expect(work).toHaveBeenCalledOnce()
  })

  test('the browser’s own lock goes first, where it has one', async () => {
    let give = () => {}
    const request = vi.fn(async (_name: string, _options: object, run: () => Promise<unknown>) => {
      await new Promise<void>((given) => (give = given))
      return run()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    const work = vi.fn(async () => 'renewed')
    const done = withRefreshLock(work)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(work).not.toHaveBeenCalled()
    expect(localStorage.getItem(refreshLockKey), 'nothing is reached for before').toBeNull()
    give()
    await vi.advanceTimersByTimeAsync(110)
    expect(await done).toBe('renewed')
    vi.unstubAllGlobals()
  })

  test('a tab that never gives the browser’s lock back is not waited for', async () => {
    const late = new DOMException('late', 'TimeoutError')
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(late) } })
    const done = withRefreshLock(async () => 'renewed')
    await vi.advanceTimersByTimeAsync(110)
    expect(await done).toBe('renewed')
    vi.unstubAllGlobals()
  })

  test('is given back when the work fails', async () => {
    const done = withRefreshLock(() => Promise.reject(new Error('offline'))).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(110)
    expect(await done).toBe('failed')
    expect(localStorage.getItem(refreshLockKey)).toBeNull()
  })
})
