import { DomainError, notFound } from '#app/core/errors/domain_error'

/**
 * The row the person saw is still the row that is there.
 *
 * @throws core.not_found when there is no row
 * @throws core.stale_version with the row as it is now
 */
export function requireVersion<T extends { version: number }>(current: T | undefined, version: number): T {
  if (!current) throw notFound()
  if (current.version !== version) throw new DomainError('core.stale_version', { current })
  return current
}
