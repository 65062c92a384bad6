/** Kills, orders and memory of the worker process over many runs: `node --test solver/e2e/faults.e2e.ts`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../src/random.ts'
import { eventually, openDesk, type Desk, type Outcome } from './desk.ts'
import { assertMemorySettles } from './memory.ts'
import { ownPostgres, type OwnStore } from './stores.ts'

const LONG_MS = 60_000
/** Change it to try other moments; printed when a test fails. */
const seed = Number(process.env.FAULT_SEED ?? 1)

suite(`the solver process under faults (FAULT_SEED=${seed})`, () => {
  let store: OwnStore
  let desk: Desk
  const chance = new Random(seed)
  before(async () => {
    store = await ownPostgres()
    desk = await openDesk(store)
  })
  after(async () => {
    await desk.close()
    await store.stop()
  })
  const outcome = (runId: string, patienceMs?: number) => eventually(() => desk.outcomeOf(runId), patienceMs)

  test('twenty kills at random moments during twenty runs: every run ends with a roster', async () => {
    const workers = await Promise.all([desk.startWorker(), desk.startWorker(), desk.startWorker()])
    const runs = await Promise.all(Array.from({ length: 20 }, () => desk.submit(700)))
    for (let kill = 0; kill < 20; kill += 1) {
      await sleep(chance.next() * 400)
      const victim = chance.below(workers.length)
      // On a slow machine the kills take long enough for one run to lose more workers than it may.
      await eventually(async () => !(await desk.anyOnItsLastChance()), 60_000)
      await desk.endWorker(workers[victim]!, 'SIGKILL')
      workers[victim] = await desk.startWorker()
    }
    const outcomes = await Promise.all(runs.map((runId) => outcome(runId, 60_000)))
    for (const found of outcomes) assertRoster(found)
    for (const worker of workers) await desk.endWorker(worker, 'SIGTERM')
  })

  test('a stop at a random moment answers long before the budget ends and loses nothing that was reported', async () => {
    const worker = await desk.startWorker()
    for (let run = 0; run < 8; run += 1) {
      const runId = await desk.submit(LONG_MS)
      await sleep(chance.next() * 900)
      const reported = desk.progressOf(runId).at(-1)
      const orderedAt = performance.now()
      await desk.order('stop', runId)
      const found = await outcome(runId)
      const answeredMs = performance.now() - orderedAt
      assertRoster(found)
      assert.ok(answeredMs < LONG_MS / 2, `answered after ${Math.round(answeredMs)} ms`)
      assert.equal(found.result.stopped, 'stopped')
      // Reported scores are rounded.
      if (reported) assert.ok(found.result.score <= reported.score + 1, 'worse than what was reported')
    }
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('fifty runs leave the memory as it was', async () => {
    const worker = await desk.startWorker()
    await assertMemorySettles(async () => {
      assertRoster(await outcome(await desk.submit(100)))
      return residentMegabytes(worker.pid!)
    })
    await desk.endWorker(worker, 'SIGTERM')
  })
})

function assertRoster(found: Outcome): asserts found is Extract<Outcome, { result: unknown }> {
  assert.ok('result' in found, JSON.stringify(found))
  assert.equal(found.result.figuresAfter.blockingViolations, 0)
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
