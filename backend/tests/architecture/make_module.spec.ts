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
    const files = moduleFiles('example_module', '20261123130500')
    assert.includeMembers(
      [...files.keys()],
      [
        'app/example_module/routes.ts',
        'app/example_module/controllers/example_module_notes_controller.ts',
        'app/example_module/lang/vi-VN/errors.json',
        'app/example_module/example_module_notes.e2e.ts',
        'contracts/errors/example_module.ts',
        'database/migrations/20261123130500_example_module.ts',
      ]
    )
    assert.match(files.get('app/example_module/routes.ts')!, /controllers\.exampleModule\.ExampleModuleNotes/)
    assert.match(
      files.get('database/migrations/20261123130500_example_module.ts')!,
      /guardedTable\('example_module_notes'\)/
    )
  })

  test('names its migration by the moment, so that it runs after those there are', ({ assert }) => {
    assert.equal(migrationStamp(new Date('2026-11-23T13:05:09.500Z')), '20261123130509')
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
    const name = `${migrationStamp(tomorrow)}_example_module.ts`
    assert.equal([...readdirSync('database/migrations'), name].sort().at(-1), name)
  })

  test('wires it into the table of modules, the routes and the errors of this very project', ({ assert }) => {
    assert.match(
      declareModule(read('modules.ts'), 'example_module'),
      /\n {2}example_module: \{\n {4}uses: \['core'\],\n {4}owns: \['example_module_notes'\],\n {4}reads: \[\],\n {2}\},\n\}/
    )
    const routes = registerRoutes(read('start/routes.ts'), 'example_module')
    assert.match(routes, /import exampleModuleRoutes from '#app\/example_module\/routes'/)
    assert.match(routes, /exampleModuleRoutes\(\)\n\s+\}\)\n\s+\.prefix\('api'\)/)
    const errors = addErrors(read('contracts/errors.ts'), 'example_module')
    assert.match(errors, /import \{ exampleModuleErrors \} from '\.\/errors\/example_module\.ts'/)
    assert.match(errors, /\.\.\.exampleModuleErrors,\n\} as const satisfies/)
  })

  test('writes a screen with its texts in every language', ({ assert }) => {
    const files = screenFiles('example_module')
    assert.includeMembers(
      [...files.keys()],
      ['routes.tsx', 'queries.ts', 'example_module_screen.spec.tsx', 'locales/vi-VN.json'].map(
        (file) => `src/features/example_module/${file}`
      )
    )
    assert.match(files.get('src/features/example_module/routes.tsx')!, /name: 'example-module'/)
  })

  test('wires the screen into abilities, texts, journeys and documents of this very project', ({
    assert,
  }) => {
    for (const [path, edit] of screenEdits) {
      const text = read(`../${path}`)
      const changed = edit(text, 'example_module')
      const added = changed.split('\n').filter((line) => !text.includes(line))
      assert.isNotEmpty(added, path)
      for (const line of added) assert.match(line, /example[-_]module/, path)
    }
  })
})
