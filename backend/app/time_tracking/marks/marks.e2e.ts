import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { takeTurnsFor } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { markDays } from '#app/time_tracking/marks/marks'
import { settleInUnits, settleMarked } from '#app/time_tracking/records/settle_marked'
import { holdRecords } from '#app/time_tracking/samples/hold_records'
import { later, punched, storedRecords } from '#app/time_tracking/testing/records_desk'
import { world, type World } from '#tests/world/world'

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

  test('of many people are settled in parts, by three at the same time, each person once', async ({
    assert,
  }) => {
    const w = await threePunched()
    const settle = () => settleInUnits(w.organisationId, later, { share: 1 })
    const counts = await Promise.all([settle(), settle(), settle()])
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      3,
      counts.join()
    )
    assert.lengthOf(await storedRecords(w), 3)
    assert.equal(await settle(), 0)
  })

  test('are not settled, in parts or at once, while records are held', async ({ assert }) => {
    for (const share of [1, 25]) {
      const w = await threePunched()
      assert.equal(await madeBeside(w, holdRecords, share), 0)
      assert.lengthOf(await storedRecords(w), 3)
    }
  })

  test('of one person are settled by one at a time', async ({ assert }) => {
    const w = await threePunched()
    const ids = [w.employee, w.colleague, w.manager].map(({ employeeId }) => employeeId)
    assert.equal(await madeBeside(w, () => takeTurnsFor('time_records/people', ids), 1), 0)
    assert.lengthOf(await storedRecords(w), 3)
  })
})

/** How many records are made while another unit of work holds something, by a settlement that begins meanwhile. */
async function madeBeside(w: World, hold: () => Promise<void>, share: number): Promise<number> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = organisationContext.run(w.organisationId, async () => {
    await hold()
    held.resolve()
    await released.promise
    return (await rows('select id from time_records')).length
  })
  await held.promise
  const settling = settleInUnits(w.organisationId, later, { share })
  await inLineOrDone(settling)
  released.resolve()
  const made = await holding
  await settling
  return made
}

async function threePunched(): Promise<World> {
  const w = await world()
  for (const one of [w.employee, w.colleague, w.manager])
    await punched(w, one, [`start ${day} 07:00`, `end ${day} 15:00`])
  return w
}

/** Until work stands in line for a lock of this kind, or has been done without one. */
async function inLineOrDone(work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = () => void (isDone = true)
  work.then(done, done)
  while (!isDone) {
    const { rows: found } = (await db.rawQuery(
      `select 1 from pg_locks where locktype = 'advisory' and not granted`
    )) as { rows: unknown[] }
    if (found.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
