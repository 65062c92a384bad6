import type { JobHandler, Recurrence } from '#app/core/queue/job'

export type JobRegistration<Data = unknown> = {
  queue: string
  /** Distinguishes jobs of one queue; defaults to the queue's own name. */
  name?: string
  handler: JobHandler<Data>
  /**
   * `job`: the whole job is one transaction in its organisation (short work).
   * `own`: the handler opens its own units of work (long work, several transactions).
   */
  unit?: 'job' | 'own'
  /** Jobs of this queue that one process runs at a time; the largest of a queue counts. */
  concurrency?: number
}

const registered = new Map<string, Required<JobRegistration>>()

/** Called by the files in a module's `jobs/` folder. @throws when two handlers claim the same jobs */
export function registerJob<Data>({
  queue,
  name = queue,
  unit = 'job',
  concurrency = 1,
  handler,
}: JobRegistration<Data>) {
  const key = `${queue}/${name}`
  if (registered.has(key)) throw new Error(`Jobs ${key} have a handler already.`)
  registered.set(key, { queue, name, unit, concurrency, handler: handler as JobHandler })
}

/** By queue. */
export function registeredJobs(): Map<string, Required<JobRegistration>[]> {
  return Map.groupBy(registered.values(), ({ queue }) => queue)
}

export type RecurringJob = { queue: string; name: string; when: Recurrence }

const recurring: RecurringJob[] = []

/** Work of the installation itself that comes back by the clock; one handler per name, announced by the jobs process. */
export const registerRecurring = (job: RecurringJob): void => void recurring.push(job)

export const recurringJobs = (): readonly RecurringJob[] => recurring
