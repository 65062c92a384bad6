import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { rows, trx } from '#app/core/organisation_context'
import { isKnownIndustry } from '#app/organisation/company/known_industries'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadCompany, loadOrganisation } from '#app/organisation/company/load_organisation'
import type { Organisation, OrganisationInput } from '#contracts/organisation'

/**
 * @throws core.stale_version
 * @throws organisation.unknown_reference to a tag or an industry
 */
export class UpdateOrganisation {
  async handle({ version, rules, about, ...input }: OrganisationInput): Promise<Organisation> {
    await loadOrganisation('lock')
    const before = requireVersion(await loadCompany(), version)
    if (rules) await requireKnownTags(rules.availability.tagIds)
    if (about) await requireIndustry(about.industry, before.about!.industry)
    await trx()
      .from('organisations')
      .where('id', before.id)
      .update({
        version: version + 1,
        name: input.name,
        language: input.language,
        country: input.country,
        currency: input.currency,
        time_zone: input.timeZone,
        time_format: input.timeFormat,
        date_format: input.dateFormat,
        ...(input.firstDayOfWeek && { first_day_of_week: input.firstDayOfWeek }),
        address: JSON.stringify(input.address),
        tax_id: input.taxId,
        ...(input.registrationNumber !== undefined && { registration_number: input.registrationNumber }),
        ...(about && {
          industry: about.industry,
          company_size: about.companySize,
          about_us_source: about.aboutUsSource,
        }),
        contact_person: input.contactPerson,
        // Other settings live in the same column: only these are replaced.
        settings: trx().raw('settings || ?::jsonb', [
          JSON.stringify({
            settlementPeriod: input.settlementPeriod,
            ...(rules && { companyRules: rules }),
          }),
        ]),
        updated_at: new Date(),
      })
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
  const found = await rows('select 1 from tags where id = any(?::uuid[])', [ids])
  if (found.length < new Set(ids).size)
    throw new DomainError('organisation.unknown_reference', { field: 'rules.availability.tagIds' })
}
