import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { isLimited, ruleColumns } from '#app/requests/queries/rule_columns'
import type { Locale } from '#contracts/enums'
import type { RequestType, UsableRequestType } from '#contracts/requests'

/** A type that was never renamed has its name in the reader's language. */
export const nameIn = (locale: Locale) => sql<string>`coalesce(name, names->>${locale}, names->>'en-US')`

const types = (locale: Locale) =>
  database()
    .selectFrom('requestTypes')
    .select(['id', 'version', nameIn(locale).as('name'), ...ruleColumns, isLimited])
    .select(sql<boolean>`name is null`.as('standard'))
    .select(sql<boolean>`archived_at is not null`.as('archived'))

/** All types in use, or all archived ones, in the company's order. */
export const listRequestTypes = (locale: Locale, archived: boolean): Promise<RequestType[]> =>
  types(locale)
    .where('archivedAt', archived ? 'is not' : 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const loadRequestType = (id: string, locale: Locale): Promise<RequestType | undefined> =>
  types(locale).where('id', '=', id).executeTakeFirst()

export type Asking = {
  employeeId: string | null
  /** May file requests for others. */
  filesForOthers: boolean
  /** Employees may file business trips themselves. */
  delegationsOpen: boolean
}

/** The types a person may file, in the company's order; types for others only are marked as such. */
export async function usableRequestTypes(
  locale: Locale,
  { employeeId, filesForOthers, delegationsOpen }: Asking
): Promise<UsableRequestType[]> {
  const forOthersOnly = sql<boolean>`
    not (usable_by = 'everybody' or usable_by = 'chosen' and exists (
      select from employees e where e.id = ${employeeId} and e.available_request_type_ids @> to_jsonb(t.id)))
    or kind = 'delegation' and not ${delegationsOpen}`
  const found = await database()
    .selectFrom('requestTypes as t')
    .select(['id', nameIn(locale).as('name'), 'shortcut', 'kind', 'color', 'paid', 'daysCount', 'limitPer'])
    .select(['needsAcceptance', 'allowNote', 'allowAttachment', 'overtimeCompensation'])
    .select(forOthersOnly.as('forOthersOnly'))
    .where('archivedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return found.filter((type) => filesForOthers || !type.forOthersOnly)
}
