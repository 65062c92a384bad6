import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database, now, nextVersion } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { noted, notedDeletion } from '#app/office/events/record_office'
import { refuseTaken } from '#app/office/actions/refuse_taken'
import { keyOfIndustry } from '#app/office/queries/industry_choices'
import { namedIn, type Reader } from '#app/office/queries/named_in'
import { industryDetails } from '#app/office/queries/industries'
import { can } from '#contracts/abilities'
import type { IndustryDetails, IndustryInput } from '#contracts/office'

const unique = {
  industries_name: { code: 'office.name_taken', field: 'name' },
  industry_positions_name: { code: 'office.name_taken', field: 'positions' },
} as const

/** @throws office.name_taken */
export async function createIndustry(input: IndustryInput, reader: Reader): Promise<IndustryDetails> {
  const id = newId()
  await refuseTaken(unique, async () => {
    const { name, recommended } = input
    await database().insertInto('industries').values({ id, name, recommended }).execute()
    await writePositions(id, input.positions, reader)
  })
  return noted('industry', 'create', { after: await industryDetails(id, reader) })
}

type Which = { id: string; version: number; reader: Reader }

/**
 * @throws core.not_found also for a position of another industry
 * @throws core.stale_version
 * @throws office.name_taken
 */
export async function updateIndustry(
  { id, version, reader }: Which,
  input: IndustryInput
): Promise<IndustryDetails> {
  const before = await industryDetails(id, reader, 'lock')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  const known = new Set(before.positions.map((position) => position.id))
  if (input.positions.some((position) => position.id && !known.has(position.id))) throw notFound()
  requireArchiving(before, input)
  await refuseTaken(unique, async () => {
    await database()
      .updateTable('industries as i')
      .set({ name: ownName('i', reader, input.name), recommended: input.recommended, version: nextVersion })
      .where('i.id', '=', id)
      .execute()
    await writePositions(id, input.positions, reader)
  })
  return noted('industry', 'update', { before, after: await industryDetails(id, reader) })
}

/** Taking a position out of use, and bringing it back, is an ability of its own. @throws core.forbidden */
function requireArchiving(before: IndustryDetails, { positions }: IndustryInput): void {
  const wasActive = new Map(before.positions.map(({ id, active }) => [id, active]))
  const turned = positions.some(({ id, active }) => id !== undefined && wasActive.get(id) !== active)
  if (turned && !can(organisationContext.actor().role, 'industry_positions.archive'))
    throw new DomainError('core.forbidden')
}

/** A name that was not changed stays in every language. */
const ownName = (table: 'i' | 'p', reader: Reader, name: string) =>
  sql<string | null>`case when ${sql.ref(`${table}.name`)} is null and ${namedIn(table, reader)} = ${name}
    then null else ${name} end`

/** Those that go out of use make room for their names first; all of them stand in the order they were given in. */
async function writePositions(
  industryId: string,
  positions: IndustryInput['positions'],
  reader: Reader
): Promise<void> {
  const ordered = positions
    .map((position, sort) => ({ ...position, sort }))
    .sort((one, other) => Number(one.active) - Number(other.active))
  for (const { id, name, active, sort } of ordered)
    if (id)
      await database()
        .updateTable('industryPositions as p')
        .set((eb) => ({
          ...{ name: ownName('p', reader, name), sort },
          archivedAt: active ? null : eb.fn.coalesce('p.archivedAt', now),
        }))
        .where('p.id', '=', id)
        .execute()
    else
      await database()
        .insertInto('industryPositions')
        .values({ id: newId(), industryId, name, sort, archivedAt: active ? null : now })
        .execute()
}

/** Takes an industry out of use. Repeating it changes nothing. @throws core.not_found */
export const archiveIndustry = (id: string, reader: Reader): Promise<IndustryDetails> =>
  storeUse(id, true, reader)

/**
 * Brings an industry back. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws office.name_taken
 */
export const restoreIndustry = (id: string, reader: Reader): Promise<IndustryDetails> =>
  storeUse(id, false, reader)

async function storeUse(id: string, archived: boolean, reader: Reader): Promise<IndustryDetails> {
  const before = await industryDetails(id, reader, 'lock')
  if (before.archived === archived) return before
  await refuseTaken(unique, () =>
    database()
      .updateTable('industries')
      .set({ archivedAt: archived ? now : null, version: nextVersion })
      .where('id', '=', id)
      .execute()
  )
  return noted('industry', archived ? 'archive' : 'restore', {
    before,
    after: await industryDetails(id, reader),
  })
}

/**
 * Deletes an industry that no organisation belongs to, archived ones among them, with its positions.
 *
 * @throws core.not_found
 * @throws office.industry_used with `count`
 */
export async function deleteIndustry(id: string, reader: Reader): Promise<void> {
  const before = await industryDetails(id, reader, 'lock')
  const count = await countOf(
    database()
      .selectFrom('organisations as o')
      .innerJoin('industries as i', (join) => join.on('o.industry', '=', keyOfIndustry))
      .where('i.id', '=', id)
  )
  if (count > 0) throw new DomainError('office.industry_used', { count })
  await database().deleteFrom('industries').where('id', '=', id).execute()
  await notedDeletion('industry', before)
}
