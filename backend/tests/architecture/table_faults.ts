import type { Module } from '#modules'
import type { TableUse } from './table_uses.js'

type Modules = Record<string, Module>

/** Modules by the tables they own. */
const ownersOf = (modules: Modules): Map<string, string[]> => {
  const owners = new Map<string, string[]>()
  for (const [name, { owns }] of Object.entries(modules))
    for (const table of owns) owners.set(table, [...(owners.get(table) ?? []), name])
  return owners
}

/** One sentence per fault of what modules declare, seen beside the tables of the migrated database. */
export function faultsOfOwners(modules: Modules, database: readonly string[]): string[] {
  const owners = ownersOf(modules)
  return [
    ...[...owners]
      .filter(([, names]) => names.length > 1)
      .map(([table, names]) => `${table} has two owners: ${names.join(' and ')}. Keep it in one of them.`),
    ...database
      .filter((table) => !owners.has(table))
      .map((table) => `${table} has no owner. Add it to what its module owns in backend/modules.ts.`),
    ...[...owners]
      .filter(([table]) => !database.includes(table))
      .map(([table, [name]]) => `${name} owns ${table}, which the migrated database does not have.`),
  ]
}

/** One sentence per use that leaves a module's own tables without leave, and per declaration that goes wrong or unused. */
export function faultsOfUses(
  uses: readonly TableUse[],
  modules: Modules,
  kernel: readonly string[]
): string[] {
  const owners = ownersOf(modules)
  const mayRead = (name: string, owner: string) =>
    kernel.includes(owner) || (modules[name]?.uses.includes(owner) ?? false)
  const foreign = uses.filter(
    ({ module, table }) => owners.has(table) && !owners.get(table)!.includes(module)
  )
  const ofUses = foreign.flatMap(({ at, module, table, kind }) => {
    const owner = owners.get(table)![0]!
    if (kind === 'write')
      return [
        `${at}: ${module} writes ${table}, which ${owner} owns. Maybe call a function of app/${owner}/public/.`,
      ]
    if (modules[module]?.reads.includes(table)) return []
    return [
      mayRead(module, owner)
        ? `${at}: ${module} reads ${table}, which ${owner} owns. Maybe ask app/${owner}/public/, or add it to what ${module} reads in backend/modules.ts.`
        : `${at}: ${module} reads ${table} of ${owner}, which it may not use. Maybe let ${owner} hand over what is needed.`,
    ]
  })
  return [...new Set(ofUses), ...faultsOfReads(foreign, modules, owners, mayRead)]
}

function faultsOfReads(
  foreign: readonly TableUse[],
  modules: Modules,
  owners: ReadonlyMap<string, string[]>,
  mayRead: (name: string, owner: string) => boolean
): string[] {
  return Object.entries(modules).flatMap(([name, { reads }]) =>
    reads.flatMap((table) => {
      const owner = owners.get(table)?.[0]
      if (!owner) return [`${name} declares that it reads ${table}, which no module owns.`]
      if (owner === name) return [`${name} declares that it reads ${table}, which is its own.`]
      if (!mayRead(name, owner))
        return [`${name} declares that it reads ${table} of ${owner}, which it may not use.`]
      const isRead = foreign.some((use) => use.module === name && use.table === table && use.kind === 'read')
      return isRead ? [] : [`${name} declares that it reads ${table}, and does not.`]
    })
  )
}
