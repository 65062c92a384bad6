import { addDays } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { applyCommand } from '#app/scheduling/commands/apply_command'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { announcePublication } from '#app/scheduling/publications/announce_publication'
import { showPlan } from '#app/scheduling/publications/faces'
import { lockPublications } from '#app/scheduling/publications/publication_log'
import { isStill, operationsOf } from '#app/scheduling/swaps/swap_shift'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import type { SwapPart, SwapShift } from '#contracts/swaps'

export type Exchanged = {
  requesterId: string
  shift: SwapShift
  /** Of it; `null`: all. */
  part: SwapPart | null
  colleagueId: string
  /** What the colleague gives; null: nothing. */
  back: SwapShift | null
}

/** @throws scheduling.swap_outdated where one of the shifts is not what it was, or not whose it was */
export async function shiftsToExchange({
  requesterId,
  shift,
  colleagueId,
  back,
}: Omit<Exchanged, 'part'>): Promise<{ given: StoredEntry; back: StoredEntry | null }> {
  const entries = await entriesById([shift.entryId, ...(back ? [back.entryId] : [])])
  const given = entries.get(shift.entryId)
  const returned = back && entries.get(back.entryId)
  if (!given || !isStill(shift, given, requesterId)) throw new DomainError('scheduling.swap_outdated')
  if (back && !isStill(back, returned ?? undefined, colleagueId))
    throw new DomainError('scheduling.swap_outdated')
  return { given, back: returned ?? null }
}

/**
 * Exchanges the shifts as one step of the schedule, judged like any other, which staff see at once.
 *
 * @returns the step
 * @throws scheduling.swap_outdated
 * @throws what a command of the schedule throws
 */
export async function carryOutSwap(exchanged: Exchanged): Promise<string> {
  await lockPublications()
  const { given, back } = await shiftsToExchange(exchanged)
  const { requesterId, colleagueId: to, part } = exchanged
  const commandId = newId()
  const operations = operationsOf({ given, part, to, back, requesterId })
  const { revision } = await applyCommand({ id: commandId, label: 'swapShifts', operations })
  await showSwapped(
    operations.map(({ id }) => id),
    revision
  )
  return commandId
}

/** Staff see what became of these shifts: of the part of one that was joined again, nothing. */
export async function showSwapped(entryIds: string[], revision: number): Promise<void> {
  const entries = [...(await entriesById(entryIds)).values()]
  if (entries.length === 0) return
  const days = entries.map(({ day }) => day).sort()
  const span = { from: days[0]!, until: addDays(days.at(-1)!, 1) }
  await announcePublication({ action: 'publish', span, changes: await showPlan(entries), revision })
}
