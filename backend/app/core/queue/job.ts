/** What is stored in the queue: ids, never rows or names of people. */
export type JobEnvelope<Data = unknown> = {
  /** Whose rows the job works on; null only for work of the installation itself. */
  organisationId: string | null
  data: Data
}

/** A job as its handler sees it. */
interface RunningJob<Data = unknown> extends JobEnvelope<Data> {
  readonly id: string
  readonly name: string
  /** 1 for the first. */
  readonly attempt: number
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal | undefined
  /** Reports progress to listeners. */
  progress(value: object | number): Promise<void>
}

/**
 * Handlers are idempotent: a worker that dies, or a connection that breaks at the wrong moment, makes the same job
 * run again.
 */
export type JobHandler<Data = unknown> = (job: RunningJob<Data>) => Promise<unknown>

export type JobOptions = {
  /**
   * The id of the row it is about: the same job is not added twice while it waits or runs. BullMQ would make one up, but
   * takes it from a sequence that the login role of requests may not use.
   */
  jobId: string
  delayMs?: number
  /** Including the first. */
  attempts?: number
  /** 1 is the most urgent; left out: more urgent than any number. */
  priority?: number
}

/** When a recurring job runs; a pattern is read on the clock of the zone, also across clock changes. */
export type Recurrence = { everyMs: number } | { cron: string; zone: string }
