import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { workOfPerson } from '#app/organisation/directory/work_of_person'
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

/** Everyone these drafts may be about, with their terms. `lock` keeps others from changing them in the meantime. */
export async function knownPeople(
  drafts: readonly EmployeeDraft[],
  lock: 'lock' | 'read'
): Promise<KnownPeople> {
  const ids = drafts.flatMap(({ employee }) => employee.integrationId ?? [])
  const emails = drafts.flatMap(({ employee }) => employee.email?.toLowerCase() ?? [])
  const about = sql<boolean>`((e.integration_id = any(${ids}::text[]) and e.archived_at is null)
    or lower(e.email) = any(${emails}::text[]))`
  const meant = database().selectFrom('employees as e').where(about)
  if (lock === 'lock') await meant.select('e.id').orderBy('e.id').forNoKeyUpdate().execute()
  const people = await meant
    .select(['e.id', 'e.userId', 'e.name', 'e.surname', 'e.email', 'e.phone', 'e.role', 'e.language'])
    .select(['e.mainLocationId', 'e.integrationId', 'e.employmentType', ...workOfPerson])
    .select((eb) => eb('e.archivedAt', 'is not', null).$castTo<boolean>().as('archived'))
    .select(employeeScope().as('seen'))
    .orderBy('e.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('e.id')
    .execute()
  const { rows: accounts } = await sql<{ email: string; employeeId: string | null }>`
    select a.email, e.id as "employeeId" from accounts_with(${emails}::text[]) a
    left join employees e on e.user_id = a.user_id`.execute(database())
  const found = people.map(({ id }) => id)
  const withContracts = drafts.some(({ contract, fallback }) => contract || fallback?.contract)
  const withRates = drafts.some(({ rate }) => rate)
  return {
    people,
    addresses: new Map(accounts.map(({ email, employeeId }) => [email, employeeId])),
    contracts: byPerson(withContracts ? await contractsOf(found) : []),
    rates: byPerson(withRates ? await ratesOf(found) : []),
  }
}

const byPerson = (terms: KnownTerm[]): Map<string, KnownTerm[]> =>
  Map.groupBy(terms, ({ employeeId }) => employeeId)

const contractsOf = (employeeIds: readonly string[]) =>
  database()
    .selectFrom('employeeContracts')
    .select(['id', 'employeeId', 'startsOn', 'endsOn', 'workSystem', sql<number>`fte::float8`.as('fte')])
    .select(['agreedMinutesPerMonth', 'maxDailyMinutes'])
    .where('employeeId', '=', anyOf(employeeIds))
    .execute()

const ratesOf = (employeeIds: readonly string[]) =>
  database()
    .selectFrom('employeeRates')
    .select(['id', 'employeeId', 'validFrom', 'kind', 'currency', 'salaryMinor', 'weekdayMinor'])
    .select(['saturdayMinor', 'sundayMinor', 'dayOffMinor'])
    .where('employeeId', '=', anyOf(employeeIds))
    .execute()
