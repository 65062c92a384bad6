import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { grantApplicationRole } from '#app/core/database/application_role'

const owner = () => db.connection('owner')
const all = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

/** What the role of requests may do with a table or a sequence. */
async function mayOn(kind: 'table' | 'sequence', name: string, powers = all): Promise<string[]> {
  const { rows } = (await owner().rawQuery(
    `select power from unnest(?::text[]) with ordinality as p (power, place)
     where has_${kind}_privilege('shiftloom_app', ?, power) order by place`,
    [powers, name]
  )) as { rows: { power: string }[] }
  return rows.map(({ power }) => power)
}

test.group('The role of requests', (group) => {
  group.each.setup(async () => {
    for (const schema of ['public', 'bullmq'])
      await owner().rawQuery(
        `drop table if exists ${schema}.made_since; create table ${schema}.made_since (id serial)`
      )
  })
  group.each.teardown(async () => {
    for (const schema of ['public', 'bullmq'])
      await owner().rawQuery(`drop table if exists ${schema}.made_since`)
  })

  test('reads and writes rows of tables that are made later, and can do nothing else with them', async ({
    assert,
  }) => {
    for (const schema of ['public', 'bullmq'])
      assert.deepEqual(await mayOn('table', `${schema}.made_since`), [])
    await grantApplicationRole()
    for (const schema of ['public', 'bullmq'])
      assert.deepEqual(await mayOn('table', `${schema}.made_since`), ['select', 'insert', 'update', 'delete'])
    const powers = ['usage', 'select', 'update']
    assert.deepEqual(await mayOn('sequence', 'public.made_since_id_seq', powers), ['usage', 'select'])
    assert.deepEqual(await mayOn('sequence', 'bullmq.made_since_id_seq', powers), powers)
  })

  test('cannot change what is only added to, nor read what was migrated, however often it is granted', async ({
    assert,
  }) => {
    const added = ['audit_events', 'office_events', 'time_punches', 'place_notice_reads']
    const migrated = ['adonis_schema', 'adonis_schema_versions']
    for (const name of [...added, ...migrated])
      await owner().rawQuery(`grant select, insert, update, delete on ${name} to shiftloom_app`)
    await grantApplicationRole()
    for (const name of added) assert.deepEqual(await mayOn('table', name), ['select', 'insert'], name)
    for (const name of migrated) assert.deepEqual(await mayOn('table', name), [], name)
  })

  test('owns nothing, signs in nowhere and steps around no guard', async ({ assert }) => {
    await grantApplicationRole()
    const { rows } = (await owner().rawQuery(
      `select rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as powerful,
         (select count(*) from pg_class c where c.relowner = r.oid) as owned,
         has_schema_privilege(rolname, 'public', 'create') as "makesTables",
         pg_has_role(current_user, rolname, 'member') as "ownerTakesIt"
       from pg_roles r where rolname = 'shiftloom_app'`
    )) as { rows: object[] }
    assert.deepEqual(rows, [{ powerful: false, owned: 0, makesTables: false, ownerTakesIt: true }])
  })

  test('is granted by several preparations at once', async ({ assert }) => {
    await assert.doesNotReject(() => Promise.all([1, 2, 3, 4].map(() => grantApplicationRole())))
  })
})
