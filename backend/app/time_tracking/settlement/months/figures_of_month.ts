import type { Day } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import { figuresOfPeople } from '#app/time_tracking/settlement/figures_of_people'
import { fingerprints } from '#app/time_tracking/settlement/months/fingerprints'
import { monthSpan } from '#app/time_tracking/settlement/months/month'
import { askForMonth, findRun } from '#app/time_tracking/settlement/months/runs'
import { storedFigures } from '#app/time_tracking/settlement/months/stored_figures'
import type { LookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { can } from '#contracts/abilities'
import type { SettledFigures, SettlementRun } from '#contracts/settlement'

export type FiguresOfMonth = {
  figures: Map<string, SettledFigures>
  /** People whose figures are those of before a change. */
  outdated: Set<string>
  /** People without stored figures who were too many to settle at once. */
  missing: string[]
  run: SettlementRun | null
}

const none: ReadonlyMap<string, SettledFigures> = new Map()

/**
 * The stored figures of people; those without any are settled at once, unless they are many. For a person who reads those of others, what is out
 * of date is settled again in the background, unless that was stopped.
 */
export async function figuresOfMonth(
  month: Day,
  ids: string[],
  looked: LookedAt,
  mostAtOnce = Infinity
): Promise<FiguresOfMonth> {
  const current = await fingerprints(ids, looked)
  const stored = await storedFigures(month, ids)
  const missing = ids.filter((id) => !stored.has(id))
  const made =
    missing.length > 0 && missing.length <= mostAtOnce
      ? await figuresOfPeople(missing, monthSpan(month), looked)
      : none
  const outdated = [...stored].flatMap(([id, { fingerprint }]) =>
    fingerprint === current.get(id) ? [] : [id]
  )
  const run = await findRun(month)
  const isBehind = missing.length + outdated.length > 0
  const readsOthers = can(organisationContext.actor().role, 'records.read')
  if (isBehind && readsOthers) askForMonth(month, run)
  return {
    figures: new Map([...made, ...[...stored].map(([id, { figures }]) => [id, figures] as const)]),
    missing: missing.filter((id) => !made.has(id)),
    outdated: new Set(outdated),
    run: run && readsOthers ? { state: run.state, people: run.people, settled: run.settled } : null,
  }
}
