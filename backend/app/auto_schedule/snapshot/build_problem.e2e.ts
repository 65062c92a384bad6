import { test } from '@japa/runner'
import { periodBalancesOf } from '@shiftloom/solver/labour_code/plan/period_balances'
import { figuresOf } from '@shiftloom/solver/roster/figures'
import { organisationContext, rows } from '#app/core/organisation_context'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { readSnapshot } from '#app/auto_schedule/snapshot/read_snapshot'
import { planEntryOf } from '#app/auto_schedule/snapshot/roster_work'
import { goals, openShifts, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import { acting, withSeverities, world, type World } from '#tests/world/world'

const problemOf = (w: World) =>
  acting(w.admin, () =>
    buildProblem({ scope: weekAt(w), goals: goals(), seed: 1, budgetMs: 1, seesCost: false })
  )
const change = (w: World, sql: string, bindings: unknown[]) =>
  organisationContext.run(w.organisationId, () => rows(sql, bindings))
const alsoWaiter = (w: World) =>
  change(w, 'insert into employee_positions (organisation_id, employee_id, position_id) values (?, ?, ?)', [
    w.organisationId,
    w.employee.employeeId,
    w.waiterId,
  ])

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

  test('unpopular work is shared by the contracted hours of the days, whatever contracts they are of', async ({
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    const share = async () => (await problemOf(w)).people.find(({ id }) => id === employeeId)!.fte
    assert.equal(await share(), 1)
    await change(w, "update employee_contracts set ends_on = '2026-11-03', fte = 0.5 where employee_id = ?", [
      employeeId,
    ])
    // The week begins on Monday, 2 November: two days are contracted at half time.
    assert.equal(await share(), 0.2)
    await change(
      w,
      `insert into employee_contracts (id, organisation_id, employee_id, starts_on, fte)
       select gen_random_uuid(), organisation_id, employee_id, '2026-11-04', 1
       from employee_contracts where employee_id = ?`,
      [employeeId]
    )
    assert.equal(await share(), 0.8)
  })

  test('work outside working hours takes nothing of what may be planned, as in the balance', async ({
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    await change(w, 'update positions set included_in_working_hours = false where id = ?', [w.cookId])
    await alsoWaiter(w)
    await place(w, [
      { employeeId, day: '2026-11-18', positionId: w.cookId },
      { employeeId, day: '2026-11-19', positionId: w.waiterId },
    ])
    const { people } = await problemOf(w)
    const { periods, periodLimits } = people.find(({ id }) => id === employeeId)!
    assert.equal(periods[0]!.maximumMinutes, periodLimits![0]!.maximumMinutes! - 480)
  })

  test('a whole settlement period is compared as its balances are', async ({ assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const { employeeId } = w.employee
    await change(w, 'update positions set included_in_working_hours = false where id = ?', [w.cookId])
    await alsoWaiter(w)
    await place(w, [
      { employeeId, day: '2026-11-09', positionId: w.cookId },
      { employeeId, day: '2026-11-30', positionId: w.waiterId },
      { employeeId, day: '2026-11-20', type: 1, fullDay: true, positionId: null },
    ])
    const scope = { ...weekAt(w), from: '2026-11-01', until: '2026-12-01' }
    const [problem, balances] = await acting(w.admin, async () => {
      const snapshot = await readSnapshot(scope)
      const { people, planRules, positions, entries } = snapshot
      const own = Map.groupBy(entries, (entry) => entry.employeeId)
      return [
        await buildProblem({ scope, goals: goals(), seed: 1, budgetMs: 1, seesCost: false }),
        people.flatMap(({ id }) => {
          const plan = planRules.people.get(id)!
          const rules = planRules.ruleSets.find((one) => one.id === plan.ruleSetId)!
          return periodBalancesOf(plan, rules, positions, (own.get(id) ?? []).map(planEntryOf)).filter(
            ({ from }) => from === scope.from
          )
        }),
      ] as const
    })
    const now = new Map(problem.shifts.map((shift) => [shift.id, shift.currentPersonId]))
    const figures = figuresOf(problem, now)
    const away = balances.map(({ plannedMinutes, agreedMinutes }) => Math.abs(plannedMinutes - agreedMinutes))
    assert.equal(
      figures.normDeviationMinutes,
      away.reduce((total, minutes) => total + minutes, 0)
    )
    assert.isTrue(figures.wholePeriods)
    assert.isFalse(figuresOf(await problemOf(w), now).wholePeriods)
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
