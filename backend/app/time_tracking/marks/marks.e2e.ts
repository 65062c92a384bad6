import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { markDays } from '#app/time_tracking/marks/marks'
import { settleMarked } from '#app/time_tracking/records/settle_marked'
import { later, punched } from '#app/time_tracking/testing/records_desk'
import { world } from '#tests/world/world'

const day = '2026-11-02'

test.group('Marked days', () => {
  test('are settled for a change as well that was not committed when the mark of another one was', async ({
    assert,
  }) => {
    const w = await world()
    const { organisationId, locationId } = w
    const { employeeId, userId } = w.employee
    await punched(w, w.employee, [`start ${day} 07:00`])
    const reached = Promise.withResolvers<void>()
    const settledMeanwhile = Promise.withResolvers<void>()
    const change = organisationContext.run(organisationId, async () => {
      await rows(
        `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, device_id, counter, sent_by)
         values (?, ?, ?, ?, 'end', ?, 'browser', ?, 1, ?)`,
        [newId(), organisationId, employeeId, locationId, `${day}T15:00:00Z`, newId(), userId]
      )
      await markDays([{ employeeId, day }])
      reached.resolve()
      await settledMeanwhile.promise
    })
    await reached.promise
    const settle = () => organisationContext.run(organisationId, () => settleMarked(later))
    assert.isAbove(await settle(), 0)
    settledMeanwhile.resolve()
    await change
    assert.isAbove(await settle(), 0)
    const [record] = await organisationContext.run(organisationId, () =>
      rows<{ punches: number }>(
        'select cardinality(punch_ids) as punches from time_records where employee_id = ? and day = ?',
        [employeeId, day]
      )
    )
    assert.equal(record?.punches, 2)
    assert.equal(await settle(), 0)
  })
})
