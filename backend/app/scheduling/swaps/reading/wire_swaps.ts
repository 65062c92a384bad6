import { organisationContext } from '#app/core/organisation_context'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { namesOfShifts } from '#app/scheduling/swaps/reading/names_of_shifts'
import { offersOf, type OfferRow, type SwapRow } from '#app/scheduling/swaps/reading/swap_rows'
import { isStill } from '#app/scheduling/swaps/swap_shift'
import { can } from '#contracts/abilities'
import { roles } from '#contracts/enums'
import type { Swap, SwapRights, SwapStatus } from '#contracts/swaps'

/** Swaps as the actor may see them: with the names, and whether the shifts are still what they were. */
export async function wireSwaps(rows: readonly SwapRow[]): Promise<Swap[]> {
  const offers = Map.groupBy(await offersOf(rows.map(({ id }) => id)), ({ swapId }) => swapId)
  const shifts = rows.flatMap(({ id, shift }) => [
    shift,
    ...(offers.get(id) ?? []).flatMap((offer) => offer.shift ?? []),
  ])
  const named = await namesOfShifts(shifts)
  const entries = await entriesById([...new Set(shifts.map(({ entryId }) => entryId))])
  return rows.map((row) => {
    const all = offers.get(row.id) ?? []
    const state = { status: statusOf(row), outdated: isOutdated(row, all, entries) }
    return {
      ...{ id: row.id, version: row.version, ...state, needsConfirmation: row.needsConfirmation },
      requester: { id: row.requesterId, name: row.name, surname: row.surname },
      ...{ shift: named(row.shift), part: hoursOf(row), note: row.note },
      offers: seenOf(row, all).map(({ employeeId: id, name, surname, shift, answer }) => ({
        ...{ employee: { id, name, surname }, shift: shift && named(shift), answer },
      })),
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: row.isDecidedByPerson ? row.decidedByName : null,
      decisionReason: row.decisionReason,
      rights: rightsOf(row, all, state),
    }
  })
}

const hoursOf = ({ shift: { start, end }, part }: SwapRow): Swap['part'] =>
  part && (part.give === 'first' ? { start, end: part.at } : { start: part.at, end })

const isOpen = (status: SwapStatus): boolean => status === 'asked' || status === 'accepted'

/** A swap that waits while its shift begins has expired. */
export const statusOf = ({ status, startsAt }: Pick<SwapRow, 'status' | 'startsAt'>): SwapStatus =>
  isOpen(status) && startsAt.getTime() <= Date.now() ? 'expired' : status

function isOutdated(
  { status, shift, requesterId }: SwapRow,
  offers: readonly OfferRow[],
  entries: Map<string, StoredEntry>
): boolean {
  if (!isOpen(status)) return false
  if (!isStill(shift, entries.get(shift.entryId), requesterId)) return true
  const waiting = offers.filter(({ answer }) => answer === (status === 'accepted' ? 'accepted' : 'open'))
  return waiting.every(
    ({ shift: back, employeeId }) => back !== null && !isStill(back, entries.get(back.entryId), employeeId)
  )
}

/** Colleagues who are asked see no others who are. */
function seenOf({ requesterId }: SwapRow, offers: OfferRow[]): OfferRow[] {
  const { employeeId, role } = organisationContext.actor()
  if (requesterId === employeeId || can(role, 'swaps.read')) return offers
  return offers.filter((offer) => offer.employeeId === employeeId)
}

function rightsOf(
  { requesterId, shift }: SwapRow,
  offers: readonly OfferRow[],
  { status, outdated }: { status: SwapStatus; outdated: boolean }
): SwapRights {
  const { employeeId, role } = organisationContext.actor()
  const asksMe = offers.some((offer) => offer.employeeId === employeeId && offer.answer === 'open')
  return {
    answer: status === 'asked' && !outdated && asksMe && can(role, 'swaps.accept_own'),
    confirm:
      status === 'accepted' &&
      can(role, 'swaps.accept') &&
      supervises(shift) &&
      decidesOn(requesterId, offers),
    withdraw: isOpen(status) && requesterId === employeeId,
  }
}

/** The shift lies where the actor plans; who takes part in a swap sees it from elsewhere as well. */
export function supervises({ locationId }: SwapRow['shift']): boolean {
  return organisationContext.actor().locationIds?.includes(locationId) ?? true
}

/** No one confirms a swap of their own but an administrator, who may be the only one to ask. */
export function decidesOn(requesterId: string, offers: readonly OfferRow[]): boolean {
  const { employeeId, role } = organisationContext.actor()
  if (role === roles.organisationAdmin) return true
  const colleague = offers.find(({ answer }) => answer === 'accepted')?.employeeId
  return employeeId !== requesterId && employeeId !== colleague
}
