import { test } from '@japa/runner'
import type { PlanPerson } from '@shiftloom/solver/labour_code/plan/plan_context'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { acting, world, type World } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const unprotected = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}

const ofEmployee = (w: World, changes: object, range = november): Promise<PlanPerson> =>
  acting(w.admin, async () => {
    const { employeeId } = w.employee
    await trx().from('employees').where('id', employeeId).update(changes)
    return (await planRulesFor([employeeId], range)).people.get(employeeId)!
  })

test.group('Rules of a plan', () => {
  test('each person is judged by the law, the clock and the holidays of their main location', async ({
    assert,
  }) => {
    const w = await world()
    const ids = [w.employee.employeeId, w.colleague.employeeId, newId()]
    const rules = await acting(w.admin, async () => {
      const far = { main_location_id: w.farLocationId }
      await trx().from('employees').where('id', w.colleague.employeeId).update(far)
      return planRulesFor(ids, { from: '2026-11-09', until: '2026-11-16' })
    })
    assert.deepEqual([...rules.people.keys()].sort(), ids.slice(0, 2).sort())
    const [poland, vietnam] = rules.ruleSets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    assert.containsSubset(poland, {
      zone: 'Europe/Warsaw',
      settlementPeriods: [november],
      leaveDayMinutes: 480,
      settings: { daily_rest: 'block', overlap: 'block' },
    })
    assert.deepEqual(poland!.holidays, ['2026-11-01', '2026-11-11'])
    assert.deepEqual(vietnam!.holidays, ['2026-11-24'])
    assert.equal(vietnam!.zone, 'Asia/Ho_Chi_Minh')
    // Days of leave without a shift, and what a person owes, by the same normal week.
    assert.deepEqual([poland!.weekDays, vietnam!.weekDays], [5, 6])
    assert.equal(vietnam!.versions.at(-1)!.limits.dailyRestMode, 'between_shifts')
    assert.equal(rules.people.get(w.employee.employeeId)!.ruleSetId, poland!.id)
    assert.equal(rules.people.get(w.colleague.employeeId)!.ruleSetId, vietnam!.id)
  })

  test('hours and days of a period in Vietnam follow from one normal week, six days of eight hours', async ({
    assert,
  }) => {
    const w = await world()
    const person = await ofEmployee(w, { main_location_id: w.farLocationId })
    const { normDays, normMinutes } = person.periods[0]!
    // Monday to Saturday are 25 days, and 24 November is a holiday.
    assert.deepEqual([normDays, normMinutes], [24, 24 * 480])
  })

  test('every version of the law that differs in its limits is there with its first day', async ({
    assert,
  }) => {
    const w = await world()
    const { ruleSets } = await acting(w.admin, async () => {
      await trx()
        .from('employees')
        .where('id', w.employee.employeeId)
        .update({ main_location_id: w.farLocationId })
      return planRulesFor([w.employee.employeeId, w.manager.employeeId], november)
    })
    const capsOf = (zone: string) =>
      ruleSets
        .find((set) => set.zone === zone)!
        .versions.map(({ validFrom, limits }) => [validFrom, limits.overtimeMonthMaxMinutes])
    assert.deepEqual(capsOf('Asia/Ho_Chi_Minh'), [
      ['2021-01-01', 2400],
      ['2022-04-01', 3600],
      ['2023-01-01', 2400],
    ])
    // Minimum wages change every year in Poland; limits do not.
    assert.deepEqual(capsOf('Europe/Warsaw'), [['2023-04-26', null]])
  })

  test('contracts, agreed hours and days come with the settlement periods they hold in', async ({
    assert,
  }) => {
    const w = await world()
    const { employeeId } = w.employee
    const person = await acting(w.admin, async () => {
      const contracts = trx().from('employee_contracts').where('employee_id', employeeId)
      await contracts.update({
        starts_on: '2026-11-16',
        ends_on: '2026-12-31',
        work_system: 'EQUIV12',
        fte: 0.5,
        max_daily_minutes: 660,
      })
      return (await planRulesFor([employeeId], { from: '2026-10-26', until: '2026-12-07' })).people.get(
        employeeId
      )!
    })
    assert.deepEqual(person.contracts, [
      {
        from: '2026-11-16',
        until: '2027-01-01',
        workSystem: 'EQUIV12',
        fte: 0.5,
        dayNormMinutes: null,
        dailyMaxMinutes: 660,
      },
    ])
    assert.deepEqual(person.periods, [
      // 88 hours for full time (N7), and eleven days from Monday to Friday.
      { from: '2026-11-01', until: '2026-12-01', normMinutes: 44 * 60, normDays: 11, fullMinutes: 88 * 60 },
      { from: '2026-12-01', until: '2027-01-01', normMinutes: 80 * 60, normDays: 20, fullMinutes: 160 * 60 },
    ])
  })

  test('elsewhere all days but one of each week are days of work', async ({ assert }) => {
    const w = await world()
    await acting(w.admin, () =>
      trx().from('locations').where('id', w.farLocationId).update({ country: 'DE' })
    )
    const person = await ofEmployee(w, { main_location_id: w.farLocationId })
    assert.equal(person.periods[0]!.normDays, 26)
  })

  test('personal limits and those of positions are listed, strenuous and uncounted positions named', async ({
    assert,
  }) => {
    const w = await world()
    const { employeeId } = w.employee
    const own = {
      shift_worker: false,
      daily_max_minutes: 420,
      weekly_max_minutes: 2100,
      daily_rest_minutes: 720,
      weekly_rest_minutes: 2880,
      overtime_worked: JSON.stringify({ until: '2026-10-31', minutes: 600 }),
      position_rules: JSON.stringify({
        [w.cookId]: { level: 2, maxMinutesPerWeek: 1200 },
        [w.waiterId]: { level: 1, maxMinutesPerWeek: null },
      }),
    }
    const rules = await acting(w.admin, async () => {
      await trx().from('employees').where('id', employeeId).update(own)
      await trx().from('positions').where('id', w.cookId).update({ strenuous: true, harmful: true })
      await trx().from('positions').where('id', w.waiterId).update({ included_in_working_hours: false })
      return planRulesFor([employeeId], november)
    })
    assert.deepEqual(rules.strenuousPositionIds, [w.cookId])
    assert.deepEqual(rules.harmfulPositionIds, [w.cookId])
    assert.deepEqual(rules.uncountedPositionIds, [w.waiterId])
    assert.containsSubset(rules.people.get(employeeId), {
      shiftWorker: false,
      dailyMaxMinutes: 420,
      weeklyMaxMinutes: 2100,
      dailyRestMinutes: 720,
      weeklyRestMinutes: 2880,
      overtimeWorked: { until: '2026-10-31', minutes: 600 },
      positionWeekMinutes: { [w.cookId]: 1200 },
      positionIds: [w.cookId],
      locationIds: [w.locationId],
    })
    assert.notProperty(rules.people.get(employeeId)!.positionWeekMinutes, w.waiterId)
  })

  test('a protected group is never named: only what the law grants it, and its shorter day counts in the norm', async ({
    assert,
  }) => {
    const w = await world()
    const person = await ofEmployee(w, { protected_groups: JSON.stringify(['disabled']) })
    assert.deepEqual(person.groups, [])
    const granted = {
      ...unprotected,
      mayWorkNights: false,
      mayDoStrenuousWork: true,
      rights: { extraBreakMinutes: 15 },
    }
    assert.deepEqual(person.protections, [
      { ...granted, dailyMaxMinutes: 420, weeklyMaxMinutes: 2100, from: null, until: null },
    ])
    assert.notInclude(JSON.stringify(person), 'disabled')
    const { ruleSets } = await acting(w.admin, () => planRulesFor([w.employee.employeeId], november))
    assert.notInclude(JSON.stringify(ruleSets), 'disabled')
    // Seven hours a day instead of eight: 160 h become 140 h.
    assert.deepEqual(person.periods, [{ ...november, normMinutes: 140 * 60, normDays: 20 }])
    assert.containsSubset(person.contracts, [{ from: '2020-01-01', until: null, dayNormMinutes: 420 }])
  })

  test('minors grow up by the day: the groups follow from the date of birth', async ({ assert }) => {
    const w = await world()
    const daysOf = ({ protections = [] }: PlanPerson) =>
      protections.map(({ from, until, dailyMaxMinutes }) => [from, until, dailyMaxMinutes])
    assert.deepEqual(daysOf(await ofEmployee(w, { birth_date: '2010-11-15' })), [
      [null, '2026-11-15', 360],
      ['2026-11-15', null, 480],
    ])
    assert.deepEqual(daysOf(await ofEmployee(w, { birth_date: '2008-11-15' })), [[null, '2026-11-15', 480]])
    // Birthdays that nothing here depends on are not listed: they reveal a date of birth.
    const inBetween = await ofEmployee(w, { birth_date: '2009-11-15' })
    assert.deepEqual(daysOf(inBetween), [[null, null, 480]])
    assert.notMatch(JSON.stringify(inBetween), /-11-15/)
    // The day a person turns eighteen is free of it, the day before is not.
    const birthday = { birth_date: '2008-11-01' }
    assert.deepEqual(daysOf(await ofEmployee(w, birthday)), [])
    const dayBefore = { from: '2026-10-31', until: '2026-11-01' }
    assert.lengthOf(daysOf(await ofEmployee(w, birthday, dayBefore)), 1)
    // Born on a leap day: there is no 29 February 2027, so it is 1 March.
    const march = { from: '2027-02-28', until: '2027-03-02' }
    assert.deepEqual(daysOf(await ofEmployee(w, { birth_date: '2008-02-29' }, march)), [])
    assert.deepEqual(daysOf(await ofEmployee(w, { birth_date: '2011-02-28' }, march)), [
      ['2027-02-28', null, 480],
    ])
  })

  test('the norm that is shown is cut the same way', async ({ assert }) => {
    const w = await world()
    const { employeeId } = w.employee
    const ids = [employeeId, w.colleague.employeeId, newId()]
    const shown = await acting(w.admin, async () => {
      await trx().from('employees').where('id', employeeId).update({ birth_date: '2010-11-16' })
      await trx().from('employee_contracts').where('employee_id', w.colleague.employeeId).delete()
      return normContractsFor(ids)
    })
    const fullTime = { fte: 1, agreedMinutesPerMonth: null }
    assert.deepEqual([...shown.keys()], [employeeId])
    assert.deepEqual(shown.get(employeeId), [
      { ...fullTime, from: '2020-01-01', until: '2026-11-16', dayNormMinutes: 360 },
      { ...fullTime, from: '2026-11-16', until: null, dayNormMinutes: null },
    ])
  })

  test('a norm is cut where the person turns sixteen', async ({ assert }) => {
    const w = await world()
    // 1 to 15 November at six hours (2 weeks + a Sunday, a holiday), then 88 h at eight.
    const person = await ofEmployee(w, { birth_date: '2010-11-16' })
    assert.equal(person.periods[0]!.normMinutes, (2 * 30 - 6) * 60 + 88 * 60)
    assert.equal(person.periods[0]!.normDays, 20)
    assert.deepEqual(
      person.contracts.map(({ from, until, dayNormMinutes }) => [from, until, dayNormMinutes]),
      [
        ['2020-01-01', '2026-11-16', 360],
        ['2026-11-16', null, null],
      ]
    )
  })
})
