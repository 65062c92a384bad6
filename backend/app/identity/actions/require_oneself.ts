import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'

/**
 * What guards a person's own sign-in is theirs alone: nobody of the provider touches it in their seat.
 *
 * @throws core.forbidden
 */
export function requireOneself({ impersonatorUserId }: Pick<Account, 'impersonatorUserId'>): void {
  if (impersonatorUserId) throw new DomainError('core.forbidden')
}
