import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from 'kysely'
import { database, databaseOf, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { isOutage } from '#app/core/outage/is_outage'
import type { Address } from '#contracts/organisation'
import { acting, world } from '#tests/world/world'

const tag = (organisationId: string, name = 'Kitchen') => ({ id: newId(), organisationId, name })

test.group('Typed queries', () => {
  test('share the transaction of the unit of work: what is rolled back leaves nothing', async ({
    assert,
  }) => {
    const { organisationId } = await world()
    const given = tag(organisationId)
    const failing = organisationContext.run(organisationId, async () => {
      await database().insertInto('tags').values(given).execute()
      assert.lengthOf(await rows('select 1 from tags where id = ?', [given.id]), 1)
      await rows('update tags set name = ? where id = ?', ['Bar', given.id])
      const { name } = await database()
        .selectFrom('tags')
        .select('name')
        .where('id', '=', given.id)
        .executeTakeFirstOrThrow()
      assert.equal(name, 'Bar')
      throw new Error('planted')
    })
    await assert.rejects(() => failing, 'planted')
    await organisationContext.run(organisationId, async () =>
      assert.deepEqual(await database().selectFrom('tags').select('id').execute(), [])
    )
  })

  test('see and write rows of the own organisation only', async ({ assert }) => {
    const [here, elsewhere] = [await world(), await world()]
    const given = tag(elsewhere.organisationId)
    await organisationContext.run(elsewhere.organisationId, () =>
      database().insertInto('tags').values(given).execute()
    )
    await organisationContext.run(here.organisationId, async () => {
      assert.deepEqual(await database().selectFrom('tags').select('id').execute(), [])
      const [{ numDeletedRows }] = (await database()
        .deleteFrom('tags')
        .where('id', '=', given.id)
        .execute()) as [{ numDeletedRows: bigint }]
      assert.equal(numDeletedRows, 0n)
    })
    await assert.rejects(
      () =>
        organisationContext.run(here.organisationId, () =>
          database().insertInto('tags').values(tag(elsewhere.organisationId)).execute()
        ),
      /row-level security/
    )
  })

  test('fail with the codes of PostgreSQL, also when the connection is lost', async ({ assert }) => {
    const { organisationId } = await world()
    const given = tag(organisationId)
    const codeOf = (work: () => Promise<unknown>) =>
      organisationContext.run(organisationId, work).then(
        () => null,
        (error: { code?: string }) => error
      )
    const twice = await codeOf(() => database().insertInto('tags').values([given, given]).execute())
    assert.equal(twice?.code, '23505')
    const lost = await codeOf(async () => {
      const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database())
      await db.connection('owner').rawQuery('select pg_terminate_backend(?)', [found[0]!.pid])
      await database().selectFrom('tags').select('id').execute()
    })
    assert.isTrue(isOutage(lost), String(lost))
  })

  test('are refused outside of a unit of work and after its end', async ({ assert }) => {
    assert.throws(() => database(), 'No organisation in this unit of work.')
    const { organisationId } = await world()
    const late = await organisationContext.run(organisationId, () => Promise.resolve({ of: database() }))
    await assert.rejects(() => late.of.selectFrom('tags').select('id').execute(), /has ended/)
    await organisationContext.run(organisationId, () =>
      assert.rejects(
        () =>
          database()
            .transaction()
            .execute(() => Promise.resolve()),
        /organisationContext\.run/
      )
    )
  })

  test('say how many rows they changed, where they change any', async ({ assert }) => {
    const { organisationId } = await world()
    const { id, name } = tag(organisationId)
    const statements = {
      insert: sql`insert into tags (id, organisation_id, name) values (${id}, ${organisationId}, ${name})`,
      update: sql`update tags set name = 'Bar' where id = ${id}`,
      merge: sql`merge into tags t using (values (1)) as v (n) on t.id = ${id} when matched then delete`,
      delete: sql`delete from tags where id = ${id}`,
      select: sql`select 1`,
    }
    const changed = await organisationContext.run(organisationId, async () => {
      const found: unknown[] = []
      for (const statement of Object.values(statements))
        found.push((await statement.execute(database())).numAffectedRows)
      return found
    })
    assert.deepEqual(changed, [1n, 1n, 1n, 0n, undefined])
  })

  test('are not streamed, and say by a code that they are used in a wrong way', async ({ assert }) => {
    const { organisationId } = await world()
    const late = await organisationContext.run(organisationId, async () => {
      const rowsOf = async () => {
        for await (const _ of database().selectFrom('tags').select('id').stream()) assert.fail('a row')
      }
      await assert.rejects(rowsOf, /Rows are not streamed/)
      return { of: database() }
    })
    const asked = late.of.selectFrom('tags').select('id').execute()
    const refused: unknown = await asked.catch((error: unknown) => error)
    assert.containsSubset(refused, { code: 'E_DATABASE_DRIVER', status: 500 })
  })

  test('work outside of an organisation on a connection that goes back to its pool', async ({ assert }) => {
    const { admin } = await world()
    const users = databaseOf(db.connection())
      .selectFrom('users')
      .select('role')
      .where('id', '=', admin.userId)
    const all = await Promise.all(Array.from({ length: 40 }, () => users.executeTakeFirstOrThrow()))
    assert.isTrue(all.every(({ role }) => role === admin.role))
  })

  test('return values as raw SQL does, and JSON as it was written', async ({ assert }) => {
    const { admin, organisationId } = await world()
    const address = { streetName: 'Prosta', house_number: ['1?', null] }
    await acting(admin, async () => {
      await database()
        .updateTable('organisations')
        .set({ address: json(address as unknown as Address) })
        .execute()
      const typed = await database()
        .selectFrom('organisations')
        .select(['address', 'createdAt', 'licenceExpiresOn', 'version'])
        .where('id', '=', organisationId)
        .execute()
      const raw = await rows(
        `select address, created_at as "createdAt", licence_expires_on as "licenceExpiresOn", version
         from organisations where id = ?`,
        [organisationId]
      )
      assert.deepEqual(typed as unknown[], raw)
      assert.deepEqual(typed[0]!.address, address)
      assert.instanceOf(typed[0]!.createdAt, Date)
    })
  })
})
