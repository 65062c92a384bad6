import { createStore, useStore } from 'zustand'

/** How often the server is asked whether it can work again. */
const probeEveryMs = 2_000
/** A server that has not answered by then is as good as none. */
const probePatienceMs = 5_000

/** `down`: no way to the server. `away`: the server answers that it cannot do its work at the moment. */
type Way = 'up' | 'down' | 'away'

/** `strips`: screens that say themselves what is wrong. */
const store = createStore<{ way: Way; strips: number }>(() => ({ way: 'up', strips: 0 }))
let timer: ReturnType<typeof setTimeout> | undefined
let watchers = 0

/**
 * Whether the server can be reached and can work. The browser says so when it loses the network; a request without an
 * answer says so when only the way to the server is cut, an answer 503 when the service is away. Until it works, the
 * server is asked again and again.
 */
export const network = {
  isDown: (): boolean => way() === 'down',
  isAway: (): boolean => way() === 'away',
  /** A request found no answer. */
  failed: (): void => enter('down'),
  /** An answer came, whatever it said. */
  answered: (): void => {
    if (way() === 'down' && navigator.onLine) enter('up')
  },
  /** The server answered that it cannot work now. */
  unable: (): void => {
    if (way() === 'up') enter('away')
  },
  subscribe: watch,
  /** Kept once the server can be reached, and not before a moment has passed: for the next attempt. */
  async back(): Promise<void> {
    await new Promise((done) => setTimeout(done, probeEveryMs / 2))
    if (!network.isDown()) return
    await new Promise<void>((done) => {
      const stop = network.subscribe(() => {
        if (network.isDown()) return
        stop()
        done()
      })
    })
  },
  /** A screen says itself what is wrong: the notice of the whole page stays away until the returned function is called. */
  toldOnScreen(): () => void {
    const count = (by: 1 | -1) => store.setState(({ strips }) => ({ strips: strips + by }))
    count(1)
    return () => count(-1)
  },
}

/** To components: it is because they watch it that the network is listened to. */
const watched = { ...store, subscribe: watch }

/** True while the server cannot be reached. */
export const useNetworkDown = (): boolean => useStore(watched, ({ way }) => way === 'down')
/** True while the server answers that it cannot work. */
export const useServiceAway = (): boolean => useStore(watched, ({ way }) => way === 'away')
/** Whether a screen says itself what is wrong. */
export const useToldOnScreen = (): boolean => useStore(watched, ({ strips }) => strips > 0)

const way = (): Way => store.getState().way
const works = (): boolean => way() === 'up'

function watch(listener: Parameters<typeof store.subscribe>[0]): () => void {
  if (watchers === 0) listen()
  watchers += 1
  const leave = store.subscribe(listener)
  let isWatching = true
  return () => {
    if (!isWatching) return
    isWatching = false
    leave()
    watchers -= 1
    if (watchers === 0) rest()
  }
}

function enter(next: Way): void {
  if (next === way()) return
  clearTimeout(timer)
  if (next !== 'up' && watchers > 0) probeSoon()
  store.setState({ way: next })
}

const lost = () => enter('down')
const found = () => void probe()

function listen(): void {
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  if (!navigator.onLine) store.setState({ way: 'down' })
  if (!works()) probeSoon()
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
  if (!works() && watchers > 0) probeSoon()
}

async function whatIsThere(): Promise<Way> {
  if (!navigator.onLine) return 'down'
  const signal = AbortSignal.timeout(probePatienceMs)
  return fetch('/health/ready', { cache: 'no-store', signal }).then(
    ({ ok }) => (ok ? 'up' : 'away'),
    () => 'down'
  )
}
