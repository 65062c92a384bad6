import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { ColumnPool, type Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { LagrangianBound } from './lagrangian.ts'
import { usualLimits } from './neighbourhood_limits.ts'
import { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { oneByOne } from './one_by_one.ts'
import { costOfPart, headsOf, partOf, wholePart } from './part.ts'
import { CappedRowPricer } from './row_pricer.ts'
import { costOfRow, costOfRows, keepsRules } from './row_rules.ts'
import { RowScratch } from './row_scratch.ts'
import { solvePart } from './solve_part.ts'
import type { Workshop } from './workshop.ts'
import { everyRow, tinyColumnProblems } from './testing/column_problems.ts'

const engine = await HighsEngine.load()

function workshopOf(problem: ColumnProblem, stop = () => false): Workshop {
  const scratch = new RowScratch()
  const pricers = problem.people.map(
    (person) => new CappedRowPricer(problem, person, scratch, usualParameters.rowPricing)
  )
  return {
    engine,
    problem,
    pricers,
    whole: true,
    pool: new ColumnPool(problem.people.length),
    parameters: usualParameters,
    stop,
    now: () => 0,
  }
}

/** The first row of everybody; `null` if a person has none. */
function anyColumns({ problem, pool }: Workshop): Column[] | null {
  const columns: Column[] = []
  for (const [person, rules] of problem.people.entries()) {
    const row = everyRow(problem, rules)[0]
    if (!row) return null
    columns.push(pool.add(person, row, costOfRow(problem, rules.cost, row)))
  }
  return columns
}

/** The least cost of all rosters, by trying them. */
function leastByTrying(problem: ColumnProblem): number {
  const rows = problem.people.map((person) => everyRow(problem, person))
  let least = Infinity
  for (const one of rows[0]!)
    for (const other of rows[1]!) least = Math.min(least, costOfRows(problem, [one, other]))
  return least
}

function small({ problem }: Workshop): boolean {
  return problem.people.reduce((product, person) => product * everyRow(problem, person).length, 1) <= 20_000
}

test('the bound lies below the best of all rosters, and the choice of columns is never better than it', () => {
  fc.assert(
    fc.property(tinyColumnProblems(2), (problem) => {
      const workshop = workshopOf(problem)
      const start = anyColumns(workshop)
      fc.pre(start !== null && small(workshop))
      const least = leastByTrying(problem)
      const part = wholePart(problem)
      const answer = solvePart(workshop, {
        ...usualLimits(usualParameters.parts),
        part,
        start: start!,
        masks: part.people.map(() => null),
        centre: new Float64Array(problem.required.length),
        cutoff: Infinity,
      })
      assert.ok(answer.bound <= least + 1e-6, `bound ${answer.bound}, best ${least}`)
      assert.ok(answer.columns, 'a roster came out')
      const rows = answer.columns.map(({ row }) => row)
      assert.ok(rows.every((row, person) => keepsRules(problem, problem.people[person]!, row)))
      assert.equal(answer.cost, costOfRows(problem, rows))
      assert.ok(answer.cost >= least)
    }),
    { numRuns: 60 }
  )
})

test('prices prove no more than the best of all rosters', () => {
  fc.assert(
    fc.property(tinyColumnProblems(2), (problem) => {
      const workshop = workshopOf(problem)
      fc.pre(anyColumns(workshop) !== null && small(workshop))
      const least = leastByTrying(problem)
      const prices = new Float64Array(problem.required.length)
      const bound = new LagrangianBound({ ...workshop, part: wholePart(problem), prices }).raise(30, least)
      assert.ok(bound <= least + 1e-6, `bound ${bound}, best ${least}`)
    }),
    { numRuns: 60 }
  )
})

test('rows given one by one keep the rules and never cost more than before', () => {
  fc.assert(
    fc.property(tinyColumnProblems(3), (problem) => {
      const workshop = workshopOf(problem)
      const start = anyColumns(workshop)
      fc.pre(start !== null)
      const columns = oneByOne(workshop, start!, 5)
      assert.ok(columns.every(({ row, person }) => keepsRules(problem, problem.people[person]!, row)))
      const before = costOfRows(
        problem,
        start!.map(({ row }) => row)
      )
      assert.ok(
        costOfRows(
          problem,
          columns.map(({ row }) => row)
        ) <= before
      )
    }),
    { numRuns: 150 }
  )
})

test('parts decided again: cost as from scratch after every step, never higher, the same again for the same seed', () => {
  fc.assert(
    fc.property(tinyColumnProblems(4), fc.nat(99), (problem, seed) => {
      const run = () => {
        const workshop = workshopOf(problem)
        const start = anyColumns(workshop)
        fc.pre(start !== null)
        const search = new NeighbourhoodSearch(
          workshop,
          start!,
          new Float64Array(problem.required.length),
          seed,
          usualLimits(usualParameters.parts)
        )
        const costs: number[] = []
        for (let step = 0; step < 5; step++) {
          const before = search.cost
          search.step()
          const rows = search.columns.map(({ row }) => row)
          assert.equal(search.cost, costOfRows(problem, rows))
          assert.ok(search.cost <= before)
          assert.ok(rows.every((row, person) => keepsRules(problem, problem.people[person]!, row)))
          costs.push(search.cost)
        }
        return costs
      }
      assert.deepEqual(run(), run())
    }),
    { numRuns: 12 }
  )
})

test('a part costs what the whole roster costs, whatever its people and days', () => {
  fc.assert(
    fc.property(tinyColumnProblems(3), fc.nat(2), fc.nat(6), fc.nat(6), (problem, last, one, other) => {
      const workshop = workshopOf(problem)
      const columns = anyColumns(workshop)
      fc.pre(columns !== null)
      const people = [0, 1, 2].slice(0, last + 1)
      const [from, until] = [Math.min(one, other, problem.days), Math.min(Math.max(one, other), problem.days)]
      const part = partOf(problem, columns!, headsOf(problem, columns!), { people, from, until })
      const own = columns!.slice(0, last + 1)
      const others = columns!.slice(last + 1).reduce((sum, { cost }) => sum + cost, 0)
      assert.equal(
        costOfPart(problem, part, own) + others,
        costOfRows(
          problem,
          columns!.map(({ row }) => row)
        )
      )
    }),
    { numRuns: 150 }
  )
})

test('asked to stop, it hands back what there is at once', () => {
  fc.assert(
    fc.property(tinyColumnProblems(2), (problem) => {
      const workshop = workshopOf(problem, () => true)
      const start = anyColumns(workshop)
      fc.pre(start !== null)
      assert.deepEqual(oneByOne(workshop, start!, 5), start)
    }),
    { numRuns: 10 }
  )
})
