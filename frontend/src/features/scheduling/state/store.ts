import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get: () => State
  set: (change: Partial<State> | ((state: State) => Partial<State>)) => void
  subscribe: (listener: () => void) => () => void
}

/** A small store outside React: the grid's painters read it without a render, components read slices of it. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      const next = typeof change === 'function' ? change(state) : change
      if (Object.entries(next).every(([key, value]) => state[key as keyof State] === value)) return
      state = { ...state, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Renders again only when the slice changes; `pick` must return the same thing for the same state. */
export const useStore = <State extends object, Slice>(
  store: Store<State>,
  pick: (state: State) => Slice
): Slice => useSyncExternalStore(store.subscribe, () => pick(store.get()))
