import type { Column } from './column_pool.ts'
import { unknownPast, type ColumnProblem, type PersonRow } from './column_problem.ts'
import type { Row } from '../grid_model/row_pricer.ts'
import { cellsWithCover, count, type Part } from './part.ts'

/** Days from `from` up to, not including, `until`. */
export type Days = { readonly from: number; readonly until: number }

/** People and days cut out of a problem: a small problem of its own, the rest of the roster folded into its limits. */
export type RowWindow = {
  readonly problem: ColumnProblem
  /** Everybody of the small problem, in the days that are open. */
  readonly part: Part
  /** Rows of the small problem as they are, in the order of the people asked for. */
  readonly rows: readonly Row[]
  /** Day of the large problem behind each day of the small one that is open, -1 for all others. */
  readonly openDay: Int32Array
}

type Wanted = { readonly people: readonly number[]; readonly days: readonly Days[] }

/** The days that are shown, in pieces with nothing missing within; pieces never cut a weekend in two. */
type Shown = {
  readonly pieces: readonly Days[]
  /** Per shown day, the day it stands for; -1 for a day between two pieces. */
  readonly days: Int32Array
  /** 1 for each shown day that is open. */
  readonly open: Uint8Array
}

/**
 * The problem of some people in some days when everything else stays as it is. Each piece of open days is shown with so
 * many fixed days on both sides that every run which could touch the open days is seen whole; a fixed run that is cut by
 * an edge is shown as days off. Between two pieces lie days off that stand for nothing. Totals lose what is not shown.
 *
 * @param columns everybody's, which keep all rules
 * @param heads of the whole roster
 * @param wanted days in order, which neither touch nor overlap
 */
export function rowWindow(
  problem: ColumnProblem,
  columns: readonly Column[],
  heads: Int32Array,
  wanted: Wanted
): RowWindow {
  const shown = shownDays(problem, wanted)
  const rows = wanted.people.map((person) => shownRow(columns[person]!.row, shown))
  const small: ColumnProblem = {
    ...problem,
    days: shown.days.length,
    weekendOf: shown.days.map((day) => (day < 0 ? -1 : problem.weekendOf[day]!)),
    required: cellsOf(problem, problem.required, shown),
    under: cellsOf(problem, problem.under, shown),
    over: cellsOf(problem, problem.over, shown),
    minimum: cellsOf(problem, problem.minimum, shown),
    people: wanted.people.map((person, index) => personIn(problem, columns[person]!, rows[index]!, shown)),
  }
  const covered = cellsOf(problem, heads, shown)
  for (const row of rows) count(small, covered, row, -1)
  const cells = cellsWithCover(small, covered, 0, small.days)
  const part = {
    people: rows.map((_, index) => index),
    cells: cells.filter((cell) => shown.open[Math.floor(cell / small.width)] === 1),
    covered,
    elsewhere: 0,
  }
  const openDay = shown.days.map((day, place) => (shown.open[place] === 1 ? day : -1))
  return { problem: small, part, rows, openDay }
}

/** A row of the large problem with the open days of a row of the small one. */
export function withOpenDays(row: Row, { openDay }: RowWindow, decided: Row): Row {
  const whole = row.slice()
  openDay.forEach((day, place) => {
    if (day >= 0) whole[day] = decided[place]!
  })
  return whole
}

function shownDays(problem: ColumnProblem, { people, days: wanted }: Wanted): Shown {
  const asked = people.map((person) => problem.people[person]!)
  const longestRun = Math.max(...asked.map(({ maxRun, start }) => Math.max(maxRun, start.run?.max ?? 0)))
  const longestOff = Math.max(...asked.map(({ minOff, start }) => Math.max(minOff, start.offBefore ?? 0)))
  // A run that an edge cuts is shown as days off: the shortest run of days off must fit between it and the open days.
  const pieces = piecesAround(problem, wanted, longestRun + longestOff + 1)
  const days: number[] = []
  for (const [index, { from, until }] of pieces.entries()) {
    if (index > 0) for (let gap = 0; gap < longestOff; gap++) days.push(-1)
    for (let day = from; day < until; day++) days.push(day)
  }
  const isOpen = (day: number): boolean => wanted.some(({ from, until }) => day >= from && day < until)
  return {
    pieces,
    days: Int32Array.from(days),
    open: Uint8Array.from(days, (day) => (isOpen(day) ? 1 : 0)),
  }
}

