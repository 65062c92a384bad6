import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database, json, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { isKnownIndustry } from '#app/organisation/company/known_industries'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadCompany, loadOrganisation } from '#app/organisation/company/load_organisation'
import type { Organisation, OrganisationInput } from '#contracts/organisation'

/**
 * @throws core.stale_version
 * @throws organisation.unknown_reference to a tag or an industry
 */
export async function updateOrganisation({
  version,
  rules,
  about,
  ...input
}: OrganisationInput): Promise<Organisation> {
  await loadOrganisation('lock')
  const before = requireVersion(await loadCompany(), version)
  if (rules) await requireKnownTags(rules.availability.tagIds)
  if (about) await requireIndustry(about.industry, before.about!.industry)
  const settings = { settlementPeriod: input.settlementPeriod, ...(rules && { companyRules: rules }) }
  await database()
    .updateTable('organisations')
    .set((eb) => ({
      version: nextVersion,
      ...{ name: input.name, language: input.language, country: input.country, currency: input.currency },
      ...{ timeZone: input.timeZone, timeFormat: input.timeFormat, dateFormat: input.dateFormat },
      ...(input.firstDayOfWeek && { firstDayOfWeek: input.firstDayOfWeek }),
      ...{ address: json(input.address), taxId: input.taxId, contactPerson: input.contactPerson },
      ...(input.registrationNumber !== undefined && { registrationNumber: input.registrationNumber }),
      ...(about && {
        ...{ industry: about.industry, companySize: about.companySize, aboutUsSource: about.aboutUsSource },
      }),
      // Other settings live in the same column: only these are replaced.
      settings: sql`${eb.ref('settings')} || ${json(settings)}`,
    }))
    .where('id', '=', before.id)
    .execute()
  const after = await loadCompany()
  await record({
    action: 'organisation.update',
    entity: 'organisation',
    entityId: before.id,
    before: recorded(before),
    after: recorded(after),
  })
  return after
}

/** Without the fields that are not changed here. */
const recorded = (organisation: Organisation) => ({ ...organisation, logoUrl: undefined, licence: undefined })

/** One that the company has already may be out of use. */
async function requireIndustry(industry: string | null, known: string | null): Promise<void> {
  if (industry !== null && industry !== known && !(await isKnownIndustry(industry)))
    throw new DomainError('organisation.unknown_reference', { field: 'about.industry' })
}

async function requireKnownTags(ids: string[] | null): Promise<void> {
  if (ids === null) return
  const found = await countOf(database().selectFrom('tags').where('id', '=', anyOf(ids)))
  if (found < new Set(ids).size)
    throw new DomainError('organisation.unknown_reference', { field: 'rules.availability.tagIds' })
}
