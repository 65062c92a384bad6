import type { QueueBackend } from '@shiftloom/solver/worker/queue_backend'
import type * as bull from 'bullmq'
import type { JobEnvelope, JobOptions, Recurrence } from '#app/core/queue/job'
import { anonymous, isHopeless, storable, type JobFailure } from '#app/core/queue/job_failure'
import { outliveDeadlocks } from '#app/core/queue/outlive_deadlocks'
import type { JobRegistration } from '#app/core/queue/job_registry'

const defaultAttempts = 5
/** Doubles with every attempt: 2, 4, 8, 16 s, each up to half earlier so that failed jobs do not return as a crowd. */
const backoff = { type: 'exponential', delay: 2_000, jitter: 0.5 }
const defaults = {
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400, count: 1_000 },
  stackTraceLimit: 0,
}

export type QueuePortParts = {
  backend: () => QueueBackend
  /** Runs work where only this organisation's rows exist. */
  enterOrganisation: <T>(organisationId: string, work: () => Promise<T>) => Promise<T>
  failed: (failure: JobFailure) => void
  /** The store cannot be reached; BullMQ keeps trying. */
  trouble: (error: Error, queue: string) => void
}

/** Work for later, in another process. */
export class QueuePort {
  readonly #parts: QueuePortParts
  #backend: Promise<QueueBackend> | null = null
  readonly #queues = new Map<string, bull.Queue>()
  readonly #events = new Map<string, bull.QueueEvents>()
  readonly #workers: bull.Worker[] = []

  constructor(parts: QueuePortParts) {
    this.#parts = parts
  }

  /** @returns the job's id */
  async add(queue: string, job: JobEnvelope & { name?: string }, options: JobOptions): Promise<string> {
    const { organisationId, data, name = queue } = job
    const { jobId, delayMs, attempts = defaultAttempts, priority } = options
    const target = await this.#queue(queue)
    await this.#forgetFailed(target, jobId)
    const added = await target.add(name, { organisationId, data } satisfies JobEnvelope, {
      ...defaults,
      attempts,
      backoff,
      jobId,
      ...(delayMs !== undefined && { delay: delayMs }),
      ...(priority !== undefined && { priority }),
    })
    return added.id!
  }

  /** Removes a job that has not begun. @returns false if it already runs or has ended */
  async remove(queue: string, jobId: string): Promise<boolean> {
    const job = await (await this.#queue(queue)).getJob(jobId)
    if (!job || (await job.isActive())) return false
    return job.remove().then(
      () => true,
      () => false // a worker took it in between
    )
  }

  /** Adds a job again and again; calling it once more with the same id changes the plan. */
  async recurring(
    queue: string,
    id: string,
    when: Recurrence,
    job: JobEnvelope & { name?: string }
  ): Promise<void> {
    const { name = queue, organisationId, data } = job
    const repeat = 'cron' in when ? { pattern: when.cron, tz: when.zone } : { every: when.everyMs }
    const opts = { ...defaults, attempts: defaultAttempts, backoff }
    const target = await this.#queue(queue)
    await outliveDeadlocks(() =>
      target.upsertJobScheduler(id, repeat, { name, data: { organisationId, data }, opts })
    )
  }

  async stopRecurring(queue: string, id: string): Promise<void> {
    const target = await this.#queue(queue)
    await outliveDeadlocks(() => target.removeJobScheduler(id))
  }

  /**
   * Progress and ends of a queue's jobs. Every subscribed process receives all of them: use it to notify, not to store.
   */
  async events(queue: string): Promise<bull.QueueEvents> {
    const backend = await this.#ready()
    const known = this.#events.get(queue)
    if (known) return known
    const events = backend.events(queue)
    events.on('error', (error) => this.#parts.trouble(error, queue))
    this.#events.set(queue, events)
    await events.waitUntilReady()
    return events
  }

  /** Works on a queue until `close`. */
  async consume(queue: string, registrations: Required<JobRegistration>[]): Promise<void> {
    const byName = new Map(registrations.map((registration) => [registration.name, registration]))
    const concurrency = Math.max(...registrations.map((registration) => registration.concurrency))
    const process = (job: bull.Job, _token?: string, signal?: AbortSignal) =>
      this.#run(queue, byName.get(job.name), job as bull.Job<JobEnvelope>, signal)
    const worker = (await this.#ready()).worker(queue, process, { concurrency, maxStalledCount: 3 })
    worker.on('error', (error) => this.#parts.trouble(error, queue))
    this.#workers.push(worker)
    await worker.waitUntilReady()
  }

  /** Jobs in each state, for health and operations. */
  async counts(queue: string): Promise<Record<string, number>> {
    return (await this.#queue(queue)).getJobCounts()
  }

  /** Waits for the jobs that run, takes no new ones. */
  async close(): Promise<void> {
    const backend = await this.#backend?.catch(() => null)
    if (!backend) return
    this.#backend = null
    await Promise.all(this.#workers.splice(0).map((worker) => worker.close()))
    await Promise.all([...this.#events.values(), ...this.#queues.values()].map((open) => open.close()))
    this.#events.clear()
    this.#queues.clear()
    backend.close()
  }

  async #run(
    queue: string,
    registration: Required<JobRegistration> | undefined,
    job: bull.Job<JobEnvelope>,
    signal: AbortSignal | undefined
  ): Promise<unknown> {
    const { organisationId = null, data } = job.data ?? {}
    const attempt = job.attemptsMade + 1
    const running = {
      id: job.id!,
      name: job.name,
      organisationId,
      data,
      attempt,
      signal,
      progress: (value: object | number) => job.updateProgress(value),
    }
    try {
      if (!registration) throw new Error(`No handler for ${queue}/${job.name}.`)
      const work = () => registration.handler(running)
      if (organisationId === null || registration.unit === 'own') return await work()
      return await this.#parts.enterOrganisation(organisationId, work)
    } catch (error) {
      const final = isHopeless(error) || attempt >= (job.opts.attempts ?? 1)
      const failure = { queue, name: job.name, jobId: job.id!, organisationId, attempt, final }
      this.#parts.failed({ ...failure, error: anonymous(error) })
      throw storable(error)
    }
  }

  /** BullMQ ignores a job whose id it still keeps; one that failed for good must not block its repetition. */
  async #forgetFailed(queue: bull.Queue, jobId: string): Promise<void> {
    const job = await queue.getJob(jobId)
    if (job && (await job.isFailed())) await job.remove().catch(() => {})
  }

  async #queue(name: string): Promise<bull.Queue> {
    const backend = await this.#ready()
    const known = this.#queues.get(name)
    if (known) return known
    const queue = backend.queue(name)
    queue.on('error', (error) => this.#parts.trouble(error, name))
    this.#queues.set(name, queue)
    return queue
  }

  /** A failed preparation is tried again by the next caller. */
  #ready(): Promise<QueueBackend> {
    this.#backend ??= this.#prepare().catch((error) => {
      this.#backend = null
      throw error
    })
    return this.#backend
  }

  async #prepare(): Promise<QueueBackend> {
    const backend = this.#parts.backend()
    await backend.prepare()
    return backend
  }
}
