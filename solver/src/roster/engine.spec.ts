import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkTimeline } from '../labour_code/check.ts'
import { solveRoster } from './engine.ts'
import { evaluate } from './evaluate.ts'
import { modelOf } from './model_of.ts'
import { parametersWith } from './parameters/parameters.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import type { RosterProblem } from './problem.ts'
import type { RosterProgress, RosterResult } from './result.ts'
import { generatedProblem } from './testing/generated_problem.ts'

const options = { now: () => performance.now() }
const planOf = ({ assignments }: RosterResult) =>
  new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))

test('a roster breaks no blocking rule, judged by the kernel alone, on several problems', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const problem = generatedProblem({ people: 14, days: 28, seed, demand: 1.15 })
    const result = solveRoster(problem, options)
    const rules = rulesOf(problem)
    const plan = planOf(result)
    factsOf(problem).forEach((facts, index) => {
      const person = problem.people[index]!
      const work = [
        ...problem.shifts.filter(({ id }) => plan.get(id) === person.id),
        ...problem.fixed.filter(({ personId }) => personId === person.id),
      ]
      const blocking = checkTimeline(facts, work, rulesFor(person, rules)).filter(
        ({ severity }) => severity === 'block'
      )
      assert.deepEqual(blocking, [])
    })
    assert.equal(result.figuresAfter.blockingViolations, 0)
  }
})

test('the result is scored as from scratch and beats doing nothing', () => {
  const problem = generatedProblem({ people: 12, days: 14, seed: 7, rates: true })
  const result = solveRoster(problem, options)
  const { fair } = modelOf(problem)
  const scratch = evaluate(problem, planOf(result), fair)
  assert.ok(Math.abs(result.score - scratch.score) < 1e-6)
  assert.ok(result.score < evaluate(problem, new Map(), fair).score / 4)
  assert.equal(typeof result.figuresAfter.costMinor, 'number')
})

test('the same seed and limit give the same answer, another seed may not', () => {
  const problem = generatedProblem({ people: 12, days: 14, seed: 3, demand: 1.1 })
  const once = solveRoster(problem, options)
  const again = solveRoster(problem, options)
  const other = solveRoster({ ...problem, seed: 99 }, options)
  assert.deepEqual({ ...again, elapsedMs: 0 }, { ...once, elapsedMs: 0 })
  assert.equal(once.stopped, 'iterations')
  assert.notDeepEqual(other.assignments, once.assignments)
})

test('the same holds where shifts are given out again between cycles', () => {
  const problem = generatedProblem({ people: 12, days: 14, seed: 3, demand: 1.1 })
  const planWith = (reassignShare: number) => {
    const parameters = parametersWith({ search: { shortestCycle: 1000, reassignShare } })
    return planOf(solveRoster(problem, { ...options, parameters }))
  }
  assert.deepEqual(planWith(0.3), planWith(0.3))
  assert.notDeepEqual(planWith(0.3), planWith(0))
})

test('a limit on moves ends the search while shifts are given out again, but for the part that has begun', () => {
  const problem = generatedProblem({ people: 12, days: 14, seed: 3, demand: 1.1 })
  const parameters = parametersWith({ search: { shortestCycle: 1000, reassignShare: 1 } })
  const { iterations, stopped } = solveRoster(
    { ...problem, iterationLimit: 1200 },
    { ...options, parameters }
  )
  assert.equal(stopped, 'iterations')
  assert.ok(iterations >= 1200 && iterations < 1500, `${iterations} moves`)
})

test('the order in which shifts come does not matter', () => {
  const problem = generatedProblem({ people: 6, days: 7, seed: 5 })
  const turned = { ...problem, shifts: [...problem.shifts].reverse() }
  const plan = planOf(solveRoster(problem, options))
  assert.deepEqual(planOf(solveRoster(turned, options)), new Map([...plan].reverse()))
})

test('the budget stops the search with a roster', () => {
  const problem = {
    ...generatedProblem({ people: 12, days: 14, seed: 3 }),
    budgetMs: 300,
    iterationLimit: null,
  }
  const result = solveRoster(problem, options)
  assert.equal(result.stopped, 'budget')
  assert.ok(result.figuresAfter.filledShifts > 0)
})

test('a stop flag set before the start still gives a lawful roster', () => {
  const stopFlag = new Int32Array(new SharedArrayBuffer(4)).fill(1)
  const problem = generatedProblem({ people: 12, days: 14, seed: 3 })
  const result = solveRoster(problem, { ...options, stopFlag })
  assert.equal(result.stopped, 'stopped')
  assert.equal(result.figuresAfter.blockingViolations, 0)
})

test('progress tells the best so far and never gets worse', () => {
  const seen: RosterProgress[] = []
  let clock = 0
  const now = () => (clock += 40)
  const problem = { ...generatedProblem({ people: 10, days: 14, seed: 3 }), iterationLimit: 10_000 }
  const result = solveRoster(problem, { now, onProgress: (progress) => seen.push(progress) })
  assert.ok(seen.length > 3)
  seen.slice(1).forEach(({ score }, i) => assert.ok(score <= seen[i]!.score))
  assert.equal(seen.at(-1)!.unfilledShifts, result.figuresAfter.unfilledShifts)
  assert.equal(seen.at(-1)!.unfilledMinutes, result.figuresAfter.unfilledMinutes)
})

test('fixed work that already breaks a rule stays, and nothing is added to the breach', () => {
  const problem = generatedProblem({ people: 8, days: 14, seed: 11 })
  const first = problem.people[0]!
  const clash = (id: string, shift: RosterProblem['shifts'][number]) => ({ ...shift, id, personId: first.id })
  const dirty = {
    ...problem,
    fixed: [...problem.fixed, clash('fixed-a', problem.shifts[0]!), clash('fixed-b', problem.shifts[0]!)],
  }
  const before = evaluate(dirty, new Map()).blocking
  assert.ok(before > 0)
  const result = solveRoster(dirty, options)
  assert.equal(result.figuresAfter.blockingViolations, before)
  assert.ok(
    result.assignments.some(({ personId }) => personId === first.id),
    'she can still be given other work'
  )
})

test('nothing to plan is planned at once', () => {
  const problem = { ...generatedProblem({ people: 3, days: 7, seed: 1 }), shifts: [] }
  const result = solveRoster({ ...problem, people: [], fixed: [] }, options)
  assert.equal(result.stopped, 'optimal')
  assert.deepEqual(result.assignments, [])
})

test('a search without people, or without shifts, ends all the same', () => {
  const problem = generatedProblem({ people: 3, days: 7, seed: 1 })
  const { start, end, locationId } = problem.shifts[0]!
  const mix = { id: 'mix', tagId: 'first-aid', minimum: 1, weight: 100, locationId, start, end }
  const empty = { ...problem, people: [], fixed: [], absences: [], availability: [], skillMix: [mix] }
  // No bound counts what a mix lacks, so this one has to go on to its limit.
  const { stopped, figuresAfter } = solveRoster(empty, options)
  assert.equal(stopped, 'iterations')
  assert.equal(figuresAfter.filledShifts, 0)
  assert.deepEqual(solveRoster({ ...problem, shifts: [] }, options).assignments, [])
})
