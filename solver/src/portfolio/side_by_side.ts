import { usualParameters, type Parameters } from '../roster/parameters/parameters.ts'
import type { Blackboard } from '../roster/portfolio/blackboard.ts'

/** One search on a thread of its own. */
export type SearchThread = {
  /** Resolves when the thread is done: whether its search had ended, and not the thread been lost. */
  readonly ended: Promise<boolean>
  /** Ends it from outside. */
  readonly end: () => Promise<unknown>
}

export type SideBySide = {
  readonly board: Blackboard
  /** What the wall clock allows; Infinity when something else ends the search. */
  readonly budgetMs: number
  /** How threads are looked after; as usual when left out. */
  readonly care?: Parameters['threads']
  /** Ends the search early; what was found is kept. */
  readonly signal?: AbortSignal
  /** Begins to search on a slot of the board; `life` counts the threads the slot had before. */
  readonly start: (slot: number, life: number, elapsedMs: number) => SearchThread
  /** Called about four times a second. */
  readonly onLook?: (elapsedMs: number) => void
}

/**
 * Searches on several threads at once that show each other what they find on a blackboard, until the budget, the signal
 * or the end of them all. A thread that is lost is replaced; whatever anybody found before is kept.
 * @returns milliseconds it took
 */
export async function searchSideBySide(parts: SideBySide): Promise<number> {
  const { board, budgetMs, signal, onLook, care = usualParameters.threads } = parts
  const startedAt = performance.now()
  const elapsedMs = (): number => performance.now() - startedAt
  const running = Array.from({ length: board.slots }, (_, slot) => keepSearching(parts, slot, elapsedMs))
  const ended = Promise.all(running.map(({ ended: end }) => end)).then(() => true)
  const aborted = abortOf(signal)
  let over = false
  while (!over && elapsedMs() < budgetMs) {
    const turn = later(Math.min(care.lookEvery, budgetMs - elapsedMs()))
    over = await Promise.race([ended, aborted.promise, turn.promise])
    turn.forget()
    onLook?.(elapsedMs())
  }
  aborted.forget()
  board.stop()
  const grace = later(Math.min(care.grace, care.graceShare * budgetMs))
  await Promise.race([ended, grace.promise])
  grace.forget()
  await Promise.all(running.map(({ end }) => end()))
  return elapsedMs()
}

/** A thread on a slot; when it is lost, another one starts over there. */
function keepSearching(
  { board, start, care = usualParameters.threads }: SideBySide,
  slot: number,
  elapsedMs: () => number
): SearchThreads {
  let thread: SearchThread | null = null
  const searched = async (): Promise<void> => {
    for (let life = 0; life < care.lives; life += 1) {
      thread = start(slot, life, elapsedMs())
      if ((await thread.ended) || board.stopped()) return
      board.mend(slot)
    }
  }
  return { ended: searched(), end: async () => thread?.end() }
}

type SearchThreads = { readonly ended: Promise<void>; readonly end: () => Promise<unknown> }

function later(ms: number): { promise: Promise<false>; forget: () => void } {
  let timer: NodeJS.Timeout
  const promise = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  return { promise, forget: () => clearTimeout(timer) }
}

/** Resolves with true when the signal is aborted; `forget` takes the listener off again. */
function abortOf(signal: AbortSignal | undefined): { promise: Promise<true>; forget: () => void } {
  let forget = (): void => {}
  const promise = new Promise<true>((resolve) => {
    const heard = (): void => resolve(true)
    if (signal?.aborted) heard()
    signal?.addEventListener('abort', heard)
    forget = () => signal?.removeEventListener('abort', heard)
  })
  return { promise, forget: () => forget() }
}
