import { blockerOf } from './blockers.ts'
import type { Model } from './model.ts'
import type { Reason } from './result.ts'
import type { RosterState } from './search/roster_state.ts'

/** Why this person got this shift: facts that hold in the finished roster, the strongest first; never empty. */
export function reasonsFor(state: RosterState, shift: number): Reason[] {
  const person = state.assignee[shift]!
  const others = othersWhoCould(state, shift, person)
  const reasons = [
    others.length === 0 && { code: 'only_qualified_free', details: { others: 0 } },
    bringsToNorm(state, shift, person),
    state.model.preference[person * state.model.shifts.length + shift]! >= 0 && {
      code: 'prefers',
      details: {},
    },
    fairestShare(state, person, others),
    costsLess(state.model, shift, person, others) && {
      code: 'costs_less',
      details: { others: others.length },
    },
  ].filter((reason) => reason !== false)
  return reasons.length > 0 ? reasons : [{ code: 'free_and_qualified', details: { others: others.length } }]
}

/** People whose rules the shift would not break beside the work they have in the finished roster. */
function othersWhoCould(state: RosterState, shift: number, person: number): number[] {
  return [...state.model.candidates[shift]!].filter((p) => {
    const other = state.model.people[p]!
    return p !== person && blockerOf(other, state.timelines[p]!, other.planned[shift]!) === null
  })
}

function bringsToNorm(state: RosterState, shift: number, person: number): Reason | false {
  const { normMinutes } = state.model.people[person]!
  const plannedMinutes = state.tallies.plannedMinutes(person)
  const withoutMinutes = plannedMinutes - state.model.minutes[shift]!
  const nearer = Math.abs(plannedMinutes - normMinutes) < Math.abs(withoutMinutes - normMinutes)
  return normMinutes > 0 && nearer && { code: 'brings_to_norm', details: { plannedMinutes, normMinutes } }
}

/** Nobody else who could take it has less of her agreed hours. */
function fairestShare(state: RosterState, person: number, others: readonly number[]): Reason | false {
  const comparable = others.filter((p) => state.model.people[p]!.normMinutes > 0)
  if (comparable.length === 0 || state.model.people[person]!.normMinutes === 0) return false
  const load = state.tallies.loadOf(person)
  const least = Math.min(...comparable.map((p) => state.tallies.loadOf(p)))
  if (load > least) return false
  return {
    code: 'fairest_share',
    details: {
      sharePercent: Math.round(load / 10),
      nextPercent: Math.round(least / 10),
      others: comparable.length,
    },
  }
}

/** Says so without numbers: what somebody costs never leaves the kernel in a reason. */
function costsLess(
  { costUnits, shifts, problem }: Model,
  shift: number,
  person: number,
  others: readonly number[]
) {
  if (costUnits === null || problem.goals.cost === 0 || others.length === 0) return false
  return others.every(
    (p) => costUnits[person * shifts.length + shift]! < costUnits[p * shifts.length + shift]!
  )
}
