import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import { unknownPast } from './column_problem.ts'
import { joinPatches } from './patches.ts'

const DAYS = 6

function person(maxUnits: number): PersonRow {
  return {
    allowed: new Uint8Array(2 * DAYS).fill(1),
    cost: new Int32Array(2 * DAYS),
    minUnits: 0,
    maxUnits,
    maxRun: 5,
    minRun: 1,
    minOff: 1,
    maxWeekends: 9,
    caps: Int32Array.of(9, 9),
    start: unknownPast(5),
  }
}

/** Two people, one type of work, one head wanted every day: each missing one costs 10, each surplus one 1. */
const problem: ColumnProblem = {
  days: DAYS,
  width: 2,
  units: Int32Array.of(0, 1),
  follows: Uint8Array.of(1, 1, 1, 1),
  weekendOf: new Int32Array(DAYS).fill(-1),
  people: [person(3), person(2)],
  required: Int32Array.from({ length: 2 * DAYS }, (_, cell) => cell % 2),
  under: Int32Array.from({ length: 2 * DAYS }, (_, cell) => 10 * (cell % 2)),
  over: Int32Array.from({ length: 2 * DAYS }, (_, cell) => cell % 2),
  minimum: new Int32Array(2 * DAYS),
  shortWeight: 100,
}

const row = (text: string): Uint8Array => Uint8Array.from(text, Number)
const columns = (...rows: string[]) => rows.map((text, index) => ({ person: index, row: row(text), cost: 0 }))
const text = (rows: readonly Uint8Array[]): string[] => rows.map((one) => one.join(''))

test('changes of other days join what others have, and count as fitting', () => {
  const patch = { people: [0], days: [{ from: 3, until: 6 }], rows: [row('111001')] }
  const joined = joinPatches(problem, columns('110000', '001000'), [patch])
  assert.deepEqual(text(joined.rows), ['110001', '001000'])
  assert.equal(joined.cost, 20)
  assert.deepEqual(joined.fitting, [patch])
})

test('what would break a rule, costs more or is there already is left out', () => {
  const theirs = columns('110100', '001010')
  const patches = [
    { people: [0], days: [{ from: 4, until: 6 }], rows: [row('000011')] },
    { people: [1], days: [{ from: 0, until: 6 }], rows: [row('110000')] },
    { people: [1], days: [{ from: 2, until: 4 }], rows: [row('111010')] },
  ]
  const joined = joinPatches(problem, theirs, patches)
  assert.deepEqual(text(joined.rows), ['110100', '001010'])
  assert.deepEqual(joined.fitting, [])
})

test('of several people, those whom it fits take part', () => {
  const patch = { people: [0, 1], days: [{ from: 3, until: 6 }], rows: [row('000001'), row('000111')] }
  const joined = joinPatches(problem, columns('110000', '001000'), [patch])
  assert.deepEqual(text(joined.rows), ['110001', '001000'])
})
