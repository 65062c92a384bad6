import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext, type Actor } from '#app/core/organisation_context'
import { loadActor } from '#app/identity/public/load_actor'
import { assigning, isStillOpen } from '#app/scheduling/claims/open_entry'
import { orderOfClaims } from '#app/scheduling/claims/deciding/order_of_claims'
import { loseClaims, settleOpenShift } from '#app/scheduling/claims/deciding/settle_open_shift'
import {
  claimsOf,
  openShiftRows,
  type ClaimRow,
  type OpenShiftRow,
} from '#app/scheduling/claims/reading/open_shift_rows'
import { applyCommand } from '#app/scheduling/commands/apply_command'
import { judgeEachCommand } from '#app/scheduling/commands/judge_commands'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { lockPublications } from '#app/scheduling/publications/publication_log'
import { lockOwnStacks } from '#app/scheduling/steps/command_log'
import { showSwapped } from '#app/scheduling/swaps/answering/carry_out_swap'
import { can } from '#contracts/abilities'

type Due = { organisationId: string; id: string; now: number }

/**
 * Decides an open shift whose time is over, or one that the first to claim it gets. The step is that of the planner who
 * opened it; without them, or without their rights, it is withdrawn. Decided once, however often it is asked.
 */
export async function decideOpenShift({ organisationId, id, now }: Due): Promise<void> {
  const opener = await organisationContext.run(organisationId, () => openerOf(id))
  await organisationContext.run(organisationId, () => (opener ? decide(id, now) : giveUp(id)), opener)
}

async function openerOf(id: string): Promise<Actor | null> {
  const row = await openShiftRows().where('o.id', '=', id).executeTakeFirst()
  const actor = row?.openedBy ? await loadActor(row.openedBy) : null
  if (!row || !actor || !can(actor.role, 'schedule.edit') || !can(actor.role, 'schedule.publish')) return null
  return (actor.locationIds?.includes(row.shift.locationId) ?? true) ? actor : null
}

/**
 * Decides it now, by the planner who acts.
 *
 * @param now what the clock says; `Infinity` waits for no one
 */
export async function decide(id: string, now: number): Promise<void> {
  await lockOwnStacks()
  const row = await heldOpenShift(id)
  if (row?.status !== 'open') return
  const isOver = row.closesAt.getTime() <= now
  if (row.rule === 'fair' && !isOver) return
  const claims = await claimsOf([id])
  const entry = (await entriesById([row.entryId])).get(row.entryId)
  if (!isStillOpen(row.shift, entry)) return settleOpenShift(row, claims, { status: 'outdated' })
  const waiting = claims.filter(({ outcome }) => outcome === 'waiting')
  const order = row.rule === 'fair' ? await orderOfClaims(waiting, entry) : waiting
  const winner = await firstAllowed(order, entry)
  if (winner) return assign(row, claims, entry, winner)
  if (isOver) return settleOpenShift(row, claims, { status: 'unclaimed' })
  await loseClaims(waiting, row)
}

/** Held until the unit of work ends: of several decisions one counts. */
export async function heldOpenShift(id: string): Promise<OpenShiftRow | undefined> {
  await database().selectFrom('openShifts').select('id').where('id', '=', id).forUpdate().execute()
  return openShiftRows().where('o.id', '=', id).executeTakeFirst()
}

async function firstAllowed(claims: readonly ClaimRow[], entry: StoredEntry): Promise<ClaimRow | undefined> {
  for (const claim of claims) {
    const [judged] = await judgeEachCommand([assigning(entry, claim.employeeId)])
    if (judged!.refused.length === 0) return claim
  }
  return undefined
}

/** One step of the schedule, judged like any other, which staff see at once. */
async function assign(
  row: OpenShiftRow,
  claims: readonly ClaimRow[],
  entry: StoredEntry,
  winner: ClaimRow
): Promise<void> {
  await lockPublications()
  const commandId = newId()
  const operations = assigning(entry, winner.employeeId)
  const { revision } = await applyCommand({ id: commandId, label: 'assignOpenShift', operations })
  await showSwapped([entry.id], revision)
  await settleOpenShift(row, claims, { status: 'assigned', winner, commandId })
}

async function giveUp(id: string): Promise<void> {
  const row = await heldOpenShift(id)
  if (row?.status === 'open') await settleOpenShift(row, await claimsOf([id]), { status: 'withdrawn' })
}
