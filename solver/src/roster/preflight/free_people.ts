import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { byStart } from '../../labour_code/planned_work.ts'
import { overlaps } from '../../time/time.ts'
import type { RosterRule } from '../contract_rules/contract_rule.ts'
import type { Model, ModelPerson } from '../model.ts'
import { excessOf } from '../excess.ts'
import { hasSureRest, REST_REACH_MS } from './sure_rest.ts'

/** Sums over fixed windows: more work never makes them smaller, so what breaks them now stays impossible. */
const sums: readonly RosterRule['id'][] = [
  'personal_week',
  'weekly_hours',
  'weekly_norm',
  'position_hours',
  'period_hours',
  'contract_week_minutes',
  'contract_period_minutes',
]

/** Per shift: the people who may work it and whom the work that stays does not keep from it in every plan. */
export function freePeople(model: Model): number[][] {
  const { people, shifts, candidates, problem } = model
  const sumsOf = people.map((person) => {
    const stays = problem.fixed.some(
      ({ personId, day }) => personId === person.id && day >= problem.from && day < problem.until
    )
    return stays ? person.blocking.filter(({ id }) => sums.includes(id)) : []
  })
  return shifts.map((_, s) => [...candidates[s]!].filter((p) => isFree(people[p]!, s, sumsOf[p]!)))
}

function isFree(person: ModelPerson, shift: number, sumRules: readonly RosterRule[]): boolean {
  const work = person.planned[shift]!
  const near = person.fixed.filter(
    ({ start, end }) => end > work.start - REST_REACH_MS && start < work.end + REST_REACH_MS
  )
  if (near.some((other) => overlaps(other, work))) return false
  if (near.length > 0 && hasSureRest(person) && breaks(person, restOf(person), near, work)) return false
  return !sumRules.some((rule) => breaks(person, rule, person.fixed, work))
}

const restOf = ({ blocking }: ModelPerson): RosterRule => blocking.find(({ id }) => id === 'daily_rest')!

const breaks = (
  person: ModelPerson,
  rule: RosterRule,
  before: readonly PlannedWork[],
  work: PlannedWork
): boolean => excessOf(rule, person, [...before, work].sort(byStart)) > excessOf(rule, person, before) + 1e-6
