import { createStore, useStore } from 'zustand'
import { session } from '#/lib/session/session.ts'

/** Changes that the server has not received yet. They exist in this page alone. */
type Unsent = {
  /** Whose they are; they are sent in no other name. */
  userId: string | null
  count: number
  /** The way to the server is missing, so that they stay for now. */
  waiting: boolean
  /** The screen that lists them. */
  path: string
}

/** `agreed`: the person has been asked and goes on without them. */
type State = { sources: ReadonlyMap<object, Unsent>; agreed: boolean }
const store = createStore<State>(() => ({ sources: new Map(), agreed: false }))

/** What concerns the person here. While no one is signed in it is everything: its author may be on the way back. */
function own({ sources }: State): Unsent | undefined {
  if (sources.size === 0) return undefined
  const here = session.claims()?.userId ?? null
  return [...sources.values()].find(({ userId }) => here === null || userId === null || userId === here)
}

/** The browser asks before the page is closed or loaded again, on whichever screen the person is. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (own(store.getState()) && !store.getState().agreed) event.preventDefault()
}

export const unsent = {
  /** Called by what holds changes back, with what it holds now. */
  report(source: object, held: Unsent): void {
    const sources = new Map(store.getState().sources)
    if (held.count > 0) sources.set(source, held)
    else if (!sources.delete(source)) return
    // Only while it is needed: a page that may ask is not kept for the way back.
    if (sources.size > 0) addEventListener('beforeunload', askBeforeLeaving)
    else removeEventListener('beforeunload', askBeforeLeaving)
    store.setState({ sources, agreed: false })
  },
  count: (): number => own(store.getState())?.count ?? 0,
  /** The person has agreed to go without them, and is not asked a second time. */
  agree: (): void => store.setState({ agreed: true }),
}

export const useUnsent = (): Unsent | undefined => useStore(store, own)
