import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { isBackOfficeRole, roles } from '#contracts/enums'
import { globalTables } from '#modules'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { officePerson } from '#tests/world/office_person'
import { world, type Person, type World } from '#tests/world/world'

const secret = 'VictimOnly'
const officeRoles = Object.values(roles).filter(isBackOfficeRole)

/** Another organisation with a row of every kind, each carrying words that must never leave it. */
async function victim(): Promise<{ theirs: World; ids: string[] }> {
  const theirs = await world()
  const owner = { organisation_id: theirs.organisationId }
  const [tag, entry, run, batch, contract, rate, command] = Array.from({ length: 7 }, newId)
  const by = theirs.admin.userId
  const employee = { ...owner, employee_id: theirs.employee.employeeId }
  await organisationContext.run(theirs.organisationId, async () => {
    await trx().rawQuery(`update employees set surname = ? || surname`, [secret])
    await trx().rawQuery(`update locations set name = ? || name`, [secret])
    await trx().rawQuery(`update positions set name = ? || name`, [secret])
    await trx()
      .table('tags')
      .insert({ id: tag, ...owner, name: secret })
    await trx()
      .table('employee_contracts')
      .insert({ id: contract, ...employee, starts_on: '2010-01-01', ends_on: '2011-01-01' })
    await trx()
      .table('employee_rates')
      .insert({
        id: rate,
        ...employee,
        valid_from: '2024-01-01',
        kind: 'hourly',
        currency: 'PLN',
        weekday_minor: 7_777_777,
      })
    await trx()
      .table('schedule_entries')
      .insert({
        id: entry,
        ...employee,
        type: 0,
        location_id: theirs.locationId,
        position_id: theirs.cookId,
        day: '2026-11-17',
        start_time: '08:00',
        end_time: '16:00',
        zone: 'Europe/Warsaw',
        starts_at: '2026-11-17T07:00:00Z',
        ends_at: '2026-11-17T15:00:00Z',
        work_minutes: 480,
        comment: secret,
      })
    await trx()
      .table('schedule_commands')
      .insert({ id: command, ...owner, user_id: by, label: 'create', changes: '[]' })
    await trx()
      .table('auto_schedule_runs')
      .insert({
        id: run,
        ...owner,
        requested_by: by,
        state: 'proposed',
        budget_ms: 1000,
        seed: 1,
        problem: '{}',
        goals: '{}',
        scope: JSON.stringify({
          from: '2026-11-16',
          until: '2026-11-23',
          locationIds: [theirs.locationId],
          positionIds: [],
          employeeIds: [],
          keep: {},
        }),
      })
    await trx()
      .table('auto_schedule_proposals')
      .insert({
        id: newId(),
        ...owner,
        run_id: run,
        variant: 'asked',
        goals: '{}',
        figures: JSON.stringify({ note: secret }),
        changes: JSON.stringify([{ entryId: entry, reasons: [{ code: secret, details: {} }] }]),
        unfilled: '[]',
        changed_shifts: 1,
        changed_people: 1,
      })
    await trx()
      .table('export_batches')
      .insert({
        id: batch,
        ...owner,
        requested_by: by,
        layout: secret,
        format: 'csv',
        locale: 'pl-PL',
        scope: '{}',
      })
  })
  const rows = [tag, entry, run, batch, contract, rate, command] as string[]
  return {
    theirs,
    ids: [
      ...rows,
      theirs.locationId,
      theirs.cookId,
      theirs.employee.employeeId,
      theirs.employee.userId,
      theirs.organisationId,
    ],
  }
}

/** One figure for everything an organisation owns. */
async function fingerprint(organisationId: string): Promise<string> {
  const owner = db.connection('owner')
  const tables = (await owner.rawQuery(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`
  )) as { rows: { name: string }[] }
  const parts: string[] = []
  for (const { name } of tables.rows.filter((table) => !globalTables.includes(table.name))) {
    const answer = (await owner.rawQuery(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t where organisation_id = ?`,
      [organisationId]
    )) as { rows: { sum: string }[] }
    parts.push(`${name}=${answer.rows[0]!.sum}`)
  }
  return parts.join(' ')
}

