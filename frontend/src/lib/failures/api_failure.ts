import type { Failure, FieldProblem } from '@shiftloom/backend/contracts/http'

/** A request that did not succeed. `status` 0 means that no answer came. */
export class ApiFailure extends Error {
  readonly status: number
  /** A key of the backend's error table; `core.unreachable` without an answer. */
  readonly code: string
  readonly details: Failure['Details']
  readonly traceId: string | null

  constructor(status: number, body: Partial<Failure>) {
    super(body.ErrorMessage ?? '')
    this.name = 'ApiFailure'
    this.status = status
    this.code = body.Code ?? (status === 0 ? 'core.unreachable' : 'core.unknown')
    this.details = body.Details ?? {}
    this.traceId = body.TraceId ?? null
  }

  /** Problems by field name, for forms. */
  get fieldMessages(): Record<string, string> {
    const fields: FieldProblem[] = this.details.fields ?? []
    return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
  }
}

export const isApiFailure = (error: unknown, ...statuses: number[]): error is ApiFailure =>
  error instanceof ApiFailure && (statuses.length === 0 || statuses.includes(error.status))
