import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import type { EntryDraft } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, withSeverities, world } from '#tests/world/world'
import HeldHours from '../../database/migrations/20261124060000_scheduling_held_hours.js'

const leaveFor = { fullDay: true, start: '00:00', end: '00:00', positionId: null, type: 1 as const }

/** What the migration makes of absences that are older than it, by the day; all of it is taken back. */
async function heldByDay(organisationId: string): Promise<Record<string, number>> {
  const owner = await db.connection('owner').transaction()
  try {
    await new HeldHours(owner, 'held_hours', false).execDown()
    await new HeldHours(owner, 'held_hours', false).execUp()
    await owner.rawQuery('alter table schedule_entries no force row level security')
    const found = await owner
      .from('schedule_entries')
      .where({ organisation_id: organisationId, type: 1 })
      .select(owner.raw(`to_char(day, 'YYYY-MM-DD') as day, held_minutes as minutes`))
    return Object.fromEntries(found.map(({ day, minutes }) => [day, minutes]))
  } finally {
    await owner.rollback()
  }
}

async function stage(client: ApiClient) {
  const w = await world()
  const off = ['absence', 'daily_hours', 'shifts_per_day', 'day_break', 'daily_rest', 'qualification']
  await withSeverities(w, Object.fromEntries(off.map((rule) => [rule, 'off'])))
  const desk = planner(client, w, w.admin)
  const employeeId = w.employee.employeeId
  const plan = (day: string, more: Partial<EntryDraft> = {}) =>
    desk.create(desk.shift({ employeeId, day, start: '08:00', end: '20:00', ...more }))
  const leave = (day: string) => plan(day, leaveFor)
  return { w, desk, plan, leave }
}

test.group('Hours planned for absences from before they were kept', () => {
  test('are what is planned beside them, else what staff still see, else none', async ({
    client,
    assert,
  }) => {
    const { w, desk, plan, leave } = await stage(client)
    const both = await plan('2026-11-02')
    const seenOnly = await plan('2026-11-03')
    await plan('2026-11-04', { employeeId: w.colleague.employeeId })
    await desk.publish('2026-11-01', '2026-12-01')
    const published = (await desk.range('2026-11-01', '2026-12-01')).entries
    for (const { id } of [both, seenOnly]) {
      const { version } = published.find((one) => one.id === id)!
      ;(await desk.send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)
    }
    for (const day of ['02', '03', '04']) await leave(`2026-11-${day}`)
    // Facts refuse an absence beside a shift today, so that the older plan is written as it may have been.
    await acting(w.admin, () =>
      rows(
        `update schedule_entries set deleted_at = null, work_minutes = 300
         where id = ?`,
        [both.id]
      )
    )
    assert.deepEqual(await heldByDay(w.organisationId), {
      '2026-11-02': 300,
      '2026-11-03': 720,
      '2026-11-04': 0,
    })
  })

  test('leave out work that is not in working hours', async ({ client, assert }) => {
    const { w, plan, leave, desk } = await stage(client)
    const shift = await plan('2026-11-02')
    await desk.publish('2026-11-01', '2026-12-01')
    const { id, version } = (await desk.range('2026-11-01', '2026-12-01')).entries[0]!
    assert.equal(id, shift.id)
    ;(await desk.send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)
    await leave('2026-11-02')
    assert.deepEqual(await heldByDay(w.organisationId), { '2026-11-02': 720 })
    await acting(w.admin, () =>
      rows('update positions set included_in_working_hours = false where id = ?', [w.cookId])
    )
    assert.deepEqual(await heldByDay(w.organisationId), { '2026-11-02': 0 })
  })
})
