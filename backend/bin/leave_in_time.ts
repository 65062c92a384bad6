/** Below the ten seconds that service managers and `npm start` wait before they kill. */
const usualPatienceMs = 8_000

/**
 * Ends the process some seconds after it was asked to stop, whatever it still waits for: a database or queue that is away
 * never answers that it may be left.
 */
export function leaveInTime(patienceMs = usualPatienceMs): void {
  process.once('SIGTERM', () => {
    setTimeout(() => {
      console.error(`Did not end within ${patienceMs / 1000} s: leaving now.`)
      process.exit(1)
    }, patienceMs).unref()
  })
}
