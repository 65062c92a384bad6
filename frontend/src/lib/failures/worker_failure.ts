import type { ClientErrorSource } from '@shiftloom/backend/contracts/client_errors'
import { report } from './report.ts'

/** The browser says of such a script no more than that. */
class WorkerNotLoaded extends Error {
  override name = 'WorkerNotLoaded'
}

/** How long a page that is left may take to go. */
const leavingMs = 2_000

/** What a worker's `error` or `messageerror` event tells, as an error that names the worker. */
export function workerFailure(event: Event, worker: string): Error {
  if (event instanceof ErrorEvent && event.error instanceof Error) return event.error
  if (event instanceof ErrorEvent && event.message)
    return new Error(`${event.message} (${event.filename || worker}:${event.lineno})`)
  return event.type === 'messageerror'
    ? new Error(`What the worker ${worker} answered cannot be read`)
    : new WorkerNotLoaded(`The script of the worker ${worker} cannot be loaded`)
}

/** Reports what broke in a worker. A page that is left stops the scripts it still loads, which need not be reported. */
export function reportWorker(error: unknown, source: ClientErrorSource): void {
  const tell = () => void report(error, { source })
  if (!(error instanceof WorkerNotLoaded)) return tell()
  const timer = setTimeout(tell, leavingMs)
  addEventListener('pagehide', () => clearTimeout(timer), { once: true })
}
