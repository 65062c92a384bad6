import { useSyncExternalStore } from 'react'

/** How often the server is asked whether it can work again. */
const probeEveryMs = 2_000
/** A server that has not answered by then is as good as none. */
const probePatienceMs = 5_000

/** `down`: no way to the server. `away`: the server answers that it cannot do its work at the moment. */
type State = 'up' | 'down' | 'away'

let state: State = 'up'
let timer: ReturnType<typeof setTimeout> | undefined
let strips = 0
const listeners = new Set<() => void>()

/**
 * Whether the server can be reached and can work. The browser says so when it loses the network; a request without an
 * answer says so when only the way to the server is cut, an answer 503 when the service is away. Until it works, the
 * server is asked again and again.
 */
export const network = {
  isDown: (): boolean => state === 'down',
  isAway: (): boolean => state === 'away',
  /** A request found no answer. */
  failed: (): void => enter('down'),
  /** An answer came, whatever it said. */
  answered: (): void => {
    if (state === 'down' && navigator.onLine) enter('up')
  },
  /** The server answered that it cannot work now. */
  unable: (): void => {
    if (state === 'up') enter('away')
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) listen()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) rest()
    }
  },
  /** Kept once the server can be reached, and not before a moment has passed: for the next attempt. */
  async back(): Promise<void> {
    await new Promise((done) => setTimeout(done, probeEveryMs / 2))
    if (state !== 'down') return
    await new Promise<void>((done) => {
      const stop = network.subscribe(() => {
        if (state === 'down') return
        stop()
        done()
      })
    })
  },
  /** A screen says itself what is wrong: the notice of the whole page stays away until the returned function is called. */
  toldOnScreen(): () => void {
    strips += 1
    tell()
    return () => {
      strips -= 1
      tell()
    }
  },
}

/** True while the server cannot be reached. */
export const useNetworkDown = (): boolean => useSyncExternalStore(network.subscribe, network.isDown)
/** True while the server answers that it cannot work. */
export const useServiceAway = (): boolean => useSyncExternalStore(network.subscribe, network.isAway)
/** Whether a screen says itself what is wrong. */
export const useToldOnScreen = (): boolean => useSyncExternalStore(network.subscribe, () => strips > 0)

const works = (): boolean => state === 'up'

function enter(next: State): void {
  if (next === state) return
  state = next
  clearTimeout(timer)
  if (state !== 'up' && listeners.size > 0) probeSoon()
  tell()
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}

const lost = () => enter('down')
const found = () => void probe()

function listen(): void {
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  if (!navigator.onLine) state = 'down'
  if (state !== 'up') probeSoon()
}

function rest(): void {
  window.removeEventListener('offline', lost)
  window.removeEventListener('online', found)
  clearTimeout(timer)
}

function probeSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void probe(), probeEveryMs)
}

async function probe(): Promise<void> {
  if (works()) return
  clearTimeout(timer)
  const found = await whatIsThere()
  if (works()) return
  enter(found)
  if (!works() && listeners.size > 0) probeSoon()
}

async function whatIsThere(): Promise<State> {
  if (!navigator.onLine) return 'down'
  const signal = AbortSignal.timeout(probePatienceMs)
  return fetch('/health/ready', { cache: 'no-store', signal }).then(
    ({ ok }) => (ok ? 'up' : 'away'),
    () => 'down'
  )
}
