export const refreshLockKey = 'token_refresh_lock'
const lockMs = 30_000
const pollMs = 100
const minimumDelayMs = 5_000
const spreadMs = 3_000

/** When to renew a token that expires at `exp` (seconds): at 90% of what remains, spread so that tabs do not meet. */
export function refreshDelayMs(exp: number, now: number, random: () => number = Math.random): number {
  const remaining = exp * 1000 - now
  return Math.max(minimumDelayMs, remaining * 0.9 + (random() * 2 - 1) * spreadMs)
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const isHeld = (): boolean => {
  const takenAt = Number(localStorage.getItem(refreshLockKey)?.split(':')[0])
  return takenAt > 0 && Date.now() - takenAt < lockMs
}

/** Runs `work` while no other tab does; waits for the other one first. A lock older than 30 s counts as lost. */
export const withRefreshLock = <T>(work: () => Promise<T>): Promise<T> =>
  afterOtherTabs(() => withStoredLock(work))

/**
 * The browser's own lock keeps tabs apart however late they learn of each other's writes to local storage. Pages that are
 * not served over HTTPS have none, and go by local storage alone.
 */
async function afterOtherTabs<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let isGiven = false
  try {
    return await navigator.locks.request(refreshLockKey, { signal: AbortSignal.timeout(lockMs) }, () => {
      isGiven = true
      return work()
    })
  } catch (error) {
    if (isGiven) throw error
    return work()
  }
}

async function withStoredLock<T>(work: () => Promise<T>): Promise<T> {
  const mine = await takeLock()
  try {
    return await work()
  } finally {
    if (localStorage.getItem(refreshLockKey) === mine) localStorage.removeItem(refreshLockKey)
  }
}

async function takeLock(): Promise<string> {
  for (;;) {
    while (isHeld()) await pause(pollMs)
    const mine = `${Date.now()}:${crypto.randomUUID()}`
    localStorage.setItem(refreshLockKey, mine)
    // Local storage has no compare-and-set, and tabs are processes that learn of each other's writes a little later:
    // once that time has passed they all see who wrote last, and only that one goes on.
    await pause(pollMs)
    if (localStorage.getItem(refreshLockKey) === mine) return mine
  }
}
