import { can } from '#contracts/abilities'
import type { Role } from '#contracts/enums'

/** What the organisation chose, within what the ability allows. */
export const overridesBlocks = (role: Role, chosen: readonly Role[]): boolean =>
  chosen.includes(role) && can(role, 'labour_code.override')
