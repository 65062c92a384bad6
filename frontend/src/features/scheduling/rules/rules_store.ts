import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanContext, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { createStore } from 'zustand'

/** `off`: this user may not see verdicts; `unavailable`: the rules could not be read or their worker failed twice. */
type RulesStatus = 'off' | 'loading' | 'ready' | 'unavailable'

type Listed<Key> = ReadonlyMap<Key, readonly PlanVerdict[]>

/** What the labour code says about the plan on screen, unanswered commands included. */
export type RulesState = {
  status: RulesStatus
  /** Of the plan the verdicts are about; counts up with every change of it. */
  revision: number
  context: PlanContext | null
  verdicts: readonly PlanVerdict[]
  /** Under the entry that tips the limit: the last of its works on screen. */
  byEntry: Listed<string>
  /** Under every entry on screen that takes part in it. */
  byInvolved: Listed<string>
  byPerson: Listed<string>
  /** Under the day of the entry that tips the limit. */
  byDay: Listed<Day>
}

export const noRules: RulesState = {
  status: 'off',
  revision: 0,
  context: null,
  verdicts: [],
  byEntry: new Map(),
  byInvolved: new Map(),
  byPerson: new Map(),
  byDay: new Map(),
}

export const createRulesStore = () => createStore<RulesState>(() => noRules)
export type RulesStore = ReturnType<typeof createRulesStore>

/** The verdicts as the screen looks them up. */
export function listedVerdicts(
  verdicts: readonly PlanVerdict[],
  entryById: ReadonlyMap<string, Pick<ScheduleEntry, 'day'>>
): Pick<RulesState, 'verdicts' | 'byEntry' | 'byInvolved' | 'byPerson' | 'byDay'> {
  const byEntry = new Map<string, PlanVerdict[]>()
  const byInvolved = new Map<string, PlanVerdict[]>()
  const byPerson = new Map<string, PlanVerdict[]>()
  const byDay = new Map<Day, PlanVerdict[]>()
  for (const verdict of verdicts) {
    put(byPerson, verdict.personId, verdict)
    const shown = verdict.shiftIds.filter((id) => entryById.has(id))
    for (const id of shown) put(byInvolved, id, verdict)
    const cause = shown.at(-1)
    if (cause === undefined) continue
    put(byEntry, cause, verdict)
    put(byDay, entryById.get(cause)!.day, verdict)
  }
  return { verdicts, byEntry, byInvolved, byPerson, byDay }
}

function put<Key>(map: Map<Key, PlanVerdict[]>, key: Key, verdict: PlanVerdict): void {
  const list = map.get(key)
  if (list) list.push(verdict)
  else map.set(key, [verdict])
}
