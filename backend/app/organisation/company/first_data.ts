import { record } from '#app/core/audit/record'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { RegionalDefaults } from '#app/organisation/company/regional_defaults'
import type { LanguageId } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

export type FirstData = RegionalDefaults & {
  name: string
  country: string
  language: LanguageId
  industry: string | null
  companySize: string | null
  aboutUsSource: string | null
  trialEndsOn: Day | null
  isCreated: boolean
  /** E.164, of the current user. */
  phone: string | null
}

/** What the organisation of the current unit of work has said of itself so far; `lock` until the unit of work ends. */
export async function readFirstData(lock: 'lock' | 'read' = 'read'): Promise<FirstData> {
  const [found] = await rows<FirstData>(
    `select o.name, o.country, o.language, o.currency, o.time_zone as "timeZone", o.time_format as "timeFormat",
       o.date_format as "dateFormat", o.first_day_of_week as "firstDayOfWeek", o.industry, o.company_size as "companySize", o.about_us_source as "aboutUsSource",
       o.trial_ends_on::text as "trialEndsOn", o.is_created as "isCreated",
       (select e.phone from employees e where e.id = ?) as phone
     from organisations o ${lock === 'lock' ? 'for no key update of o' : ''}`,
    [organisationContext.actor().employeeId]
  )
  return found!
}

type Company = Pick<FirstData, 'name' | 'country' | 'industry' | 'companySize' | 'aboutUsSource'> & {
  phone: string
  /** What companies of its country begin with. */
  regional: RegionalDefaults
}

/** Who the company is, and what it works with until it says so itself; the number becomes the current user's. */
export async function writeCompanyData({ phone, regional, ...company }: Company): Promise<void> {
  const { currency, timeZone, timeFormat, dateFormat, firstDayOfWeek } = regional
  await change({
    name: company.name,
    country: company.country,
    industry: company.industry,
    company_size: company.companySize,
    about_us_source: company.aboutUsSource,
    currency,
    time_zone: timeZone,
    time_format: timeFormat,
    date_format: dateFormat,
    first_day_of_week: firstDayOfWeek,
  })
  await rows('update employees set phone = ?, version = version + 1, updated_at = now() where id = ?', [
    phone,
    organisationContext.actor().employeeId,
  ])
}

/** In which words and formats the company works; with this it is created, and opens. */
export const writeRegionalSettings = (settings: RegionalDefaults & { language: LanguageId }): Promise<void> =>
  change({
    language: settings.language,
    currency: settings.currency,
    time_zone: settings.timeZone,
    time_format: settings.timeFormat,
    date_format: settings.dateFormat,
    first_day_of_week: settings.firstDayOfWeek,
    is_created: true,
  })

async function change(columns: Record<string, unknown>): Promise<void> {
  const { id } = organisationContext.current()
  await trx()
    .from('organisations')
    .where('id', id)
    .update({ ...columns, version: trx().raw('version + 1'), updated_at: new Date() })
  await record({ action: 'organisation.update', entity: 'organisation', entityId: id, after: columns })
}
