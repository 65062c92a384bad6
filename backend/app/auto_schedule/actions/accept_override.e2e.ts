import { test } from '@japa/runner'
import { addDays } from '@shiftloom/solver/time'
import { generator, openShifts, proposedRun, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import { only } from '#tests/world/rule_cases'
import { withSeverities, world } from '#tests/world/world'

test.group('Accepting a proposal against a rule', () => {
  test('takes a user who may override it', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const scope = weekAt(w, { employeeIds: [w.employee.employeeId] })
    const run = await proposedRun(client, w, { scope })
    await place(w, [
      {
        day: addDays(run.plan.changes[0]!.day, -1),
        start: '15:00',
        end: '23:00',
        employeeId: w.employee.employeeId,
      },
    ])
    await withSeverities(w, only('daily_rest', 'block'))
    const { accept } = generator(client, w.admin)
    const left = await accept(run.id)
    assert.containsSubset(left.body().result, { entries: [], conflicts: [{ ruleId: 'daily_rest' }] })
    const override = { reason: 'Agreed with her' }
    const withReason = { kind: 'all', override } as { kind: string }
    ;(await generator(client, w.manager).accept(run.id, withReason)).assertStatus(403)
    const forced = await accept(run.id, withReason)
    assert.lengthOf(forced.body().result.entries, 1)
    assert.containsSubset(forced.body().result.acceptances, [
      { ruleId: 'daily_rest', reason: override.reason },
    ])
  })
})
