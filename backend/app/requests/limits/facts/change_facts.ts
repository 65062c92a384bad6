import { dayOf, type Day } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { database, nextVersion } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { findLeaveFacts, noFacts } from '#app/requests/limits/loading/leave_facts'
import { personWhoseLimits } from '#app/requests/limits/loading/person_limits'
import type { LeaveFacts, LeaveFactsInput } from '#contracts/request_limits'

/**
 * Writes down what a person's limits follow from. Every year is reckoned by it at once, also years gone by.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws requests.conditions_need_day
 * @throws requests.day_ahead for a day that has not come yet
 */
export async function changeLeaveFacts(
  employeeId: string,
  { version, ...facts }: LeaveFactsInput
): Promise<void> {
  await personWhoseLimits(employeeId)
  await takeTurns('requests')
  const current = (await findLeaveFacts([employeeId])).get(employeeId) ?? noFacts
  if (current.version !== version) throw new DomainError('core.stale_version', { current })
  await requireSenseOf(facts)
  const { id: organisationId } = organisationContext.current()
  if (current.version === 0)
    await database()
      .insertInto('leaveFacts')
      .values({ id: newId(), organisationId, employeeId, ...facts })
      .execute()
  else
    await database()
      .updateTable('leaveFacts')
      .set({ ...facts, version: nextVersion })
      .where('employeeId', '=', employeeId)
      .execute()
  const { version: _version, ...before } = current
  await record({
    ...{ action: 'requests.change_leave_facts', entity: 'leave_facts', entityId: employeeId },
    ...{ before: { employeeId, ...before }, after: { employeeId, ...facts } },
  })
}

async function requireSenseOf({ conditions, conditionsSince, ...facts }: LeaveFacts): Promise<void> {
  if ((conditions === 'usual') !== (conditionsSince === null))
    throw new DomainError('requests.conditions_need_day', { field: 'conditionsSince' })
  const today = dayOf(Date.now(), (await organisationSettings()).timeZone)
  const ahead = (day: Day | null) => day !== null && day > today
  for (const field of ['workedSince', 'youngestChildOn'] as const)
    if (ahead(facts[field])) throw new DomainError('requests.day_ahead', { field })
}
