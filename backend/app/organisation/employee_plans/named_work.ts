import { database } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { recordAll } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { lastPlace, lockPositions } from '#app/organisation/positions/load_positions'
import type { EmployeeChange } from '#app/organisation/employee_plans/employee_change'
import { freeColour } from '#contracts/organisation'

/** A position or a tag to add, under an id that was given out before. */
export type NamedWork = { entity: 'position' | 'tag'; id: string; name: string }

/** Adds positions and tags that were known by their names only, with their usual values. */
export async function addNamedWork(named: readonly NamedWork[]): Promise<EmployeeChange[]> {
  const { id: organisationId } = organisationContext.current()
  const rowsOf = (entity: NamedWork['entity']) =>
    named.flatMap((one) => (one.entity === entity ? [{ id: one.id, organisationId, name: one.name }] : []))
  const positions = rowsOf('position')
  const tags = rowsOf('tag')
  if (positions.length > 0) await addPositions(positions)
  await insertAll('tags', tags)
  await recordAll(
    named.map(({ entity, id, name }) => ({
      action: 'organisation.create',
      entity,
      entityId: id,
      after: { name },
    }))
  )
  return named.map(({ entity, id, name }) => ({
    entity,
    entityId: id,
    kind: 'added',
    before: null,
    after: { name },
  }))
}

/** After all others; the first ones of an organisation bring its default. */
async function addPositions(
  positions: { id: string; organisationId: string; name: string }[]
): Promise<void> {
  await lockPositions()
  const inUse = await database()
    .selectFrom('positions')
    .select(['color', 'ownColor'])
    .where('archivedAt', 'is', null)
    .execute()
  const last = await lastPlace()
  const shown = [...inUse]
  const placed = positions.map((position, index) => {
    const colours = { color: freeColour(shown), ownColor: null }
    shown.push(colours)
    return { ...position, ...colours, sortOrder: last + index + 1 }
  })
  await insertAll('positions', placed)
  if (inUse.length === 0) await ensureDefault()
}
