import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { inOrganisation, type Asked } from '#app/office/actions/change_organisation'
import { isIndustry } from '#app/office/queries/industry_choices'
import { organisationDetails } from '#app/office/queries/organisations'
import { writeCustomerRecord } from '#app/organisation/public/customer_record'
import type { OfficeOrganisationDetails, OfficeOrganisationInput } from '#contracts/office'

/**
 * What the provider keeps of a customer.
 *
 * @throws core.stale_version with the organisation as it is now, also when its own people changed it
 * @throws office.unknown_carer
 * @throws office.unknown_industry
 */
export const updateOrganisation = (
  asked: Asked,
  version: number,
  input: OfficeOrganisationInput
): Promise<OfficeOrganisationDetails> =>
  inOrganisation(asked, async () => {
    const before = await organisationDetails(asked.id)
    if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
    await writeOrganisation(input, before)
    const after = await organisationDetails(asked.id)
    await record({
      ...{ action: 'office.update_organisation', entity: 'organisation', entityId: asked.id },
      ...{ before: kept(before), after: kept(after) },
    })
    return after
  })

type Known = Pick<OfficeOrganisationInput, 'carerUserId' | 'industry'>

/** Within the organisation's unit of work; a carer or an industry that it has already may be out of use. */
export async function writeOrganisation(input: OfficeOrganisationInput, known: Known): Promise<void> {
  if (input.carerUserId !== known.carerUserId) await requireCarer(input.carerUserId)
  if (input.industry !== null && input.industry !== known.industry && !(await isIndustry(input.industry)))
    throw new DomainError('office.unknown_industry', { field: 'industry' })
  await writeCustomerRecord(input)
}

async function requireCarer(id: string | null): Promise<void> {
  if (id === null) return
  const { rows } = await sql`select from provider_people() where id = ${id} and status = 'active'`.execute(
    database()
  )
  if (rows.length === 0) throw new DomainError('office.unknown_carer', { field: 'carerUserId' })
}

/** The fields of an organisation that an event records. */
export const kept = (
  row: OfficeOrganisationDetails
): Omit<OfficeOrganisationInput, 'carerUserId'> & { carer: string | null } => ({
  name: row.name,
  country: row.country,
  language: row.language,
  currency: row.currency,
  timeZone: row.timeZone,
  timeFormat: row.timeFormat,
  dateFormat: row.dateFormat,
  address: row.address,
  taxId: row.taxId,
  registrationNumber: row.registrationNumber,
  contactPerson: row.contactPerson,
  industry: row.industry,
  companySize: row.companySize,
  aboutUsSource: row.aboutUsSource,
  carer: row.carer,
  metricsEnabled: row.metricsEnabled,
})
