import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool, type SearchOptions, type SearchPool } from './pool.ts'
import { solveRoster } from '../roster/engine.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterProgress, RosterResult } from '../roster/result.ts'
import { generatedProblem } from '../roster/testing/generated_problem.ts'

const never = new AbortController().signal
const problemFor = (budgetMs: number, changes: Partial<RosterProblem> = {}): RosterProblem => ({
  ...generatedProblem({ people: 20, days: 14, seed: 1 }),
  budgetMs,
  iterationLimit: null,
  ...changes,
})

suite('searches on threads', () => {
  let pool: SearchPool
  before(() => void (pool = openPool(2)))
  after(() => pool.close())

  const searchAll = (problems: readonly RosterProblem[], options: Partial<SearchOptions> = {}) =>
    pool.search(problems, { signal: never, stop: never, onProgress: () => {}, onLost: () => {}, ...options })

  async function search(problem: RosterProblem, options?: Partial<SearchOptions>): Promise<RosterResult> {
    const [found] = await searchAll([problem], options)
    if (found?.status !== 'fulfilled') throw found?.reason
    return found.value
  }

  test('two threads find a lawful roster with a bound, and tell it on the way', async () => {
    const reported: RosterProgress[] = []
    const proved = new AbortController()
    const onProgress = (progress: RosterProgress): void => {
      reported.push(progress)
      if (progress.lowerBound !== null) proved.abort()
    }
    const result = await search(problemFor(60_000), { onProgress, stop: proved.signal })
    assert.equal(result.stopped, 'stopped')
    assert.equal(result.figuresAfter.blockingViolations, 0)
    assert.ok(result.lowerBound !== null && result.lowerBound <= result.score)
    const last = reported.at(-1)!
    assert.equal(last.score, Math.round(result.score))
    assert.equal(last.unfilledMinutes, result.figuresAfter.unfilledMinutes)
    assert.equal(last.lowerBound, result.lowerBound)
    reported.slice(1).forEach(({ score }, i) => assert.ok(score <= reported[i]!.score))
  })

  test('with a limit on moves the answer is that of a single thread', async () => {
    const problem = problemFor(60_000, { iterationLimit: 30_000 })
    const result = await search(problem)
    const alone = solveRoster(problem, { now: () => performance.now() })
    assert.deepEqual({ ...result, elapsedMs: 0 }, { ...alone, elapsedMs: 0 })
  })

  test('a proved optimum ends all threads before the budget does', async () => {
    const problem = problemFor(60_000)
    const result = await search({ ...problem, shifts: problem.shifts.slice(0, 3), availability: [] })
    assert.equal(result.stopped, 'optimal')
    assert.ok(result.elapsedMs < problem.budgetMs)
  })

  test('a stop keeps the best, a cancel throws it away, both long before the budget ends', async () => {
    const budgetMs = 60_000
    for (const what of ['stop', 'signal'] as const) {
      const order = new AbortController()
      const answer = search(problemFor(budgetMs), { [what]: order.signal })
      await sleep(800)
      const orderedAt = performance.now()
      order.abort()
      if (what === 'stop') assert.equal((await answer).stopped, 'stopped')
      else await assert.rejects(answer)
      assert.ok(performance.now() - orderedAt < budgetMs / 2)
    }
  })

  test('threads lost in the middle are replaced', async () => {
    let lost = 0
    let movesWhenLost = 0
    const enough = new AbortController()
    const onProgress = ({ iterations }: RosterProgress): void => {
      if (movesWhenLost === 0 && iterations > 0) {
        movesWhenLost = iterations
        for (const thread of pool.threads()) void thread.terminate()
      }
      if (lost >= 2 && iterations > 0) enough.abort()
    }
    const result = await search(problemFor(60_000), {
      onProgress,
      stop: enough.signal,
      onLost: () => (lost += 1),
    })
    assert.equal(result.stopped, 'stopped')
    assert.equal(result.figuresAfter.blockingViolations, 0)
  })

  test('threads that begin too late for the budget still give a roster', async () => {
    const result = await search(problemFor(1))
    assert.equal(result.stopped, 'budget')
    assert.ok(result.figuresAfter.filledShifts > 0)
  })

  test('a search takes up what another one finds where it is better by its own goals', async () => {
    const [brief, long] = await searchAll([problemFor(1), problemFor(1500)])
    assert.ok(brief?.status === 'fulfilled' && long?.status === 'fulfilled')
    assert.ok(Math.abs(brief.value.score - long.value.score) < 1e-6)
  })

  test('alternatives run side by side, and one that fails does not take the others', async () => {
    const problem = problemFor(2000)
    const broken = { ...problem, ruleSets: [] }
    // Each waits for the others before it ends: one after the other they would never end.
    const outcomes = await searchAll([
      problem,
      { ...problem, goals: { ...problem.goals, fairness: 100 } },
      broken,
      { ...problem, goals: { ...problem.goals, stability: 100 } },
    ])
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled']
    )
    for (const one of outcomes) if (one.status === 'fulfilled') assert.equal(one.value.stopped, 'budget')
  })
})
