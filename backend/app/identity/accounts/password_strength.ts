import { DomainError } from '#app/core/errors/domain_error'
import { isStrongPassword } from '#contracts/identity'

/** @throws identity.password_weak */
export function requireStrong(password: string): void {
  if (!isStrongPassword(password)) throw new DomainError('identity.password_weak', { field: 'password' })
}
