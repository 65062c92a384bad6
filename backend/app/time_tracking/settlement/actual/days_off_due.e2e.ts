import { test } from '@japa/runner'
import { planned, punched, settled } from '#app/time_tracking/testing/records_desk'
import { settlement } from '#app/time_tracking/testing/settlement_desk'
import { withoutRules, world, type World } from '#tests/world/world'

/** Every weekday of November 2026 but these is planned, so that no day is free by chance. */
async function busyNovember(w: World, free: readonly string[]): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== '2026-11-11')
  await planned(
    w,
    w.employee,
    weekdays.filter((day) => !free.includes(day)).map((day) => ({ day }))
  )
  for (const day of weekdays.filter((one) => !free.includes(one) && one < '2026-11-27'))
    await punched(w, w.employee, [`start ${day} 07:00`, `end ${day} 15:00`])
}

test.group('Days off in lieu', () => {
  test('are due for a worked Saturday and Sunday until the period ends, unless another day is free', async ({
    client,
    assert,
  }) => {
    const due = async (free: readonly string[]) => {
      const w = await world()
      await withoutRules(w)
      await busyNovember(w, free)
      for (const day of ['2026-11-08', '2026-11-21'])
        await punched(w, w.employee, [`start ${day} 07:00`, `end ${day} 15:00`])
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
})
