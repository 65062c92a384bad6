import type { ContractLimit } from '../contract_rules/contract.ts'
import { historyOf, shiftTypesOf } from '../contract_rules/contract_context.ts'
import { HARD, noLimit, type GridHistory, type GridRules, type Limit } from '../grid_model/grid_problem.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import type { GridTypes } from './grid_types.ts'

/** What a contract says about a whole row. What it says of weeks is looked at in the finished plan. */
export function rulesOf(
  people: readonly RosterPerson[],
  problem: RosterProblem,
  types: GridTypes
): GridRules[] {
  const known = new Map<string, GridRules>()
  return people.map((person) => {
    const key = JSON.stringify([person.contract, person.periods])
    const rules = known.get(key) ?? gridRules(person, problem, types)
    known.set(key, rules)
    return rules
  })
}

function gridRules(person: RosterPerson, problem: RosterProblem, { list, kinds }: GridTypes): GridRules {
  const { contract = {} } = person
  const counts = Object.values(contract.shiftTypeCounts ?? {})
  return {
    minutes: minutesOf(person, problem),
    assignments: limitOf(contract.daysWorked),
    workRun: limitOf(contract.daysInRow),
    offRun: limitOf(contract.daysOffInRow),
    kindRun: contract.kindsInRow
      ? [noLimit, ...kinds.map((kind) => limitOf(contract.kindsInRow![kind]))]
      : null,
    weekends: limitOf(contract.weekends && { ...contract.weekends, min: 0 }),
    incompleteWeekend: contract.completeWeekends ? (contract.completeWeekends.weight ?? HARD) : 0,
    typeMax: Int32Array.from([null, ...list], (type) =>
      type !== null && 'shift' in type
        ? (contract.shiftTypeCounts?.[type.shift.id]?.max ?? noLimit.max)
        : noLimit.max
    ),
    typeMaxWeight: counts[0]?.weight ?? HARD,
  }
}

/** The contract's minutes; without any, the most that may be planned in just these days. */
function minutesOf({ contract, periods }: RosterPerson, { from, until }: RosterProblem): Limit {
  if (contract?.periodMinutes) return limitOf(contract.periodMinutes)
  const own = periods.find((period) => period.from === from && period.until === until)
  return own?.maximumMinutes == null ? noLimit : limitOf({ max: own.maximumMinutes })
}

function limitOf(limit: ContractLimit | undefined): Limit {
  if (!limit) return noLimit
  const weight = limit.weight ?? HARD
  return { min: limit.min ?? 0, max: limit.max ?? noLimit.max, under: weight, over: weight }
}

/** What lies before the first day, as the core model counts it. */
export function historiesOf(problem: RosterProblem, { kinds }: GridTypes): GridHistory[] {
  const types = shiftTypesOf(problem)
  const fixedBy = Map.groupBy(problem.fixed, ({ personId }) => personId)
  return problem.people.map((person) => {
    const { known, lastKind, kindRun, workRun, offRun, daysWorked, weekends } = historyOf(
      person,
      fixedBy.get(person.id) ?? [],
      problem,
      types
    )
    const kind = lastKind === null ? 0 : kinds.indexOf(lastKind) + 1
    return { known, lastKind: kind, kindRun, workRun, offRun, assignments: daysWorked, weekends }
  })
}
