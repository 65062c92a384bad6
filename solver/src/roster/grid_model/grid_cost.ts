import { runsOf } from './runs.ts'
import { cellIndex, FORBIDDEN, HARD, type GridProblem, type Limit } from './grid_problem.ts'

/** What a roster of the core model costs, part by part. */
export type GridCost = {
  readonly cost: number
  /** Units outside hard windows, plus one for each forbidden cell, succession and head below a minimum. */
  readonly hard: number
  readonly parts: Readonly<Record<GridPart, number>>
}

const gridParts = [
  'cells',
  'demand',
  'minutes',
  'assignments',
  'workRun',
  'offRun',
  'kindRun',
  'weekends',
  'incompleteWeekend',
  'typeMax',
] as const
type GridPart = (typeof gridParts)[number]

/** Adds up units outside limits: hard ones in `hard`, the others by their weight. */
class Bill {
  hard = 0
  readonly parts = Object.fromEntries(gridParts.map((part) => [part, 0])) as Record<GridPart, number>

  units(part: GridPart, units: number, weight: number): void {
    if (units <= 0) return
    if (weight === HARD) this.hard += units
    else this.parts[part] += units * weight
  }

  limit(part: GridPart, value: number, { min, max, under, over }: Limit): void {
    this.units(part, min - value, under)
    this.units(part, value - max, over)
  }
}

/** The cost of a whole roster, from scratch: the measure the incremental search is held against. */
export function gridCost(problem: GridProblem, roster: Uint8Array): GridCost {
  const bill = new Bill()
  for (let person = 0; person < problem.people; person += 1) {
    billRow(problem, person, roster.subarray(person * problem.days, (person + 1) * problem.days), bill)
  }
  billDemand(problem, roster, bill)
  return finished(bill)
}

/** The cost of one person's row, without demand. */
export function rowCost(problem: GridProblem, person: number, row: Uint8Array): GridCost {
  const bill = new Bill()
  billRow(problem, person, row, bill)
  return finished(bill)
}

function finished({ hard, parts }: Bill): GridCost {
  return { hard, parts, cost: Object.values(parts).reduce((total, part) => total + part, 0) }
}

function billRow(problem: GridProblem, person: number, row: Uint8Array, bill: Bill): void {
  const { types, typeMinutes, cellCost } = problem
  const rules = problem.rules[person]!
  const history = problem.history[person]!
  const counts = new Int32Array(types + 1)
  row.forEach((type, day) => {
    counts[type]! += 1
    const cost = cellCost[cellIndex(problem, person, day, type)]!
    if (cost === FORBIDDEN) bill.units('cells', 1, HARD)
    else bill.parts.cells += cost
  })
  billSuccessions(problem, person, row, bill)
  const minutes = counts.reduce((total, count, type) => total + count * typeMinutes[type]!, 0)
  bill.limit('minutes', minutes, rules.minutes)
  bill.limit('assignments', history.assignments + row.length - counts[0]!, rules.assignments)
  for (let type = 1; type <= types; type += 1) {
    bill.units('typeMax', counts[type]! - rules.typeMax[type]!, rules.typeMaxWeight)
  }
  const kinds = Uint8Array.from(row, (type) => problem.typeKind[type]!)
  const works = Uint8Array.from(row, (type) => (type ? 1 : 0))
  const { known, lastKind, workRun, offRun, kindRun } = history
  billRuns('workRun', runsOf(works, 1, known ? workRun : 0), rules.workRun, known, bill)
  billRuns('offRun', runsOf(works, 0, known ? offRun : 0), rules.offRun, known, bill)
  rules.kindRun?.forEach((limit, kind) => {
    if (kind === 0) return
    billRuns('kindRun', runsOf(kinds, kind, known && kind === lastKind ? kindRun : 0), limit, known, bill)
  })
  billWeekends(problem, person, row, bill)
}

function billSuccessions(
  { typeKind, kinds, forbiddenNext, history }: GridProblem,
  person: number,
  row: Uint8Array,
  bill: Bill
): void {
  let before = history[person]!.lastKind
  for (const type of row) {
    const kind = typeKind[type]!
    bill.hard += forbiddenNext[before * (kinds + 1) + kind]!
    before = kind
  }
}

type Runs = ReturnType<typeof runsOf>

function billRuns(
  part: GridPart,
  runs: Runs,
  { min, max, under, over }: Limit,
  known: boolean,
  bill: Bill
): void {
  for (const { before, length, first, last } of runs) {
    bill.units(part, Math.min(length, before + length - max), over)
    if (!last && (known || !first)) bill.units(part, min - before - length, under)
  }
}

function billWeekends(
  { weekendOf, weekends, rules, history }: GridProblem,
  person: number,
  row: Uint8Array,
  bill: Bill
): void {
  const worked = new Int32Array(weekends)
  const days = new Int32Array(weekends)
  row.forEach((type, day) => {
    const weekend = weekendOf[day]!
    if (weekend < 0) return
    days[weekend]! += 1
    if (type) worked[weekend]! += 1
  })
  const busy = worked.filter((count) => count > 0).length
  bill.limit('weekends', history[person]!.weekends + busy, rules[person]!.weekends)
  const halves = worked.filter((count, weekend) => count === 1 && days[weekend] === 2).length
  bill.units('incompleteWeekend', halves, rules[person]!.incompleteWeekend)
}

function billDemand({ days, types, demand }: GridProblem, roster: Uint8Array, bill: Bill): void {
  const heads = new Int32Array(days * (types + 1))
  roster.forEach((type, cell) => (heads[(cell % days) * (types + 1) + type]! += 1))
  for (let cell = 0; cell < heads.length; cell += 1) {
    if (cell % (types + 1) === 0) continue
    const missing = demand.wanted[cell]! - heads[cell]!
    bill.units('demand', missing, demand.under[cell]!)
    bill.units('demand', -missing, demand.over[cell]!)
    bill.units('demand', demand.minimum[cell]! - heads[cell]!, HARD)
  }
}
