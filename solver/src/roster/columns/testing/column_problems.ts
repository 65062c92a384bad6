import fc from 'fast-check'
import type { ColumnProblem, PersonRow } from '../column_problem.ts'
import type { Row } from '../../grid_model/row_pricer.ts'
import { keepsRules } from '../row_rules.ts'

/** Tiny problems with every rule in them: all rows of a person can be listed. */
export function tinyColumnProblems(people: number): fc.Arbitrary<ColumnProblem> {
  return columnProblems(people, 3, 7)
}

/** Problems of some weeks with every rule in them, few of the days closed and the totals wide. */
export function looseColumnProblems(people: number): fc.Arbitrary<ColumnProblem> {
  return columnProblems(people, 14, 35).map((problem) => ({
    ...problem,
    people: problem.people.map((person, index) => ({
      ...person,
      allowed: person.allowed.map((open, cell) => (cell % problem.width === 0 ? 1 : open)),
      maxUnits: person.maxUnits + problem.days + index,
      maxWeekends: person.maxWeekends + 2,
      caps: person.caps.map((cap) => cap + 5),
    })),
  }))
}

function columnProblems(people: number, fewest: number, most: number): fc.Arbitrary<ColumnProblem> {
  return fc
    .record({
      days: fc.integer({ min: fewest, max: most }),
      types: fc.integer({ min: 1, max: 2 }),
      monday: fc.integer({ min: 0, max: 6 }),
    })
    .chain(({ days, types, monday }) => {
      const width = types + 1
      const cells = days * width
      return fc.record({
        days: fc.constant(days),
        width: fc.constant(width),
        units: fc
          .array(fc.integer({ min: 1, max: 3 }), { minLength: types, maxLength: types })
          .map((units) => Int32Array.of(0, ...units)),
        follows: fc
          .array(fc.integer({ min: 0, max: 3 }), { minLength: width * width, maxLength: width * width })
          .map((bits) => Uint8Array.from(bits, (bit) => (bit > 0 ? 1 : 0))),
        weekendOf: fc.constant(Int32Array.from({ length: days }, (_, day) => weekendOf(day + monday))),
        people: fc.array(personRows(days, width), { minLength: people, maxLength: people }),
        required: heads(cells, width, 2),
        under: heads(cells, width, 9),
        minimum: fc.constant(new Int32Array(cells)),
        shortWeight: fc.constant(100),
        over: heads(cells, width, 3),
      })
    })
}

function weekendOf(day: number): number {
  return day % 7 >= 5 ? Math.floor(day / 7) : -1
}

function numbers(length: number, max: number): fc.Arbitrary<Int32Array> {
  return fc
    .array(fc.integer({ min: 0, max }), { minLength: length, maxLength: length })
    .map((list) => Int32Array.from(list))
}

/** The same per cell, with nothing for days off. */
function heads(cells: number, width: number, max: number): fc.Arbitrary<Int32Array> {
  return numbers(cells, max).map((list) => list.map((value, cell) => (cell % width === 0 ? 0 : value)))
}

function personRows(days: number, width: number): fc.Arbitrary<PersonRow> {
  const cells = days * width
  return fc.record({
    allowed: fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: cells, maxLength: cells })
      .map((bits) => Uint8Array.from(bits, (bit) => (bit > 0 ? 1 : 0))),
    cost: numbers(cells, 5),
    minUnits: fc.integer({ min: 0, max: 4 }),
    maxUnits: fc.integer({ min: 3, max: 14 }),
    maxRun: fc.integer({ min: 1, max: 4 }),
    minRun: fc.integer({ min: 1, max: 2 }),
    minOff: fc.integer({ min: 1, max: 3 }),
    maxWeekends: fc.integer({ min: 0, max: 2 }),
    caps: numbers(width, 4),
    start: fc.record({
      offBefore: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 5 }),
      run: fc.option(
        fc.record({
          min: fc.integer({ min: 1, max: 2 }),
          max: fc.integer({ min: 1, max: 4 }),
          after: fc.integer({ min: 0, max: width - 1 }),
        }),
        { freq: 5 }
      ),
    }),
  })
}

/** Every row that keeps a person's rules. */
export function everyRow(problem: ColumnProblem, person: PersonRow): Row[] {
  const rows: Row[] = []
  const row = new Uint8Array(problem.days)
  const place = (day: number) => {
    if (day === problem.days) {
      if (keepsRules(problem, person, row)) rows.push(row.slice())
      return
    }
    for (let type = 0; type < problem.width; type++) {
      row[day] = type
      place(day + 1)
    }
  }
  place(0)
  return rows
}
