import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois } from '../roster/formats/curtois_truth.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
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

test('two threads find what the judge agrees with', async () => holds(await run({})))
test('one thread does as well', async () => holds(await run({ threads: 1 })))

test('told to end, a run without end keeps the best so far', async () => {
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
