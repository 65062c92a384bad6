import { loadOrganisation } from '#app/organisation/company/load_organisation'
import type { LanguageId } from '#contracts/enums'
import type { DateFormat, SettlementPeriodRule, TimeFormat } from '#contracts/organisation'

export type OrganisationSettings = {
  name: string
  language: LanguageId
  country: string
  currency: string
  /** IANA zone of the organisation; a location has its own. */
  timeZone: string
  timeFormat: TimeFormat
  dateFormat: DateFormat
  taxId: string | null
  settlementPeriod: SettlementPeriodRule
}

/** What the organisation of the current unit of work has decided for itself. */
export async function organisationSettings(): Promise<OrganisationSettings> {
  const { name, language, country, currency, timeZone, timeFormat, dateFormat, taxId, settlementPeriod } =
    await loadOrganisation()
  return { name, language, country, currency, timeZone, timeFormat, dateFormat, taxId, settlementPeriod }
}
