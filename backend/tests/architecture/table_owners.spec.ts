import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { kernel, modules, type Module } from '#modules'
import { faultsOfOwners, faultsOfUses } from './table_faults.js'
import { tableUsesIn, tableUsesUnder } from './table_uses.js'

const tables = new Set(Object.values(modules).flatMap(({ owns }) => owns))

/** What one planted file does to which table, as `write users`. */
const usesOf = (code: string) =>
  tableUsesIn('planted.ts', code, tables)
    .map(({ kind, table }) => `${kind} ${table}`)
    .sort()

const planted: Record<string, Module> = {
  core: { uses: [], owns: ['mails'], reads: [] },
  people: { uses: ['core'], owns: ['users'], reads: [] },
  plans: { uses: ['core', 'people'], owns: ['shifts'], reads: ['users'] },
}
const faultsOf = (module: string, kind: 'read' | 'write', table: string, changed: Partial<Module> = {}) =>
  faultsOfUses(
    [
      { at: 'app/x.ts:1', module: 'plans', kind: 'read', table: 'users' },
      { at: 'app/x.ts:7', module, kind, table },
    ],
    { ...planted, [module]: { ...planted[module]!, ...changed } },
    kernel
  )

test.group('Tables and their owners', () => {
  test('SQL is read for the tables it uses', ({ assert }) => {
    assert.deepEqual(usesOf("rows('select 1 from users u join only sessions s on true')"), [
      'read sessions',
      'read users',
    ])
    assert.deepEqual(usesOf('rows(`delete from users using employees e, locations l where ${x}`)'), [
      'read employees',
      'read locations',
      'write users',
    ])
    assert.deepEqual(usesOf('rows(`INSERT INTO mails\n (id) select id from public.users, "tags" as t`)'), [
      'read tags',
      'read users',
      'write mails',
    ])
    assert.deepEqual(usesOf("rows('update users set name = 1 from positions for update of users')"), [
      'read positions',
      'write users',
    ])
    assert.deepEqual(usesOf("rows('on conflict do update set users = 1')"), [])
    assert.deepEqual(usesOf("/* select 1 from users */ say('people of users')"), [])
  })

  test('query builders are read as well', ({ assert }) => {
    assert.deepEqual(usesOf("await trx().from('users as u').join('sessions', 'a', 'b').where('id', 1)"), [
      'read sessions',
      'read users',
    ])
    assert.deepEqual(usesOf("await db.from('users').where('id', 1).update({})"), ['write users'])
    assert.deepEqual(usesOf("await db.from('users').where('id', 1).delete()"), ['write users'])
    assert.deepEqual(usesOf("await db.table('users').insert({})"), ['write users'])
    assert.deepEqual(usesOf("await kysely.insertInto('users').values({})"), ['write users'])
    assert.deepEqual(usesOf("await kysely.selectFrom('users').execute()"), ['read users'])
    // A query that is passed on may become anything.
    assert.deepEqual(usesOf("change(db.from('users').where('id', 1))"), ['write users'])
  })

  test('queries of Kysely are read by their camelCase names and aliases', ({ assert }) => {
    const kysely = (code: string) => usesOf(`database().${code}`)
    assert.deepEqual(kysely("selectFrom('scheduleEntries as e').innerJoin('users as u', 'u.id', 'e.id')"), [
      'read schedule_entries',
      'read users',
    ])
    for (const join of ['leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'innerJoinLateral'])
      assert.deepEqual(kysely(`selectFrom('tags').${join}('users', 'a', 'b')`), ['read tags', 'read users'])
    assert.deepEqual(kysely("selectFrom(['tags', 'scheduleEntries as e'])"), [
      'read schedule_entries',
      'read tags',
    ])
    assert.deepEqual(kysely("insertInto('scheduleEntries').values({})"), ['write schedule_entries'])
    assert.deepEqual(usesOf("await insertAll('scheduleEntries', [])"), ['write schedule_entries'])
    assert.deepEqual(kysely("updateTable('scheduleEntries as e').from('users').set({})"), [
      'read users',
      'write schedule_entries',
    ])
    assert.deepEqual(kysely("deleteFrom('scheduleEntries').using('users').execute()"), [
      'read users',
      'write schedule_entries',
    ])
    assert.deepEqual(kysely("mergeInto('tags').using('users', 'a', 'b')"), ['read users', 'write tags'])
    // In a subquery and in a common table expression.
    assert.deepEqual(usesOf("(eb) => eb.exists(eb.selectFrom('importRows').select('number'))"), [
      'read import_rows',
    ])
    assert.deepEqual(kysely("with('some', (q) => q.deleteFrom('tags').returning('id')).selectFrom('some')"), [
      'write tags',
    ])
    // Passed on, it stays a query that reads.
    assert.deepEqual(kysely("selectFrom('users').leftJoin('tags', 'a', 'b').$call(change)"), [
      'read tags',
      'read users',
    ])
  })

  test('a table that is named in a variable counts where the file spells it out', ({ assert }) => {
    assert.deepEqual(usesOf("const t = 'users'; rows(`update ${t} set id = 1`)"), ['write users'])
    assert.deepEqual(usesOf('const t = { users: 1 }; rows(`select 1 from ${t}`)'), ['read users'])
    assert.deepEqual(usesOf("const entity = 'users'; rows('select 1 from tags')"), ['read tags'])
    const chosen = "const t = choose('users', 'scheduleEntries'); "
    assert.deepEqual(usesOf(`${chosen}database().selectFrom(t).select('id')`), [
      'read schedule_entries',
      'read users',
    ])
    assert.deepEqual(usesOf(`${chosen}database().deleteFrom(t)`), ['write schedule_entries', 'write users'])
    assert.deepEqual(usesOf(`${chosen}insertAll(t, [])`), ['write schedule_entries', 'write users'])
  })

  test('a planted use of a foreign table is reported', ({ assert }) => {
    assert.deepEqual(faultsOf('plans', 'write', 'users'), [
      'app/x.ts:7: plans writes users, which people owns. Maybe call a function of app/people/public/.',
    ])
    assert.deepEqual(faultsOf('plans', 'read', 'mails'), [
      'app/x.ts:7: plans reads mails, which core owns. Maybe ask app/core/public/, or add it to what plans reads in backend/modules.ts.',
    ])
    assert.deepEqual(faultsOf('people', 'read', 'shifts'), [
      'app/x.ts:7: people reads shifts of plans, which it may not use. Maybe let plans hand over what is needed.',
    ])
    assert.deepEqual(faultsOf('plans', 'write', 'shifts'), [])
    assert.deepEqual(faultsOf('plans', 'read', 'users'), [])
  })

  test('a planted declaration that goes wrong is reported', ({ assert }) => {
    const declared = (module: string, reads: string[]) =>
      faultsOf('plans', 'read', 'users', { reads: ['users'] }).concat(
        faultsOfUses(
          [],
          { ...planted, plans: { ...planted.plans!, reads: [] }, [module]: { ...planted[module]!, reads } },
          kernel
        )
      )
    assert.deepEqual(declared('plans', ['users']), ['plans declares that it reads users, and does not.'])
    assert.deepEqual(declared('plans', ['shifts']), [
      'plans declares that it reads shifts, which is its own.',
    ])
    assert.deepEqual(declared('plans', ['gone']), [
      'plans declares that it reads gone, which no module owns.',
    ])
    assert.deepEqual(declared('core', ['users']), [
      'core declares that it reads users of people, which it may not use.',
    ])
  })

  test('a planted table with two owners, with none, or that is not there is reported', ({ assert }) => {
    const twice = { ...planted, plans: { ...planted.plans!, owns: ['shifts', 'users'] } }
    assert.deepEqual(faultsOfOwners(twice, ['mails', 'shifts', 'users']), [
      'users has two owners: people and plans. Keep it in one of them.',
    ])
    assert.deepEqual(faultsOfOwners(planted, ['mails', 'shifts', 'users', 'widgets']), [
      'widgets has no owner. Add it to what its module owns in backend/modules.ts.',
    ])
    assert.deepEqual(faultsOfOwners(planted, ['mails', 'users']), [
      'plans owns shifts, which the migrated database does not have.',
    ])
  })

  test('every table and view of the migrated database has one owner', async ({ assert }) => {
    const { rows } = (await db.rawQuery(
      `select relname as name from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace order by 1`
    )) as { rows: { name: string }[] }
    assert.isAbove(rows.length, 15)
    assert.deepEqual(
      faultsOfOwners(
        modules,
        rows.map(({ name }) => name)
      ),
      []
    )
  })

  test('modules write their own tables only, and read those of others where they declare it', ({
    assert,
  }) => {
    const uses = tableUsesUnder('app', tables)
    assert.isAbove(uses.length, 300)
    assert.deepEqual(faultsOfUses(uses, modules, kernel), [])
  })
})
