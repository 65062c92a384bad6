import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { madeMetric, madeRecords } from '#tests/world/metrics'
import { recordFile, storedRecords } from '#app/imports/testing/records_stage'
import { importer } from '#app/imports/testing/stage'
import { acting, world } from '#tests/world/world'

const file = recordFile([
  ['2026-03-02T10:00:00', '000001', 'Tickets', '10'],
  ['2026-03-02T10:15:00', '000001', 'Tickets', '20'],
])
const written = ['Warszawa 2026-03-02T10:00 10', 'Warszawa 2026-03-02T10:15 20']

/** What someone else does to the record of 10:15, which was 2, while the import waits to write it. */
const changes = [
  {
    title: 'changed',
    statement: `update demand_records set value = 3 where at = '2026-03-02 10:15'`,
    before: 3,
  },
  {
    title: 'deleted',
    statement: `delete from demand_records where at = '2026-03-02 10:15'`,
    before: null,
  },
]

test.group('Metric records that someone else changes while they are imported', () => {
  for (const { title, statement, before } of changes)
    test(`count as they were last: ${title}`, async ({ client, assert }) => {
      const w = await world()
      await madeRecords(w, await madeMetric(w), { '2026-03-02 10:15': 2 })
      const { checked, send, work, show, undo } = importer(client, w.admin)
      const { id } = await checked(file)
      ;(await send('POST', `/${id}/runs`)).assertStatus(200)
      const { running } = await acting(w.admin, async () => {
        await rows(statement)
        return whileItWaits(work(id))
      })
      await running
      const counts = before === null ? { added: 2, updated: 0 } : { added: 1, updated: 1 }
      assert.containsSubset(await show(id), { state: 'done', counts })
      assert.deepEqual(await storedRecords(w), written)
      await undo(id)
      assert.deepEqual(
        await storedRecords(w),
        before === null ? [] : [`Warszawa 2026-03-02T10:15 ${before}`],
        'undoing brings back what was there last'
      )
    })

  test('count as they were last: added', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const { checked, send, work, show } = importer(client, w.admin)
    const { id } = await checked(file)
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    const { running } = await acting(w.admin, async () => {
      await rows(
        `insert into demand_records (organisation_id, metric_id, location_id, at, value)
         values (?, ?, ?, '2026-03-02 10:15', 7)`,
        [w.organisationId, metricId, w.locationId]
      )
      return whileItWaits(work(id))
    })
    await running
    assert.containsSubset(await show(id), { state: 'done', counts: { added: 1, updated: 1 } })
    assert.deepEqual(await storedRecords(w), written)
  })
})

/** Once it waits for this unit of work, in an object: it cannot end before that does. */
async function whileItWaits(running: Promise<void>): Promise<{ running: Promise<void> }> {
  for (let isWaiting = false; !isWaiting;) {
    const waiting = await rows(
      'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
    )
    isWaiting = waiting.length > 0
  }
  return { running }
}
