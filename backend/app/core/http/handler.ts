import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { localeOfRequest } from '#app/core/http/locale'
import { domainErrors, type DomainErrorCode } from '#contracts/errors'
import type { Failure, FieldProblem } from '#contracts/http'
import { DomainError } from '#app/core/errors/domain_error'
import { isOutage } from '#app/core/outage/is_outage'
import { isInconsistent } from '#app/core/validation/inconsistent'
import { seldom } from '@shiftloom/solver/worker/seldom'

type Thrown = { name?: string; code?: string; status?: number; messages?: FieldProblemSource[] }
const invalidInputs: ReadonlySet<DomainErrorCode> = new Set(['core.invalid_input', 'core.inconsistent_input'])
type FieldProblemSource = { field: string; rule: string; message: string }

/** Failures that are the caller's doing, or pass by themselves, by their code. */
const known: Record<string, DomainErrorCode> = {
  E_VALIDATION_ERROR: 'core.invalid_input',
  E_ROUTE_NOT_FOUND: 'core.not_found',
  E_ROW_NOT_FOUND: 'core.not_found',
  E_REQUEST_ENTITY_TOO_LARGE: 'core.payload_too_large',
  E_INVALID_JSON: 'core.invalid_input',
  // PostgreSQL: deadlock, serialization, lock and statement timeouts, no more connections.
  '40P01': 'core.unavailable',
  '40001': 'core.unavailable',
  '55P03': 'core.unavailable',
  '57014': 'core.unavailable',
  '53300': 'core.unavailable',
}

/** A restart takes about as long. */
const retryAfterSeconds = 5
const sayUnavailable = seldom()

export default class HttpExceptionHandler extends ExceptionHandler {
  async handle(error: unknown, ctx: HttpContext) {
    const { code, details } = refusalOf(error)
    const body: Failure = {
      ErrorMessage: describedBy(error, ctx) ?? sentence(code, details, ctx),
      Code: code,
      Details: details,
      TraceId: ctx.request.id() ?? '',
    }
    if (domainErrors[code] === 503) ctx.response.header('Retry-After', String(retryAfterSeconds))
    ctx.response.status(domainErrors[code]).send(body)
  }

  async report(error: unknown, ctx: HttpContext) {
    const { code } = refusalOf(error)
    if (domainErrors[code] < 500) return
    if (code === 'core.unavailable')
      return sayUnavailable((error as Thrown)?.code ?? 'none', (leftOut) =>
        ctx.logger.error({ err: error, traceId: ctx.request.id(), leftOut }, 'a store cannot be reached')
      )
    ctx.logger.error({ err: error, traceId: ctx.request.id() }, 'unexpected failure')
  }
}

/** The refusal inside anything that was thrown; what is not recognised is a bug. */
export function refusalOf(error: unknown): { code: DomainErrorCode; details: Failure['Details'] } {
  if (error instanceof DomainError) return { code: error.key, details: error.details }
  const thrown = error as Thrown
  const code = thrown?.code ? known[thrown.code] : undefined
  if (code === 'core.invalid_input') {
    const fields = fieldsOf(thrown)
    return { code: isInconsistent(fields) ? 'core.inconsistent_input' : code, details: { fields } }
  }
  if (code) return { code, details: {} }
  if (isOutage(error)) return { code: 'core.unavailable', details: {} }
  if (thrown?.status === 413) return { code: 'core.payload_too_large', details: {} }
  if (thrown?.status === 400 || thrown?.status === 422)
    return { code: 'core.invalid_input', details: { fields: [] } }
  return { code: 'core.unexpected', details: {} }
}

const fieldsOf = (thrown: Thrown): FieldProblem[] =>
  (thrown.messages ?? []).map(({ field, rule, message }) => ({ field, rule, message }))

/** The sentence a refusal brings along. */
const describedBy = (error: unknown, { request }: HttpContext): string | null =>
  error instanceof DomainError ? (error.describe?.(localeOfRequest(request)) ?? null) : null

function sentence(code: DomainErrorCode, details: Failure['Details'], ctx: HttpContext): string {
  const i18n = i18nManager.locale(localeOfRequest(ctx.request))
  const first = details.fields?.[0]
  if (first && invalidInputs.has(code)) return first.message
  return i18n.formatMessage(`errors.${code}`, details)
}
