import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'
import { can, canUse } from '#contracts/abilities'
import { abilityOfImportKind, type ImportKind } from '#contracts/imports'

/**
 * @throws core.forbidden when this kind is not for the role
 * @throws demand.switched_off when it belongs to a module the organisation does not have
 */
export function requireKind(kind: ImportKind, { role, entitlements }: Account): void {
  const ability = abilityOfImportKind[kind]
  if (canUse(role, ability, entitlements)) return
  throw new DomainError(can(role, ability) ? 'demand.switched_off' : 'core.forbidden')
}
