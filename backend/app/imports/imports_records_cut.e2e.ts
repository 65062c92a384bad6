import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#app/core/organisation_context'
import { isOutage } from '#app/core/outage/is_outage'
import { WorkImport } from '#app/imports/actions/work_import'
import { quartersOf, recordFile, storedRecords } from '#app/imports/testing/records_stage'
import { importer } from '#app/imports/testing/stage'
import { madeMetric } from '#tests/world/metrics'
import { world, type World } from '#tests/world/world'

/** More than one unit of work writes at once. */
const many = 6_000

/** A worker whose connection PostgreSQL ends in the middle of a unit of work, once that has written its rows. */
const cutIn = (unit: number) =>
  new WorkImport({
    beforeCommit: async (place) => {
      if (place !== unit) return
      const [own] = await rows<{ pid: number }>('select pg_backend_pid() as pid')
      await db.connection('owner').rawQuery('select pg_terminate_backend(?)', [own!.pid])
    },
  })

const workedBy =
  (worker: WorkImport, { organisationId }: World, importId: string, lastAttempt: boolean) =>
  (): Promise<void> =>
    worker.handle({ organisationId, importId, lastAttempt })

test.group('An import of metric records whose connection to the database is cut off', () => {
  test('has nothing half-written, and goes on with the next attempt', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, send, work, show, undo } = importer(client, w.admin)
    const { id } = await checked(recordFile(quartersOf(many)))
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    const lost = await workedBy(cutIn(2), w, id, false)().then(
      () => null,
      (error: unknown) => error
    )
    assert.isTrue(isOutage(lost), String(lost))
    assert.lengthOf(await storedRecords(w), 5_000, 'the unit that was cut off is gone as a whole')
    assert.containsSubset(await show(id), { state: 'running', progress: 83 })
    await work(id)
    assert.containsSubset(await show(id), { state: 'done', counts: { added: many, updated: 0, invalid: 0 } })
    assert.lengthOf(await storedRecords(w), many)
    assert.containsSubset(await undo(id), { state: 'undone', undone: { removed: many, kept: [] } })
    assert.lengthOf(await storedRecords(w), 0)
  })

  test('says that it failed after the last attempt, can be undone, and can be begun again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, run, send, show, undo } = importer(client, w.admin)
    const file = recordFile(quartersOf(many))
    const { id } = await checked(file)
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    await assert.rejects(workedBy(cutIn(2), w, id, true))
    const failed = await show(id)
    assert.containsSubset(failed, { state: 'failed', canUndo: true })
    assert.match(failed.failure!, /^[A-Z].+\.$/)
    assert.lengthOf(await storedRecords(w), 5_000)

    const again = await run((await checked(file)).id)
    assert.containsSubset(again, { state: 'done', counts: { added: many - 5_000, unchanged: 5_000 } })
    assert.lengthOf(await storedRecords(w), many)
    assert.containsSubset(await undo(again.id), { state: 'undone', undone: { removed: many - 5_000 } })
    assert.containsSubset(await undo(id), { state: 'undone', undone: { removed: 5_000 } })
    assert.lengthOf(await storedRecords(w), 0)
  })

  test('has written nothing when it was only checked', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, send, show } = importer(client, w.admin)
    const file = recordFile(quartersOf(20))
    const { id } = await checked(file)
    ;(await send('POST', `/${id}/checks`)).assertStatus(200)
    await assert.rejects(workedBy(cutIn(1), w, id, true))
    assert.containsSubset(await show(id), { state: 'failed', canUndo: false })
    assert.lengthOf(await storedRecords(w), 0)
    assert.containsSubset(await checked(file), { state: 'checked', counts: { added: 20 } })
  })
})
