import { sql } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { lockCompany } from '#app/organisation/company/lock_company'
import { loadTag } from '#app/organisation/tags/load_tags'

/**
 * Deletes a tag; people, locations and the company's rules lose it.
 *
 * @throws core.not_found
 * @throws organisation.tag_decides_availability when without it everyone, or no one, would declare availability
 */
export async function deleteTag(id: string): Promise<void> {
  // Locks the company first, in the order of every change to its rules.
  await lockCompany()
  const before = await loadTag(id, 'lock')
  if (!before) throw notFound()
  await leaveRules(id)
  await database().deleteFrom('tags').where('id', '=', id).execute()
  await record({ action: 'organisation.delete', entity: 'tag', entityId: id, before })
}

const choosers = sql<string[]>`settings #> '{companyRules,availability,tagIds}'`

/** Increases the company's version, so that forms open at the time are refused as stale. */
async function leaveRules(id: string): Promise<void> {
  const rules = await database()
    .selectFrom('organisations')
    .select(choosers.as('tagIds'))
    .where(sql<boolean>`${choosers} ? ${id}`)
    .executeTakeFirst()
  if (!rules) return
  if (rules.tagIds.length === 1) throw new DomainError('organisation.tag_decides_availability')
  await sql`
    update organisations set version = ${nextVersion},
      settings = jsonb_set(settings, '{companyRules,availability,tagIds}', (${choosers}) - ${id}::text)`.execute(
    database()
  )
}
