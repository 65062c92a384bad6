import { Exception } from '@adonisjs/core/exceptions'
import type { Locale } from '#contracts/enums'
import { domainErrors, type DomainErrorCode } from '#contracts/errors'

/** A refusal the caller is expected to meet. Anything else that is thrown is a bug and a 500. */
export class DomainError extends Exception {
  readonly key: DomainErrorCode
  readonly details: Record<string, unknown>
  readonly describe: ((locale: Locale) => string) | null

  /**
   * @param details fill the sentence's placeholders and travel as `Details`.
   * @param describe the sentence, where it is not the one that is kept under the key
   */
  constructor(
    key: DomainErrorCode,
    details: Record<string, unknown> = {},
    describe: ((locale: Locale) => string) | null = null
  ) {
    super(`${key} ${JSON.stringify(details)}`, { code: key, status: domainErrors[key] })
    this.key = key
    this.details = details
    this.describe = describe
  }
}

/** The row is gone, or another organisation's: the caller cannot tell, and must not. */
export const notFound = (details: Record<string, unknown> = {}) => new DomainError('core.not_found', details)
