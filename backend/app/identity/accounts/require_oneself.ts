import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'

/**
 * A user's own credentials are theirs alone: the provider's employees cannot change them while impersonating.
 *
 * @throws core.forbidden
 */
export function requireOneself({ impersonatorUserId }: Pick<Account, 'impersonatorUserId'>): void {
  if (impersonatorUserId) throw new DomainError('core.forbidden')
}
