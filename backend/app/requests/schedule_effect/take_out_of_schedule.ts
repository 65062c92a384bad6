import { newId } from '#app/core/models/new_id'
import { joinAgain, standAlone } from '#app/requests/schedule_effect/cut_around'
import { cutShiftsOf } from '#app/requests/schedule_effect/pieces_of_shift'
import { applyCommand } from '#app/scheduling/public/apply_command'
import { entriesById } from '#app/scheduling/public/find_entries'
import { findCommand } from '#app/scheduling/public/own_steps'
import { judgeChanges } from '#app/scheduling/public/judge_changes'
import { prepareChanges } from '#app/scheduling/public/prepare_changes'
import { requestStatuses } from '#contracts/enums'
import type { RequestStatus } from '#contracts/filed_requests'
import type { StoredCut, StoredEffect } from '#database/json/requests'
import type { EntryOperation } from '#contracts/schedule'

/**
 * Takes a request out of the schedule again as one step: its entries go, and shifts that made way return to the person
 * where they are still open and no rule is against it, as does what was cut out of shifts. Between other cuts that is a
 * shift of its own until those are taken back as well.
 *
 * @returns the step, and the effect with what it left apart; null where the schedule had nothing of it left
 */
async function takeOutOfSchedule(effect: StoredEffect, employeeId: string): Promise<TakenOut | null> {
  const { cuts = [] } = effect
  const { piecesOf, isApart, bordersOnCut } = await cutShiftsOf(employeeId)
  const present = await entriesById([
    ...effect.entryIds,
    ...effect.unassignedIds,
    ...new Set(cuts.flatMap((cut) => [...piecesOf(cut)])),
  ])
  const planned = [...present.values()].filter(({ deleted }) => !deleted)
  const operations = planned
    .filter(({ id }) => effect.entryIds.includes(id))
    .map(({ id, version }): EntryOperation => ({ kind: 'delete', id, version }))
  const backs: EntryOperation[][] = planned
    .filter(({ id, employeeId: taken }) => taken === null && effect.unassignedIds.includes(id))
    .map(({ id, version }) => [{ kind: 'update', id, version, changes: { employeeId } }])
  const apart = new Map<StoredCut, string>()
  const whole = cuts.map((cut) => {
    const ids = piecesOf(cut)
    const pieces = [...present.values()].filter(({ id }) => ids.has(id))
    const joined = joinAgain(cut, pieces, { employeeId, isApart })
    const [piece] = pieces
    if (joined.length > 0 || !piece || !bordersOnCut(cut)) return joined
    const alone = standAlone(cut, piece, employeeId)
    apart.set(cut, alone.id)
    return [alone]
  })
  for (const back of [...backs, ...whole]) {
    if (back.length === 0) continue
    const changes = await prepareChanges([...operations, ...back], present, 'request')
    if ((await judgeChanges(changes)).refused.length === 0) operations.push(...back)
  }
  if (operations.length === 0) return null
  const stepId = newId()
  await applyCommand({ id: stepId, label: 'withdrawRequest', operations }, { source: 'request' })
  const left = cuts.map((cut) => ({ ...cut, ...(apart.has(cut) && { apartId: apart.get(cut)! }) }))
  return { stepId, effect: { ...effect, ...(cuts.length > 0 && { cuts: left }) } }
}

type TakenOut = { stepId: string; effect: StoredEffect }
type Entered = { effect: StoredEffect | null; status: RequestStatus; employeeId: string }

/**
 * The same before a request is another one. A request that waits may stand in the schedule too: a planner has just done
 * its step again, and the request has not followed yet; or undo left a shift cut, since others had changed a piece of it.
 */
export async function takeOutIfEntered({ effect, status, employeeId }: Entered): Promise<TakenOut | null> {
  if (!effect) return null
  if (status !== requestStatuses.approved && !(await stands(effect)) && !(await leftCut(effect))) return null
  return takeOutOfSchedule(effect, employeeId)
}

/** Something of it is in the schedule. */
export const stands = async ({ entryIds }: StoredEffect): Promise<boolean> =>
  [...(await entriesById(entryIds)).values()].some(({ deleted }) => !deleted)

async function leftCut({ commandId, cuts = [], withdrawnBy }: StoredEffect): Promise<boolean> {
  if (cuts.length === 0 || withdrawnBy) return false
  const { changes = [] } = (await findCommand(commandId)) ?? {}
  const left = new Set(changes.filter(({ takenBack }) => !takenBack).map(({ entryId }) => entryId))
  return cuts.some(({ beforeId, afterId }) => left.has((beforeId ?? afterId)!))
}
