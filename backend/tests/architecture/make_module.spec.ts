import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { migrationStamp } from '#app/core/scaffold/migration_stamp'
import { moduleFiles } from '#app/core/scaffold/module_files'
import { screenFiles } from '#app/core/scaffold/screen_files'
import { screenEdits } from '#app/core/scaffold/wire_screen'
import { addErrors, declareModule, registerRoutes } from '#app/core/scaffold/wire_module'

const read = (path: string) => readFileSync(path, 'utf8')

test.group('make:module', () => {
  test('writes every part of a module', ({ assert }) => {
    const files = moduleFiles('lost_property', '20261123130500')
    assert.includeMembers(
      [...files.keys()],
      [
        'app/lost_property/routes.ts',
        'app/lost_property/controllers/lost_property_notes_controller.ts',
        'app/lost_property/lang/vi-VN/errors.json',
        'app/lost_property/lost_property_notes.e2e.ts',
        'contracts/errors/lost_property.ts',
        'database/migrations/20261123130500_lost_property.ts',
      ]
    )
    assert.match(files.get('app/lost_property/routes.ts')!, /controllers\.lostProperty\.LostPropertyNotes/)
    assert.match(
      files.get('database/migrations/20261123130500_lost_property.ts')!,
      /guardedTable\('lost_property_notes'\)/
    )
  })

  test('names its migration by the moment, so that it runs after those there are', ({ assert }) => {
    assert.equal(migrationStamp(new Date('2026-11-23T13:05:09.500Z')), '20261123130509')
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
    const name = `${migrationStamp(tomorrow)}_lost_property.ts`
    assert.equal([...readdirSync('database/migrations'), name].sort().at(-1), name)
  })

  test('wires it into the table of modules, the routes and the errors of this very project', ({ assert }) => {
    assert.match(
      declareModule(read('modules.ts'), 'lost_property'),
      /\n {2}lost_property: \{\n {4}uses: \['core'\],\n {4}owns: \['lost_property_notes'\],\n {4}reads: \[\],\n {2}\},\n\}/
    )
    const routes = registerRoutes(read('start/routes.ts'), 'lost_property')
    assert.match(routes, /import lostPropertyRoutes from '#app\/lost_property\/routes'/)
    assert.match(routes, /lostPropertyRoutes\(\)\n\s+\}\)\n\s+\.prefix\('api'\)/)
    const errors = addErrors(read('contracts/errors.ts'), 'lost_property')
    assert.match(errors, /import \{ lostPropertyErrors \} from '\.\/errors\/lost_property\.ts'/)
    assert.match(errors, /\.\.\.lostPropertyErrors,\n\} as const satisfies/)
  })

  test('writes a screen with its texts in every language', ({ assert }) => {
    const files = screenFiles('lost_property')
    assert.includeMembers(
      [...files.keys()],
      ['routes.tsx', 'queries.ts', 'lost_property_screen.spec.tsx', 'locales/vi-VN.json'].map(
        (file) => `src/features/lost_property/${file}`
      )
    )
    assert.match(files.get('src/features/lost_property/routes.tsx')!, /name: 'lost-property'/)
  })

  test('wires the screen into abilities, texts, journeys and documents of this very project', ({
    assert,
  }) => {
    for (const [path, edit] of screenEdits) {
      const text = read(`../${path}`)
      const changed = edit(text, 'lost_property')
      const added = changed.split('\n').filter((line) => !text.includes(line))
      assert.isNotEmpty(added, path)
      for (const line of added) assert.match(line, /lost[-_]property/, path)
    }
  })
})
