import { addDays, daysBetween } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { judgeCommands } from '#app/scheduling/commands/judge_commands'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById, storedEntries } from '#app/scheduling/entries/entry_rows'
import { obstacleOf } from '#app/scheduling/swaps/partners/obstacle'
import { colleaguesAt, ownSwaps, type SwapPerson } from '#app/scheduling/swaps/partners/people_of_swaps'
import { namesOfShifts } from '#app/scheduling/swaps/reading/names_of_shifts'
import { canBeSwapped, operationsOf, swapShiftOf } from '#app/scheduling/swaps/swap_shift'
import { scheduleEntryTypes } from '#contracts/enums'
import type { NamedSwapShift, SwapPart, SwapPartner } from '#contracts/swaps'

/** Days around the shift in which shifts are offered in return, and how many of each colleague. */
const around = 14
const mostReturns = 8

/** The actor's shifts that can be offered, by start. */
export async function ownShifts(): Promise<NamedSwapShift[]> {
  const { me } = await ownSwaps()
  const found = await comingShifts([me.id]).limit(200).execute()
  const named = await namesOfShifts(found.map(swapShiftOf))
  return found.map((entry) => named(swapShiftOf(entry)))
}

/**
 * Who could take a shift of the actor, with what the rules say of it, and which of their shifts could come back.
 *
 * @throws scheduling.swaps_off
 * @throws scheduling.swap_shift for a shift that the actor cannot offer
 * @throws scheduling.swap_part for a part that cannot be given
 */
export async function swapPartners(entryId: string, part: SwapPart | null): Promise<SwapPartner[]> {
  const { me } = await ownSwaps()
  const given = (await entriesById([entryId])).get(entryId)
  if (!canBeSwapped(given, me.id)) throw new DomainError('scheduling.swap_shift', { field: 'entryId' })
  const colleagues = await colleaguesAt(me.id, given.locationId)
  const returns = await returnsOf(colleagues, given)
  const cases = colleagues.flatMap(({ id }) => [
    { to: id, back: null },
    ...(returns.get(id) ?? []).map((back) => ({ to: id, back })),
  ])
  const judged = await judgeCommands(
    cases.map(({ to, back }) => operationsOf({ given, part, to, back, requesterId: me.id }))
  )
  const obstacles = new Map(
    cases.map(({ to, back }, place) => [keyOf(to, back), obstacleOf(judged[place]!.refused[0]?.ruleId)])
  )
  const named = await namesOfShifts([...returns.values()].flat().map(swapShiftOf))
  const partners = colleagues.map(({ id, name, surname }) => ({
    ...{ employeeId: id, name, surname, obstacle: obstacles.get(keyOf(id, null)) ?? null },
    returns: (returns.get(id) ?? []).map((back) => ({
      ...named(swapShiftOf(back)),
      obstacle: obstacles.get(keyOf(id, back)) ?? null,
    })),
  }))
  return partners.toSorted((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null))
}

const keyOf = (employeeId: string, back: StoredEntry | null): string => `${employeeId} ${back?.id ?? ''}`

/** Published shifts that have not begun, at locations that the actor may touch. */
function comingShifts(employeeIds: string[]) {
  const reach = organisationContext.actor().locationIds
  return storedEntries()
    .where('e.employeeId', '=', anyOf(employeeIds))
    .where('e.type', '=', scheduleEntryTypes.shift)
    .where('e.deletedAt', 'is', null)
    .where('e.state', '=', 'published')
    .where('e.locked', '=', false)
    .where('e.startsAt', '>', new Date())
    .$if(reach !== null, (query) => query.where('e.locationId', '=', anyOf(reach!)))
    .orderBy('e.startsAt')
    .orderBy('e.id')
}

async function returnsOf(colleagues: SwapPerson[], given: StoredEntry): Promise<Map<string, StoredEntry[]>> {
  const found = await comingShifts(colleagues.map(({ id }) => id))
    .where('e.day', '>=', addDays(given.day, -around))
    .where('e.day', '<=', addDays(given.day, around))
    .execute()
  const far = (entry: StoredEntry) => Math.abs(daysBetween(given.day, entry.day))
  const nearest = Map.groupBy(found, ({ employeeId }) => employeeId ?? '')
  for (const [id, shifts] of nearest) {
    const near = shifts.toSorted((one, other) => far(one) - far(other)).slice(0, mostReturns)
    nearest.set(
      id,
      near.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    )
  }
  return nearest
}
