import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import { fileLink } from '#app/core/storage/signed_link'
import { companyRules } from '#app/organisation/company/company_rules'
import type { AboutCompany, LicenceData } from '#contracts/about_company'
import type { Organisation, SettlementPeriodRule } from '#contracts/organisation'

/** Calendar months, until the organisation decides otherwise. */
const defaultSettlementPeriod: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }

/**
 * The organisation of the current unit of work. Its lock leaves the key alone: every row that is written refers to it,
 * and such writes must not conflict with this lock.
 */
export async function loadOrganisation(lock: 'lock' | 'read' = 'read'): Promise<Organisation> {
  const [organisation] = await rows<Omit<Organisation, 'logoUrl'> & { logoKey: string | null }>(
    `select id, version, name, language, country, currency, time_zone as "timeZone", time_format as "timeFormat",
       date_format as "dateFormat", first_day_of_week as "firstDayOfWeek", tax_id as "taxId",
       registration_number as "registrationNumber", contact_person as "contactPerson",
       jsonb_build_object('street', address->'street', 'postalCode', address->'postalCode', 'city', address->'city') as address,
       logo_key as "logoKey", coalesce(settings->'settlementPeriod', ?::jsonb) as "settlementPeriod"
     from organisations ${lock === 'lock' ? 'for no key update' : ''}`,
    [JSON.stringify(defaultSettlementPeriod)]
  )
  const { logoKey, ...company } = organisation!
  return { ...company, logoUrl: logoKey && fileLink(logoKey) }
}

/** With the fields only its administrators see. */
export const loadCompany = async (): Promise<Organisation> => ({
  ...(await loadOrganisation()),
  rules: await companyRules(),
  ...(await aboutCompany()),
})

async function aboutCompany(): Promise<Required<Pick<Organisation, 'about' | 'licence'>>> {
  const [found] = await rows<AboutCompany & LicenceData>(
    `select o.industry, o.company_size as "companySize", o.about_us_source as "aboutUsSource", status_now(o) as status,
       o.trial_ends_on::text as "trialEndsOn", o.licence_expires_on::text as "expiresOn",
       o.licence_positions as positions,
       coalesce((select ${personNameSql('c.name', 'c.surname')} from provider_people() c where c.id = o.carer_user_id), o.carer) as carer
     from organisations o`
  )
  const { industry, companySize, aboutUsSource, ...licence } = found!
  return { about: { industry, companySize, aboutUsSource }, licence }
}
