import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { idsIn, valuesOf } from '#app/core/audit/changes_of'
import { entryNameSql } from '#app/event_logs/queries/subject_of'
import { holidayRegionNames } from '#app/labour_code/public/holiday_regions'
import { industryNames } from '#app/office/public/industry_choices'
import { namesOf } from '#app/organisation/public/names_of'
import type { Locale } from '#contracts/enums'
import type { EventChange } from '#contracts/event_logs'

/** What the things are called now whose ids or keys the changes hold; deleted ones are missing. */
export async function namesIn(changes: EventChange[], locale: Locale): Promise<Record<string, string>> {
  const ids = idsIn(changes)
  const found = ids.length === 0 ? [] : await planningNames(ids, locale)
  return Object.fromEntries([
    ...(await namesOf(ids, locale)),
    ...found.map(({ id, name }) => [id, name]),
    ...(await industryNames(valuesOf(changes, 'industry'), locale)),
    ...holidayRegionNames(changes),
  ])
}

async function planningNames(ids: string[], locale: Locale): Promise<{ id: string; name: string }[]> {
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, name from (
      select id, coalesce(name, shortcut) as name from request_types
      union all select id, name from schedule_templates
      union all select id, name from company_holidays
      union all select t.id, ${sql.raw(entryNameSql(locale))} from schedule_entries t
        where t.id = any(${ids}::uuid[])) t
    where id = any(${ids}::uuid[])`.execute(database())
  return found
}
