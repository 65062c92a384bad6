import type { Acceptance, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { breach } from '@shiftloom/solver/labour_code/check'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { StoredAcceptance } from '#database/json/schedule'
import { iso } from '#app/scheduling/entries/entry_rows'

const acceptances = () =>
  database()
    .selectFrom('labourCodeAcceptances as a')
    .leftJoin('users as u', 'u.id', 'a.acceptedBy')
    .leftJoin('employees as e', 'e.userId', 'u.id')
    .select([
      'a.id',
      'a.ruleId',
      'a.employeeId as personId',
      'a.entryIds as shiftIds',
      'a.breach',
      'a.reason',
    ])
    .select(({ ref, fn }) => [
      personNameOf(fn.coalesce('e.name', 'u.name'), fn.coalesce('e.surname', 'u.surname')).as('byName'),
      iso(ref('a.acceptedAt')).as('at'),
    ])

/** What was accepted of these people's work, whose windows touch the days. */
export const acceptancesOf = (employeeIds: readonly string[], span: DaySpan): Promise<Acceptance[]> =>
  acceptances()
    .where('a.employeeId', '=', anyOf(employeeIds))
    .where('a.windowEnd', '>=', sql<Date>`${span.from}::date - 1`)
    .where('a.windowStart', '<', sql<Date>`${span.until}::date + 1`)
    .orderBy('a.acceptedAt')
    .orderBy('a.id')
    .execute()

export const acceptanceById = (id: string): Promise<Acceptance | undefined> =>
  acceptances().where('a.id', '=', id).executeTakeFirst()

/** Stores the current user's acceptance of these breaches. */
export async function storeAcceptances(
  verdicts: readonly PlanVerdict[],
  reason: string
): Promise<Acceptance[]> {
  const { id: organisationId } = organisationContext.current()
  const { userId } = organisationContext.actor()
  const stored: Acceptance[] = []
  for (const verdict of verdicts) {
    const id = newId()
    await database()
      .insertInto('labourCodeAcceptances')
      .values({
        ...{ id, organisationId, employeeId: verdict.personId, ruleId: verdict.ruleId },
        ...{ entryIds: [...verdict.shiftIds], actual: verdict.actual, allowed: verdict.limit },
        ...{ breach: breach(verdict), reason, acceptedBy: userId },
        windowStart: new Date(verdict.window.start),
        windowEnd: new Date(verdict.window.end),
      })
      .execute()
    stored.push((await acceptanceById(id))!)
  }
  return stored
}

export const removeAcceptance = (id: string): Promise<unknown> =>
  database().deleteFrom('labourCodeAcceptances').where('id', '=', id).execute()

export type { StoredAcceptance } from '#database/json/schedule'

export async function acceptanceRows(ids: readonly string[]): Promise<StoredAcceptance[]> {
  const found = await database()
    .selectFrom('labourCodeAcceptances as a')
    .select(sql<StoredAcceptance>`to_jsonb(a) - 'organisation_id'`.as('row'))
    .where('id', '=', anyOf(ids))
    .execute()
  return found.map(({ row }) => row)
}

/** Restores rows whose people still exist. @returns the ids of the restored ones */
export async function restoreAcceptances(stored: readonly StoredAcceptance[]): Promise<string[]> {
  const { rows: kept } = await sql<{ id: string }>`
    insert into labour_code_acceptances (id, organisation_id, employee_id, rule_id, entry_ids, actual, allowed, breach,
      window_start, window_end, reason, accepted_by, accepted_at)
    select r.id, ${organisationContext.current().id}, r.employee_id, r.rule_id, r.entry_ids, r.actual, r.allowed, r.breach,
      r.window_start, r.window_end, r.reason, r.accepted_by, r.accepted_at
    from jsonb_populate_recordset(null::labour_code_acceptances, ${JSON.stringify(stored)}::jsonb) r
    where exists (select from employees e where e.id = r.employee_id)
    on conflict (id) do nothing returning id`.execute(database())
  return kept.map(({ id }) => id)
}
