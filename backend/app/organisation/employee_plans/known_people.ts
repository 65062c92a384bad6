import { rows } from '#app/core/organisation_context'
import { employeeScope } from '#app/organisation/directory/scope'
import type { EmployeeDraft, PlannedFields, TermRow } from '#app/organisation/employees/employee_plan'

export type KnownPerson = Omit<PlannedFields, 'email'> & {
  id: string
  userId: string | null
  email: string | null
  archived: boolean
  /** The current user may see them. */
  seen: boolean
}
export type KnownTerm = { id: string; employeeId: string } & TermRow
export type KnownPeople = {
  people: KnownPerson[]
  /** In small letters, with the person whose account has it; `null` for an account without one, or elsewhere. */
  addresses: Map<string, string | null>
  contracts: Map<string, KnownTerm[]>
  rates: Map<string, KnownTerm[]>
}

const links = (table: string, column: string) =>
  `array(select ${column} from ${table} k where k.employee_id = e.id order by ${column})`

/** Everyone these drafts may be about, with their terms. `lock` keeps others from changing them in the meantime. */
export async function knownPeople(
  drafts: readonly EmployeeDraft[],
  lock: 'lock' | 'read'
): Promise<KnownPeople> {
  const ids = drafts.flatMap(({ employee }) => employee.integrationId ?? [])
  const emails = drafts.flatMap(({ employee }) => employee.email?.toLowerCase() ?? [])
  const about = `(e.integration_id = any(?::text[]) and e.archived_at is null) or lower(e.email) = any(?::text[])`
  if (lock === 'lock')
    await rows(`select e.id from employees e where ${about} order by e.id for no key update`, [ids, emails])
  const scope = employeeScope()
  const people = await rows<KnownPerson>(
    `select e.id, e.user_id as "userId", e.name, e.surname, e.email, e.phone, e.role, e.language,
       e.main_location_id as "mainLocationId", e.integration_id as "integrationId",
       e.employment_type as "employmentType", e.archived_at is not null as archived, ${scope.sql} as seen,
       ${links('employee_locations', 'location_id')} as "locationIds",
       ${links('employee_positions', 'position_id')} as "positionIds",
       ${links('employee_tags', 'tag_id')} as "tagIds"
     from employees e where ${about} order by e.archived_at nulls first, e.id`,
    [...scope.bindings, ids, emails]
  )
  const accounts = await rows<{ email: string; employeeId: string | null }>(
    `select a.email, e.id as "employeeId" from accounts_with(?::text[]) a
     left join employees e on e.user_id = a.user_id`,
    [emails]
  )
  const found = people.map(({ id }) => id)
  return {
    people,
    addresses: new Map(accounts.map(({ email, employeeId }) => [email, employeeId])),
    contracts: await termsOf(
      drafts.some(({ contract, fallback }) => contract || fallback?.contract) ? found : [],
      `select id, employee_id as "employeeId", starts_on::text as "startsOn", ends_on::text as "endsOn",
         work_system as "workSystem", fte::float8 as fte, agreed_minutes_per_month as "agreedMinutesPerMonth",
         max_daily_minutes as "maxDailyMinutes" from employee_contracts where employee_id = any(?::uuid[])`
    ),
    rates: await termsOf(
      drafts.some(({ rate }) => rate) ? found : [],
      `select id, employee_id as "employeeId", valid_from::text as "validFrom", kind, currency,
         salary_minor::float8 as "salaryMinor", weekday_minor::float8 as "weekdayMinor",
         saturday_minor::float8 as "saturdayMinor", sunday_minor::float8 as "sundayMinor",
         day_off_minor::float8 as "dayOffMinor" from employee_rates where employee_id = any(?::uuid[])`
    ),
  }
}

const termsOf = async (ids: string[], sql: string): Promise<Map<string, KnownTerm[]>> =>
  Map.groupBy(ids.length > 0 ? await rows<KnownTerm>(sql, [ids]) : [], ({ employeeId }) => employeeId)
