import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois } from '../roster/formats/curtois_truth.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
import { runPortfolio, type PortfolioOptions, type PortfolioResult } from './run_portfolio.ts'

const problem = readCurtois(cornerShop)
const run = (options: Partial<PortfolioOptions>): Promise<PortfolioResult> =>
  runPortfolio(problem, { seed: 1, budgetMs: 2000, threads: 2, ...options })

function holds({ roster, cost, hard }: PortfolioResult): void {
  assert.equal(hard, 0)
  assert.deepEqual(judgeCurtois(cornerShop, writeCurtois(problem, roster)), { cost, violations: [] })
}

test('two threads find what the judge agrees with', async () => holds(await run({})))
test('one thread does as well', async () => holds(await run({ threads: 1 })))

test('the run ends soon after it is told to, with the best so far', async () => {
  const cancel = new AbortController()
  setTimeout(() => cancel.abort(), 1200)
  const result = await run({ budgetMs: 60_000, signal: cancel.signal })
  assert.ok(result.seconds < 3.2, `${result.seconds} s`)
  holds(result)
})

test('a run outlives the threads it loses', async () => {
  for (const killedAfterMs of [10, 300, 900]) {
    const threads: Worker[] = []
    setTimeout(() => threads[1]!.terminate(), killedAfterMs)
    const result = await run({ onThread: (thread) => threads.push(thread) })
    assert.equal(result.roster.length, problem.people * problem.days)
    holds(result)
  }
})
