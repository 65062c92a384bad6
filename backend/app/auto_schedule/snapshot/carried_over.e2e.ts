import { test } from '@japa/runner'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { rows } from '#app/core/organisation_context'
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
    const none = { weekends: 0, holidays: 0, closings: 0, wishesRefused: 0 }
    assert.deepEqual(carried(employeeId), { nights: 5, ...none })
    assert.deepEqual(carried(w.colleague.employeeId), { nights: -1, ...none })
  })

  test('preferred times without work, beyond the median of those who had any', async ({ assert }) => {
    const w = await world()
    await withoutRules(w)
    await openShifts(w, 1)
    const [one, two] = [w.employee.employeeId, w.colleague.employeeId]
    const prefers = (employeeId: string, day: string) => ({
      employeeId,
      day,
      type: 8,
      availability: 'preferred',
    })
    const wished = ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22']
    await place(w, [
      ...wished.flatMap((day) => [prefers(one, day), prefers(two, day)]),
      ...wished.map((day) => ({ employeeId: two, day })),
      // Too long ago.
      prefers(two, '2026-08-09'),
    ])
    const { people } = await problemOf(w)
    const refused = (id: string) => people.find((person) => person.id === id)!.carriedOver!.wishesRefused
    assert.deepEqual([one, two, w.manager.employeeId].map(refused), [2, -2, 0])
  })

  test('closing shifts as well, by the hours of the location and the clock there', async ({ assert }) => {
    const w = await world()
    await withoutRules(w)
    await openShifts(w, 1)
    const { employeeId } = w.employee
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
    await acting(w.admin, () =>
      rows('update locations set working_hours = ?, hours_exceptions = ? where id = ?', [
        JSON.stringify(hours),
        JSON.stringify([{ day: '2026-11-04', hours: [{ opens: '18:00', closes: '02:00' }] }]),
        w.locationId,
      ])
    )
    const late = ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24']
    await place(w, [
      ...late.map((day) => ({ employeeId, day, start: '12:00', end: '20:00' })),
      { employeeId, day: '2026-10-26', start: '08:00', end: '16:00' },
    ])
    const { people, closings } = await problemOf(w)
    assert.equal(people.find(({ id }) => id === employeeId)!.carriedOver!.closings, 5)
    const at = (day: string) => {
      const found = closings!.find((one) => one.day === day && one.locationId === w.locationId)
      return found && new Date(found.at).toISOString()
    }
    assert.equal(at('2026-11-03'), '2026-11-03T19:00:00.000Z')
    assert.equal(at('2026-11-04'), '2026-11-05T01:00:00.000Z')
    assert.isUndefined(at('2026-11-08'))
  })
})
