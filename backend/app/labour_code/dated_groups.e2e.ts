import { test } from '@japa/runner'
import type { PlanPerson } from '@shiftloom/solver/labour_code/plan/plan_context'
import { trx } from '#app/core/organisation_context'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { inVietnam } from '#tests/world/rule_case'
import { acting, world, type World } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
/** The employee as rules of November see them, after a change of columns. */
const ofEmployee = (w: World, changes: object) =>
  acting(w.admin, async () => {
    const { employeeId } = w.employee
    await trx().from('employees').where('id', employeeId).update(changes)
    return (await planRulesFor([employeeId], november)).people.get(employeeId)!
  })

test.group('Protected groups with days', () => {
  test('a group with days protects on these days only', async ({ assert }) => {
    const w = await world()
    const daysOf = ({ protections = [] }: PlanPerson) =>
      protections.map(({ from, until, mayWorkNights }) => [from, until, mayWorkNights])
    const pregnant = (from: string | null, until: string | null) => ({
      protected_groups: JSON.stringify(['pregnant']),
      protected_group_days: JSON.stringify([{ group: 'pregnant', from, until }]),
    })
    const inMonth = await ofEmployee(w, pregnant('2026-11-10', '2026-11-20'))
    assert.deepEqual(daysOf(inMonth), [['2026-11-10', '2026-11-21', false]])
    assert.deepEqual(daysOf(await ofEmployee(w, pregnant(null, '2026-10-31'))), [])
    assert.deepEqual(daysOf(await ofEmployee(w, pregnant('2026-11-30', null))), [['2026-11-30', null, false]])
    // Days that nothing here depends on are left out.
    assert.deepEqual(daysOf(await ofEmployee(w, pregnant('2025-01-01', '2028-01-01'))), [[null, null, false]])
  })

  test('in Vietnam the dates of a pregnancy and of a child decide by themselves', async ({ assert }) => {
    const w = await world()
    await inVietnam(w)
    const held = (group: string, from: string | null, until: string | null) => ({
      protected_groups: JSON.stringify([group]),
      protected_group_days: JSON.stringify([{ group, from, until }]),
    })
    const daysOf = ({ protections = [] }: PlanPerson) =>
      protections.map(({ from, until, mayWorkNights, mayDoStrenuousWork }) => [
        from,
        until,
        mayWorkNights,
        mayDoStrenuousWork,
      ])
    // The seventh month begins sixteen weeks before the expected birth.
    assert.deepEqual(daysOf(await ofEmployee(w, held('pregnant', null, '2027-03-08'))), [
      [null, '2026-11-17', true, false],
      ['2026-11-17', '2027-03-09', false, false],
    ])
    const child = await ofEmployee(w, held('parent_of_young_child', '2025-11-20', null))
    assert.deepEqual(daysOf(child), [[null, '2026-11-20', false, true]])
    assert.deepEqual(await ofEmployee(w, held('remote_area', null, null)).then(daysOf), [])
  })

  test('under fifteen the hours of children hold in Vietnam', async ({ assert }) => {
    const w = await world()
    const dayOf = ({ protections = [] }: PlanPerson) =>
      protections.map(({ dailyMaxMinutes, until }) => [dailyMaxMinutes, until])
    const child = { birth_date: '2011-11-10' }
    assert.deepEqual(dayOf(await ofEmployee(w, child)), [[360, null]])
    await inVietnam(w)
    assert.deepEqual(dayOf(await ofEmployee(w, child)), [
      [240, '2026-11-10'],
      [480, null],
    ])
  })

  test('own days of weekly rest reach the rules, none are the company’s', async ({ assert }) => {
    const w = await world()
    assert.isUndefined((await ofEmployee(w, { rest_weekdays: '[]' })).restWeekdays)
    assert.deepEqual((await ofEmployee(w, { rest_weekdays: '[3, 4]' })).restWeekdays, [3, 4])
  })
})
