import { database, nextVersion } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { nextRevision } from '#app/scheduling/entries/revision'
import { lockPublications } from '#app/scheduling/publications/publication_log'
import { announceSwap } from '#app/scheduling/swaps/announce_swap'
import { showSwapped } from '#app/scheduling/swaps/answering/carry_out_swap'
import type { SteppedAcceptance } from '#app/scheduling/undo/acceptance_stepped'

/**
 * Lets a swap follow a planner who takes its step back, or does it again: staff see the shifts as they are, and without
 * the step the swap waits for a supervisor. Runs after the step is stored, in a unit of work of its own.
 */
export const followSwapStep = (details: SteppedAcceptance): Promise<void> =>
  organisationContext.run(details.organisationId, () => follow(details), details.actor)

async function follow({ commandId, takesBack, entryIds }: SteppedAcceptance): Promise<void> {
  if (entryIds.size === 0) return
  const swap = await database()
    .selectFrom('swaps')
    .select('id')
    .where('commandId', '=', commandId)
    .forUpdate()
    .executeTakeFirst()
  if (!swap) return
  await lockPublications()
  // The people who had the shifts since may have offered them again.
  await database()
    .updateTable('swaps')
    .set({ status: 'withdrawn', version: nextVersion })
    .where('entryId', 'in', [...entryIds])
    .where('id', '<>', swap.id)
    .where('status', 'in', ['asked', 'accepted'])
    .execute()
  await database()
    .updateTable('swaps')
    .set({ status: takesBack ? 'accepted' : 'done', needsConfirmation: true, version: nextVersion })
    .where('id', '=', swap.id)
    .execute()
  await showSwapped([...entryIds], await nextRevision())
  await announceSwap(swap.id)
}
