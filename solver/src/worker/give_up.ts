/** Below the ten seconds that service managers and `npm start` wait before they kill. */
const usualPatienceMs = 8_000

/**
 * Ends a process some seconds after it was asked to stop, whatever it still waits for: a database or queue that is away
 * never answers that it may be left.
 * @param say hears that it came to this, and what held the process
 */
export function giveUpInTime(say: (sentence: string) => void, patienceMs = usualPatienceMs): void {
  setTimeout(() => {
    say(`Did not end within ${patienceMs / 1000} s: leaving now. Still open: ${stillOpen()}.`)
    process.exit(1)
  }, patienceMs).unref()
}

/** What keeps the process running, as Node names it, each kind once with its number. */
function stillOpen(): string {
  const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind)
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ') || 'nothing'
}
