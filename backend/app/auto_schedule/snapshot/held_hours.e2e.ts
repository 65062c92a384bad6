import { test } from '@japa/runner'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { creating, planner } from '#tests/world/planner'
import { acting, withSeverities, world } from '#tests/world/world'

const day = '2026-11-05'
const whole = { fullDay: true, start: '00:00', end: '00:00', positionId: null }
const november = { from: '2026-11-01', until: '2026-12-01' }

test.group('Hours planned for an absence', () => {
  test('are what the search takes off as well', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, { daily_hours: 'off', daily_norm: 'off', day_break: 'off' })
    const { create, send, shift } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId, day }
    const limit = () =>
      acting(w.manager, async () => {
        const scope = {
          ...november,
          locationIds: [w.locationId],
          positionIds: [],
          employeeIds: [],
          keep: { published: false, locked: true, manual: true },
        }
        const goals = { coverage: 100, fairness: 50, preferences: 50, stability: 0, cost: 0 }
        const problem = await buildProblem({ scope, goals, seed: 1, budgetMs: 1000, seesCost: false })
        const person = problem.people.find(({ id }) => id === w.employee.employeeId)!
        const [owed, most] = [
          person.periods[0]!,
          person.periodLimits!.find(({ from }) => from === november.from)!,
        ]
        return [owed.normMinutes / 60, owed.maximumMinutes! / 60, most.maximumMinutes! / 60]
      })
    const before = await limit()
    const { id, version } = await create(shift({ ...mine, start: '08:00', end: '20:00' }))
    const leave = shift({ ...mine, ...whole, type: 1 })
    ;(await send([{ kind: 'delete', id, version }, creating(leave)], 'edit')).assertStatus(200)
    assert.deepEqual(
      await limit(),
      before.map((hours) => hours - 12)
    )
  })
})
