import { overridesBlocks } from '#app/labour_code/settings/overriding_roles'
import { storedSettings } from '#app/labour_code/settings/read_settings'
import type { Role } from '#contracts/enums'

/** Whether users of this role may override a blocking rule of this organisation by giving a reason. */
export async function mayOverrideBlocks(role: Role): Promise<boolean> {
  return overridesBlocks(role, (await storedSettings()).overrideRoles)
}
