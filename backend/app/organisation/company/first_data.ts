import type { Selectable, Updateable } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import type { RegionalDefaults } from '#app/organisation/company/regional_defaults'
import type { LanguageId } from '#contracts/enums'
import type { DB } from '#database/schema'

type Organisation = Selectable<DB['organisations']>
export type FirstData = RegionalDefaults &
  Pick<
    Organisation,
    | 'name'
    | 'country'
    | 'language'
    | 'industry'
    | 'companySize'
    | 'aboutUsSource'
    | 'trialEndsOn'
    | 'isCreated'
  > & {
    /** E.164, of the current user. */
    phone: string | null
  }

/** What the organisation of the current unit of work has said of itself so far; `lock` until the unit of work ends. */
export async function readFirstData(lock: 'lock' | 'read' = 'read'): Promise<FirstData> {
  const { employeeId } = organisationContext.actor()
  return database()
    .selectFrom('organisations as o')
    .select(['o.name', 'o.country', 'o.language', 'o.currency', 'o.timeZone', 'o.timeFormat', 'o.dateFormat'])
    .select([
      'o.firstDayOfWeek',
      'o.industry',
      'o.companySize',
      'o.aboutUsSource',
      'o.trialEndsOn',
      'o.isCreated',
    ])
    .select((eb) =>
      eb.selectFrom('employees as e').select('e.phone').where('e.id', '=', employeeId).as('phone')
    )
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate('o'))
    .executeTakeFirstOrThrow()
}

type Company = Pick<FirstData, 'name' | 'country' | 'industry' | 'companySize' | 'aboutUsSource'> & {
  phone: string
  /** What companies of its country begin with. */
  regional: RegionalDefaults
}

/** Who the company is, and what it works with until it says so itself; the number becomes the current user's. */
export async function writeCompanyData({ phone, regional, ...given }: Company): Promise<void> {
  const { currency, timeZone, timeFormat, dateFormat, firstDayOfWeek } = regional
  const { name, country, industry, companySize, aboutUsSource } = given
  await change({
    ...{ name, country, industry, companySize, aboutUsSource },
    ...{ currency, timeZone, timeFormat, dateFormat, firstDayOfWeek },
  })
  await database()
    .updateTable('employees')
    .set({ phone, version: nextVersion })
    .where('id', '=', organisationContext.actor().employeeId)
    .execute()
}

/** In which words and formats the company works; with this it is created, and opens. */
export const writeRegionalSettings = (settings: RegionalDefaults & { language: LanguageId }): Promise<void> =>
  change({
    ...{ language: settings.language, currency: settings.currency, timeZone: settings.timeZone },
    ...{ timeFormat: settings.timeFormat, dateFormat: settings.dateFormat },
    ...{ firstDayOfWeek: settings.firstDayOfWeek, isCreated: true },
  })

async function change(columns: Updateable<DB['organisations']>): Promise<void> {
  const { id } = organisationContext.current()
  await database()
    .updateTable('organisations')
    .set({ ...columns, version: nextVersion })
    .where('id', '=', id)
    .execute()
  await record({ action: 'organisation.update', entity: 'organisation', entityId: id, after: columns })
}
