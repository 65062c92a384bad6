import { UnrecoverableError } from 'bullmq'
import { DomainError } from '#app/core/errors/domain_error'

/** What may be known of a failed job: no message, because messages quote rows and addresses. */
export type JobFailure = {
  queue: string
  name: string
  jobId: string
  organisationId: string | null
  attempt: number
  /** No further attempt follows. */
  final: boolean
  /** Class, code and place of the error. */
  error: { name: string; code: string | null; frames: string[] }
}

/** The error's class, code and the lines it passed through. */
export function anonymous(error: unknown): JobFailure['error'] {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] }
  const code = (error as { code?: unknown }).code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    code: typeof code === 'string' ? code : null,
    frames: frames.map((line) => line.trim()),
  }
}

/** A refusal will be the same next time; so is what the handler itself calls hopeless. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof UnrecoverableError

/** What the queue keeps of the failure. */
export function storable(error: unknown): Error {
  const { name, code } = anonymous(error)
  const kept = isHopeless(error) ? new UnrecoverableError(code ?? name) : new Error(code ?? name)
  kept.stack = ''
  return kept
}
