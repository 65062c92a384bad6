import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { carryOutSwap } from '#app/scheduling/swaps/answering/carry_out_swap'
import { settleSwap, swapInState, type SwapInHand } from '#app/scheduling/swaps/answering/swap_in_state'
import { tellOfSwap } from '#app/scheduling/swaps/swap_stepped'
import { decidesOn, supervises } from '#app/scheduling/swaps/reading/wire_swaps'

/**
 * The supervisor confirms what the colleague accepted, and the shifts are exchanged.
 *
 * @throws core.not_found
 * @throws core.forbidden for a swap outside of the actor's locations
 * @throws scheduling.swap_not_in_this_state
 * @throws scheduling.swap_own_decision
 * @throws scheduling.swap_outdated
 * @throws what a command of the schedule throws
 */
export async function confirmSwap(id: string): Promise<void> {
  const { row, offers } = await toDecide(id)
  const offer = offers.find(({ answer }) => answer === 'accepted')!
  const { requesterId, shift, part } = row
  const commandId = await carryOutSwap({
    ...{ requesterId, shift, part, colleagueId: offer.employeeId, back: offer.shift },
  })
  const { userId } = organisationContext.actor()
  await settleSwap(row, 'confirmSwap', { status: 'done', commandId, decidedBy: userId })
}

/** @throws as `confirmSwap` */
export async function refuseSwap(id: string, reason: string | null): Promise<void> {
  const { row, offers } = await toDecide(id)
  const { userId } = organisationContext.actor()
  const taking = [
    row.requesterId,
    ...offers.flatMap((one) => (one.answer === 'accepted' ? one.employeeId : [])),
  ]
  tellOfSwap(taking, { swapId: id, step: 'rejected', day: row.shift.day })
  await settleSwap(row, 'refuseSwap', { status: 'rejected', decidedBy: userId, decisionReason: reason })
}

async function toDecide(id: string): Promise<SwapInHand> {
  const inHand = await swapInState(id, ['accepted'])
  const { row, offers } = inHand
  if (!supervises(row.shift)) throw new DomainError('core.forbidden')
  if (!decidesOn(row.requesterId, offers)) throw new DomainError('scheduling.swap_own_decision')
  return inHand
}

/**
 * The requester takes the offer back while it waits.
 *
 * @throws core.not_found
 * @throws core.forbidden
 * @throws scheduling.swap_not_in_this_state
 */
export async function withdrawSwap(id: string): Promise<void> {
  const { row } = await swapInState(id, ['asked', 'accepted'])
  if (row.requesterId !== organisationContext.actor().employeeId) throw new DomainError('core.forbidden')
  await settleSwap(row, 'withdrawSwap', { status: 'withdrawn' })
}
