import { severityOf } from '../../labour_code/check.ts'
import type { ModelPerson } from '../model.ts'
import type { RosterShift } from '../problem.ts'
import { blockerOf, rankOf, toReason, type Blocker } from './broken_rules.ts'
import type { FinishedPlan } from './finished_plan.ts'

/** A person with the position and the location of a shift, and what is in the way; null: nothing. */
export type Hindered = { readonly p: number; readonly blocker: Blocker | null }

/** Everybody who could be asked for a shift, most nearly possible first. */
export function hinderedFor({ model, standings }: FinishedPlan, shift: number): Hindered[] {
  return standings
    .flatMap((standing, p) =>
      isEligible(standing.person, model.shifts[shift]!)
        ? [{ p, blocker: blockerOf(standing, standing.person.planned[shift]!) }]
        : []
    )
    .sort((a, b) => distance(a.blocker, b.blocker))
}

/** Holds the position and works at the location, as far as an organisation asks for that. */
export function isEligible(
  { facts, rules: { settings } }: ModelPerson,
  { positionId, locationId }: Pick<RosterShift, 'positionId' | 'locationId'>
): boolean {
  const holds =
    positionId === null ||
    facts.positionIds.has(positionId) ||
    severityOf('qualification', settings) !== 'block'
  return holds && (facts.locationIds.has(locationId) || severityOf('location', settings) !== 'block')
}

export const toldOf = ({ model }: FinishedPlan, { p, blocker }: Hindered) => ({
  personId: model.people[p]!.id,
  ...(blocker ? toReason(blocker) : { code: 'free', details: {} }),
})

/** Nearly possible first: free people, then those with no fact in the way, then fewer rules, then rules that planning can change, then smaller breaches. */
function distance(a: Blocker | null, b: Blocker | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return (
    Number(a.fact) - Number(b.fact) ||
    a.rules - b.rules ||
    rankOf(b.rule) - rankOf(a.rule) ||
    a.breach - b.breach
  )
}