/** A body that names the other organisation's rows in every field an endpoint might read. */
const soup = (theirs: World, id: string) => ({
  id: newId(),
  label: 'edit',
  operations: [{ kind: 'update', id, version: 1, changes: { comment: 'x' } }],
  from: '2026-11-16',
  until: '2026-11-23',
  locationIds: [theirs.locationId],
  entryIds: [id],
  employeeIds: [theirs.employee.employeeId],
  kind: 'all',
  name: 'Mine now',
  surname: 'Mine',
  email: `${newId()}@example.test`,
  role: 0,
  version: 1,
  code: '123456',
  color: 1,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  mainLocationId: theirs.locationId,
  positionIds: [theirs.cookId],
  budgetMs: 5000,
  goals: { coverage: 100, fairness: 50, preferences: 50, stability: 0, cost: 0 },
  scope: {
    from: '2026-11-16',
    until: '2026-11-23',
    locationIds: [theirs.locationId],
    positionIds: [],
    employeeIds: [],
    keep: { published: true, locked: true, manual: true },
  },
})

const address = (pattern: string, id: string) => pattern.replace(/:(\w+)\??/g, id)

function send(
  client: ApiClient,
  { method, pattern }: Endpoint,
  who: Pick<Person, 'token'>,
  id: string,
  theirs: World
) {
  const query = `?from=2026-11-16&until=2026-11-23&locationIds=${theirs.locationId}&pageSize=200`
  const request = client.request(address(pattern, id) + query, method).bearerToken(who.token)
  return method === 'GET' ? request : request.json(soup(theirs, id))
}

const isOffice = ({ pattern }: Endpoint): boolean =>
  /^\/api\/(office|user-access\/impersonations)(\/|$)/.test(pattern)

test.group('Isolation', () => {
  test('no endpoint gives any role a word of another organisation, or lets it change one', async ({
    client,
    assert,
  }) => {
    const mine = await world()
    const { theirs, ids } = await victim()
    const office = await Promise.all(officeRoles.map(officePerson))
    const people = [mine.employee, mine.manager, mine.locationManager, mine.advisor, mine.admin, ...office]
    const guarded = endpoints().filter(({ needsAccount }) => needsAccount)
    assert.isAbove(guarded.length, 10)
    const before = await fingerprint(theirs.organisationId)
    for (const endpoint of guarded)
      for (const who of people)
        for (const id of endpoint.pattern.includes(':') ? ids : ids.slice(0, 1)) {
          const isTheirWork = officeRoles.includes(who.role) && isOffice(endpoint)
          // What the provider decides about a customer has tests of its own.
          if (isTheirWork && endpoint.method !== 'GET') continue
          const answer = await send(client, endpoint, who, id, theirs)
          const what = `${endpoint.method} ${endpoint.pattern} as role ${who.role} with ${id}: ${answer.status()}`
          assert.isBelow(answer.status(), 500, what)
          assert.notInclude(answer.text(), secret, what)
          assert.notInclude(answer.text(), '7777777', what)
          // The provider's people may see that a customer exists, and who has an account there.
          if (endpoint.pattern.includes(':') && !isTheirWork)
            assert.include([400, 403, 404], answer.status(), what)
        }
    assert.equal(await fingerprint(theirs.organisationId), before)
  }).timeout(240_000)

  test('no endpoint answers without an account', async ({ client, assert }) => {
    for (const { method, pattern, needsAccount } of endpoints()) {
      if (!needsAccount) continue
      const answer = await client.request(address(pattern, newId()), method)
      assert.equal(answer.status(), 401, `${method} ${pattern}`)
    }
  })
})
