import { Exception } from '@adonisjs/core/exceptions'
import { domainErrors, type DomainErrorCode } from '#contracts/errors'

/** A refusal the caller is expected to meet. Anything else that is thrown is a bug and a 500. */
export class DomainError extends Exception {
  readonly key: DomainErrorCode
  readonly details: Record<string, unknown>

  /** @param details fill the sentence's placeholders and travel as `Details`. */
  constructor(key: DomainErrorCode, details: Record<string, unknown> = {}) {
    super(`${key} ${JSON.stringify(details)}`, { code: key, status: domainErrors[key] })
    this.key = key
    this.details = details
  }
}

/** The row is gone, or another organisation's: the caller cannot tell, and must not. */
export const notFound = (details: Record<string, unknown> = {}) => new DomainError('core.not_found', details)
