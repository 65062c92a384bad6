import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { decideOpenShift } from '#app/scheduling/claims/deciding/decide_open_shift'

/**
 * Decides each open shift of an organisation whose time is over, and those whose first claim was left by a process that
 * ended. Each in a unit of work of its own: what fails with one keeps no other waiting, and is tried again.
 */
export async function decideDue(organisationId: string, now: number): Promise<void> {
  const due = await organisationContext.run(organisationId, () => dueAt(new Date(now)))
  await eachOrganisation(due, 'decide_open_shift', (id) => decideOpenShift({ organisationId, id, now }))
}

async function dueAt(now: Date): Promise<string[]> {
  const found = await database()
    .selectFrom('openShifts as o')
    .select('o.id')
    .where('o.status', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('o.closesAt', '<=', now),
        sql<boolean>`(o.rule = 'first' and exists (select from shift_claims c
          where c.open_shift_id = o.id and c.outcome = 'waiting'))`,
      ])
    )
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute()
  return found.map(({ id }) => id)
}
