/** Threads lost, orders and memory of the parallel search over many runs: `node --test solver/e2e/portfolio_faults.e2e.ts`. */
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { runPortfolio, type PortfolioOptions, type PortfolioResult } from '../src/portfolio/run_portfolio.ts'
import { readCurtois, writeCurtois } from '../src/roster/formats/curtois.ts'
import { judgeCurtois } from '../src/roster/formats/curtois_truth.ts'
import { cornerShop } from '../src/roster/formats/fixtures/corner_shop.ts'
import { Random } from '../src/random.ts'
import { assertMemorySettles } from './memory.ts'

const problem = readCurtois(cornerShop)
/** Change it to try other moments; printed when a test fails. */
const seed = Number(process.env.FAULT_SEED ?? 1)
const run = (options: Partial<PortfolioOptions>): Promise<PortfolioResult> =>
  runPortfolio(problem, { seed, threads: 2, budgetMs: 2500, ...options })

function assertRoster({ roster, cost, hard }: PortfolioResult): void {
  assert.equal(hard, 0)
  assert.deepEqual(judgeCurtois(cornerShop, writeCurtois(problem, roster)), { cost, violations: [] })
}

suite(`the parallel search under faults (FAULT_SEED=${seed})`, () => {
  const chance = new Random(seed)

  test('one of two threads lost at a random moment in twenty runs: every run ends with a roster', async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const results = await Promise.all([0, 1].map(() => runLosing(chance.below(2), chance.next() * 1500)))
      results.forEach(assertRoster)
    }
  })

  test('a stop at a random moment answers long before the budget ends and loses nothing that was reported', async () => {
    const budgetMs = 60_000
    for (let turn = 0; turn < 4; turn += 1) {
      const cancel = new AbortController()
      let reported: number | null = null
      const answer = run({
        budgetMs,
        signal: cancel.signal,
        onProgress: ({ cost }) => void (reported = cost ?? reported),
      })
      await sleep(400 + chance.next() * 1200)
      const stoppedAt = performance.now()
      cancel.abort()
      const result = await answer
      assert.ok(performance.now() - stoppedAt < budgetMs / 2, `${performance.now() - stoppedAt} ms`)
      if (reported !== null) assert.ok(result.hard === 0 && result.cost <= reported)
    }
  })

  test('fifty runs leave the memory as it was', async () => {
    await assertMemorySettles(async () => {
      await run({ budgetMs: 150 })
      return process.memoryUsage.rss() / 2 ** 20
    })
  })
})

/** Ends as soon as the thread is lost and there is a roster. */
async function runLosing(slot: number, afterMs: number): Promise<PortfolioResult> {
  const threads: Worker[] = []
  const enough = new AbortController()
  let isLost = false
  const answer = run({
    budgetMs: 20_000,
    signal: enough.signal,
    onThread: (thread) => threads.push(thread),
    onProgress: ({ cost }) => isLost && cost !== null && enough.abort(),
  })
  await sleep(afterMs)
  await threads[slot]!.terminate()
  isLost = true
  return answer
}
