import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { PlannedTerm, TermRow } from '#app/organisation/employees/employee_plan'

const termTables = { contract: 'employee_contracts', rate: 'employee_rates' } as const
export type TermEntity = keyof typeof termTables

const columns: Record<string, string> = {
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  workSystem: 'work_system',
  fte: 'fte',
  agreedMinutesPerMonth: 'agreed_minutes_per_month',
  maxDailyMinutes: 'max_daily_minutes',
  validFrom: 'valid_from',
  kind: 'kind',
  currency: 'currency',
  salaryMinor: 'salary_minor',
  weekdayMinor: 'weekday_minor',
  saturdayMinor: 'saturday_minor',
  sundayMinor: 'sunday_minor',
  dayOffMinor: 'day_off_minor',
}
const columnsOf = (row: TermRow) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]!, value]))

export type OwnedTerm = { employeeId: string; term: PlannedTerm }

export async function addTerms(entity: TermEntity, terms: readonly OwnedTerm[]): Promise<void> {
  if (terms.length === 0) return
  const { id: organisation_id } = organisationContext.current()
  await trx()
    .table(termTables[entity])
    .multiInsert(
      terms.map(({ employeeId, term }) => ({
        id: term.id,
        organisation_id,
        employee_id: employeeId,
        ...columnsOf(term.after),
      }))
    )
}

/** @returns false when the row is not what it was expected to be, and stays */
export async function setTerm(
  entity: TermEntity,
  id: string,
  expected: TermRow | null,
  row: TermRow
): Promise<boolean> {
  if (expected && !(await isTerm(entity, id, expected))) return false
  await trx()
    .from(termTables[entity])
    .where('id', id)
    .update({ ...columnsOf(row), version: trx().raw('version + 1'), updated_at: new Date() })
  return true
}

/** @returns false when the row is not what it was expected to be, and stays */
export async function deleteTerm(entity: TermEntity, id: string, expected: TermRow): Promise<boolean> {
  if (!(await isTerm(entity, id, expected))) return false
  await trx().from(termTables[entity]).where('id', id).delete()
  return true
}

async function isTerm(entity: TermEntity, id: string, expected: TermRow): Promise<boolean> {
  const found = await rows<Record<string, unknown>>(
    `select to_jsonb(k) as row from ${termTables[entity]} k where k.id = ? for update`,
    [id]
  )
  const row = found[0]?.row as Record<string, unknown> | undefined
  return !!row && Object.entries(columnsOf(expected)).every(([column, value]) => row[column] === value)
}
