import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import { organisationContext, rows } from '#app/core/organisation_context'
import { WorkSampleData } from '#app/sample_data/actions/work_sample_data'
import { holdRecords } from '#app/time_tracking/public/sample_time'
import { settleMarked } from '#app/time_tracking/public/settle_marked'
import type { SampleDataRemoval } from '#contracts/sample_data'
import { acting, world, type World } from '#tests/world/world'
import type { ApiClient } from '@japa/api-client'

const path = '/api/sample-data'
const now = Date.UTC(2026, 10, 18, 9)

async function filled(client: ApiClient): Promise<World> {
  const w = await world()
  ;(await client.post(path).bearerToken(w.admin.token)).assertStatus(200)
  await new WorkSampleData().handle({ organisationId: w.organisationId, now, lastAttempt: false })
  await organisationContext.run(w.organisationId, () => settleMarked(now))
  return w
}
const removal = async (client: ApiClient, w: World): Promise<SampleDataRemoval> =>
  (await client.get(`${path}/removal`).qs({ includeChanged: false }).bearerToken(w.admin.token)).body().result

test.group('Sample time', () => {
  test('is registered by people of the samples, mostly as planned, and goes with them', async ({
    client,
    assert,
  }) => {
    const w = await filled(client)
    const [found] = await acting(w.admin, () =>
      rows<Record<string, number>>(
        `select count(*)::int as all, count(*) filter (where within_tolerance)::int as clean,
           count(*) filter (where flags @> '[{"kind":"late"}]')::int as late,
           count(*) filter (where flags @> '[{"kind":"overtime"}]')::int as longer,
           count(*) filter (where flags @> '[{"kind":"missing_end"}]')::int as open,
           count(*) filter (where not e.is_sample)::int as others
         from time_records r join employees e on e.id = r.employee_id`
      )
    )
    assert.isAbove(found!.all!, 40)
    assert.isAbove(found!.clean! / found!.all!, 0.8)
    for (const kind of ['late', 'longer', 'open']) assert.isAbove(found![kind]!, 0, kind)
    assert.equal(found!.others, 0)
    const [ahead] = await acting(w.admin, () =>
      rows<{ count: number }>(`select count(*)::int as count from time_punches where at > ?`, [new Date(now)])
    )
    assert.equal(ahead!.count, 0)

    assert.containsSubset(await removal(client, w), { staying: [], going: { employees: 15 } })
    ;(
      await client.post(`${path}/removal`).json({ includeChanged: false }).bearerToken(w.admin.token)
    ).assertStatus(200)
    const [left] = await acting(w.admin, () =>
      rows<{ count: number }>(
        `select (select count(*) from time_punches)::int + (select count(*) from time_records)::int as count`
      )
    )
    assert.equal(left!.count, 0)
  })

  test('of the company’s own people keeps the place and the position where they worked', async ({
    client,
    assert,
  }) => {
    const w = await filled(client)
    await acting(w.admin, () =>
      rows(
        `update time_records set employee_id = ? where id = (select id from time_records order by id limit 1)
         returning 1`,
        [w.employee.employeeId]
      )
    )
    const { staying } = await removal(client, w)
    assert.sameMembers(
      staying.map(({ entity, reason }) => `${entity} ${reason}`),
      ['location used', 'position used']
    )
    const answer = await client
      .post(`${path}/removal`)
      .json({ includeChanged: false })
      .bearerToken(w.admin.token)
    answer.assertStatus(200)
    const [left] = await acting(w.admin, () =>
      rows<{ count: number }>(`select count(*)::int as count from time_records`)
    )
    assert.equal(left!.count, 1)
  })

  test('goes while records are made of it: one waits for the other', async ({ client, assert }) => {
    const w = await world()
    ;(await client.post(path).bearerToken(w.admin.token)).assertStatus(200)
    await new WorkSampleData().handle({ organisationId: w.organisationId, now, lastAttempt: false })
    let answer: Promise<{ status(): number }> | undefined
    await organisationContext.run(w.organisationId, async () => {
      await holdRecords()
      await rows('delete from time_record_marks returning 1')
      answer = client.post(`${path}/removal`).json({ includeChanged: false }).bearerToken(w.admin.token)
      answer.catch(() => undefined)
      while ((await db.from('pg_locks').where('granted', false)).length === 0) await sleep(20)
      // As a record does that names its person.
      await rows('select id from employees for key share')
    })
    assert.equal((await answer!).status(), 200)
  })
})
