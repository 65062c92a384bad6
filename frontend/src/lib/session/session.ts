import { signedInCookie } from '@shiftloom/backend/contracts/hosts'
import { isOfficeHost } from './host.ts'
import { refreshDelayMs, withRefreshLock } from './refresh.ts'
import { claimsOf, type TokenClaims } from './token.ts'

export const tokenKey = 'token'
export const impersonateTokenKey = 'impersonateToken'

/** `refused`: the server will not renew this session. `unreachable`: no answer, it may work later. */
export type RefreshAnswer = { token: string } | 'refused' | 'unreachable'
type AskForToken = (userId: string) => Promise<RefreshAnswer>

let askForToken: AskForToken = async () => 'unreachable'
let timer: ReturnType<typeof setTimeout> | undefined
let refreshing: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const endings = new Set<(userId: string) => void>()
/** Tells other tabs of the browser that a session was not ended by a person. */
const endedKey = 'session_ended'
const endedFreshMs = 10_000

/** An impersonation is used instead of the own session, except on back-office hosts. */
const activeKey = (): string =>
  !isOfficeHost() && localStorage.getItem(impersonateTokenKey) ? impersonateTokenKey : tokenKey

export const session = {
  token: (): string | null => localStorage.getItem(activeKey()),
  claims: (): TokenClaims | null => claimsOf(session.token()),
  isImpersonating: (): boolean => activeKey() === impersonateTokenKey,

  /** Starts a session, or ends it at once when the token names no user. */
  begin(token: string): void {
    store(tokenKey, token)
  },
  end(): void {
    clearTimeout(timer)
    localStorage.removeItem(impersonateTokenKey)
    localStorage.removeItem(tokenKey)
    announce()
  },
  /** Impersonates a user until the token expires; the own session is kept meanwhile. */
  beginImpersonation(token: string): void {
    store(impersonateTokenKey, token)
  },
  endImpersonation(): void {
    localStorage.removeItem(impersonateTokenKey)
    scheduleRefresh()
    announce()
  },

  /** True when a newer token is held afterwards. One attempt at a time, across all tabs of the browser. */
  refresh(): Promise<boolean> {
    refreshing ??= refreshOnce().finally(() => (refreshing = null))
    return refreshing
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * Calls `listener` when the session ends without the person having signed out, while everything is still on the
   * screen: for keeping what is typed.
   */
  onEnding(listener: (userId: string) => void): () => void {
    endings.add(listener)
    return () => endings.delete(listener)
  },
}

/** Called once by the application: how to ask for a new token, and what other tabs do. */
export function startSession(ask: AskForToken): void {
  askForToken = ask
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== tokenKey && key !== impersonateTokenKey) return
    if (session.token() && !session.claims()) return session.end()
    // The own session goes on after a seat has ended.
    const ended = session.token() && key !== impersonateTokenKey ? null : endedElsewhere()
    if (ended) tellEnding(ended)
    scheduleRefresh()
    announce()
  })
  window.addEventListener('online', scheduleRefresh)
  if (session.token() && !session.claims()) session.end()
  markDevice()
  scheduleRefresh()
}

function tellEnding(userId: string): void {
  for (const listener of [...endings]) listener(userId)
}

/** Who was signed in, when another tab has just found the session ended. */
function endedElsewhere(): string | null {
  const { userId, at } = JSON.parse(localStorage.getItem(endedKey) ?? '{}') as {
    userId?: string
    at?: number
  }
  return userId && at && Math.abs(Date.now() - at) < endedFreshMs ? userId : null
}

/** Longer than any session lives without being renewed. */
const deviceSeconds = 30 * 86_400

/** For the server, which gives out the sign-in with its fields only where they are needed. */
function markDevice(): void {
  const seconds = session.token() ? deviceSeconds : 0
  document.cookie = `${signedInCookie}=1; path=/login; max-age=${seconds}; samesite=lax`
}

function announce(): void {
  markDevice()
  for (const listener of [...listeners]) listener()
}

function store(key: string, token: string): void {
  if (!claimsOf(token)) return session.end()
  localStorage.setItem(key, token)
  scheduleRefresh()
  announce()
}

function scheduleRefresh(): void {
  clearTimeout(timer)
  const claims = session.claims()
  if (!claims) return
  const delayMs = session.isImpersonating()
    ? Math.max(0, claims.exp * 1000 - Date.now())
    : refreshDelayMs(claims.exp, Date.now())
  timer = setTimeout(() => void session.refresh(), delayMs)
}

async function refreshOnce(): Promise<boolean> {
  const before = session.token()
  return withRefreshLock(async () => {
    // Another tab may have done the work while this one waited.
    const now = session.token()
    if (now !== before && now) return true
    const claims = session.claims()
    if (!claims) return giveUp()
    if (session.isImpersonating()) return leaveSeat()

    const key = activeKey()
    const answer = await askForToken(claims.userId)
    if (session.token() !== now) return session.token() !== null
    if (answer === 'refused') return giveUp()
    if (answer === 'unreachable') return keepWhileAlive(claims)
    store(key, answer.token)
    return session.token() !== null
  })
}

/** An impersonation is never renewed: it ends by itself, and the own session goes on. */
function leaveSeat(): false {
  sayEnding()
  session.endImpersonation()
  return false
}

function giveUp(): false {
  sayEnding()
  session.end()
  return false
}

/** Here and in the other tabs, before the token goes. */
function sayEnding(): void {
  const claims = session.claims()
  if (!claims) return
  localStorage.setItem(endedKey, JSON.stringify({ userId: claims.userId, at: Date.now() }))
  tellEnding(claims.userId)
}

/** A lost connection does not end a living session; when the token has run out meanwhile, it does. */
function keepWhileAlive({ exp }: TokenClaims): false {
  const expired = exp * 1000 <= Date.now()
  if (expired && navigator.onLine) return giveUp()
  if (!expired) scheduleRefresh()
  return false
}
