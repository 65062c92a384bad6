import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { rows, trx } from '#app/core/organisation_context'
import { WorkSampleData } from '#app/sample_data/actions/work_sample_data'
import type { SampleDataRemoval } from '#contracts/sample_data'
import { acting, person, world, type Person, type World } from '#tests/world/world'

const path = '/api/sample-data'
const now = Date.UTC(2026, 10, 18, 9)

const ask = async (client: ApiClient, { admin }: World) =>
  (await client.post(path).bearerToken(admin.token)).body().result
const work = ({ organisationId }: World, step: (progress: number) => unknown = () => {}) =>
  new WorkSampleData({ step }).handle({ organisationId, now, lastAttempt: false })
const filled = async (client: ApiClient): Promise<World> => {
  const place = await world()
  await ask(client, place)
  await work(place)
  return place
}
const planned = async (client: ApiClient, { admin }: World, includeChanged = false) =>
  (await client.get(`${path}/removal`).qs({ includeChanged }).bearerToken(admin.token)).body()
    .result as SampleDataRemoval
const removed = async (client: ApiClient, { admin }: World, includeChanged = false) => {
  const answer = await client.post(`${path}/removal`).json({ includeChanged }).bearerToken(admin.token)
  answer.assertStatus(200)
  return answer.body().result as SampleDataRemoval
}
const found = <T>({ admin }: World, sql: string, bindings: unknown[] = []): Promise<T[]> =>
  acting(admin, () => rows<T>(sql, bindings))
const samples = (place: World, table: string) =>
  found<{ id: string; name: string }>(place, `select * from ${table} where is_sample order by created_at, id`)

