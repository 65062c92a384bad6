import type { RosterRule } from '../contract_rules/contract_rule.ts'
import type { Model, ModelPerson } from '../model.ts'
import { broken, worstOf } from '../explain/broken_rules.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'

/**
 * Shifts that break a rule all by themselves for everybody who may work them: once per rule, location and position. It is
 * proven that they stay open where more work cannot mend it; a missing break, say, could lie in a shift that touches.
 */
export const shiftBreaksRule: PreflightCheck = (model) => {
  const found = model.shifts.flatMap((_, s) => {
    const breach = breachOf(model, s)
    return breach ? [{ s, ...breach }] : []
  })
  const groups = Map.groupBy(found, ({ s, sure, about }) => {
    const { locationId, positionId } = model.shifts[s]!
    return `${sure} ${about.rule} ${locationId} ${positionId}`
  })
  return [...groups.values()].map((same): PreflightFinding => {
    const [{ s, sure, about }] = same as [(typeof same)[number]]
    const { locationId, positionId, day } = model.shifts[s]!
    const minutes = same.reduce((total, one) => total + model.minutes[one.s]!, 0)
    return {
      code: 'shift_breaks_rule',
      severity: sure ? 'block' : 'warn',
      details: { ...about, locationId, positionId: positionId ?? '', day, shifts: same.length, minutes },
    }
  })
}

type Breach = { readonly sure: boolean; readonly about: Readonly<Record<string, string | number>> }

/** What the shift breaks for the first person allowed to work it; `null` if another could. */
function breachOf(model: Model, shift: number): Breach | null {
  const [first, ...others] = model.candidates[shift]!
  if (first === undefined) return null
  const own = brokenAlone(model.people[first]!, shift)
  if (own.length === 0) return null
  if (others.some((p) => brokenAlone(model.people[p]!, shift).length === 0)) return null
  const everybody = [first, ...others].map((p) => brokenAlone(model.people[p]!, shift))
  const sure = everybody.every((rules) => rules.some(({ rule }) => cannotBeMended(rule)))
  const chosen = own.find(({ rule }) => cannotBeMended(rule)) ?? own[0]!
  const { rule, actual, limit } = worstOf(chosen)
  return { sure, about: { rule: rule.id, actual, limit, unit: rule.unit } }
}

const brokenAlone = (person: ModelPerson, shift: number) =>
  person.blocking.flatMap((rule) => broken(person, rule, [], [person.planned[shift]!], 0))

/** More work makes it worse or leaves it as it is; only whether work is a night worker's may change with more of it. */
const cannotBeMended = ({ id, sense }: RosterRule): boolean =>
  (sense === 'at_most' && id !== 'night_hours') || id === 'daily_rest'
