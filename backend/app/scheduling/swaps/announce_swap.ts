import { database } from '#app/core/database/database'
import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { ownOf, plannersOf } from '#app/scheduling/hubs/groups'

/** Asks the screens of all concerned, and of planners of the location, to read the swap again once it is stored. */
export async function announceSwap(swapId: string): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const swap = await database()
    .selectFrom('swaps')
    .select(['requesterId', 'shift'])
    .where('id', '=', swapId)
    .executeTakeFirstOrThrow()
  const offers = await database()
    .selectFrom('swapOffers')
    .select('employeeId')
    .where('swapId', '=', swapId)
    .execute()
  const groups = [
    plannersOf(swap.shift.locationId),
    ...[swap.requesterId, ...offers.map(({ employeeId }) => employeeId)].map(ownOf),
  ]
  organisationContext.afterCommit(() =>
    Promise.all(
      groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'swapsChanged', { swapId }))
    )
  )
}
