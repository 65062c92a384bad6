import type { Ability } from './catalogue.ts'
import type { RouteName } from './routes.ts'

/** Route → abilities. No entry: the screen cannot be opened. An empty list: it opens, to be read only. */
export type Grants = Readonly<Partial<Record<RouteName, readonly Ability[]>>>

/** All entries of all tables; lists of the same route are joined, each ability once. */
export function plus(...tables: Grants[]): Grants {
  const joined: Partial<Record<RouteName, readonly Ability[]>> = {}
  for (const table of tables)
    for (const [route, list] of Object.entries(table) as [RouteName, readonly Ability[]][])
      joined[route] = [...new Set([...(joined[route] ?? []), ...list])]
  return joined
}

/** The same entries with these abilities taken off every list. Screens stay open. */
export function without(table: Grants, removed: readonly Ability[]): Grants {
  const left = Object.entries(table) as [RouteName, readonly Ability[]][]
  return Object.fromEntries(
    left.map(([route, list]) => [route, list.filter((ability) => !removed.includes(ability))])
  )
}
