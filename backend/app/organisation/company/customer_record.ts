import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { OrganisationStatus } from '#contracts/enums'
import type { OfficeOrganisationInput } from '#contracts/office'

/** Writes the status of the organisation of the unit of work. */
export const setOrganisationStatus = (status: OrganisationStatus): Promise<unknown> =>
  rows('update organisations set status = ?, updated_at = now()', [status])

/** Writes the last day of the trial of the organisation of the unit of work, and the status it has with it. */
export const prolongTrial = (until: string, status: OrganisationStatus): Promise<unknown> =>
  rows('update organisations set trial_ends_on = ?, status = ?, updated_at = now()', [until, status])

/** The organisation of the unit of work needs no setting up; its trial lasts so many days from today, on its own clock. */
export const startAsCreated = (trialDays: number): Promise<unknown> =>
  rows(
    `update organisations set is_created = true, trial_ends_on = (now() at time zone time_zone)::date + ?::int`,
    [trialDays]
  )

/** Writes what the provider keeps of the organisation of the unit of work, a version on. */
export const writeCustomerRecord = (input: OfficeOrganisationInput): Promise<unknown> =>
  trx()
    .from('organisations')
    .where('id', organisationContext.current().id)
    .update({
      name: input.name,
      country: input.country,
      language: input.language,
      currency: input.currency,
      time_zone: input.timeZone,
      time_format: input.timeFormat,
      date_format: input.dateFormat,
      address: JSON.stringify(input.address),
      tax_id: input.taxId,
      ...(input.registrationNumber !== undefined && { registration_number: input.registrationNumber }),
      contact_person: input.contactPerson,
      industry: input.industry,
      company_size: input.companySize,
      about_us_source: input.aboutUsSource,
      carer_user_id: input.carerUserId,
      // A name that was written before carers were people of the office.
      carer: null,
      metrics_enabled: input.metricsEnabled,
      version: trx().raw('version + 1'),
      updated_at: new Date(),
    })
    .exec()

/** Deletes the organisation of the unit of work with every row that belongs to it. */
export const deleteOrganisation = (): Promise<unknown> =>
  rows('delete from organisations where id = ?', [organisationContext.current().id])
