import { test } from '@japa/runner'
import type { PlanPerson } from '@shiftloom/solver/labour_code/plan/plan_context'
import { trx } from '#app/core/organisation_context'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
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
})
