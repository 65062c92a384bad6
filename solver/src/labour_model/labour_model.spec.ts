import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { coverageOf, presenceOf } from './coverage.ts'
import { headcountOf, type LinearRule } from './headcount.ts'
import { tile } from './tiling.ts'

const rule: LinearRule = { unitsPerPersonHour: 20, minimum: 1, maximum: 5 }
const people = (units: number, slotMinutes = 60) =>
  headcountOf([{ units, open: true }], rule, slotMinutes)[0]!.people

test('one person per twenty units an hour, between the bounds', () =>
  assert.deepEqual(
    [0, 1, 20, 21, 45, 80, 130].map((units) => people(units)),
    [1, 1, 1, 2, 3, 4, 5]
  ))
test('a shorter slot holds less work', () => assert.equal(people(11.25, 15), 3))
test('work beyond the maximum is told', () =>
  assert.equal(headcountOf([{ units: 130, open: true }], rule, 60)[0]!.unmet, 1.5))
test('nobody is needed while closed', () =>
  assert.deepEqual(headcountOf([{ units: 99, open: false }], rule, 60), [{ people: 0, unmet: 0 }]))
test('rounding errors call for nobody', () =>
  assert.equal(
    headcountOf([{ units: 0.1 + 0.2, open: true }], { ...rule, unitsPerPersonHour: 0.1 }, 60)[0]!.people,
    3
  ))

const fourToEight = { minimumSlots: 4, maximumSlots: 8, startEverySlots: 1 }

test('an even need becomes whole shifts without waste', () => {
  const need = new Array<number>(16).fill(2)
  const tiles = tile(need, fourToEight)
  assert.deepEqual(coverageOf(need, presenceOf(tiles, 16)), { share: 1, underSlots: 0, overSlots: 0 })
  assert.equal(tiles.length, 4)
})
test('a short peak is covered by the shortest shift', () => {
  const need = [0, 0, 0, 1, 0, 0, 0, 0]
  const tiles = tile(need, fourToEight)
  assert.equal(tiles.length, 1)
  assert.equal(tiles[0]!.until - tiles[0]!.from, 4)
})
test('shifts start on the grid', () => {
  const tiles = tile([0, 1, 1, 1, 1, 1, 0, 0], { ...fourToEight, startEverySlots: 2 })
  assert.ok(tiles.every(({ from }) => from % 2 === 0))
  assert.equal(coverageOf([0, 1, 1, 1, 1, 1, 0, 0], presenceOf(tiles, 8)).underSlots, 0)
})
test('a need at the end of the day is met by a shift that starts earlier', () =>
  assert.deepEqual(tile([0, 0, 0, 0, 0, 0, 0, 1], fourToEight), [{ from: 4, until: 8 }]))
test('coverage counts under and over slot by slot', () => {
  const coverage = coverageOf([2, 2, 3, 3, 4, 4, 3, 2], [2, 3, 3, 3, 3, 4, 4, 2])
  assert.equal(coverage.underSlots, 1)
  assert.equal(coverage.overSlots, 2)
  assert.ok(Math.abs(coverage.share - 22 / 23) < 1e-12)
  assert.equal(coverageOf([0, 0], [0, 1]).share, 1)
})
test('any need a shift can reach is covered, by shifts of allowed lengths on the grid', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 12, maxLength: 48 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 4, max: 6 }),
      (need, startEverySlots, minimumSlots) => {
        const tiles = tile(need, { minimumSlots, maximumSlots: 10, startEverySlots })
        assert.equal(coverageOf(need, presenceOf(tiles, need.length)).underSlots, 0)
        for (const { from, until } of tiles) {
          assert.equal(from % startEverySlots, 0)
          assert.ok(until - from >= minimumSlots && until - from <= 10 && until <= need.length)
        }
      }
    )
  ))
