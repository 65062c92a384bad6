import { test } from '@japa/runner'
import pg from 'pg'
import { databaseAddresses } from '#config/database'
import { programOf } from './program.js'
import { columnFaults, described } from './described.js'
import { statementsOf } from './statements.js'

/** What these files run is not written out; an entry that is not needed fails. */
const notWrittenOut: Record<string, string> = {
  'app/core/database/application_login.ts': 'names and password of a login come from its address',
  'app/core/database/application_role.ts': 'several statements at once, run before every test anyhow',
  'app/core/organisation_context.ts': 'runs what it is given',
  'app/organisation/directory/dependants.ts': 'tables and columns come from the catalogue of the database',
}

const severalAtOnce = 'cannot insert multiple commands into a prepared statement'

/** Texts that stand for what a request decides. */
const standIns = { collation: 'collate "C"' }

const planted = `
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { rows, trx } from '#app/core/organisation_context'
const table = 'tags'
const named = (column: string, as = column) => \`\${column} as "\${as}"\`
export const right = (id: string, lock: boolean) =>
  rows<{ id: string; label: string }>(
    \`select id, \${named('name', 'label')} from \${table} where id = ? \${lock ? 'for update' : ''}\`, [id])
export const wrongColumn = () => rows('select colour from tags')
export const wrongTable = () => trx().rawQuery('select 1 from labels')
export const wrongType = () => rows('update tags set name = ? where version = any(?::text[])', ['', []])
export const wrongBranch = (all: boolean) => rows(\`select id from tags \${all ? '' : 'where gone'}\`)
export const wrongInKysely = (id: string) => sql\`select nme from tags where id = \${id}\`.execute(database())
export const missing = () => rows<{ id: string; name: string }>('select id from tags')
export const extra = () => rows<{ id: string }>('select id, name as title from tags')
export const renamed = () => sql<{ createdAt: Date }>\`select created_at from tags\`.execute(database())
export const pushed = (ids: string[] | null) => {
  const where = ['true']
  if (ids) where.push('nme = any(?::text[])')
  return rows(\`select id from tags where \${where.join(' and ')}\`, ids ? [ids] : [])
}
export const open = (text: string) => rows(text)
`
const plantedFile = 'app/planted.ts'

test.group('SQL', () => {
  test('of every place is understood by the migrated database, and has the columns that the code reads', async ({
    assert,
  }) => {
    const client = new pg.Client({ connectionString: databaseAddresses.owner })
    await client.connect()
    try {
      const program = programOf({ [plantedFile]: planted })
      const faultsOf = async (found: ReturnType<typeof statementsOf>) => {
        const faults: string[] = []
        for (const statement of found)
          for (const text of statement.texts) {
            const { columns, error } = await described(client, text)
            if (error === severalAtOnce) {
              statement.texts = []
              continue
            }
            const wrong = error ? [error] : columnFaults(statement, columns ?? [])
            faults.push(...wrong.map((fault) => `${statement.at}: ${fault}`))
          }
        return [...new Set(faults)]
      }

      const seen = statementsOf(program, standIns, (file) => file === plantedFile)
      assert.deepEqual(await faultsOf(seen), [
        'app/planted.ts:10: column "colour" does not exist',
        'app/planted.ts:11: relation "labels" does not exist',
        'app/planted.ts:12: operator does not exist: integer = text',
        'app/planted.ts:13: column "gone" does not exist',
        'app/planted.ts:14: column "nme" does not exist',
        'app/planted.ts:15: no column name',
        'app/planted.ts:16: the column title is read by no one',
        'app/planted.ts:21: column "nme" does not exist',
      ])
      assert.deepEqual(
        seen.filter(({ texts }) => texts.length === 0).map(({ at }) => at),
        ['app/planted.ts:23']
      )
      assert.lengthOf(seen[0]!.texts, 2)

      const statements = statementsOf(program, standIns, (file) => file !== plantedFile)
      const faults = await faultsOf(statements)
      const isOpen = (one: (typeof statements)[number]) => one.texts.length === 0
      const passed = statements.filter((one) => !isOpen(one)).length
      const counts = `${passed} of ${statements.length} places, ${statements.flatMap(({ texts }) => texts).length} texts`
      assert.deepEqual(faults, [], counts)
      const open = new Set(statements.filter(isOpen).map(({ file }) => file))
      assert.deepEqual([...open].sort(), Object.keys(notWrittenOut).sort(), counts)
      assert.isAtLeast(passed / statements.length, 0.95, counts)
    } finally {
      await client.end()
    }
  }).timeout(120_000)
})
