import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { madeMetric } from '#tests/world/metrics'
import { WorkImport } from '#app/imports/actions/work_import'
import { quartersOf, recordColumns, recordFile, storedRecords } from '#app/imports/testing/records_stage'
import { columnsOf, importer } from '#app/imports/testing/stage'
import { fileLimits } from '#contracts/import_limits'
import { importKinds, type Import } from '#contracts/imports'
import { acting, world, type World } from '#tests/world/world'

/** More than one unit of work writes at once. */
const many = 6_000

const dieBeforeSecondCommit = () =>
  new WorkImport({ beforeCommit: (unit) => unit === 2 && Promise.reject(new Error('killed')) })

test.group('An import of metric records that does not go smoothly', () => {
  test('continues where a killed worker stopped, nothing twice, also while it is undone', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, send, work, show } = importer(client, w.admin)
    const { id } = await checked(recordFile(quartersOf(many)))
    const killed = () =>
      dieBeforeSecondCommit().handle({ organisationId: w.organisationId, importId: id, lastAttempt: false })
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    await assert.rejects(killed, 'killed')
    assert.lengthOf(await storedRecords(w), 5_000)
    assert.containsSubset(await show(id), { state: 'running', progress: 83 })
    await work(id)
    assert.containsSubset(await show(id), { state: 'done', counts: { added: many, updated: 0, invalid: 0 } })
    assert.lengthOf(await storedRecords(w), many)
    ;(await send('POST', `/${id}/undos`)).assertStatus(200)
    await assert.rejects(killed, 'killed')
    assert.lengthOf(await storedRecords(w), many - 5_000)
    await work(id)
    assert.containsSubset(await show(id), {
      state: 'undone',
      undone: { removed: many, restored: 0, kept: [] },
    })
    assert.lengthOf(await storedRecords(w), 0)
  })

  test('that is stopped keeps what it wrote, and can be undone', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, send, show, undo } = importer(client, w.admin)
    const { id } = await checked(recordFile(quartersOf(many)))
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    const stopped = new WorkImport({
      afterCommit: async (unit) => void (unit === 1 && (await send('DELETE', `/${id}`)).assertStatus(200)),
    })
    await stopped.handle({ organisationId: w.organisationId, importId: id, lastAttempt: true })
    assert.containsSubset(await show(id), { state: 'cancelled', canUndo: true, counts: { added: 5_000 } })
    assert.lengthOf(await storedRecords(w), 5_000)
    assert.containsSubset(await undo(id), { state: 'undone', undone: { removed: 5_000 } })
    assert.lengthOf(await storedRecords(w), 0)
  })

  test('says so when a metric is deleted meanwhile, and undoing takes the other one back', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const kept = await madeMetric(w)
    const gone = await madeMetric(w, 'Guests')
    // Records are written in the order of the metrics' ids.
    const [first, last] = kept < gone ? ['Tickets', 'Guests'] : ['Guests', 'Tickets']
    const lastId = first === 'Tickets' ? gone : kept
    const { checked, send, show, undo } = importer(client, w.admin)
    const { id } = await checked(recordFile([...quartersOf(5_000, first), ...quartersOf(20, last)]))
    ;(await send('POST', `/${id}/runs`)).assertStatus(200)
    const deleting = new WorkImport({
      afterCommit: (unit) =>
        unit === 1
          ? acting(w.admin, () => rows('update demand_metrics set deleted_at = now() where id = ?', [lastId]))
          : null,
    })
    await deleting.handle({ organisationId: w.organisationId, importId: id, lastAttempt: false })
    const failed = await show(id)
    assert.containsSubset(failed, { state: 'failed', canUndo: true })
    assert.match(failed.failure!, /^A metric of this file was deleted while it was imported/)
    assert.lengthOf(await storedRecords(w), 5_000)
    assert.containsSubset(await undo(id), { state: 'undone', undone: { removed: 5_000, kept: [] } })
  })

  test('two at once of the same records add each once', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, send, work, show } = importer(client, w.admin)
    const file = recordFile(quartersOf(300))
    const [first, second] = [await checked(file), await checked(file)]
    for (const { id } of [first, second]) (await send('POST', `/${id}/runs`)).assertStatus(200)
    await Promise.all([work(first.id), work(first.id), work(second.id)])
    const counts = [await show(first.id), await show(second.id)].map((one) => one.counts!)
    assert.deepEqual(
      [counts[0]!.added + counts[1]!.added, counts[0]!.unchanged + counts[1]!.unchanged],
      [300, 300]
    )
    assert.lengthOf(await storedRecords(w), 300)
  })
})

test.group('Who may import metric records', () => {
  const listed = async (client: Parameters<typeof importer>[0], who: World['admin']) =>
    (await importer(client, who).send('GET', '')).body().result.items as Import[]

  test('are administrators of organisations that have the module', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const file = recordFile(quartersOf(3))
    const mine = importer(client, w.admin)
    const done = await mine.ran(file)
    assert.lengthOf(await listed(client, w.admin), 1)

    const adviser = importer(client, w.advisor)
    ;(await adviser.create(file)).assertStatus(403)
    assert.lengthOf(await listed(client, w.advisor), 0)
    ;(await adviser.send('GET', `/${done.id}`)).assertStatus(404)
    ;(await adviser.send('POST', `/${done.id}/undos`)).assertStatus(404)
    ;(await importer(client, (await world()).admin).send('POST', `/${done.id}/undos`)).assertStatus(404)
    ;(await adviser.send('GET', '/mappings/metric-records')).assertStatus(403)

    await acting(w.admin, () => rows('update organisations set metrics_enabled = false'))
    const refused = await mine.create(file)
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'demand.switched_off')
    assert.lengthOf(await listed(client, w.admin), 0)
    ;(await mine.send('POST', `/${done.id}/undos`)).assertStatus(404)
    assert.lengthOf(await storedRecords(w), 3)
  })

  test('send columns of their kind only, and no more rows than a file may have', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send } = importer(client, w.admin)
    const codeOf = async (sent: ReturnType<typeof create>) => (await sent).body().Code as string
    const mixed = [...recordColumns, ...columnsOf('email')]
    assert.equal(
      await codeOf(create({ kind: 'metric_records', columns: mixed, rows: [[]] })),
      'imports.foreign_field'
    )
    assert.equal(await codeOf(create({ columns: recordColumns, rows: [[]] })), 'imports.foreign_field')
    for (const kind of importKinds) {
      const columns = kind === 'employees' ? columnsOf('email') : recordColumns
      const body = {
        kind,
        fileName: 'x.csv',
        columns,
        options: { createPositions: false, createTags: false },
      }
      const options = { ...body.options, archiveMissing: false, invite: false }
      const answer = await send('POST', '', { ...body, options, rowCount: fileLimits[kind].textRows + 1 })
      answer.assertStatus(400)
    }
  })
})
