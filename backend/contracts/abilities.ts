/**
 * Who may do what: role → screen → abilities, with licence features and the metrics switch on top. Server and screens
 * read the same tables, which are next to this file, one per kind of role; the whole matrix is printed in
 * `abilities.matrix.txt`. Rules about one particular row ("only her own task") are policies of the modules, never here.
 */
import { anonymousGrants } from './abilities/anonymous_grants.ts'
import { abilities, type Ability } from './abilities/catalogue.ts'
import * as customer from './abilities/customer_grants.ts'
import {
  abilityGates,
  isClosedInSeat,
  demandRoutes,
  hasLapsed,
  licenceGates,
  type Entitlements,
} from './abilities/gates.ts'
import { plus, type Grants } from './abilities/grants.ts'
import * as office from './abilities/office_grants.ts'
import {
  routeNames,
  routesAroundBlockedOrganisation,
  routesOfBlockedOrganisation,
  type RouteName,
} from './abilities/routes.ts'
import { roles, type Role } from './enums.ts'

export { abilities, abilityGates, isClosedInSeat, hasLapsed, demandRoutes, licenceGates, routeNames }
export { customerRoutes, officeRoutes, routesOfBlockedOrganisation } from './abilities/routes.ts'
export type { Ability, Entitlements, Grants, RouteName }

/** `null` if not signed in. */
export type Asker = Role | null

const table: Record<Role, Grants> = {
  [roles.employee]: plus(anonymousGrants, customer.employee),
  [roles.manager]: plus(anonymousGrants, customer.manager),
  [roles.locationManager]: plus(anonymousGrants, customer.locationManager),
  [roles.advisor]: plus(anonymousGrants, customer.advisor),
  [roles.organisationAdmin]: plus(anonymousGrants, customer.organisationAdmin),
  [roles.backOfficeViewer]: plus(anonymousGrants, office.backOfficeViewer),
  [roles.backOfficeEditor]: plus(anonymousGrants, office.backOfficeEditor),
  [roles.backOfficeAdmin]: plus(anonymousGrants, office.backOfficeAdmin),
  [roles.globalAdmin]: plus(anonymousGrants, office.globalAdmin),
}
const grantsOf = (role: Asker): Grants => (role === null ? anonymousGrants : (table[role] ?? anonymousGrants))

/** Screens by the abilities they carry, so that a question about an ability need not walk the table. */
const screensOf = (role: Asker) => {
  const index = new Map<Ability, RouteName[]>()
  for (const route of routeNames)
    for (const ability of grantsOf(role)[route] ?? [])
      index.set(ability, [...(index.get(ability) ?? []), route])
  return index
}
const index = new Map([null, ...Object.values(roles)].map((role) => [role, screensOf(role)] as const))
const screens = (role: Asker, ability: Ability): readonly RouteName[] =>
  (index.get(role) ?? index.get(null))?.get(ability) ?? []

/** What this role may do on this screen; empty also when it cannot open it. */
export const abilitiesOf = (role: Asker, route: RouteName): readonly Ability[] => grantsOf(role)[route] ?? []

/** The role has an entry for the screen, be it an empty one. */
export const reachable = (role: Asker, route: RouteName): boolean => grantsOf(role)[route] !== undefined

/** The role holds the ability on some screen, whatever the organisation has bought. */
export const can = (role: Asker, ability: Ability): boolean => screens(role, ability).length > 0

/** The screen opens for this role in this organisation. */
export function canReach(role: Asker, route: RouteName, { licence, metricsEnabled }: Entitlements): boolean {
  if (!reachable(role, route)) return false
  const feature = licenceGates[route]
  if (feature && !licence[feature]) return false
  return metricsEnabled || !demandRoutes.includes(route)
}

/** The ability counts in this organisation: its feature is licensed and a screen that carries it opens. Endpoints ask this. */
export function canUse(role: Asker, ability: Ability, entitlements: Entitlements): boolean {
  const feature = abilityGates[ability]
  if (feature && !entitlements.licence[feature]) return false
  return screens(role, ability).some(
    (route) => canReach(role, route, entitlements) && (!entitlements.lapsed || openWhenLapsed.includes(route))
  )
}

const openWhenLapsed: readonly RouteName[] = [
  ...routesOfBlockedOrganisation,
  ...routesAroundBlockedOrganisation,
]

const writing: [Ability, Role][] = [
  ['employees.write_employee', roles.employee],
  ['employees.write_manager', roles.manager],
  ['employees.write_location_manager', roles.locationManager],
  ['employees.write_advisor', roles.advisor],
  ['employees.write_admin', roles.organisationAdmin],
]

/** The roles whose people this role may add and edit, and therefore hand out. */
export const writableRoles = (role: Asker): Role[] =>
  writing.filter(([ability]) => can(role, ability)).map(([, written]) => written)