/** The wanted days with a margin; those that meet become one. */
function piecesAround(
  { days, weekendOf }: ColumnProblem,
  wanted: readonly Days[],
  margin: number
): readonly Days[] {
  const cuts = (day: number): boolean =>
    day > 0 && day < days && weekendOf[day]! >= 0 && weekendOf[day] === weekendOf[day - 1]
  const pieces: Days[] = []
  for (const { from: opens, until: closes } of wanted) {
    let from = Math.max(0, opens - margin)
    let until = Math.min(days, closes + margin)
    while (cuts(from)) from--
    while (cuts(until)) until++
    const last = pieces.at(-1)
    if (last && last.until >= from) pieces[pieces.length - 1] = { from: last.from, until }
    else pieces.push({ from, until })
  }
  return pieces
}

/** A row as it is shown: runs that an edge of a piece cuts are days off. */
function shownRow(row: Row, { pieces, days }: Shown): Row {
  const seen = row.slice()
  for (const { from, until } of pieces) {
    if (from > 0 && row[from - 1]! > 0) for (let day = from; row[day]! > 0; day++) seen[day] = 0
    if (until < row.length && row[until]! > 0) for (let day = until - 1; row[day]! > 0; day--) seen[day] = 0
  }
  return Uint8Array.from(days, (day) => (day < 0 ? 0 : seen[day]!))
}

function personIn(problem: ColumnProblem, { person, row }: Column, seen: Row, shown: Shown): PersonRow {
  const { width } = problem
  const rules = problem.people[person]!
  const allowed = new Uint8Array(shown.days.length * width)
  shown.days.forEach((day, place) => {
    if (shown.open[place] === 1)
      allowed.set(rules.allowed.subarray(day * width, (day + 1) * width), place * width)
    else allowed[place * width + seen[place]!] = 1
  })
  const outside = totalsOutside(problem, row, seen, shown)
  return {
    ...rules,
    allowed,
    cost: cellsOf(problem, rules.cost, shown),
    minUnits: Math.max(0, rules.minUnits - outside.units),
    maxUnits: rules.maxUnits - outside.units,
    maxWeekends: rules.maxWeekends - outside.weekends,
    caps: rules.caps.map((cap, type) => cap - outside.counts[type]!),
    start: shown.days[0] === 0 ? rules.start : unknownPast(rules.maxRun),
  }
}

/** Totals of the worked days that are not shown as such. */
function totalsOutside({ width, units, weekendOf }: ColumnProblem, row: Row, seen: Row, { days }: Shown) {
  const hidden = row.slice()
  days.forEach((day, place) => {
    if (day >= 0 && seen[place]! > 0) hidden[day] = 0
  })
  const counts = new Int32Array(width)
  const weekends = new Set<number>()
  let sum = 0
  hidden.forEach((type, day) => {
    if (type === 0) return
    counts[type]!++
    sum += units[type]!
    if (weekendOf[day]! >= 0) weekends.add(weekendOf[day]!)
  })
  return { counts, units: sum, weekends: weekends.size }
}

/** The values of the shown days' cells; 0 between pieces. */
function cellsOf({ width }: ColumnProblem, values: Int32Array, { days }: Shown): Int32Array {
  const shown = new Int32Array(days.length * width)
  days.forEach((day, place) => {
    if (day >= 0) shown.set(values.subarray(day * width, (day + 1) * width), place * width)
  })
  return shown
}
