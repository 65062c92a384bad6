import { canReach, routesOfBlockedOrganisation } from '@shiftloom/backend/contracts/abilities'
import type { AppRoute, MenuGroup } from '#/lib/screens/app_route.ts'
import { entitlementsOf, type Profile } from '#/lib/account/profile.ts'
import { areaOf } from '../areas.ts'

export type MenuRoute = AppRoute & { menu: NonNullable<AppRoute['menu']> }
export const menuGroups: MenuGroup[] = ['work', 'people', 'organisation']

/** The screens this person may open, in the order of the navigation. */
export function menuFor(profile: Profile, routes: AppRoute[], area: 'customer' | 'office'): MenuRoute[] {
  const open: readonly string[] | null = entitlementsOf(profile).lapsed ? routesOfBlockedOrganisation : null
  return routes
    .filter((route): route is MenuRoute => route.menu !== undefined)
    .filter(({ name }) => areaOf(name) === area)
    .filter(({ name }) => canReach(profile.role, name, entitlementsOf(profile)))
    .filter(({ name }) => !open || open.includes(name))
    .sort((one, other) => one.menu.order - other.menu.order)
}

/** The address an entry leads to. */
export const addressOf = ({ path }: Pick<AppRoute, 'path'>): string => path.replace(/\/:[^/]+\??$/, '')

type Named = Pick<AppRoute, 'name' | 'path'>
type Shown = { path: string; under?: AppRoute['under'] }

/** The entry to mark: of those the shown screen belongs to, the one nearest to it. */
export const currentOf = <Entry extends Named>(entries: readonly Entry[], shown: Shown): Entry | undefined =>
  entries
    .filter((entry) => isWithin(entry, shown))
    .reduce<Entry | undefined>(
      (nearest, entry) => (nearest && nearest.path.length >= entry.path.length ? nearest : entry),
      undefined
    )

/** Whether the screen that is shown belongs to an entry: by its address, or because its route says so. */
function isWithin(entry: Named, shown: Shown): boolean {
  const address = addressOf(entry)
  const below = address !== '/' && shown.path.startsWith(`${address}/`)
  return shown.path === address || below || shown.under === entry.name
}
