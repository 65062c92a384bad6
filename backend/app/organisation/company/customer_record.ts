import { sql } from 'kysely'
import { database, json, nextVersion } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { OrganisationStatus } from '#contracts/enums'
import type { OfficeOrganisationInput } from '#contracts/office'
import type { Day } from '#contracts/schedule'

/** Of the organisation of the unit of work. */
const change = () =>
  database().updateTable('organisations').where('id', '=', organisationContext.current().id)

/** Writes the status of the organisation of the unit of work. */
export const setOrganisationStatus = (status: OrganisationStatus): Promise<unknown> =>
  change().set({ status }).execute()

/** Writes the last day of the trial of the organisation of the unit of work, and the status it has with it. */
export const prolongTrial = (until: Day, status: OrganisationStatus): Promise<unknown> =>
  change().set({ trialEndsOn: until, status }).execute()

/** The organisation of the unit of work needs no setting up; its trial lasts so many days from today, on its own clock. */
export const startAsCreated = (trialDays: number): Promise<unknown> =>
  change()
    .set({ isCreated: true, trialEndsOn: sql<Day>`(now() at time zone time_zone)::date + ${trialDays}::int` })
    .execute()

/** Writes what the provider keeps of the organisation of the unit of work, a version on. */
export const writeCustomerRecord = (input: OfficeOrganisationInput): Promise<unknown> =>
  change()
    .set({
      ...{ name: input.name, country: input.country, language: input.language, currency: input.currency },
      ...{ timeZone: input.timeZone, timeFormat: input.timeFormat, dateFormat: input.dateFormat },
      ...{ address: json(input.address), taxId: input.taxId, contactPerson: input.contactPerson },
      ...(input.registrationNumber !== undefined && { registrationNumber: input.registrationNumber }),
      ...{ industry: input.industry, companySize: input.companySize, aboutUsSource: input.aboutUsSource },
      carerUserId: input.carerUserId,
      // A name that was written before carers were people of the office.
      carer: null,
      metricsEnabled: input.metricsEnabled,
      version: nextVersion,
    })
    .execute()

/** Deletes the organisation of the unit of work with every row that belongs to it. */
export const deleteOrganisation = (): Promise<unknown> =>
  database().deleteFrom('organisations').where('id', '=', organisationContext.current().id).execute()
