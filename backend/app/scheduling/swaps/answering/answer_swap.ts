import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { requireAllowed } from '#app/scheduling/swaps/propose_swap'
import { carryOutSwap, shiftsToExchange } from '#app/scheduling/swaps/answering/carry_out_swap'
import {
  answerOffer,
  settleSwap,
  swapInState,
  type SwapInHand,
} from '#app/scheduling/swaps/answering/swap_in_state'
import { supervisorsAt } from '#app/organisation/public/supervisors'
import { ownSwaps } from '#app/scheduling/swaps/partners/people_of_swaps'
import { tellOfSwap } from '#app/scheduling/swaps/swap_stepped'
import type { OfferRow } from '#app/scheduling/swaps/reading/swap_rows'

/**
 * The colleague takes the shift: the swap is carried out, or waits for the supervisor.
 *
 * @throws core.not_found
 * @throws scheduling.swaps_off
 * @throws scheduling.swap_not_in_this_state also for the second answer
 * @throws scheduling.swap_outdated
 * @throws scheduling.swap_not_allowed where the rules are against it
 */
export async function acceptOffer(id: string): Promise<void> {
  const { row, offers } = await swapInState(id, ['asked'])
  const offer = ownOffer({ row, offers })
  const { me, needConfirmation } = await ownSwaps()
  const { requesterId, shift, part } = row
  const exchanged = { requesterId, shift, part, colleagueId: me.id, back: offer.shift }
  const { given, back } = await shiftsToExchange(exchanged)
  await requireAllowed({ requesterId, given, part }, [{ person: me, back }])
  await answerOffer(offer, 'accepted')
  const news = { swapId: id, day: shift.day }
  tellOfSwap([requesterId], { ...news, step: 'accepted' })
  if (row.needsConfirmation || needConfirmation || me.swapNeedsConfirmation) {
    const supervisors = await supervisorsAt('swaps.accept', shift.locationId, [requesterId, me.id])
    tellOfSwap(supervisors, { ...news, step: 'confirm' })
    return settleSwap(row, 'acceptSwap', { status: 'accepted', needsConfirmation: true })
  }
  const commandId = await carryOutSwap(exchanged)
  return settleSwap(row, 'acceptSwap', { status: 'done', commandId })
}

/**
 * The colleague does not take the shift. Once all have refused, the swap is over.
 *
 * @throws core.not_found
 * @throws scheduling.swap_not_in_this_state
 */
export async function rejectOffer(id: string): Promise<void> {
  const { row, offers } = await swapInState(id, ['asked'])
  const offer = ownOffer({ row, offers })
  await answerOffer(offer, 'rejected')
  const isLast = offers.every((one) => one.id === offer.id || one.answer !== 'open')
  if (isLast) tellOfSwap([row.requesterId], { swapId: id, step: 'rejected', day: row.shift.day })
  await settleSwap(row, 'rejectSwap', isLast ? { status: 'rejected' } : {})
}

function ownOffer({ offers }: SwapInHand): OfferRow {
  const { employeeId } = organisationContext.actor()
  const offer = offers.find((one) => one.employeeId === employeeId)
  if (!offer) throw new DomainError('core.forbidden')
  if (offer.answer !== 'open') throw new DomainError('scheduling.swap_not_in_this_state')
  return offer
}