/** A checksum of every table that belongs to organisations, except for time stamps. */
async function checksums(organisationId: string): Promise<Record<string, string>> {
  const owner = db.connection('owner')
  const { rows: tables } = (await owner.rawQuery(
    `select table_name as name from information_schema.columns where table_schema = 'public'
       and column_name = 'organisation_id' and table_name not in ('audit_events', 'idempotency_keys', 'schedule_revisions')`
  )) as { rows: { name: string }[] }
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const answer = (await owner.rawQuery(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as sum from (
         select to_jsonb(t)::text as line from ${name} t where organisation_id = ?) l`,
      [organisationId]
    )) as { rows: { sum: string }[] }
    sums[name] = answer.rows[0]!.sum
  }
  return sums
}

test.group('Sample data', () => {
  test('fills the company once and leaves it as it was when it is removed', async ({ client, assert }) => {
    const place = await world()
    await acting(place.admin, () =>
      rows('update positions set is_default = true where id = ?', [place.cookId])
    )
    // The company's request types come with its first look at them, and stay.
    await client.get('/api/requests/types/usable').bearerToken(place.admin.token)
    const before = await checksums(place.organisationId)
    const [mails] = await db.from('mails').count('* as count')
    assert.equal((await ask(client, place)).state, 'requested')
    assert.equal((await ask(client, place)).state, 'requested')
    const steps: number[] = []
    // Whichever of the two comes first does all of it.
    const listening = () => work(place, (progress) => steps.push(progress))
    await Promise.all([listening(), listening()])
    await work(place)
    assert.equal((await ask(client, place)).state, 'added')
    assert.deepEqual(steps, [5, 25, 60, 90])
    const people = await samples(place, 'employees')
    assert.lengthOf(people, 15)
    assert.lengthOf(await samples(place, 'locations'), 2)
    assert.lengthOf(await samples(place, 'positions'), 3)
    const [entries] = await found<Record<string, number>>(
      place,
      `select count(*) filter (where published is not null)::int as published,
         count(*) filter (where type = 0 and employee_id is null)::int as open,
         count(*) filter (where type = 8)::int as declared from schedule_entries where is_sample`
    )
    assert.isAbove(entries!.published!, 50)
    assert.isAbove(entries!.open!, 30)
    assert.equal(entries!.declared, 6)
    const away = await found<{ code: string; days: number; takesFiles: boolean }>(
      place,
      `select e.code, count(*)::int as days, k.allow_attachment as "takesFiles"
       from schedule_entries e join organisations o on o.id = e.organisation_id
       join regions r on r.country = o.country join request_kinds k on k.region_id = r.id and k.shortcut = e.code
       where e.is_sample and e.type in (1, 3) group by e.code, k.allow_attachment order by e.code`
    )
    assert.deepEqual(away, [
      { code: 'L4', days: 2, takesFiles: true },
      { code: 'UW', days: 2, takesFiles: false },
    ])
    const [reachable] = await found<{ count: number }>(
      place,
      `select count(*)::int as count from employees where is_sample
         and (user_id is not null or email not like '%@sample.example')`
    )
    assert.equal(reachable!.count, 0)
    const [demand] = await found<Record<string, number>>(
      place,
      `select count(*)::int as records, count(distinct r.location_id)::int as places,
         (select count(*)::int from demand_rules d where d.metric_id = m.id) as rules
       from demand_metrics m join demand_records r on r.metric_id = m.id where m.is_sample group by m.id`
    )
    assert.deepEqual(demand, { records: 2 * 182 * 14, places: 2, rules: 2 })
    assert.deepEqual(await db.from('mails').count('* as count'), [mails])

    const removal = await planned(client, place)
    assert.containsSubset(removal, { staying: [], unassigned: 0, going: { employees: 15, practice: 0 } })
    assert.deepEqual(await removed(client, place), removal)
    assert.deepEqual(await checksums(place.organisationId), before)
    const again = await client
      .post(`${path}/removal`)
      .json({ includeChanged: false })
      .bearerToken(place.admin.token)
    assert.equal(again.body().Code, 'sample_data.not_possible_now')
  })

  test('a worker that dies leaves nothing, the next one starts over; cancelled, nothing stays', async ({
    client,
    assert,
  }) => {
    const place = await world()
    await ask(client, place)
    const die = (progress: number) => {
      if (progress === 90) throw new Error('killed')
    }
    await assert.rejects(() => work(place, die), 'killed')
    assert.lengthOf(await samples(place, 'employees'), 0)
    assert.lengthOf(await samples(place, 'positions'), 0)
    const stop = async (progress: number) => {
      if (progress === 60) await client.delete(path).bearerToken(place.admin.token)
    }
    await work(place, stop)
    assert.lengthOf(await samples(place, 'employees'), 0)
    assert.equal((await client.get(path).bearerToken(place.admin.token)).body().result.state, 'none')
    await ask(client, place)
    await work(place)
    assert.lengthOf(await samples(place, 'employees'), 15)
    const late = await client.delete(path).bearerToken(place.admin.token)
    assert.equal(late.body().Code, 'sample_data.not_possible_now')
  })

  test('what the company changed or uses stays and is named', async ({ client, assert }) => {
    const place = await filled(client)
    const [centre, station] = await samples(place, 'locations')
    const [lead] = await samples(place, 'positions')
    const [anna, , , , , , , , , other] = await samples(place, 'employees')
    const own = await person(
      { organisationId: place.organisationId, locationId: centre!.id, cookId: lead!.id },
      0,
      'Własna'
    )
    const ownShift = await shift(place, { location: place.locationId, employee: anna!.id })
    const practice = await shift(place, { location: station!.id, employee: other!.id })
    const removal = await planned(client, place)
    assert.deepEqual(
      removal.staying.map(({ entity, id, reason, usedBy }) => ({ entity, id, reason, usedBy })),
      [
        { entity: 'location', id: centre!.id, reason: 'used', usedBy: ['Ada Własna'] },
        { entity: 'position', id: lead!.id, reason: 'used', usedBy: ['Ada Własna'] },
      ]
    )
    assert.containsSubset(removal, { unassigned: 1, going: { practice: 1, employees: 15, locations: 1 } })
    await removed(client, place)
    const [kept] = await found(place, 'select employee_id, published from schedule_entries where id = ?', [
      ownShift,
    ])
    assert.deepEqual(kept, { employee_id: null, published: null })
    assert.isEmpty(await found(place, 'select id from schedule_entries where id = ?', [practice]))
    const [home] = await found(place, 'select main_location_id, is_sample from employees e where id = ?', [
      own.employeeId,
    ])
    assert.deepEqual(home, { main_location_id: centre!.id, is_sample: false })
    assert.isEmpty(await samples(place, 'locations'))
  })

  test('records and rules of the company’s own keep their location, and the metric of the samples', async ({
    client,
    assert,
  }) => {
    const place = await filled(client)
    const [centre, station] = await samples(place, 'locations')
    await found(
      place,
      `with own as (insert into demand_metrics (id, organisation_id, name, data_type)
         values (?, ?, 'Own', 'COUNT') returning id, organisation_id)
       insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select organisation_id, id, ?, '2026-03-02 10:00', 4 from own`,
      [newId(), place.organisationId, centre!.id]
    )
    const staying = async () =>
      (await planned(client, place)).staying
        .filter(({ entity }) => entity === 'location')
        .map(({ id, reason }) => [id, reason])
    assert.deepEqual(await staying(), [[centre!.id, 'used']])
    await found(place, 'update demand_rules set version = 2 where location_id = ?', [station!.id])
    assert.sameDeepMembers(await staying(), [
      [centre!.id, 'used'],
      [station!.id, 'used'],
    ])
    await found(place, 'update demand_rules set version = 1 where location_id = ?', [station!.id])
    await removed(client, place)
    const left = await found(
      place,
      `select m.is_sample, count(distinct r.location_id)::int as places from demand_metrics m
       join demand_records r on r.metric_id = m.id group by m.id`
    )
    assert.deepEqual(left, [
      { is_sample: false, places: 1 },
      { is_sample: false, places: 1 },
    ])
  })

  test('a changed person stays, or goes when that is chosen; no mail is sent', async ({ client, assert }) => {
    const place = await filled(client)
    const [first, second] = await samples(place, 'employees')
    const save = async (id: string, change: object) => {
      const url = `/api/organisation-management/employees/${id}`
      const { result } = (await client.get(url).bearerToken(place.admin.token)).body()
      const answer = await client
        .put(url)
        .json({ ...result, ...change })
        .bearerToken(place.admin.token)
      answer.assertStatus(200)
    }
    await save(first!.id, { phone: '+48600700800' })
    assert.isEmpty(await found(place, 'select from users where email like ?', ['%@sample.example']))
    await save(second!.id, { email: `${newId()}@example.test` })
    const reasons = async (includeChanged: boolean) =>
      (await planned(client, place, includeChanged)).staying
        .filter(({ entity }) => entity === 'employee')
        .map(({ id, reason }) => [id, reason])
        .sort()
    assert.deepEqual(
      await reasons(false),
      [
        [first!.id, 'changed'],
        [second!.id, 'account'],
      ].sort()
    )
    assert.deepEqual(await reasons(true), [[second!.id, 'account']])
    await removed(client, place)
    const kept = await found<{ id: string }>(place, 'select id from employees where id = any(?)', [
      [first!.id, second!.id],
    ])
    assert.lengthOf(kept, 2)
    const [work] = await found<{ count: number }>(
      place,
      'select count(*)::int as count from schedule_entries where employee_id = ?',
      [first!.id]
    )
    assert.equal(work!.count, 0)
  })

  test('takes no place of the licence, and is for administrators', async ({ client, assert }) => {
    const place = await world()
    for (const who of [place.advisor, place.manager, place.employee])
      (await client.post(path).bearerToken(who.token)).assertStatus(403)
    await acting(place.admin, () => rows('update organisations set licence_positions = 7'))
    await ask(client, place)
    await work(place)
    const { importDirectory } = await import('#app/organisation/public/import_directory')
    assert.equal((await acting(place.admin, () => importDirectory())).seats, 1)
  })
})

async function shift(place: World, { location, employee }: { location: string; employee: string }) {
  const id = newId()
  const { admin }: { admin: Person } = place
  await acting(admin, () =>
    trx().table('schedule_entries').insert({
      id,
      organisation_id: place.organisationId,
      type: 0,
      employee_id: employee,
      location_id: location,
      position_id: place.cookId,
      day: '2026-12-28',
      start_time: '08:00',
      end_time: '16:00',
      zone: 'Europe/Warsaw',
      starts_at: '2026-12-28T07:00:00Z',
      ends_at: '2026-12-28T15:00:00Z',
      work_minutes: 480,
    })
  )
  return id
}
