import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { beginWithHolidays } from '#app/labour_code/public/begin_with_holidays'
import { isIndustry } from '#app/office/public/industry_choices'
import { regionalSettings } from '#app/office/public/regional_settings'
import { findLocations } from '#app/organisation/public/find_locations'
import { readFirstData, writeCompanyData, writeRegionalSettings } from '#app/organisation/public/first_data'
import { beginWithRequestTypes } from '#app/requests/public/begin_with_request_types'
import type { CompanyDataInput, OnboardingStep, RegionalSettings, WizardStep } from '#contracts/onboarding'

/**
 * Says who the company is, as often as wanted until it is created.
 *
 * @throws onboarding.company_exists
 * @throws onboarding.unknown_industry
 */
export async function describeCompany({ timeZone, ...company }: CompanyDataInput): Promise<void> {
  const known = await readFirstData('lock')
  if (known.isCreated) throw new DomainError('onboarding.company_exists')
  // One that it has already may be out of use.
  if (company.industry !== known.industry && !(await isIndustry(company.industry)))
    throw new DomainError('onboarding.unknown_industry', { field: 'industry' })
  const regional = await regionalSettings(company.country, timeZone)
  await writeCompanyData({ ...company, regional })
  await beginWithHolidays(company.country, regional.holidayRegion)
  await goTo('regional')
  await database().updateTable('onboardings').set({ companyFunction: company.function }).execute()
}

/**
 * Chooses how the company works; with this it is created.
 *
 * @throws onboarding.company_exists
 * @throws onboarding.company_data_missing
 */
export async function chooseRegionalSettings(settings: RegionalSettings): Promise<void> {
  const { isCreated, industry } = await readFirstData('lock')
  if (isCreated) throw new DomainError('onboarding.company_exists')
  if (industry === null) throw new DomainError('onboarding.company_data_missing')
  await writeRegionalSettings(settings)
  await beginWithRequestTypes()
  await goTo('welcome')
}

type Progress = { step: WizardStep; locationId?: string }

/**
 * Notes where the wizard is, so that anyone who may set the company up continues there on any device.
 *
 * @throws onboarding.company_data_missing before the company is created
 * @throws organisation.unknown_reference
 */
export async function noteStep({ step, locationId }: Progress): Promise<void> {
  if (!(await readFirstData('lock')).isCreated) throw new DomainError('onboarding.company_data_missing')
  if (locationId && !(await findLocations([locationId])).has(locationId))
    throw new DomainError('organisation.unknown_reference', { field: 'locationId', ids: [locationId] })
  await goTo(step, locationId)
  if (step === 'finished' || step === 'skipped')
    await record({
      action: `onboarding.${step === 'finished' ? 'finish' : 'skip'}`,
      entity: 'organisation',
      entityId: organisationContext.current().id,
    })
}

/** An organisation set up by other means has no row until it is needed. */
const goTo = (step: OnboardingStep, locationId?: string): Promise<unknown> =>
  database()
    .insertInto('onboardings')
    .values({ id: newId(), organisationId: organisationContext.current().id, step, locationId })
    .onConflict((row) =>
      row.column('organisationId').doUpdateSet({ step, ...(locationId && { locationId }) })
    )
    .execute()
