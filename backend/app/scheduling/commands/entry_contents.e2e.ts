import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { scheduleEntryTypes as types } from '#contracts/enums'
import type { EntryDraft, ScheduleEntry } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { acting, withoutRules, worksAlsoAt, world } from '#tests/world/world'

test.group('What a command makes of an entry', () => {
  test('a planner who decides about an automatic shift is its author, not one who comments or locks', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await worksAlsoAt(w, w.employee, w.farLocationId)
    await acting(w.admin, () => rows(`update locations set time_zone = 'Europe/Warsaw'`))
    const { create, send, shift } = planner(client, w, w.admin)
    const decisions: [Partial<EntryDraft>, string][] = [
      [{ comment: 'inventory' }, 'automatic'],
      [{ locked: true }, 'automatic'],
      [{ breaks: [{ start: null, minutes: 15, paid: true }] }, 'automatic'],
      [{ employeeId: w.colleague.employeeId }, 'manual'],
      [{ locationId: w.farLocationId }, 'manual'],
      [{ positionId: null }, 'manual'],
      [{ start: '09:00' }, 'manual'],
      [{ end: '15:00' }, 'manual'],
      [{ type: types.delegation }, 'manual'],
    ]
    for (const [at, [changes, source]] of decisions.entries()) {
      const day = `2026-11-${String(at + 2).padStart(2, '0')}`
      const { id, version }: ScheduleEntry = await create(
        shift({ day, employeeId: w.employee.employeeId, positionId: w.cookId })
      )
      await acting(w.admin, () => rows(`update schedule_entries set source = 'automatic' where id = ?`, [id]))
      const answer = await send([{ kind: 'update', id, version, changes }])
      assert.equal(answer.body().result?.entries[0].source, source, JSON.stringify(changes))
    }
  })

  test('who says nothing about an availability is available', async ({ client, assert }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.manager)
    const said = shift({ employeeId: w.employee.employeeId, type: types.availability, availability: null })
    assert.equal((await create(said)).availability, 'available')
  })

  test('an archived location is none to plan at', async ({ client, assert }) => {
    const w = await world()
    const { send, shift } = planner(client, w, w.admin)
    await acting(w.admin, () =>
      rows('update locations set archived_at = now() where id = ?', [w.farLocationId])
    )
    const refused = await send([creating(shift({ locationId: w.farLocationId }))])
    refused.assertStatus(404)
    assert.deepEqual(refused.body().Details, { locationId: w.farLocationId })
  })
})
