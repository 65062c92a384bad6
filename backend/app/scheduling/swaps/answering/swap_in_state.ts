import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { lockOwnStacks } from '#app/scheduling/steps/command_log'
import { announceSwap } from '#app/scheduling/swaps/announce_swap'
import { offersOf, visibleSwaps, type OfferRow, type SwapRow } from '#app/scheduling/swaps/reading/swap_rows'
import { statusOf } from '#app/scheduling/swaps/reading/wire_swaps'
import type { SwapStatus } from '#contracts/swaps'

export type SwapInHand = { row: SwapRow; offers: OfferRow[] }

/**
 * The swap, held against everyone else until this unit of work ends: of several answers the first one counts.
 *
 * @throws core.not_found
 * @throws scheduling.swap_not_in_this_state
 */
export async function swapInState(id: string, states: readonly SwapStatus[]): Promise<SwapInHand> {
  await lockOwnStacks()
  await database().selectFrom('swaps').select('id').where('id', '=', id).forUpdate().execute()
  const row = await visibleSwaps()
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  const status = statusOf(row)
  if (!states.includes(status)) throw new DomainError('scheduling.swap_not_in_this_state', { status })
  return { row, offers: await offersOf([id]) }
}

type Change = Partial<{
  status: 'asked' | 'accepted' | 'done' | 'rejected' | 'withdrawn'
  needsConfirmation: boolean
  decidedBy: string
  decisionReason: string | null
  commandId: string
}>

/** Stores what became of the swap, with the event log and the screens of all concerned. */
export async function settleSwap(
  { id, shift, requesterId }: SwapRow,
  deed: string,
  change: Change
): Promise<void> {
  await database()
    .updateTable('swaps')
    .set({ ...change, ...(change.decidedBy && { decidedAt: new Date() }), version: nextVersion })
    .where('id', '=', id)
    .execute()
  const { status, decisionReason } = change
  await record({
    ...{ action: `scheduling.${deed}`, entity: 'swap', entityId: id, locationId: shift.locationId },
    after: {
      employeeId: requesterId,
      ...shift,
      ...(status && { status }),
      ...(decisionReason && { decisionReason }),
    },
  })
  await announceSwap(id)
}

export const answerOffer = (offer: OfferRow, answer: 'accepted' | 'rejected') =>
  database()
    .updateTable('swapOffers')
    .set({ answer, answeredAt: new Date() })
    .where('id', '=', offer.id)
    .execute()
