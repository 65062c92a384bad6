import { PlanPrices, type KnownPlan } from '@shiftloom/solver/labour_code/plan/plan_prices'
import { rankReplacements } from '@shiftloom/solver/roster/explain/replacements'
import type { Replacement } from '@shiftloom/solver/roster/result'
import { addDays, type Day } from '@shiftloom/solver/time'
import { notFound } from '#app/core/errors/domain_error'
import { candidateVerdicts, type Stands } from '#app/auto_schedule/replacements/candidate_verdicts'
import { problemOf } from '#app/auto_schedule/snapshot/build_problem'
import { planEntryOf } from '#app/auto_schedule/snapshot/roster_work'
import { shiftRates } from '#app/scheduling/public/shift_rates'
import { levelsOf, peopleById, type PersonRow } from '#app/scheduling/public/schedule_people'
import { readSnapshot, type Snapshot } from '#app/auto_schedule/snapshot/read_snapshot'
import { scopePeople } from '#app/auto_schedule/snapshot/scope_people'
import { plannedContent, type EntryContent } from '#app/scheduling/public/entry'
import { entriesById } from '#app/scheduling/public/find_entries'
import { planFrame } from '#app/scheduling/public/plan_context'
import { requireLocation } from '#app/scheduling/public/scope'
import { scheduleEntryTypes } from '#contracts/enums'
import type { RunGoals, RunScope, ShiftReplacement } from '#contracts/auto_schedule'

/** Who is suited best does not depend on what a schedule should favour; the cost difference is given separately. */
const evenGoals: RunGoals = { coverage: 100, fairness: 50, preferences: 50, stability: 50, cost: 0 }

/**
 * Who could take a shift from the person who has it, best first: those who may take it at once, in the order of the
 * roster kernel, then the others. Hours and shares are those of the shift's month. Whether a person may is what saving
 * would answer.
 *
 * @throws core.not_found for what is no shift of the schedule
 * @throws core.forbidden for one at a location the actor may not touch
 */
export async function shiftReplacements(
  entryId: string,
  { seesCost }: { seesCost: boolean }
): Promise<ShiftReplacement[]> {
  const shift = plannedContent((await entriesById([entryId])).get(entryId))
  if (!shift || shift.type !== scheduleEntryTypes.shift) throw notFound({ entryId })
  requireLocation(shift.locationId)
  const scope = monthAround(shift)
  const ids = (await scopePeople(scope)).map(({ id }) => id)
  const frame = await planFrame(ids, { from: shift.day, until: addDays(shift.day, 1) })
  const snapshot = await readSnapshot(scope, frame.days)
  const decides = ({ id }: { id: string }) => id === entryId
  const question = { goals: evenGoals, seed: 0, budgetMs: 0, repair: null, decides }
  const problem = problemOf(snapshot, question, null)
  const people = await peopleById(ids)
  const ranked = rankReplacements(problem, entryId, {
    levelOf: levelsAt(shift.positionId, people),
    costOf: seesCost ? await costsOf(entryId, people, shift.day, snapshot) : () => undefined,
  }).filter(({ personId }) => personId !== shift.employeeId)
  const stands = candidateVerdicts(frame, snapshot.entries, { id: entryId, content: shift })
  const listed = ranked.map((one) => replacementOf(one, stands(one.personId)))
  return [...listed.filter(isFree), ...listed.filter((one) => !isFree(one))]
}

function levelsAt(positionId: string | null, people: readonly PersonRow[]): (employeeId: string) => number {
  const levels = new Map(people.map((person) => [person.id, positionId ? levelsOf(person)[positionId] : 1]))
  return (employeeId) => levels.get(employeeId) ?? 1
}

/**
 * How much dearer the plan is with another person, night work and overtime included; undefined if a rate is unknown.
 */
async function costsOf(
  entryId: string,
  people: PersonRow[],
  day: Day,
  { entries, positions }: Snapshot
): Promise<(employeeId: string) => number | undefined> {
  const prices = new PlanPrices(await shiftRates(people, { from: day, until: addDays(day, 1) }))
  const all = entries.map(planEntryOf)
  const byPerson = Map.groupBy(all, (entry) => entry.employeeId ?? '')
  const plan: KnownPlan = {
    entryById: new Map(all.map((entry) => [entry.id, entry])),
    ofPerson: (id) => byPerson.get(id) ?? [],
    uncounted: positions.uncounted,
  }
  const shift = plan.entryById.get(entryId)
  return (employeeId) => {
    const add = shift ? [{ ...shift, employeeId }] : []
    return prices.differenceOf({ remove: [entryId], add }, plan)
  }
}

const isFree = ({ blocker }: ShiftReplacement): boolean => blocker === null

const monthAround = ({ day, locationId, positionId }: EntryContent): RunScope => ({
  from: firstOfMonth(day),
  until: firstOfMonth(addDays(firstOfMonth(day), 31)),
  locationIds: [locationId],
  positionIds: positionId === null ? [] : [positionId],
  employeeIds: [],
  keep: { published: true, locked: true, manual: true },
})
const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

const replacementOf = (
  { personId: employeeId, reasons, blocker: _told, alerts: _also, ...figures }: Replacement,
  { blocker, alerts }: Stands
): ShiftReplacement => ({
  employeeId,
  blocker,
  alerts,
  ...figures,
  reasons: reasons.map(({ code, details }) => ({ code, details: { ...details } })),
})
