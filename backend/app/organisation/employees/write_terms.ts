import type { Updateable } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { organisationContext } from '#app/core/organisation_context'
import type { PlannedTerm, TermRow } from '#app/organisation/employees/employee_plan'
import type { DB } from '#database/schema'

const termTables = { contract: 'employeeContracts', rate: 'employeeRates' } as const
export type TermEntity = keyof typeof termTables

export type OwnedTerm = { employeeId: string; term: PlannedTerm }

export async function addTerms(entity: TermEntity, terms: readonly OwnedTerm[]): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const rows = terms.map(({ employeeId, term }) => ({
    ...{ id: term.id, organisationId, employeeId },
    ...(term.after as Stored),
  }))
  await insertAll(termTables[entity], rows)
}

type Stored = Required<Pick<Updateable<DB['employeeContracts']>, 'startsOn'>> &
  Required<Pick<Updateable<DB['employeeRates']>, 'validFrom' | 'kind' | 'currency'>>

/** @returns false when the row is not what it was expected to be, and stays */
export async function setTerm(
  entity: TermEntity,
  id: string,
  expected: TermRow | null,
  row: TermRow
): Promise<boolean> {
  if (expected && !(await isTerm(entity, id, expected))) return false
  await database()
    .updateTable(termTables[entity])
    .set({ ...(row as Updateable<DB['employeeContracts'] & DB['employeeRates']>), version: nextVersion })
    .where('id', '=', id)
    .execute()
  return true
}

/** @returns false when the row is not what it was expected to be, and stays */
export async function deleteTerm(entity: TermEntity, id: string, expected: TermRow): Promise<boolean> {
  if (!(await isTerm(entity, id, expected))) return false
  await database().deleteFrom(termTables[entity]).where('id', '=', id).execute()
  return true
}

/** Locks the row. Its figures are compared as numbers. */
async function isTerm(entity: TermEntity, id: string, expected: TermRow): Promise<boolean> {
  const row = await database()
    .selectFrom(termTables[entity])
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const held = row as Record<string, unknown> | undefined
  return (
    !!held &&
    Object.entries(expected).every(([column, value]) =>
      typeof value === 'number' ? Number(held[column]) === value : held[column] === value
    )
  )
}
