import { test } from '@japa/runner'
import { attachmentNamed } from '#app/core/http/attachment'
import { organisationContext, rows } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { queues } from '#app/core/queue/queues'
import { exportsQueue } from '#app/exports/exports_queue'
import { watchBatches } from '#app/exports/watch_batches'
import { jobsHub } from '#app/core/hubs/jobs_hub'
import { failBatch } from '#app/exports/actions/fail_batch'
import { sweepBatches } from '#app/exports/actions/sweep_batches'
import { exporter, october, published, run } from '#app/exports/testing/stage'
import { planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

const inside = <T>(w: World, work: () => Promise<T>) => organisationContext.run(w.organisationId, work)

test.group('Exports are asked for', () => {
  test('layouts say what they offer', async ({ client, assert }) => {
    const w = await world()
    const answer = await exporter(client, w.admin).layouts()
    answer.assertStatus(200)
    assert.deepEqual(
      answer
        .body()
        .result.map(({ id, formats, needsIntegrationId }: Record<string, unknown>) => [
          id,
          formats,
          needsIntegrationId,
        ]),
      [
        ['optima_worked_time', ['xlsx', 'xls', 'csv', 'pdf'], true],
        ['optima_work_plan', ['xlsx', 'xls', 'csv', 'pdf'], true],
        ['planned_report', ['xlsx', 'xls', 'csv', 'pdf'], false],
      ]
    )
  })

  test('a batch is listed at once, newest first, and shows who, when and how far', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await published(client, w, [{}])
    const { request, list, show, file } = exporter(client, w.admin)
    const first = await request(october)
    first.assertStatus(201)
    const { id } = first.body().result
    assert.containsSubset(first.body().result, {
      layout: 'optima_worked_time',
      format: 'xlsx',
      from: '2025-10-01',
      until: '2025-11-01',
      locationIds: [],
      state: 'requested',
      progress: 0,
      rows: null,
      checksum: null,
      requestedByUserId: w.admin.userId,
      requestedByName: 'Ada Đặng',
    })
    const inVietnamese = await exporter(client, w.admin, 'vi-VN').show(id)
    assert.equal(inVietnamese.body().result.requestedByName, 'Đặng Ada')
    const early = await file(id)
    assert.equal(early.status, 400)
    assert.containsSubset(await early.json(), { Code: 'exports.not_ready', Details: { batchId: id } })
    const second = (await request({ ...october, format: 'csv' })).body().result.id
    const listed = (await list('?pageSize=1')).body().result
    assert.deepEqual([listed.total, listed.items.map((batch: { id: string }) => batch.id)], [2, [second]])
    await run(w.admin, id)
    assert.containsSubset((await show(id)).body().result, {
      state: 'ready',
      progress: 100,
      rows: 1,
      totalMinutes: 480,
    })
  })

  test('it waits for the jobs process, and who asked for what is on record', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { id } = (await exporter(client, w.admin).request(october)).body().result
    assert.isTrue(await queues.remove(exportsQueue, id))
    const [asked] = await inside(w, () =>
      rows(`select action, entity, after from audit_events where entity_id = ?`, [id])
    )
    const { layout, format, from, until } = october
    const locationIds = (asked as { after: { locationIds: string[] } }).after.locationIds
    assert.sameMembers(locationIds, [w.locationId, w.farLocationId])
    assert.deepEqual(asked, {
      action: 'exports.request',
      entity: 'export_batch',
      after: { layout, format, from, until, locationIds },
    })
  })

  test('the same request twice is one batch', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { request, list } = exporter(client, w.admin)
    const key = newId()
    const answers = await Promise.all([request(october, key), request(october, key)])
    assert.equal(answers[0]!.body().result.id, answers[1]!.body().result.id)
    assert.equal((await list()).body().result.total, 1)
    ;(await request({ ...october, format: 'csv' }, key)).assertBodyContains({
      Code: 'core.idempotency_key_reused',
    })
  })

  test('what cannot be exported is refused in a sentence', async ({ client, assert }) => {
    const w = await world()
    const { request, check } = exporter(client, w.admin)
    const codes: [object, string][] = [
      [{ layout: 'sap' }, 'exports.unknown_layout'],
      [{ from: '2025-11-01', until: '2025-11-01' }, 'exports.range_reversed'],
      [{ from: '2025-10-01', until: '2025-12-03' }, 'exports.range_too_long'],
      [{}, 'exports.nothing_to_export'],
    ]
    for (const [asked, code] of codes) {
      const answer = await request({ ...october, ...asked })
      answer.assertStatus(400)
      assert.equal(answer.body().Code, code)
    }
    assert.match((await request({ ...october, until: '2025-12-03' })).body().ErrorMessage, /62 dni/)
    assert.equal(
      (await request({ ...october, until: '2025-12-02' })).body().Code,
      'exports.nothing_to_export'
    )
    assert.equal((await request({ ...october, format: 'docx' })).body().Code, 'core.invalid_input')
    assert.equal((await check({ ...october, layout: 'sap' })).body().Code, 'exports.unknown_layout')
    ;(await request({ ...october, locationIds: [newId()] })).assertStatus(404)
  })

  test('only administrators may, and other organisations find nothing', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { batch } = await exporter(client, w.admin).export({})
    for (const who of [w.advisor, w.locationManager, w.manager, w.employee]) {
      const theirs = exporter(client, who)
      for (const answer of [
        await theirs.layouts(),
        await theirs.list(),
        await theirs.show(batch.id),
        await theirs.check(october),
        await theirs.request(october),
      ])
        answer.assertStatus(403)
      assert.equal((await theirs.file(batch.id)).status, 403)
    }
    const stranger = exporter(client, (await world()).admin)
    ;(await stranger.show(batch.id)).assertStatus(404)
    ;(await stranger.show('nonsense')).assertStatus(404)
    ;(await stranger.request({ ...october, locationIds: [w.locationId] })).assertStatus(404)
    assert.equal((await stranger.file(batch.id)).status, 404)
    assert.equal((await stranger.list()).body().result.total, 0)
  })

  test('only of the locations that were asked for', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const near = await exporter(client, w.admin).export({ locationIds: [w.locationId] })
    assert.equal(near.batch.rows, 1)
    const far = await exporter(client, w.admin).request({ ...october, locationIds: [w.farLocationId] })
    assert.equal(far.body().Code, 'exports.nothing_to_export')
  })
})

