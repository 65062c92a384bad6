import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois } from '../roster/formats/curtois_truth.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
import { generatedCurtois } from '../roster/formats/testing/generated_curtois.ts'
import {
  runPortfolio,
  type PortfolioOptions,
  type PortfolioProgress,
  type PortfolioResult,
} from './run_portfolio.ts'

const problem = readCurtois(cornerShop)
/** Seconds that the threads themselves work, so that a busy machine does not change the outcome. */
const run = (options: Partial<PortfolioOptions>): Promise<PortfolioResult> =>
  runPortfolio(problem, { seed: 1, budgetMs: 700, threads: 2, clock: 'cpu', ...options })

function holds({ roster, cost, hard }: PortfolioResult): void {
  assert.equal(hard, 0)
  assert.deepEqual(judgeCurtois(cornerShop, writeCurtois(problem, roster)), { cost, violations: [] })
}

test('moves and parts of all threads are counted', async () => {
  const ward = readCurtois(generatedCurtois({ days: 28, people: 12, types: 4, seed: 5 }))
  const { statistics } = await runPortfolio(ward, { seed: 1, threads: 1, clock: 'steps', budgetMs: 12_000 })
  for (const { name, proposed, accepted, improved } of statistics)
    assert.ok(improved <= accepted && accepted <= proposed, name)
  const tried = statistics.filter(({ proposed }) => proposed > 0).map(({ name }) => name)
  assert.deepEqual(tried, ['trouble', 'alike', 'days', 'apart', 'windows in turn'])
})

test('two threads find what the judge agrees with', async () => holds(await run({})))
test('one thread does as well', async () => holds(await run({ threads: 1 })))

test('one thread that counts steps finds the same roster again, from another seed another one', async () => {
  const ward = readCurtois(generatedCurtois({ days: 28, people: 12, types: 4, seed: 5 }))
  const counted = (seed: number) => runPortfolio(ward, { seed, threads: 1, clock: 'steps', budgetMs: 4000 })
  const once = await counted(1)
  const again = await counted(1)
  assert.equal(once.hard, 0)
  assert.ok(once.lowerBound !== null && once.lowerBound < once.cost, 'it ended by its steps')
  assert.deepEqual([again.roster, again.cost, again.lowerBound], [once.roster, once.cost, once.lowerBound])
  assert.notDeepEqual((await counted(2)).roster, once.roster)
})

test('asked to end, a run without end keeps the best so far', async () => {
  const cancel = new AbortController()
  const onProgress = ({ cost }: PortfolioProgress): void => {
    if (cost !== null) cancel.abort()
  }
  holds(await run({ budgetMs: 1e9, signal: cancel.signal, onProgress }))
})

test('a place whose thread is lost gets another', async () => {
  const started: Worker[] = []
  const onThread = (thread: Worker): void => {
    started.push(thread)
    if (started.length <= 2) setTimeout(() => void thread.terminate(), 20)
  }
  const result = await run({ onThread })
  assert.equal(started.length, 4)
  holds(result)
})

test('a budget too short for any thread still gives a roster that keeps the rules', async () => {
  const result = await run({ budgetMs: 1, clock: 'wall' })
  holds(result)
})
