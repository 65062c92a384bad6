import type { IncomingMessage } from 'node:http'

const arrivals = new WeakMap<IncomingMessage, number>()

export function noteArrival(request: IncomingMessage): void {
  arrivals.set(request, Date.now())
}

/**
 * When a request reached the process, in milliseconds since 1970. What it waited for since, its own body and a connection to
 * the database among it, was the server's time, not that of the way here.
 */
export const arrivalOf = (request: IncomingMessage): number => arrivals.get(request) ?? Date.now()
