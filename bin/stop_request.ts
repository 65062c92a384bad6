export interface StopRequest {
  wasMade(): boolean
  /** The work's answer; rejects as soon as a stop is requested. */
  unlessRequested<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Listens for Ctrl-C, a closed terminal and the request of a service manager. Repeated requests change nothing (npm passes
 * Ctrl-C on, so one press arrives twice), since stopping has its own time limits.
 */
export function onStopRequest(): StopRequest {
  let made = false
  const { promise: requested, reject } = Promise.withResolvers<never>()
  requested.catch(() => {})
  const request = () => {
    made = true
    reject(new Error('stop requested'))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  if (process.env.npm_lifecycle_event) whenParentEnds(request)
  return {
    wasMade: () => made,
    unlessRequested: (work) => Promise.race([requested, work()]),
  }
}

/** A service manager ends npm, npm ends the shell between us, and that shell passes nothing on: its end is the request. */
function whenParentEnds(act: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 250).unref()
}
