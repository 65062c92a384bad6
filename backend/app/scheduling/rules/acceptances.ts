import type { Acceptance, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { breach } from '@shiftloom/solver/labour_code/check'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { StoredAcceptance } from '#database/json/schedule'
import { iso } from '#app/scheduling/entries/entry_rows'

const columns =
  () => `a.id, a.rule_id as "ruleId", a.employee_id as "personId", a.entry_ids as "shiftIds", a.breach, a.reason,
  ${personNameSql('coalesce(e.name, u.name)', 'coalesce(e.surname, u.surname)')} as "byName",
  ${iso('a.accepted_at')} as at`
const from = `labour_code_acceptances a left join users u on u.id = a.accepted_by left join employees e on e.user_id = u.id`

/** What was accepted of these people's work, whose windows touch the days. */
export const acceptancesOf = (employeeIds: readonly string[], span: DaySpan): Promise<Acceptance[]> =>
  rows<Acceptance>(
    `select ${columns()} from ${from}
     where a.employee_id = any(?::uuid[]) and a.window_end >= ?::date - 1 and a.window_start < ?::date + 1
     order by a.accepted_at, a.id`,
    [[...employeeIds], span.from, span.until]
  )

export async function acceptanceById(id: string): Promise<Acceptance | undefined> {
  const [found] = await rows<Acceptance>(`select ${columns()} from ${from} where a.id = ?`, [id])
  return found
}

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
    await rows(
      `insert into labour_code_acceptances (id, organisation_id, employee_id, rule_id, entry_ids, actual, allowed, breach,
         window_start, window_end, reason, accepted_by) values (?, ?, ?, ?, ?::uuid[], ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        organisationId,
        verdict.personId,
        verdict.ruleId,
        [...verdict.shiftIds],
        verdict.actual,
        verdict.limit,
        breach(verdict),
        new Date(verdict.window.start),
        new Date(verdict.window.end),
        reason,
        userId,
      ]
    )
    stored.push((await acceptanceById(id))!)
  }
  return stored
}

export const removeAcceptance = (id: string): Promise<unknown> =>
  rows('delete from labour_code_acceptances where id = ?', [id])

export type { StoredAcceptance } from '#database/json/schedule'

export const acceptanceRows = async (ids: readonly string[]): Promise<StoredAcceptance[]> =>
  (
    await rows<{ row: StoredAcceptance }>(
      `select to_jsonb(a) - 'organisation_id' as row from labour_code_acceptances a where id = any(?::uuid[])`,
      [[...ids]]
    )
  ).map(({ row }) => row)

/** Restores rows whose people still exist. @returns the ids of the restored ones */
export async function restoreAcceptances(stored: readonly StoredAcceptance[]): Promise<string[]> {
  const kept = await rows<{ id: string }>(
    `insert into labour_code_acceptances (id, organisation_id, employee_id, rule_id, entry_ids, actual, allowed, breach,
       window_start, window_end, reason, accepted_by, accepted_at)
     select r.id, ?, r.employee_id, r.rule_id, r.entry_ids, r.actual, r.allowed, r.breach, r.window_start, r.window_end,
       r.reason, r.accepted_by, r.accepted_at
     from jsonb_populate_recordset(null::labour_code_acceptances, ?::jsonb) r
     where exists (select from employees e where e.id = r.employee_id)
     on conflict (id) do nothing returning id`,
    [organisationContext.current().id, JSON.stringify(stored)]
  )
  return kept.map(({ id }) => id)
}
