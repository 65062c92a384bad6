import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { databaseAddresses } from '#config/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows as rowsOf, trx } from '#app/core/organisation_context'
import { globalTables } from '#modules'
import { world } from '#tests/world/world'

type Table = { name: string; guarded: boolean; forced: boolean; policy: boolean; owned: boolean }

test.group('Tables', () => {
  test('every table belongs to an organisation and is guarded by the database', async ({ assert }) => {
    const { rows } = (await db.rawQuery(`
      select c.relname as name, c.relrowsecurity as guarded, c.relforcerowsecurity as forced,
        exists (select from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, p.polrelid) ~ 'app.organisation_id'
                and pg_get_expr(p.polwithcheck, p.polrelid) ~ 'app.organisation_id') as policy,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and a.attnotnull)
          or c.relname = 'organisations' as owned
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)) as {
      rows: Table[]
    }
    assert.isAbove(rows.length, 15)
    const open = rows.filter(
      ({ name, guarded, forced, policy, owned }) =>
        !globalTables.includes(name) && !(guarded && forced && policy && owned)
    )
    assert.deepEqual(
      open.map(({ name }) => name),
      []
    )
  })

  test('every link between two guarded tables names the organisation', async ({ assert }) => {
    const { rows } = (await db.rawQuery(
      `
      select con.conrelid::regclass::text || '.' || con.conname as name
      from pg_constraint con
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace
        and con.confrelid not in ('organisations'::regclass, 'users'::regclass)
        and con.conrelid not in (select oid from pg_class where relname = any(?))
        and not exists (select from pg_attribute a
          where a.attrelid = con.conrelid and a.attnum = any(con.conkey) and a.attname = 'organisation_id')`,
      [globalTables]
    )) as {
      rows: { name: string }[]
    }
    assert.deepEqual(rows, [])
  })

  test('requests work as a role that cannot step around the guard', async ({ assert }) => {
    const { rows } = (await db.rawQuery(`
      select rolname as name, rolsuper or rolbypassrls as above_the_law,
        exists (select from pg_class where relowner = pg_roles.oid) as owns_something
      from pg_roles where rolname in (current_user, session_user) order by rolname = session_user`)) as {
      rows: { name: string; above_the_law: boolean; owns_something: boolean }[]
    }
    const powerless = { above_the_law: false, owns_something: false }
    const login = new URL(databaseAddresses.requests).username
    assert.notEqual(login, new URL(databaseAddresses.owner).username)
    assert.deepEqual(rows, [
      { name: 'shiftloom_app', ...powerless },
      { name: login, ...powerless },
    ])
  })

  test('accounts of others and every mail are closed to an organisation', async ({ assert }) => {
    const [here, elsewhere] = [await world(), await world()]
    const mail = (organisation_id: string | null) => ({
      ...{ id: newId(), organisation_id, to_address: 'ewa@example.test', locale: 'en-US' },
      ...{ subject: 'A new password', text_body: 'https://…', html_body: '' },
    })
    await db.table('mails').insert(mail(here.organisationId))
    await organisationContext.run(here.organisationId, async () => {
      await trx().table('mails').insert(mail(here.organisationId))
      assert.deepEqual(await rowsOf('select id from mails'), [])
      assert.deepEqual(await rowsOf(`update mails set subject = '' returning id`), [])
      assert.deepEqual(await rowsOf('delete from mails returning id'), [])
      const seen = await rowsOf<{ id: string }>('select distinct organisation_id as id from users')
      assert.deepEqual(seen, [{ id: here.organisationId }])
      const strangers = `id = '${elsewhere.admin.userId}'`
      assert.deepEqual(await rowsOf(`update users set name = '' where ${strangers} returning id`), [])
      assert.deepEqual(await rowsOf(`delete from users where ${strangers} returning id`), [])
    })
    await assert.rejects(
      () =>
        organisationContext.run(here.organisationId, () =>
          trx().table('mails').insert(mail(elsewhere.organisationId))
        ),
      /row-level security/
    )
    await assert.rejects(
      () =>
        organisationContext.run(here.organisationId, () =>
          rowsOf('update users set organisation_id = ? where id = ?', [
            elsewhere.organisationId,
            here.employee.userId,
          ])
        ),
      /row-level security/
    )
  })

  test('the logs of events can be added to and nothing else', async ({ assert }) => {
    const { rows } = (await db.rawQuery(`
      select bool_and(has_table_privilege(name, 'insert')) as can_insert,
        bool_or(has_table_privilege(name, 'update') or has_table_privilege(name, 'delete')) as can_change
      from unnest(array['audit_events', 'office_events', 'time_punches', 'place_notice_reads']) as name`)) as {
      rows: { can_insert: boolean; can_change: boolean }[]
    }
    assert.deepEqual(rows, [{ can_insert: true, can_change: false }])
  })

  test('without an organisation a guarded table is an error, not an empty answer', async ({ assert }) => {
    await assert.rejects(() => db.rawQuery('select 1 from employees'))
  })
})
