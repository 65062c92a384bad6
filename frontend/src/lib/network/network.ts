import { createStore, useStore } from 'zustand'
import { ApiFailure } from '#/lib/failures/api_failure.ts'

/** How often the server is asked whether it can work again. */
const probeEveryMs = 2_000
/** A server that has not answered by then is as good as none. */
const probePatienceMs = 5_000
/** A request unanswered for so long gives reason to check the way to the server, and again for as long as it stays so. */
const doubtAfterMs = 1_500
/** The check asks only whether any answer comes, which takes a server that works no time. */
const doubtPatienceMs = 2_000
/** A check unanswered for so long is shown, before it can count as no connection: within two seconds of a request. */
const silentAfterMs = 300

/** `down`: no way to the server. `away`: the server answers that it cannot do its work at the moment. */
type Way = 'up' | 'down' | 'away'

/** `isSilent`: the check is not answered yet. `strips`: screens that say themselves what is wrong. */
const store = createStore<{ way: Way; isSilent: boolean; strips: number }>(() => ({
  way: 'up',
  isSilent: false,
  strips: 0,
}))
let timer: ReturnType<typeof setTimeout> | undefined
let watchers = 0
/** Counts answers of the server. */
let heard = 0
/** Of each request on its way: waits again from now on. */
const waits = new Set<() => void>()
let isDoubting = false

/** Browsers that know it say when a device changes from one network to another. */
declare global {
  interface Navigator {
    readonly connection?: EventTarget
  }
}

/**
 * Whether the server can be reached and can work. The browser says so when it loses the network; a request that fails
 * says so when only the way to the server is cut, an answer 503 when the service is away. A way that swallows what is
 * sent says nothing: a request that stays unanswered makes the server be asked whether it is there, and until that is
 * answered it is silent. Until it works, the server is asked again and again.
 */
export const network = {
  isDown: (): boolean => way() === 'down',
  isAway: (): boolean => way() === 'away',
  /** A request found no answer. */
  failed: (): void => enter('down'),
  /** An answer came, whatever it said. */
  answered: (): void => {
    hear()
    if (way() === 'down' && navigator.onLine) enter('up')
  },
  /** The server answered that it cannot work now. */
  unable: (): void => {
    if (way() === 'up') enter('away')
  },
  /** A request goes out; the returned function is called at its end. A slow answer alone says nothing. */
  asked(): () => void {
    const begin = () => setInterval(() => void doubt(), doubtAfterMs)
    let timer = begin()
    const again = () => {
      clearInterval(timer)
      timer = begin()
    }
    waits.add(again)
    return () => {
      clearInterval(timer)
      waits.delete(again)
    }
  },
  /** For what may be sent again: gives it up once there is no way to the server, instead of waiting for minutes. */
  async whileUp<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const giveUp = new AbortController()
    const stop = watch(() => network.isDown() && giveUp.abort())
    try {
      return await send(giveUp.signal)
    } catch (error) {
      throw giveUp.signal.aborted ? new ApiFailure(0, {}) : error
    } finally {
      stop()
    }
  },
  subscribe: watch,
  /** Whether the server gives any answer; when it gives none, there is no way to it from now on. */
  async check(): Promise<boolean> {
    const isThere = await anyAnswer()
    if (isThere) hear()
    else enter('down')
    return isThere
  },
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
/** True while the server has not answered for a moment, which is not enough to say that it cannot be reached. */
export const useServerSilent = (): boolean => useStore(watched, ({ isSilent }) => isSilent)
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
  store.setState({ way: next, isSilent: false })
}

function hear(): void {
  heard += 1
  for (const again of waits) again()
  setSilent(false)
}

function setSilent(isSilent: boolean): void {
  if (store.getState().isSilent !== isSilent) store.setState({ isSilent })
}

const lost = () => enter('down')
const found = () => void probe()
const changed = () => void doubt()

function listen(): void {
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  navigator.connection?.addEventListener('change', changed)
  if (!navigator.onLine) store.setState({ way: 'down', isSilent: false })
  if (!works()) probeSoon()
}

function rest(): void {
  window.removeEventListener('offline', lost)
  window.removeEventListener('online', found)
  navigator.connection?.removeEventListener('change', changed)
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

/** Everything seems to work: whether it does. An answer of the server to anything in the meantime is enough. */
async function doubt(): Promise<void> {
  if (!works() || isDoubting) return
  isDoubting = true
  const before = heard
  const timer = setTimeout(() => setSilent(heard === before && works()), silentAfterMs)
  const isThere = await anyAnswer()
  clearTimeout(timer)
  isDoubting = false
  if (isThere) hear()
  else if (heard === before && works()) enter('down')
}

async function anyAnswer(): Promise<boolean> {
  if (!navigator.onLine) return false
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), doubtPatienceMs)
  try {
    await fetch('/health/live', { cache: 'no-store', signal: patience.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

async function whatIsThere(): Promise<Way> {
  if (!navigator.onLine) return 'down'
  const signal = AbortSignal.timeout(probePatienceMs)
  return fetch('/health/ready', { cache: 'no-store', signal }).then(
    ({ ok }) => (ok ? 'up' : 'away'),
    () => 'down'
  )
}
