const lockName = 'kiosk'

/**
 * Of several tabs and windows of a device one is the kiosk: they have one key, one queue and one clock between them. Another
 * one waits until that one is gone, and goes on by itself.
 *
 * @param start what the one does; returns what ends it
 * @returns what ends it, or the waiting
 */
export function asOnlyTab(start: () => () => void, waits: () => void): () => void {
  // Where browsers cannot tell, the tab is taken for the only one.
  if (!('locks' in navigator)) return start()
  const gone = new AbortController()
  const held = (): Promise<void> | undefined => {
    if (gone.signal.aborted) return
    const stop = start()
    return new Promise((end) =>
      gone.signal.addEventListener('abort', () => {
        stop()
        end()
      })
    )
  }
  const take = async () => {
    const isMine = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) await held()
      return lock !== null
    })
    if (isMine || gone.signal.aborted) return
    waits()
    await navigator.locks.request(lockName, { signal: gone.signal }, held)
  }
  take().catch((failure: unknown) => {
    // Waiting has ended with the page.
    if (!gone.signal.aborted) throw failure
  })
  return () => gone.abort()
}
