import { test } from '@japa/runner'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { solveRoster } from '@shiftloom/solver/roster/engine'
import { addDays } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { proposalOf } from '#app/auto_schedule/proposal/proposal_of'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { plannedContent, type EntryChange } from '#app/scheduling/public/entry'
import { entriesById } from '#app/scheduling/public/find_entries'
import { planContext } from '#app/scheduling/public/plan_context'
import { planChangeOf } from '#app/scheduling/public/plan_entry'
import type { Day } from '#contracts/schedule'
import { demoOrganisationId } from '#database/demo/accounts'
import { seedDemo } from '#database/demo/seed'

const seeds = [1, 2, 3, 5, 8]
const goals = { coverage: 100, fairness: 50, preferences: 50, stability: 50, cost: 0 }

type Location = { id: string; name: string }
const inDemo = <T>(work: () => Promise<T>): Promise<T> => organisationContext.run(demoOrganisationId, work)
const locationsOfDemo = () => rows<Location>('select id, name from locations order by name')

/** Four weeks of open shifts follow the running week. */
async function openDays(locationId: string): Promise<{ from: Day; until: Day }> {
  const [open] = await rows<{ first: Day }>(
    'select min(day) as first from schedule_entries where location_id = ? and employee_id is null',
    [locationId]
  )
  return { from: open!.first, until: addDays(open!.first, 28) }
}

/** Solves the demo's open weeks of a location, and judges what would be proposed as a planner's change is judged. */
async function judged(locationId: string, seed: number) {
  const range = await openDays(locationId)
  const keep = { published: true, locked: true, manual: true }
  const scope = { ...range, locationIds: [locationId], positionIds: [], employeeIds: [], keep }
  const problem = await buildProblem({ scope, goals, seed, budgetMs: 60_000, seesCost: false })
  const result = solveRoster({ ...problem, iterationLimit: 4_000 }, { now: () => 0 })
  const { proposal, dropped } = proposalOf(problem, result, { key: 'asked', goals })!
  const present = await entriesById(proposal.changes.map(({ entryId }) => entryId))
  const changes = proposal.changes.map(({ entryId, toEmployeeId }): EntryChange => {
    const before = plannedContent(present.get(entryId))!
    return { entryId, before, after: { ...before, employeeId: toEmployeeId } }
  })
  const people = problem.people.map(({ id }) => id)
  const judge = planJudge(await planContext(people, range), [])
  const { worse } = judge.apply(planChangeOf(changes))
  const blocking = judge.verdicts().filter(({ severity }) => severity === 'block')
  return {
    filled: changes.length,
    dropped,
    worse: worse.filter(({ severity }) => severity === 'block'),
    blocking,
  }
}

test.group('Generated schedules of the demo', (group) => {
  group.setup(async () => void (await seedDemo({ now: Date.now() })))

  for (const seed of seeds)
    test(`break no blocking rule, judged again as a whole; seed ${seed}`, async ({ assert }) => {
      await inDemo(async () => {
        for (const { id, name } of await locationsOfDemo()) {
          const { filled, dropped, worse, blocking } = await judged(id, seed)
          assert.isAbove(filled, 50, name)
          assert.deepEqual(dropped, [], name)
          assert.deepEqual(worse, [], name)
          assert.deepEqual(blocking, [], name)
        }
      })
    }).timeout(120_000)
})
