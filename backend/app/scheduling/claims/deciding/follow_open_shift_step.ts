import { database, nextVersion } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { announceOpenShift } from '#app/scheduling/claims/announce_open_shift'
import { claimsOf } from '#app/scheduling/claims/reading/open_shift_rows'
import { nextRevision } from '#app/scheduling/entries/revision'
import { lockPublications } from '#app/scheduling/publications/publication_log'
import { showSwapped } from '#app/scheduling/swaps/answering/carry_out_swap'
import type { SteppedAcceptance } from '#app/scheduling/undo/acceptance_stepped'

/**
 * Lets an open shift follow a planner who takes its step back, or does it again: staff see the shift as it is, and
 * without the step the shift is no longer open. Runs after the step is stored, in a unit of work of its own.
 */
export const followOpenShiftStep = (details: SteppedAcceptance): Promise<void> =>
  organisationContext.run(details.organisationId, () => follow(details), details.actor)

async function follow({ commandId, takesBack, entryIds }: SteppedAcceptance): Promise<void> {
  if (entryIds.size === 0) return
  const row = await database()
    .selectFrom('openShifts')
    .select(['id', 'shift'])
    .where('commandId', '=', commandId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  await lockPublications()
  await database()
    .updateTable('openShifts')
    .set({ status: takesBack ? 'withdrawn' : 'assigned', version: nextVersion })
    .where('id', '=', row.id)
    .execute()
  await showSwapped([...entryIds], await nextRevision())
  const people = (await claimsOf([row.id])).map(({ employeeId }) => employeeId)
  announceOpenShift({ ...row.shift, employeeIds: people })
}
