import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { buildProblem } from '#app/scheduling/auto_schedule/snapshot/build_problem'
import { goals, openShifts, place, weekAt } from '#app/scheduling/auto_schedule/testing/stage'
import { acting, withSeverities, world, type World } from '#tests/world/world'

const problemOf = (w: World) =>
  acting(w.admin, () =>
    buildProblem({ scope: weekAt(w), goals: goals(), seed: 1, budgetMs: 1, seesCost: false })
  )
const change = (w: World, sql: string, bindings: unknown[]) =>
  organisationContext.run(w.organisationId, () => rows(sql, bindings))

test.group('What the search knows of the labour code', () => {
  test('limits of a person: own ones, those of groups and of positions, never looser than the law', async ({
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    await change(
      w,
      `update employees set protected_groups = '["disabled"]', daily_max_minutes = 600, daily_rest_minutes = 720,
         shift_worker = false, position_rules = ?::jsonb where id = ?`,
      [JSON.stringify({ [w.cookId]: { level: 1, maxMinutesPerWeek: 900 } }), employeeId]
    )
    await change(w, 'update employees set daily_max_minutes = 600 where id = ?', [w.colleague.employeeId])
    const { people } = await problemOf(w)
    assert.containsSubset(
      people.find(({ id }) => id === employeeId),
      {
        dailyMaxMinutes: 420,
        weeklyMaxMinutes: 2100,
        dailyRestMinutes: 720,
        weeklyRestMinutes: null,
        mayWorkNights: false,
        shiftWorker: false,
        positionWeekMinutes: { [w.cookId]: 900 },
      }
    )
    assert.containsSubset(
      people.find(({ id }) => id === w.colleague.employeeId),
      { dailyMaxMinutes: 480, dailyRestMinutes: null, mayWorkNights: true, shiftWorker: true }
    )
  })

  test('hours and days of whole settlement periods, less leave', async ({ assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    await place(w, [{ employeeId, day: '2026-11-20', type: 1, fullDay: true, positionId: null }])
    const { people } = await problemOf(w)
    assert.deepEqual(people.find(({ id }) => id === employeeId)!.periodLimits, [
      { from: '2026-11-01', until: '2026-12-01', maximumMinutes: 152 * 60, maximumDays: 19 },
    ])
  })

  test('the contract of each day, where one ends and another begins in the planned days', async ({
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    const person = async () => (await problemOf(w)).people.find(({ id }) => id === employeeId)!
    assert.isUndefined((await person()).terms)
    await change(w, "update employee_contracts set ends_on = '2026-11-03' where employee_id = ?", [
      employeeId,
    ])
    await change(
      w,
      `insert into employee_contracts (id, organisation_id, employee_id, starts_on, fte, work_system, max_daily_minutes)
       select gen_random_uuid(), organisation_id, employee_id, '2026-11-04', 1, 'EQUIV12', 600
       from employee_contracts where employee_id = ?`,
      [employeeId]
    )
    const { terms } = await person()
    assert.deepEqual(
      terms!.map(({ from, ...rest }) => [from, ...Object.values(rest)]),
      [
        ['2026-10-25', 'BASIC', null],
        ['2026-11-04', 'EQUIV12', 600],
      ]
    )
  })

  test('breaks of shifts, positions that do not count, strenuous ones, and what the company chose', async ({
    assert,
  }) => {
    const w = await world()
    await change(w, 'update positions set included_in_working_hours = false, strenuous = true where id = ?', [
      w.cookId,
    ])
    await withSeverities(w, { daily_rest: 'alert' }, { ownBreak: { breakMinutes: 20, shiftMinutes: 240 } })
    await place(w, [
      { breaks: [{ start: '12:00', minutes: 30, paid: false }] },
      { employeeId: w.employee.employeeId, day: '2026-11-01', positionId: w.cookId },
    ])
    const { shifts, fixed, ruleSets } = await problemOf(w)
    assert.containsSubset(shifts, [
      {
        counts: false,
        strenuous: true,
        workMinutes: 450,
        breaks: [{ start: Date.parse('2026-11-02T11:00:00Z'), minutes: 30, paid: false }],
      },
    ])
    assert.containsSubset(fixed, [{ counts: false, strenuous: true, breaks: [] }])
    const [rules] = ruleSets
    assert.equal(rules!.settings.daily_rest, 'alert')
    assert.deepEqual(
      rules!.limits.breaks!.steps.map(({ fromMinutes, minutes }) => [fromMinutes, minutes]),
      [
        [240, 20],
        [360, 20],
        [540, 30],
        [960, 45],
      ]
    )
    assert.include(rules!.holidays!, '2026-11-11')
  })
})
