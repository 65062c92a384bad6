import { severityOf } from '../../labour_code/check.ts'
import { byStart, type PlannedWork } from '../../labour_code/planned_work.ts'
import { allRules, singleWorkRules } from '../../labour_code/registry.ts'
import { singleContractRules, type RosterRule } from '../contract_rules/contract_rule.ts'
import { UNASSIGNED, type Model, type ModelPerson } from '../model.ts'
import { excessOf } from '../excess.ts'

/** A plan as its explanation reads it; who has a shift is an index into the model's people, UNASSIGNED for an open one. */
export type FinishedPlan = {
  readonly model: Model
  readonly assignee: Int32Array
  /** One per person of the model. */
  readonly standings: readonly Standing[]
}

/** One person in a finished plan. */
export type Standing = {
  readonly person: ModelPerson
  /** Shifts of the problem this person has, in time order. */
  readonly given: readonly number[]
  /** All their work, sorted by start: what stays and what is given. */
  readonly timeline: readonly PlannedWork[]
  /** Blocking rules about one work alone. */
  readonly single: readonly RosterRule[]
  /** Blocking rules about work around it, and how far the plan is beyond each, in its unit. */
  readonly around: readonly RosterRule[]
  readonly excess: Float64Array
}

export function finishedPlan({ model, assignee }: Pick<FinishedPlan, 'model' | 'assignee'>): FinishedPlan {
  const given: number[][] = model.people.map(() => [])
  assignee.forEach((person, shift) => person !== UNASSIGNED && given[person]!.push(shift))
  return { model, assignee, standings: model.people.map((person, p) => standingOf(person, given[p]!)) }
}

function standingOf(person: ModelPerson, given: readonly number[]): Standing {
  const timeline = [...person.fixed, ...given.map((shift) => person.planned[shift]!)].sort(byStart)
  const single = [
    ...allRules.filter(
      ({ id }) => singleWorkRules.has(id) && severityOf(id, person.rules.settings) === 'block'
    ),
    ...person.contract.filter(({ id, severity }) => singleContractRules.has(id) && severity === 'block'),
  ]
  const excess = Float64Array.from(person.blocking, (rule) => excessOf(rule, person, timeline))
  return { person, given, timeline, single, around: person.blocking, excess }
}