test.group('The file of a batch', () => {
  test('is the same bytes each time, named safely, and who took it is on record', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await published(client, w, [{}])
    const { export: make, file } = exporter(client, w.admin)
    const { batch, bytes } = await make({ format: 'xlsx' })
    await published(client, w, [{ day: '2025-10-20' }])
    const again = await file(batch.id)
    assert.equal(Buffer.compare(Buffer.from(bytes), Buffer.from(await again.arrayBuffer())), 0)
    assert.equal(
      again.headers.get('content-disposition'),
      attachmentNamed('Czas pracy dla Comarch ERP Optima 2025-10-01_2025-10-31.xlsx')
    )
    assert.equal(again.headers.get('content-length'), String(batch.size))
    const taken = await inside(w, () =>
      rows<{ actor: string; entity: string; after: object }>(
        `select actor_user_id as actor, entity, after from audit_events
         where action = 'exports.download' and entity_id = ?`,
        [batch.id]
      )
    )
    const { fileName, checksum } = batch
    const once = { actor: w.admin.userId, entity: 'export_batch', after: { fileName, checksum } }
    assert.deepEqual(taken, [once, once])
  })

  test('a job that died is taken up again, a second run changes nothing', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { request, show } = exporter(client, w.admin)
    const { id } = (await request(october)).body().result
    await inside(w, () =>
      rows(`update export_batches set state = 'running', progress = 40 where id = ?`, [id])
    )
    await Promise.all([run(w.admin, id), run(w.admin, id)])
    const { checksum, finishedAt } = (await show(id)).body().result
    await run(w.admin, id)
    assert.containsSubset((await show(id)).body().result, { state: 'ready', checksum, finishedAt })
    const files = await inside(w, () => rows('select id from stored_files'))
    assert.lengthOf(files, 1)
  })

  test('what stays stuck is failed with a sentence', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { request, show } = exporter(client, w.admin)
    const ids = [
      (await request(october)).body().result.id,
      (await request({ ...october, format: 'csv' })).body().result.id,
    ]
    await inside(w, () =>
      rows(
        `update export_batches set state = 'running', created_at = now() - interval '16 minutes' where id = ?`,
        [ids[0]]
      )
    )
    await inside(w, () => sweepBatches())
    const failed = (await show(ids[0]!)).body().result
    assert.deepEqual([failed.state, failed.failureCode], ['failed', 'exports.failed'])
    assert.match(failed.failure, /Nie udało się/)
    assert.equal((await show(ids[1]!)).body().result.state, 'requested')
    await run(w.admin, ids[0]!)
    assert.equal((await show(ids[0]!)).body().result.state, 'failed')
  })

  test('a plan that was withdrawn in the meantime fails the batch in words', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { request, show } = exporter(client, w.admin)
    const { id } = (await request(october)).body().result
    await planner(client, w, w.admin).withdraw(october.from, october.until)
    await run(w.admin, id)
    assert.containsSubset((await show(id)).body().result, {
      state: 'failed',
      failure:
        'W tym okresie nie ma ani opublikowanej pracy, ani zatwierdzonych zapisów czasu do wyeksportowania.',
    })
  })

  test('users who may read a batch may watch it', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { id } = (await exporter(client, w.admin).request(october)).body().result
    watchBatches()
    const mayJoin = (who: typeof w.admin) => {
      const entitlements = { licence: { HRAndPayrollExport: true }, metricsEnabled: true }
      return jobsHub.mayJoin({ account: { ...who.actor, entitlements } } as never, `batch:${id}`)
    }
    assert.deepEqual(
      [await mayJoin(w.admin), await mayJoin(w.advisor), await mayJoin((await world()).admin)],
      [true, false, false]
    )
    await inside(w, () => failBatch(id, 'exports.failed'))
    assert.isTrue(await mayJoin(w.admin))
  })
})
