import { test } from '@japa/runner'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { goals, openShifts, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import { acting, withoutRules, world, type World } from '#tests/world/world'

const problemOf = (w: World) =>
  acting(w.admin, () =>
    buildProblem({ scope: weekAt(w), goals: goals(), seed: 1, budgetMs: 1, seesCost: false })
  )

test.group('What is carried over from the time before', () => {
  test('nights and weekend days of twelve weeks beyond a fair part, for the search to make good', async ({
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await openShifts(w, 1)
    const { employeeId } = w.employee
    const nights = ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-26', '2026-10-27', '2026-10-28']
    await place(w, [
      ...nights.map((day) => ({ employeeId, day, start: '22:00', end: '06:00' })),
      // Too long ago, and in the planned days.
      { employeeId, day: '2026-08-09' },
      { employeeId, day: '2026-11-07' },
    ])
    const { people } = await problemOf(w)
    const carried = (id: string) => people.find((person) => person.id === id)!.carriedOver
    // Six nights shared by six people who owe the same.
    assert.deepEqual(carried(employeeId), { nights: 5, weekends: 0, holidays: 0 })
    assert.deepEqual(carried(w.colleague.employeeId), { nights: -1, weekends: 0, holidays: 0 })
  })
})
