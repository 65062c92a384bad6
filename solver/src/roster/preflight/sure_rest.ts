import { mayExtendShifts } from '../../labour_code/contract_terms.ts'
import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { overlaps } from '../../time/time.ts'
import type { ModelPerson } from '../model.ts'
import { excessOf } from '../excess.ts'

/** Work further apart than this leaves any daily rest. */
export const REST_REACH_MS = 36 * 3_600_000

const known = new WeakMap<ModelPerson, boolean>()

/**
 * Whether two works that are too near for a person's daily rest stay so whatever lies around them. Not where rests are
 * only between shifts, which work in between can join, nor for long shifts, which have a rest of their own; and not for
 * a person whose kept work breaks it already.
 */
export function hasSureRest(person: ModelPerson): boolean {
  const answer = known.get(person) ?? isSure(person)
  known.set(person, answer)
  return answer
}

function isSure(person: ModelPerson): boolean {
  const rest = person.blocking.find(({ id }) => id === 'daily_rest')
  if (!rest || person.rules.limits.dailyRestMode !== 'in_24h_from_start') return false
  if (mayExtendShifts(person.facts)) return false
  return excessOf(rest, person, person.fixed) === 0
}

/** Whether one person can never have both: they overlap, or leave too little rest in every plan. */
export function excludeEachOther(person: ModelPerson, a: PlannedWork, b: PlannedWork): boolean {
  if (overlaps(a, b)) return true
  if (!hasSureRest(person)) return false
  const rest = person.blocking.find(({ id }) => id === 'daily_rest')!
  return excessOf(rest, person, a.start <= b.start ? [a, b] : [b, a]) > 0
}
