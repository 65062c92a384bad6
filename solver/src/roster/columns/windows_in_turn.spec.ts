import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ColumnProblem } from './column_problem.ts'
import { windowsInTurn } from './windows_in_turn.ts'

const problemOf = (days: number, types: number): ColumnProblem =>
  ({ days, width: types + 1, people: [{}, {}] }) as unknown as ColumnProblem

test('windows cover all days, each meets the next, and backwards they are mirrored', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 40 }), (days, types) => {
      const windows = windowsInTurn(problemOf(days, types), 'forwards')
      const pieces = windows.map(({ days: [piece] }) => piece!)
      assert.equal(pieces[0]!.from, 0)
      assert.equal(pieces.at(-1)!.until, days)
      pieces
        .slice(1)
        .forEach(({ from }, index) => assert.ok(from <= pieces[index]!.until && from > pieces[index]!.from))
      assert.ok(pieces.every(({ from, until }) => from >= 0 && until <= days && until > from))
      const mirrored = pieces.map(({ from, until }) => ({ from: days - until, until: days - from }))
      const backwards = windowsInTurn(problemOf(days, types), 'backwards')
      assert.deepEqual(
        backwards.flatMap(({ days: [piece] }) => piece),
        mirrored
      )
    })
  )
})
