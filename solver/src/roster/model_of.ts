import { severityOf } from '../labour_code/check.ts'
import { byStart, planWork, countedMinutesInside, type PlannedWork } from '../labour_code/planned_work.ts'
import { allRules, singleWorkRules } from '../labour_code/registry.ts'
import type { PersonFacts, Rules, Severity } from '../labour_code/rule.ts'
import { periodOfDays } from '../time/time.ts'
import { shiftTypesOf } from './contract_rules/contract_context.ts'
import { singleContractRules, type ContractRule, type RosterRule } from './contract_rules/contract_rule.ts'
import { contractRulesOf } from './contract_rules/contract_rules.ts'
import { costTable } from './cost/cost_table.ts'
import { overtimeTables } from './cost/overtime_tables.ts'
import { mixTables } from './demand/mix_tally.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import { fairTargets } from './fair_parts.ts'
import { UNASSIGNED, type Model, type ModelPerson } from './model.ts'
import { usualParameters, type Parameters } from './parameters/parameters.ts'
import { preferenceTable, singleShiftTables, windowTable } from './model_tables.ts'
import type { FixedWork, RosterPerson, RosterProblem, RosterShift } from './problem.ts'
import { weightsOf } from './score.ts'
import { inTimeOrder } from './search/found.ts'
import { nearShifts } from './search/near_shifts.ts'
import { carriedOverBy, kindContextOf, kindsOf, unpopularKinds } from './shift_kinds.ts'

/** Makes the model of a problem: linear in people times shifts. */
export function modelOf(problem: RosterProblem, parameters: Parameters = usualParameters): Model {
  const shifts = inTimeOrder(problem.shifts)
  const rules = rulesOf(problem)
  const windows = new Map<string, number>()
  const people = peopleOf(problem, shifts, rules, windows)
  const indexOf = new Map(people.map(({ id }, index) => [id, index]))
  const { allowed, shiftAlerts } = singleShiftTables(people, shifts.length)
  const preference = preferenceTable(problem, shifts, indexOf, allowed)
  const context = kindContextOf(problem)
  const kinds = shifts.map((shift) => kindsOf(shift, context))
  const costUnits = costTable(problem, shifts)
  const periodOffset = new Int32Array(people.length)
  let periodCount = 0
  people.forEach(({ periods }, p) => {
    periodOffset[p] = periodCount
    periodCount += periods.length
  })
  const current = Int32Array.from(
    shifts,
    ({ currentPersonId }) => indexOf.get(currentPersonId ?? '') ?? UNASSIGNED
  )
  const cannotKeep = new Uint8Array(people.length)
  current.forEach((p, s) => p !== UNASSIGNED && !allowed[p * shifts.length + s] && (cannotKeep[p] = 1))
  const shared = {
    people,
    shifts,
    minutes: Int32Array.from(shifts, ({ workMinutes }) => workMinutes),
    candidates: candidatesOf(allowed, people.length, shifts.length),
    kinds: unpopularKinds.map((kind) => Uint8Array.from(kinds, (of) => Number(of[kind]))),
  }
  return {
    problem,
    parameters,
    ...shared,
    near: nearShifts(problem, shifts, parameters.shiftMoves.swapReach),
    current,
    allowed,
    shiftAlerts,
    preference: preference.table,
    preferences: preference.weights.length,
    preferenceWeights: preference.weights,
    mix: mixTables(problem, shifts),
    costUnits,
    overtime: overtimeTables(problem, shifts),
    periodOffset,
    periodCount,
    windowMinutes: windowTable(problem, shifts, windows),
    fair: fairTargets(shared),
    cannotKeep,
    weights: weightsOf(problem, averageRateOf(problem)),
  }
}

function peopleOf(
  problem: RosterProblem,
  shifts: readonly RosterShift[],
  rules: ReadonlyMap<string, Rules>,
  windows: Map<string, number>
): ModelPerson[] {
  const fixed = Map.groupBy(problem.fixed, ({ personId }) => personId)
  const facts = factsOf(problem)
  const types = shiftTypesOf(problem)
  const plannedBy = new Map<string, readonly PlannedWork[]>()
  return problem.people.map((person, index) => {
    const own = rulesFor(person, rules)
    const planned = plannedBy.get(person.ruleSetId) ?? shifts.map((shift) => planWork(shift, own.calendar))
    plannedBy.set(person.ruleSetId, planned)
    const kept = fixed.get(person.id) ?? []
    const contract = contractRulesOf(person, kept, problem, types)
    return personOf(problem, person, facts[index]!, own, contract, kept, planned, windows)
  })
}

function personOf(
  problem: RosterProblem,
  person: RosterPerson,
  facts: PersonFacts,
  rules: Rules,
  contract: readonly ContractRule[],
  fixed: readonly FixedWork[],
  planned: readonly PlannedWork[],
  windows: Map<string, number>
): ModelPerson {
  const plannedDays = fixed.filter(({ day }) => day >= problem.from && day < problem.until)
  const context = kindContextOf(problem)
  const kinds = plannedDays.map((work) => kindsOf(work, context))
  const carriedOver = carriedOverBy(person)
  const rulesWith = (severity: Severity): RosterRule[] => [
    ...allRules.filter(({ id }) => !singleWorkRules.has(id) && severityOf(id, rules.settings) === severity),
    ...contract.filter((rule) => !singleContractRules.has(rule.id) && rule.severity === severity),
  ]
  return {
    id: person.id,
    facts,
    rules,
    fte: person.fte,
    blocking: rulesWith('block'),
    alerting: rulesWith('alert'),
    contract,
    fixed: [...fixed].sort(byStart).map((work) => planWork(work, rules.calendar)),
    planned,
    allCounts: fixed.every(isCounted) && planned.every(isCounted),
    periods: person.periods.map(({ from, until, normMinutes, minimumMinutes }) => ({
      window: windowIndex(windows, `${from}/${until}`),
      norm: normMinutes,
      minimum: minimumMinutes ?? 0,
      fixed: sumOf(fixed, (work) => countedMinutesInside(work, periodOfDays(from, until, problem.zone))),
    })),
    normMinutes: sumOf(person.periods, ({ normMinutes }) => normMinutes),
    carriedOver,
    fixedKinds: unpopularKinds.map((kind, at) => kinds.filter((of) => of[kind]).length + carriedOver[at]!),
  }
}

/** In the order of `allowed`, which is many times as large as the caches of a processor. */
function candidatesOf(allowed: Uint8Array, people: number, shifts: number): Int32Array[] {
  const candidates = Array.from({ length: shifts }, (): number[] => [])
  for (let p = 0; p < people; p += 1)
    for (let s = 0; s < shifts; s += 1) if (allowed[p * shifts + s]) candidates[s]!.push(p)
  return candidates.map((of) => Int32Array.from(of))
}

const isCounted = ({ counts }: { readonly counts?: boolean }): boolean => counts !== false

function windowIndex(windows: Map<string, number>, key: string): number {
  if (!windows.has(key)) windows.set(key, windows.size)
  return windows.get(key)!
}

/** Minor units per hour over the people with rates, 0 without any. */
export function averageRateOf(problem: RosterProblem): number {
  const rates = problem.people.flatMap(({ rates }) => (rates ? [rates.weekday] : []))
  return rates.length === 0 ? 0 : sumOf(rates, (rate) => rate) / rates.length
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
