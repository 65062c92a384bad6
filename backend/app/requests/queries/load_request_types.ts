import { rows } from '#app/core/organisation_context'
import { ruleColumns } from '#app/requests/queries/rule_columns'
import type { Locale } from '#contracts/enums'
import type { RequestType, UsableRequestType } from '#contracts/requests'

/** Takes the locale once: a type that was never renamed has its name in the reader's language. */
const name = `coalesce(t.name, t.names->>?, t.names->>'en-US')`

const columns = `t.id, t.version, ${name} as name, t.name is null as standard, t.archived_at is not null as archived,
  ${ruleColumns('t')}`

/** All types in use, or all archived ones, in the company's order. */
export const listRequestTypes = (locale: Locale, archived: boolean): Promise<RequestType[]> =>
  rows<RequestType>(
    `select ${columns} from request_types t where (t.archived_at is not null) = ? order by t.sort, t.id`,
    [locale, archived]
  )

export async function loadRequestType(id: string, locale: Locale): Promise<RequestType | undefined> {
  const [type] = await rows<RequestType>(`select ${columns} from request_types t where t.id = ?`, [
    locale,
    id,
  ])
  return type
}

export type Asking = {
  employeeId: string | null
  /** May file requests for others. */
  filesForOthers: boolean
  /** Employees may file business trips themselves. */
  delegationsOpen: boolean
}

/** The types a person may file, in the company's order; types for others only are marked as such. */
export const usableRequestTypes = (
  locale: Locale,
  { employeeId, filesForOthers, delegationsOpen }: Asking
): Promise<UsableRequestType[]> =>
  rows<UsableRequestType>(
    `select * from (
       select t.id, ${name} as name, t.shortcut, t.kind, t.color, t.paid, t.days_count as "daysCount",
         t.limit_per as "limitPer", t.needs_acceptance as "needsAcceptance", t.allow_note as "allowNote",
         t.allow_attachment as "allowAttachment", t.overtime_compensation as "overtimeCompensation",
         not (t.usable_by = 'everybody' or t.usable_by = 'chosen' and exists (
           select from employees e where e.id = ? and e.available_request_type_ids @> to_jsonb(t.id)))
           or t.kind = 'delegation' and not ? as "forOthersOnly"
       from request_types t where t.archived_at is null order by t.sort, t.id) u
     where ? or not u."forOthersOnly"`,
    [locale, employeeId, delegationsOpen, filesForOthers]
  )
