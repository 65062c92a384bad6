import type { ApiClient } from '@japa/api-client'
import { solveRoster } from '@shiftloom/solver/roster/engine'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import { addDays, daysOf, type Day } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import type { Alternative } from '#app/auto_schedule/proposal/variants'
import type { ScheduleEntry } from '#contracts/schedule'
import type {
  AutoScheduleRun,
  ProposalChange,
  RunGoals,
  RunRepair,
  RunScope,
  VariantDetails,
  VariantKey,
} from '#contracts/auto_schedule'
import { monday, place } from '#tests/world/placed_shifts'
import type { Person, World } from '#tests/world/world'

const path = '/api/scheduling'

/** One open shift a day, from Monday on. */
export const openShifts = (world: World, days = 5): Promise<ScheduleEntry[]> =>
  place(
    world,
    daysOf(monday, addDays(monday, days)).map((day) => ({ day }))
  )

export const weekAt = ({ locationId }: World, more: Partial<RunScope> = {}): RunScope => ({
  from: monday,
  until: addDays(monday, 7),
  locationIds: [locationId],
  positionIds: [],
  employeeIds: [],
  keep: { published: false, locked: true, manual: true },
  ...more,
})

export const goals = (more: Partial<RunGoals> = {}): RunGoals => ({
  coverage: 100,
  fairness: 50,
  preferences: 50,
  stability: 50,
  cost: 0,
  ...more,
})

/** A planner's calls to automatic schedules over HTTP. */
export function generator(client: ApiClient, who: Person) {
  const post = (url: string, body: object = {}) =>
    client.post(`${path}/${url}`).bearerToken(who.token).json(body)
  const get = (url: string) => client.get(`${path}/${url}`).bearerToken(who.token)
  return {
    check: (scope: RunScope, repair?: RunRepair[]) => post('auto-schedule-checks', { scope, repair }),
    request: (
      scope: RunScope,
      more: Partial<RunGoals> = {},
      budgetMs = 5_000,
      wanted: { variants?: VariantKey[]; repair?: RunRepair[] } = {}
    ) => post('auto-schedule-runs', { scope, goals: goals(more), budgetMs, ...wanted }),
    list: (state = 'open') => get(`auto-schedule-runs?state=${state}`),
    show: (id: string) => get(`auto-schedule-runs/${id}`),
    variant: (id: string, key: string = 'asked') => get(`auto-schedule-runs/${id}/variants/${key}`),
    /** What a variant would change, as it is now. */
    changes: async (id: string, key: VariantKey = 'asked'): Promise<ProposalChange[]> => {
      const answer = await get(`auto-schedule-runs/${id}/variants/${key}`)
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result.changes
    },
    stop: (id: string) => post(`auto-schedule-runs/${id}/stop`),
    cancel: (id: string) => post(`auto-schedule-runs/${id}/cancellation`),
    reject: (id: string) => post(`auto-schedule-runs/${id}/rejection`),
    omit: (id: string, entryIds: string[], leftOut = true) =>
      post(`auto-schedule-runs/${id}/omissions`, { entryIds, leftOut }),
    accept: (
      id: string,
      part: {
        kind: string
        day?: Day
        employeeId?: string
        entryId?: string
        variant?: VariantKey
      } = { kind: 'all' }
    ) => post(`auto-schedule-runs/${id}/acceptances`, part),
  }
}

/** Answers a run the way the solver would: its own kernel, briefly, without a queue. */
export async function solved(world: World, runId: string): Promise<void> {
  await organisationContext.run(world.organisationId, async () => {
    const problem = { ...(await problemOf(runId)), iterationLimit: 3_000, budgetMs: 5_000 }
    const [run] = await rows<{ alternatives: Alternative[] }>(
      'select alternatives from auto_schedule_runs where id = ?',
      [runId]
    )
    const search = (goals: RunGoals) => solveRoster({ ...problem, goals }, { now: () => performance.now() })
    await storeAnswer({
      runId,
      result: search(problem.goals),
      alternatives: run!.alternatives.map((one) => ({ key: one.key, result: search(one.goals) })),
    })
  })
}

/** The stored question of a run. */
export async function problemOf(runId: string): Promise<RosterProblem> {
  const [row] = await rows<{ problem: RosterProblem }>(
    'select problem from auto_schedule_runs where id = ?',
    [runId]
  )
  return row!.problem
}

type Asking = {
  who?: Person
  scope?: RunScope
  more?: Partial<RunGoals>
  variants?: VariantKey[]
  repair?: RunRepair[]
}

/** A requested run, solved, with the plan for the goals of the request. */
export async function proposedRun(
  client: ApiClient,
  world: World,
  { who = world.manager, scope = weekAt(world), more = {}, ...wanted }: Asking = {}
): Promise<AutoScheduleRun & { plan: VariantDetails }> {
  const { request, show, variant } = generator(client, who)
  const answer = await request(scope, more, 5_000, wanted)
  if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
  const { id } = answer.body().result
  await solved(world, id)
  const run: AutoScheduleRun = (await show(id)).body().result
  if (run.state !== 'proposed') throw new Error(`The run is ${run.state}.`)
  return { ...run, plan: (await variant(id)).body().result }
}
