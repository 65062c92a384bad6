import { FORBIDDEN, HARD, type GridProblem, type GridRules, type Limit } from '../grid_model/grid_problem.ts'
import type { ColumnProblem, PersonRow, RowStart } from './column_problem.ts'

/** Price of a head a roster must have: above what any row could gain by leaving it out. */
const SHORT_WEIGHT = 2_000

/** The core problem as the column methods see it; null when it has rules their row programme does not carry. */
export function hardColumnProblem(grid: GridProblem): ColumnProblem | null {
  if (!grid.rules.every((rules) => carries(grid, rules))) return null
  const unit = unitOf(grid)
  const width = grid.types + 1
  return {
    days: grid.days,
    width,
    units: grid.typeMinutes.map((minutes) => minutes / unit),
    follows: followsOf(grid),
    weekendOf: Int32Array.from(grid.weekendOf),
    people: grid.rules.map((_, person) => personRowOf(grid, person, unit)),
    ...coverOf(grid),
  }
}

/** What heads are wanted, and what missing and surplus ones cost. */
export function coverOf({ demand }: GridProblem) {
  const { wanted: required, under, over, minimum } = demand
  return { required, under, over, minimum, shortWeight: SHORT_WEIGHT }
}

function carries({ days }: GridProblem, rules: GridRules): boolean {
  return (
    isHard(rules.minutes) &&
    isFree(rules.assignments, days) &&
    isHard(rules.workRun) &&
    isHard({ ...rules.offRun, max: 0, over: HARD }) &&
    rules.offRun.max >= days &&
    rules.kindRun === null &&
    rules.weekends.min <= 0 &&
    (rules.weekends.over === HARD || rules.weekends.max >= days) &&
    rules.incompleteWeekend === 0 &&
    (rules.typeMaxWeight === HARD || rules.typeMax.every((max, type) => type === 0 || max >= days))
  )
}

/** Nothing outside the window is allowed; a side that says nothing may have any weight. */
function isHard({ min, max, under, over }: Limit): boolean {
  return (under === HARD || min <= 0) && (over === HARD || max >= 0x3fffffff)
}

function isFree({ min, max }: Limit, days: number): boolean {
  return min <= 0 && max >= days
}

function unitOf({ typeMinutes }: GridProblem): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  return Math.max(
    1,
    typeMinutes.reduce((unit, minutes) => divisor(unit, minutes), 0)
  )
}

export function followsOf({ types, typeKind, kinds, forbiddenNext }: GridProblem): Uint8Array {
  const width = types + 1
  return Uint8Array.from({ length: width * width }, (_, pair) => {
    const before = typeKind[Math.floor(pair / width)]!
    const after = typeKind[pair % width]!
    return forbiddenNext[before * (kinds + 1) + after] === 0 ? 1 : 0
  })
}

function personRowOf(grid: GridProblem, person: number, unit: number): PersonRow {
  const cells = grid.days * (grid.types + 1)
  const costs = grid.cellCost.subarray(person * cells, (person + 1) * cells)
  const rules = grid.rules[person]!
  const caps = Int32Array.from(rules.typeMax, (max) => (rules.typeMaxWeight === HARD ? max : grid.days))
  return {
    allowed: Uint8Array.from(costs, (cost, cell) =>
      cost === FORBIDDEN || caps[cell % caps.length] === 0 ? 0 : 1
    ),
    cost: costs.map((cost) => (cost === FORBIDDEN ? 0 : cost)),
    minUnits: Math.max(0, Math.ceil(rules.minutes.min / unit)),
    maxUnits: Math.min(
      Math.floor(rules.minutes.max / unit),
      (grid.days * Math.max(...grid.typeMinutes)) / unit
    ),
    maxRun: Math.min(rules.workRun.max, grid.days),
    minRun: Math.max(1, rules.workRun.min),
    minOff: Math.max(1, rules.offRun.min),
    maxWeekends:
      rules.weekends.over === HARD ? rules.weekends.max - grid.history[person]!.weekends : grid.weekends,
    caps,
    start: startOf(grid, person),
  }
}

function startOf({ days, typeKind, history, rules }: GridProblem, person: number): RowStart {
  const { known, lastKind, workRun, offRun } = history[person]!
  const { workRun: work, offRun: off } = rules[person]!
  const max = Math.min(work.max, days)
  if (!known) return { offBefore: 0, run: { min: 1, max, after: 0 } }
  if (lastKind === 0) {
    const rested = offRun >= off.min
    return {
      offBefore: Math.max(0, off.min - offRun),
      run: rested ? { min: Math.max(1, work.min), max, after: 0 } : null,
    }
  }
  const left = max - workRun
  return {
    offBefore: workRun >= work.min ? Math.max(1, off.min) : null,
    run:
      left > 0
        ? { min: Math.max(1, work.min - workRun), max: left, after: typeKind.indexOf(lastKind) }
        : null,
  }
}
