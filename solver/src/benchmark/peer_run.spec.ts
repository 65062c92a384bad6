import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contradiction, costAfter, firstFeasible, type PeerPoint, type PeerRun } from './peer_run.ts'

const point = (seconds: number, cost: number, hard = 0, bound: number | null = null): PeerPoint => ({
  ...{ seconds, cost, hard, bound },
})

const run = (curve: readonly PeerPoint[], judged: Partial<PeerRun> = {}): PeerRun => ({
  ...{ instance: 'Instance1', solver: 'timefold', seed: 1, best: 607, seconds: 10 },
  ...{ cost: 700, hard: 0, cpuSeconds: null, megabytes: null, curve },
  ...judged,
})

test('a cost counts from the first roster that keeps all rules', () => {
  const improved = run([point(0.5, 300, 4), point(2, 900), point(4, 700)])
  assert.equal(firstFeasible(improved), 2)
  assert.deepEqual(
    [1, 2, 3, 4, 60].map((seconds) => costAfter(improved, seconds)),
    [null, 900, 900, 700, 700]
  )
})

test('without one there is no cost', () => {
  const broken = run([point(0.5, 300, 4)], { cost: 300, hard: 2 })
  assert.equal(firstFeasible(broken), null)
  assert.equal(costAfter(broken, 10), null)
})

test('a solver whose own account the judge confirms contradicts nothing', () => {
  assert.equal(contradiction(run([point(1, 900), point(4, 700, 0, 607)])), null)
  assert.equal(contradiction(run([point(1, 300, 4)], { cost: 300, hard: 2 })), null)
  assert.equal(contradiction(run([], { cost: null })), null)
})

const contradictions: readonly (readonly [string, PeerRun, RegExp])[] = [
  ['another cost', run([point(1, 690)]), /cost 690 with 0 broken rules by its own account, 700 with 0/],
  ['rules that are not kept', run([point(1, 700)], { hard: 2 }), /700 with 2 by the judge/],
  ['a bound above the cost', run([point(1, 700, 0, 701)]), /the bound of 701 is above the cost of 700/],
]
for (const [what, contradicting, sentence] of contradictions) {
  test(`${what} is reported`, () => assert.match(contradiction(contradicting) ?? '', sentence))
}
