import { test } from '@japa/runner'
import { sql } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { world } from '#tests/world/world'

const lastYear = new Date('2025-01-02T03:04:05Z')

test.group('The moment of a change', () => {
  test('is written by the database, unless a statement sets it', async ({ assert }) => {
    const { organisationId } = await world()
    const id = newId()
    const run = <T>(work: () => Promise<T>) => organisationContext.run(organisationId, work)
    const tag = () => database().updateTable('tags').where('id', '=', id).returning(['updatedAt', 'version'])
    await run(() =>
      database()
        .insertInto('tags')
        .values({ id, organisationId, name: 'Kitchen', updatedAt: lastYear })
        .execute()
    )
    const renamed = await run(() =>
      tag().set({ name: 'Bar', version: nextVersion }).executeTakeFirstOrThrow()
    )
    assert.isAbove(renamed.updatedAt.getTime(), lastYear.getTime())
    assert.equal(renamed.version, 2)
    const { rows } = await run(() =>
      sql<{ isToday: boolean }>`
        update tags set updated_at = ${lastYear} where id = ${id} returning updated_at > now() as "isToday"`.execute(
        database()
      )
    )
    assert.isFalse(rows[0]!.isToday)
    const again = await run(() => tag().set({ name: 'Bar' }).executeTakeFirstOrThrow())
    assert.isAbove(again.updatedAt.getTime(), lastYear.getTime())
  })

  test('is written in every table that has the column', async ({ assert }) => {
    const { organisationId } = await world()
    const tables = await organisationContext.run(organisationId, async () => {
      const { rows } = await sql<{ name: string; stamped: boolean }>`
        select c.relname as name, exists (select from pg_trigger t
          where t.tgrelid = c.oid and t.tgname = 'stamp_update' and t.tgenabled <> 'D') as stamped
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped`.execute(
        database()
      )
      return rows
    })
    assert.isAbove(tables.length, 20)
    assert.deepEqual(
      tables.filter(({ stamped }) => !stamped).map(({ name }) => name),
      []
    )
  })
})
