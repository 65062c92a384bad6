import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hub, type HubEvents, type HubJoin, type HubName, type HubState } from './hubs.ts'

type Handlers<N extends HubName> = { [E in keyof HubEvents[N]]?: (message: HubEvents[N][E]) => void }

/**
 * Listens to a hub while the component is mounted. Handlers may change between renders.
 *
 * `join` asks the server for a group, `['JoinSchedule', locationIds]`, now and after each reconnection.
 */
export function useHub<N extends HubName>(
  name: N,
  handlers: Handlers<N>,
  join?: [method: string, ...args: unknown[]]
) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const joinKey = JSON.stringify(join ?? null)
  const events = Object.keys(handlers).sort().join(' ')

  useEffect(() => {
    const parsed = JSON.parse(joinKey) as [string, ...unknown[]] | null
    const wanted: HubJoin | undefined = parsed ? { method: parsed[0], args: parsed.slice(1) } : undefined
    const forwarded = events
      .split(' ')
      .filter(Boolean)
      .map((event) => [
        event,
        (message: never) => (latest.current as Record<string, (message: never) => void>)[event]?.(message),
      ])
    return hub(name).use(Object.fromEntries(forwarded), wanted)
  }, [name, events, joinKey])
}

export function useHubState(name: HubName): HubState {
  return useSyncExternalStore(
    (listener) => hub(name).watch(listener),
    () => hub(name).state
  )
}

/** Calls `readAgain` each time messages begin to arrive: what was said before, or while the line was down, is lost. */
export function useHubConnected(name: HubName, readAgain: () => unknown): void {
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  })
  useEffect(() => {
    let before = hub(name).state
    return hub(name).watch(() => {
      const { state } = hub(name)
      if (state === 'connected' && before !== 'connected') latest.current()
      before = state
    })
  }, [name])
}
