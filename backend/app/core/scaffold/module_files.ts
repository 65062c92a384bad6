import { camel, kebab, pascal } from '#app/core/scaffold/spellings'
import { locales } from '#contracts/enums'

/** The files of a new module, by their path below `backend/`. The module answers one list, isolated and tested. */
export function moduleFiles(name: string, stamp: string): Map<string, string> {
  const noun = `${name}_notes`
  const Class = pascal(name)
  const prefix = kebab(name)
  const files = new Map<string, string>([
    [`app/${name}/routes.ts`, routes(name, Class, prefix)],
    [`app/${name}/controllers/${name}_notes_controller.ts`, controller(name, Class)],
    [`app/${name}/queries/list_notes.ts`, query(noun)],
    [`app/${name}/${name}_notes.e2e.ts`, smokeTest(name, prefix)],
    [
      `contracts/errors/${name}.ts`,
      `export const ${camel(name)}Errors = {\n  '${name}.note_missing': 404,\n} as const\n`,
    ],
    [`database/migrations/${stamp}_${name}.ts`, migration(noun)],
  ])
  for (const locale of locales)
    files.set(
      `app/${name}/lang/${locale}/errors.json`,
      `${JSON.stringify({ [name]: { note_missing: missing[locale] } }, null, 2)}\n`
    )
  return files
}

const missing = {
  'en-US': 'This note does not exist.',
  'pl-PL': 'Ta notatka nie istnieje.',
  'vi-VN': 'Ghi chú này không tồn tại.',
}

const routes = (
  name: string,
  Class: string,
  prefix: string
) => `import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

export default () =>
  router
    .group(() => {
      router.get('notes', [controllers.${camel(name)}.${Class}Notes, 'index']).use(middleware.can('organisation.read')).as('notes')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('${prefix}')
    .as('${camel(name)}')
`
const controller = (name: string, Class: string) => `import { result } from '#app/core/http/result'
import { listNotes } from '#app/${name}/queries/list_notes'

export default class ${Class}NotesController {
  async index() {
    return result(await listNotes())
  }
}
`
const query = (noun: string) => `import { database } from '#app/core/database/database'

export type Note = { id: string; text: string }

/** The notes of the organisation, by id. */
export const listNotes = (): Promise<Note[]> =>
  database().selectFrom('${camel(noun)}').select(['id', 'text']).orderBy('id').execute()
`
const migration = (noun: string) => `import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(\`
      create table ${noun} (
        \${owned},
        text text not null,
        \${stamps}
      );
      \${guardedTable('${noun}')}
    \`)
  }

  async down() {
    this.schema.raw('drop table ${noun}')
  }
}
`
const smokeTest = (name: string, prefix: string) => `import { test } from '@japa/runner'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { acting, world } from '#tests/world/world'

const path = '/api/${prefix}/notes'

test.group('GET ${prefix}/notes', () => {
  test('answers the notes of the own organisation only', async ({ client, assert }) => {
    const [mine, other] = [await world(), await world()]
    const id = newId()
    const note = { id, organisationId: mine.organisationId, text: 'First' }
    await acting(mine.admin, () => database().insertInto('${camel(`${name}_notes`)}').values(note).execute())
    assert.deepEqual((await client.get(path).bearerToken(mine.admin.token)).body().result, [{ id, text: 'First' }])
    assert.deepEqual((await client.get(path).bearerToken(other.admin.token)).body().result, [])
  })
})
`
