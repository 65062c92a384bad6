import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { personNameOf } from '#app/core/person_name'
import { fileLink } from '#app/core/storage/signed_link'
import { wholeAddress } from '#app/organisation/directory/whole_address'
import { companyRules } from '#app/organisation/company/company_rules'
import type { OrganisationStatus } from '#contracts/enums'
import type { Organisation, SettlementPeriodRule } from '#contracts/organisation'

/** Calendar months, until the organisation decides otherwise. */
const defaultSettlementPeriod: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }

/**
 * The organisation of the current unit of work. Its lock leaves the key alone: every row that is written refers to it,
 * and such writes must not conflict with this lock.
 */
export async function loadOrganisation(lock: 'lock' | 'read' = 'read'): Promise<Organisation> {
  const { logoKey, settings, address, ...company } = await database()
    .selectFrom('organisations')
    .select([
      'id',
      'version',
      'name',
      'language',
      'country',
      'currency',
      'timeZone',
      'timeFormat',
      'dateFormat',
    ])
    .select([
      'firstDayOfWeek',
      'taxId',
      'registrationNumber',
      'contactPerson',
      'address',
      'logoKey',
      'settings',
    ])
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  return {
    ...company,
    address: wholeAddress(address),
    settlementPeriod: settings.settlementPeriod ?? defaultSettlementPeriod,
    logoUrl: logoKey && fileLink(logoKey),
  }
}

/** With the fields only its administrators see. */
export const loadCompany = async (): Promise<Organisation> => ({
  ...(await loadOrganisation()),
  rules: await companyRules(),
  ...(await aboutCompany()),
})

async function aboutCompany(): Promise<Required<Pick<Organisation, 'about' | 'licence'>>> {
  const { industry, companySize, aboutUsSource, ...licence } = await database()
    .selectFrom('organisations as o')
    .select([
      'o.industry',
      'o.companySize',
      'o.aboutUsSource',
      'o.trialEndsOn',
      'o.licenceExpiresOn as expiresOn',
    ])
    .select(['o.licencePositions as positions'])
    .select(({ ref }) => [
      sql<OrganisationStatus>`status_now(o)`.as('status'),
      sql<string | null>`coalesce((select ${personNameOf(sql.ref('c.name'), sql.ref('c.surname'))}
        from provider_people() c where c.id = o.carer_user_id), ${ref('o.carer')})`.as('carer'),
    ])
    .executeTakeFirstOrThrow()
  return { about: { industry, companySize, aboutUsSource }, licence }
}
