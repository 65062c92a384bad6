import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { rows, trx } from '#app/core/organisation_context'
import { lockCompany } from '#app/organisation/company/lock_company'
import { loadTag } from '#app/organisation/tags/load_tags'

/**
 * Deletes a tag; people, locations and the company's rules lose it.
 *
 * @throws core.not_found
 * @throws organisation.tag_decides_availability when without it everyone, or no one, would declare availability
 */
export class DeleteTag {
  async handle(id: string): Promise<void> {
    // Locks the company first, in the order of every change to its rules.
    await lockCompany()
    const before = await loadTag(id, 'lock')
    if (!before) throw notFound()
    await leaveRules(id)
    await trx().from('tags').where('id', id).delete()
    await record({ action: 'organisation.delete', entity: 'tag', entityId: id, before })
  }
}

const choosers = `settings #> '{companyRules,availability,tagIds}'`

/** Increases the company's version, so that forms open at the time are refused as stale. */
async function leaveRules(id: string): Promise<void> {
  const [rules] = await rows<{ tagIds: string[] }>(
    `select ${choosers} as "tagIds" from organisations where ${choosers} \\? ?`,
    [id]
  )
  if (!rules) return
  if (rules.tagIds.length === 1) throw new DomainError('organisation.tag_decides_availability')
  await rows(
    `update organisations set settings = jsonb_set(settings, '{companyRules,availability,tagIds}', (${choosers}) - ?::text),
       version = version + 1, updated_at = now()`,
    [id]
  )
}
