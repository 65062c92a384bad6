import { coverCost } from './part.ts'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import type { Row } from '../grid_model/row_pricer.ts'

type Run = { readonly from: number; readonly length: number; readonly works: boolean }

/** Whether a row keeps all of the person's rules, looked at one by one: the judge of whatever a method makes. */
export function keepsRules(problem: ColumnProblem, person: PersonRow, row: Row): boolean {
  return (
    keepsCells(problem, person, row) &&
    keepsTotals(problem, person, row) &&
    keepsSuccessions(problem, person, row) &&
    runsOf(row).every((run) => keepsRun(problem, person, run))
  )
}

/** Sum of the costs of a row's cells. */
export function costOfRow(problem: ColumnProblem, costs: ArrayLike<number>, row: Row): number {
  let sum = 0
  for (let day = 0; day < problem.days; day++) sum += costs[day * problem.width + row[day]!]!
  return sum
}

/** Cost of a whole roster, from scratch. */
export function costOfRows(problem: ColumnProblem, rows: readonly Row[]): number {
  const cover = new Int32Array(problem.required.length)
  let cost = 0
  rows.forEach((row, index) => {
    cost += costOfRow(problem, problem.people[index]!.cost, row)
    for (let day = 0; day < problem.days; day++) if (row[day]! > 0) cover[day * problem.width + row[day]!]!++
  })
  return cost + coverCost(problem, cover)
}

function keepsCells(problem: ColumnProblem, person: PersonRow, row: Row): boolean {
  return row.every((type, day) => person.allowed[day * problem.width + type] === 1)
}

function keepsTotals(problem: ColumnProblem, person: PersonRow, row: Row): boolean {
  const counts = new Int32Array(problem.width)
  const weekends = new Set<number>()
  let units = 0
  row.forEach((type, day) => {
    if (type === 0) return
    counts[type]!++
    units += problem.units[type]!
    if (problem.weekendOf[day]! >= 0) weekends.add(problem.weekendOf[day]!)
  })
  if (units < person.minUnits || units > person.maxUnits || weekends.size > person.maxWeekends) return false
  return counts.every((count, type) => type === 0 || count <= person.caps[type]!)
}

function keepsSuccessions(problem: ColumnProblem, person: PersonRow, row: Row): boolean {
  const { width, follows } = problem
  const after = person.start.run?.after ?? 0
  if (after > 0 && row[0]! > 0 && follows[after * width + row[0]!] === 0) return false
  return row.every((type, day) => {
    const before = day === 0 ? 0 : row[day - 1]!
    return type === 0 || before === 0 || follows[before * width + type] === 1
  })
}

function keepsRun(problem: ColumnProblem, person: PersonRow, run: Run): boolean {
  const reachesEnd = run.from + run.length === problem.days
  if (run.from === 0) return keepsFirstRun(person, run, reachesEnd)
  if (run.works) return run.length <= person.maxRun && (run.length >= person.minRun || reachesEnd)
  return run.length >= person.minOff || reachesEnd
}

function keepsFirstRun(person: PersonRow, run: Run, reachesEnd: boolean): boolean {
  const { run: first, offBefore } = person.start
  if (run.works) return first !== null && run.length <= first.max && (run.length >= first.min || reachesEnd)
  return offBefore !== null && (run.length >= offBefore || reachesEnd)
}

function runsOf(row: Row): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let day = 1; day <= row.length; day++) {
    if (day < row.length && row[day]! > 0 === row[from]! > 0) continue
    runs.push({ from, length: day - from, works: row[from]! > 0 })
    from = day
  }
  return runs
}
