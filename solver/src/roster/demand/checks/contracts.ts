import { daysBetween } from '../../../time/time.ts'
import type { ContractLimit, PersonContract } from '../../contract_rules/contract.ts'
import type { RosterPerson, RosterProblem } from '../../problem.ts'
import { fault, wholeNumbers, type ProblemCheck, type ProblemFault } from './fault.ts'

/** Limits of a contract that are no windows, contradict each other, or a past that cannot have been. */
export const checkContracts: ProblemCheck = (problem) =>
  problem.people.flatMap((person) => [
    ...windowFaults(person),
    ...contradictions(person, problem),
    ...unknownTypes(person, problem),
    ...weightFaults(person),
    ...historyFaults(person),
  ])

/** Every window of a contract by the name of its field. */
function windowsOf(contract: PersonContract): [string, ContractLimit][] {
  const { shiftTypeIds: _, completeWeekends: __, shiftTypeCounts = {}, kindsInRow = {}, ...plain } = contract
  const named = (field: string, limits: Readonly<Record<string, ContractLimit>>): [string, ContractLimit][] =>
    Object.entries(limits).map(([id, limit]) => [`${field}.${id}`, limit])
  return [
    ...Object.entries(plain),
    ...named('shiftTypeCounts', shiftTypeCounts),
    ...named('kindsInRow', kindsInRow),
  ]
}

function windowFaults({ id, contract }: RosterPerson): ProblemFault[] {
  if (!contract) return []
  return windowsOf(contract).flatMap(([field, { min, max, weight }]) => [
    ...wholeNumbers('contract', id, {
      [`${field}.min`]: min,
      [`${field}.max`]: max,
      [`${field}.weight`]: weight,
    }),
    ...(min !== undefined && max !== undefined && min > max
      ? [fault('limit_crossed', { personId: id, field, min, max })]
      : []),
  ])
}

/** Pairs of hard limits of which one asks for more than the other allows. */
function contradictions(
  { id, contract, history }: RosterPerson,
  { from, until }: RosterProblem
): ProblemFault[] {
  if (!contract) return []
  const days = daysBetween(from, until)
  const hard = (limit: ContractLimit | undefined): ContractLimit =>
    limit?.weight === undefined ? (limit ?? {}) : {}
  const { dayMinutes, weekMinutes, periodMinutes, daysWorked, daysInRow } = contract
  const before = history?.daysWorked ?? 0
  const mostDays = Math.min(days, (hard(daysWorked).max ?? Infinity) - before)
  const pairs: [string, string, number | undefined, number | undefined][] = [
    ['daysWorked', 'days', (hard(daysWorked).min ?? 0) - before, days],
    ['periodMinutes', 'dayMinutes', hard(periodMinutes).min, (hard(dayMinutes).max ?? 1440) * mostDays],
    ['weekMinutes', 'dayMinutes', hard(weekMinutes).min, (hard(dayMinutes).max ?? 1440) * 7],
    ['dayMinutes', 'weekMinutes', hard(dayMinutes).min, hard(weekMinutes).max],
    ['dayMinutes', 'periodMinutes', hard(dayMinutes).min, hard(periodMinutes).max],
    ['daysInRow', 'daysWorked', hard(daysInRow).min, hard(daysWorked).max],
  ]
  return pairs.flatMap(([field, other, least, most]) =>
    least !== undefined && most !== undefined && least > Math.max(0, most)
      ? [fault('limits_contradict', { personId: id, field, other, least, most })]
      : []
  )
}

function unknownTypes({ id, contract }: RosterPerson, { catalogue }: RosterProblem): ProblemFault[] {
  const shifts = catalogue?.shiftTypes ?? []
  const types = new Set(shifts.map((shift) => shift.id))
  const kinds = new Set(shifts.map((shift) => shift.kind ?? shift.id))
  const missing = (named: readonly string[], known: ReadonlySet<string>): ProblemFault[] =>
    named
      .filter((one) => !known.has(one))
      .map((one) => fault('id_unknown', { part: 'catalogue', id: one, by: id }))
  return [
    ...missing(contract?.shiftTypeIds ?? [], types),
    ...missing(Object.keys(contract?.shiftTypeCounts ?? {}), types),
    ...missing(Object.keys(contract?.kindsInRow ?? {}), kinds),
  ]
}

function weightFaults({ id, contract }: RosterPerson): ProblemFault[] {
  const weights = new Set(Object.values(contract?.shiftTypeCounts ?? {}).map(({ weight }) => weight))
  return weights.size > 1 ? [fault('weights_differ', { personId: id })] : []
}

function historyFaults({ id, history }: RosterPerson): ProblemFault[] {
  if (!history) return []
  const { lastKind, kindRun, workRun, offRun, daysWorked, weekends } = history
  const wrong = wholeNumbers('history', id, { kindRun, workRun, offRun, daysWorked, weekends })
  if (wrong.length > 0) return wrong
  const works = lastKind !== null
  const agrees = works ? offRun === 0 && kindRun >= 1 && workRun >= kindRun : kindRun === 0 && workRun === 0
  return agrees ? [] : [fault('history_contradicts', { personId: id })]
}
