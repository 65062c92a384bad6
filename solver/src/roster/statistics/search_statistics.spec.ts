import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { moveNames } from '../grid_search/move_mix.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { modelOf } from '../model_of.ts'
import { shiftMoveNames } from '../search/moves/move_mix.ts'
import { searchRoster } from '../search/roster_search.ts'
import { Stopping } from '../search/stopping.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { SearchStatistics, ThreadStatistics, type MoveStatistics } from './search_statistics.ts'

/** A clock that goes on by a millisecond whenever it is read. */
function ticking(): () => number {
  let now = 0
  return () => now++
}

const total = (rows: readonly MoveStatistics[]): number =>
  rows.reduce((sum, { proposed }) => sum + proposed, 0)

function agree(rows: readonly MoveStatistics[]): void {
  for (const { name, proposed, accepted, improved } of rows) {
    assert.ok(improved <= accepted, name)
    assert.ok(accepted <= proposed, name)
  }
}

test('annealing counts every move once, and every move is proposed, some with success', () => {
  const problem = readInrc2(smallWard)
  const statistics = new SearchStatistics(moveNames, undefined, ticking())
  const annealer = new GridAnnealer(problem, 1, emptyRoster(problem), usualParameters, statistics)
  annealer.cycle({ moves: 100_000, ...heatOf(problem), stop: () => false })
  const { rows } = statistics
  agree(rows)
  assert.equal(total(rows), annealer.moves)
  for (const { name, proposed, accepted, improved } of rows) {
    assert.ok(proposed > 0, name)
    assert.ok(accepted > 0 && improved > 0, name)
  }
  const busy = rows.find(({ name }) => name === 'swapBlock')!
  assert.equal(busy.ms, busy.proposed, 'each of those that were timed took a millisecond')
})

for (const mode of ['plan', 'repair'] as const) {
  test(`single shifts, ${mode}: every move of the mix is proposed, and no other`, () => {
    const problem = { ...generatedProblem({ people: 8, days: 7, seed: 2 }), mode }
    const statistics = new SearchStatistics(shiftMoveNames, undefined, ticking())
    const stopping = new Stopping({ budgetMs: 1e9, iterationLimit: 20_000, stopFlag: null, now: () => 0 })
    const { iterations } = searchRoster({
      model: modelOf(problem),
      seed: 1,
      stopping,
      boundShare: null,
      statistics,
    })
    const { rows } = statistics
    agree(rows)
    assert.equal(total(rows), iterations)
    const seen = rows.filter(({ proposed }) => proposed > 0).map(({ name }) => name)
    const kept = ['fillOpen', 'ejectionChain', 'handOver', 'swapShifts', 'swapDays']
    const own = mode === 'plan' ? ['release', 'swapFar'] : ['giveBack', 'refillDays']
    assert.deepEqual(seen.toSorted(), [...kept, ...own].toSorted())
  })
}

test('counters of several threads add up, and a place keeps its counters', () => {
  const threads = new ThreadStatistics(['move'])
  for (const slot of [0, 1, 1]) {
    const own = new SearchStatistics(['move'], threads.memoryOf(slot))
    own.proposed[0]! += 2
    own.accepted[0]! += 1
    own.timed(0, 3)
  }
  assert.deepEqual(threads.rows, [{ name: 'move', proposed: 6, accepted: 3, improved: 0, ms: 18 }])
})
