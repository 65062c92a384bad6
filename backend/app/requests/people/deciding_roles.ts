import { can } from '#contracts/abilities'
import { customerRoles } from '#contracts/people'

/** Roles that may decide on requests. */
export const decidingRoles = customerRoles.filter((role) => can(role, 'requests.accept'))
