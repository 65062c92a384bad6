import { ApiFailure } from './api_failure.ts'

type Report = (error: unknown, extra?: Record<string, unknown>) => void

let send: Report = (error, extra) => console.error(error, extra ?? {})

/** Tells the error-reporting service. Failures of requests are left out: the server has its own log of them. */
export const report: Report = (error, extra) => {
  if (error instanceof ApiFailure) return
  send(error, extra)
}

/** Replaces the console by a real service. */
export function setReporter(reporter: Report): void {
  send = reporter
}

export function reportUncaught(): void {
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { source: 'unhandledrejection' }))
  addEventListener('error', ({ error }) => error && report(error, { source: 'window' }))
}
