import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CamelCasePlugin } from 'kysely'
import { describeSchema } from '#app/core/database/describe_schema'

test.group('Types of rows', () => {
  test('are those of the migrated database', async ({ assert }) => {
    assert.equal(
      readFileSync('database/schema.ts', 'utf8'),
      await describeSchema(),
      'Run `node ace db:prepare && node ace schema:types` in backend, and commit database/schema.ts.'
    )
  })

  test('every column keeps its name on the way to camelCase and back', async ({ assert }) => {
    const names = new (class extends CamelCasePlugin {
      back = (name: string) => this.snakeCase(this.camelCase(name))
    })()
    const { rows: columns } = (await db.rawQuery(
      `select distinct attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and attnum > 0 and not attisdropped`
    )) as { rows: { name: string }[] }
    assert.isAbove(columns.length, 100)
    assert.deepEqual(
      columns.map(({ name }) => names.back(name)),
      columns.map(({ name }) => name)
    )
  })
})
