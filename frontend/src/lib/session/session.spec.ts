import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { impersonateTokenKey, type RefreshAnswer, session, startSession, tokenKey } from './session.ts'

const host = vi.hoisted(() => ({ office: false }))
vi.mock('./host.ts', () => ({ isOfficeHost: () => host.office }))

const ask = vi.fn<(userId: string) => Promise<RefreshAnswer>>()
const token = (seconds = 900, userId = 'anna') => tokenOf({ userId, exp: inSeconds(seconds) })

/** Lets the lock's short pause pass. */
async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(110)
  return work
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_750_000_000_000 })
  host.office = false
  ask.mockReset()
  startSession(ask)
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

describe('a session', () => {
  test('keeps its token under the key `token`', () => {
    session.begin(token())
    expect(localStorage.getItem(tokenKey)).toBe(session.token())
    expect(session.claims()?.userId).toBe('anna')
  })

  test('ends at once when the token names no user', () => {
    session.begin(tokenOf({ exp: inSeconds(900) }))
    expect(session.token()).toBeNull()
  })

  test('is over from the start when the stored token is unreadable', () => {
    localStorage.setItem(tokenKey, 'rubbish')
    startSession(ask)
    expect(session.token()).toBeNull()
  })

  test('is over when another tab stores a token that names no user', () => {
    session.begin(token())
    localStorage.setItem(tokenKey, tokenOf({ exp: inSeconds(900) }))
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    expect(session.token()).toBeNull()
  })

  test('marks the device for the page of the sign-in, for as long as it lasts', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    session.begin(token())
    expect(written).toHaveBeenLastCalledWith('signed_in=1; path=/login; max-age=2592000; samesite=lax')
    session.end()
    expect(written).toHaveBeenLastCalledWith('signed_in=1; path=/login; max-age=0; samesite=lax')
    localStorage.setItem(tokenKey, token())
    startSession(ask)
    expect(written, 'signed in before').toHaveBeenLastCalledWith(expect.stringContaining('max-age=2592000'))
    written.mockRestore()
  })

  test('notifies its listeners', () => {
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    session.begin(token())
    session.end()
    stop()
    session.begin(token())
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('an impersonation', () => {
  beforeEach(() => {
    session.begin(token())
    localStorage.setItem(impersonateTokenKey, token(900, 'jan'))
  })

  test('is used instead of the own session', () => expect(session.claims()?.userId).toBe('jan'))

  test('is not used on the back-office host', () => {
    host.office = true
    expect(session.claims()?.userId).toBe('anna')
  })

  test('is not renewed: it ends by itself, and the own session goes on', async () => {
    session.beginImpersonation(token(60, 'jan'))
    expect(session.claims()?.userId).toBe('jan')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(session.isImpersonating()).toBe(true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(session.isImpersonating()).toBe(false)
    expect(session.claims()?.userId).toBe('anna')
    expect(ask).not.toHaveBeenCalled()
  })

  test('gives the own session back', () => {
    session.endImpersonation()
    expect(session.claims()?.userId).toBe('anna')
  })
})

describe('renewing the token', () => {
  test('happens by itself before it expires', async () => {
    const next = token(1_800)
    ask.mockResolvedValue({ token: next })
    session.begin(token(900))
    await vi.advanceTimersByTimeAsync(806_000)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(ask).toHaveBeenCalledExactlyOnceWith('anna')
    expect(session.token()).toBe(next)
  })

  test('two requests at once ask once', async () => {
    session.begin(token())
    ask.mockResolvedValue({ token: token(1_800) })
    const both = Promise.all([session.refresh(), session.refresh()])
    expect(await settled(both)).toEqual([true, true])
    expect(ask).toHaveBeenCalledOnce()
  })

  test('a refusal ends the session', async () => {
    session.begin(token())
    ask.mockResolvedValue('refused')
    expect(await settled(session.refresh())).toBe(false)
    expect(session.token()).toBeNull()
  })

  test('an answer that names no user ends the session', async () => {
    session.begin(token())
    ask.mockResolvedValue({ token: tokenOf({ exp: inSeconds(900) }) })
    expect(await settled(session.refresh())).toBe(false)
    expect(session.token()).toBeNull()
  })

  test('no answer keeps a session that still lives', async () => {
    session.begin(token(600))
    ask.mockResolvedValue('unreachable')
    expect(await settled(session.refresh())).toBe(false)
    expect(session.token()).not.toBeNull()
  })

  test('no answer ends a session that has expired', async () => {
    session.begin(token(-10))
    ask.mockResolvedValue('unreachable')
    expect(await settled(session.refresh())).toBe(false)
    expect(session.token()).toBeNull()
  })

  test('uses the token another tab fetched meanwhile', async () => {
    session.begin(token())
    localStorage.setItem('token_refresh_lock', `${Date.now()}:other`)
    const waiting = session.refresh()
    await vi.advanceTimersByTimeAsync(250)
    const fetched = token(1_800)
    localStorage.setItem(tokenKey, fetched)
    localStorage.removeItem('token_refresh_lock')
    await vi.advanceTimersByTimeAsync(250)
    expect(await waiting).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(session.token()).toBe(fetched)
  })

  test('a session ended meanwhile stays ended', async () => {
    session.begin(token())
    let give: (answer: RefreshAnswer) => void = () => {}
    ask.mockReturnValue(new Promise((resolve) => (give = resolve)))
    const renewing = session.refresh()
    await vi.advanceTimersByTimeAsync(110)
    session.end()
    give({ token: token(1_800) })
    expect(await settled(renewing)).toBe(false)
    expect(session.token()).toBeNull()
  })
})

describe('the unrequested end of a session', () => {
  const ending = vi.fn<(userId: string) => void>()
  let stop = () => {}
  beforeEach(() => {
    localStorage.removeItem('session_ended')
    ending.mockReset()
    stop = session.onEnding((userId) => {
      expect(session.token(), 'while everything is still on the screen').not.toBeUndefined()
      ending(userId)
    })
  })
  afterEach(() => stop())

  test('is said before the token goes, with whose it was', async () => {
    session.begin(token())
    ask.mockResolvedValue('refused')
    await settled(session.refresh())
    expect(ending).toHaveBeenCalledExactlyOnceWith('anna')
    expect(session.token()).toBeNull()
  })

  test('is said in the other tabs as well', () => {
    session.begin(token())
    localStorage.setItem('session_ended', JSON.stringify({ userId: 'anna', at: Date.now() }))
    localStorage.removeItem(tokenKey)
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    expect(ending).toHaveBeenCalledWith('anna')
  })

  test('is said of a seat as well, whose own session goes on, here and in the other tabs', async () => {
    session.begin(token())
    session.beginImpersonation(token(60, 'jan'))
    await settled(session.refresh())
    expect(ending).toHaveBeenCalledExactlyOnceWith('jan')
    expect(session.claims()?.userId).toBe('anna')
    ending.mockReset()
    window.dispatchEvent(new StorageEvent('storage', { key: impersonateTokenKey }))
    expect(ending).toHaveBeenCalledWith('jan')
  })

  test('is not said of a seat that is left', () => {
    session.begin(token())
    session.beginImpersonation(token(60, 'jan'))
    session.endImpersonation()
    window.dispatchEvent(new StorageEvent('storage', { key: impersonateTokenKey }))
    expect(ending).not.toHaveBeenCalled()
  })

  test('is another thing than signing out, here or in another tab', () => {
    session.begin(token())
    session.end()
    session.begin(token())
    localStorage.removeItem(tokenKey)
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    expect(ending).not.toHaveBeenCalled()
  })
})
