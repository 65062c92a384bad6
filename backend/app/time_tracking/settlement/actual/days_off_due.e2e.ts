import { test } from '@japa/runner'
import { busyNovember, shiftsOn } from '#app/time_tracking/testing/busy_november'
import { planned, punched, settled } from '#app/time_tracking/testing/records_desk'
import { settlement } from '#app/time_tracking/testing/settlement_desk'
import { withoutRules, world } from '#tests/world/world'

test.group('Days off in lieu', () => {
  test('are due for a worked Saturday and Sunday until the period ends, unless another day is free', async ({
    client,
    assert,
  }) => {
    const due = async (free: readonly string[]) => {
      const w = await world()
      await withoutRules(w)
      await busyNovember(w, free)
      await punched(w, w.employee, shiftsOn(['2026-11-08', '2026-11-21']))
      await settled(w)
      const asked = { employeeId: w.employee.employeeId }
      const [own] = await settlement(client, w.employee, asked)
      const [ofManager] = await settlement(client, w.manager, asked)
      assert.deepEqual(own!.daysOffDue, ofManager!.daysOffDue)
      assert.deepEqual((await settlement(client, w.manager))[0]!.daysOffDue, [])
      return own!.daysOffDue
    }
    const end = '2026-11-30'
    assert.deepEqual(await due([]), [
      { day: '2026-11-08', by: end },
      { day: '2026-11-21', by: end },
    ])
    // A free Tuesday serves the Sunday, which has less time.
    assert.deepEqual(await due(['2026-11-10']), [{ day: '2026-11-21', by: end }])
    assert.deepEqual(await due(['2026-11-10', '2026-11-27']), [])
  })

  test('are due within six days of a Sunday at the end of the period, and for none that was only planned', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await busyNovember(w, [])
    const ahead = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((day) => ({ day }))
    await planned(w, w.employee, [{ day: '2026-11-15' }, ...ahead])
    await punched(w, w.employee, shiftsOn(['2026-11-29']))
    await settled(w, Date.parse('2026-12-06T12:00:00Z'))
    const due = async (asked: object = {}) => {
      const [own] = await settlement(client, w.employee, { employeeId: w.employee.employeeId, ...asked })
      return own!.daysOffDue
    }
    const sunday = { day: '2026-11-29', by: '2026-12-05' }
    assert.deepEqual(await due(), [sunday])
    assert.deepEqual(await due({ from: '2026-11-23' }), [sunday])
    assert.deepEqual(await due({ until: '2026-11-29' }), [])
  })
})
