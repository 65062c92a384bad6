import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../random.ts'
import { gridCost } from '../roster/grid_model/grid_cost.ts'
import { randomRoster } from '../roster/grid_model/testing/random_roster.ts'
import { benchInstance } from './bench_instance.ts'
import { withoutSharedData } from './shared_rosters.ts'

function judgedLikeTheModel(name: string): void {
  const { problem, write, judge } = benchInstance(name)
  const random = new Random(3)
  for (let round = 0; round < 5; round += 1) {
    const roster = randomRoster(problem, random)
    const { cost, hard } = gridCost(problem, roster)
    const truth = judge(write(roster))
    assert.deepEqual([truth.cost, truth.violations.length > 0], [cost, hard > 0])
  }
}

test('a generated instance has the size that its name says, and is the same each time', () => {
  const { problem, files } = benchInstance('generated-14x6x3-2')
  assert.deepEqual([problem.days, problem.people, problem.types], [14, 6, 3])
  assert.equal(benchInstance('generated-14x6x3-2').files[0]!.text, files[0]!.text)
  assert.notEqual(benchInstance('generated-14x6x3-3').files[0]!.text, files[0]!.text)
  judgedLikeTheModel('generated-14x6x3-2')
})

test('public instances of both families are found by name', { skip: withoutSharedData }, () => {
  assert.deepEqual(
    benchInstance('n005w4_0_1-2-3-3').files.map(({ name }) => name),
    ['Sc-n005w4', 'H0-n005w4-0', ...[1, 2, 3, 3].map((week) => `WD-n005w4-${week}`)].map(
      (file) => `${file}.txt`
    )
  )
  judgedLikeTheModel('n005w4_0_1-2-3-3')
  judgedLikeTheModel('Instance1')
})

test('another name is refused in words', () => {
  assert.throws(() => benchInstance('generated-28x120'), /No instance generated-28x120\. Maybe Instance5/)
})
