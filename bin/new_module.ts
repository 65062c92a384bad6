/**
 * `npm run new:module -- time_tracking`: a module with its endpoint and screen, and everything that is generated from
 * them, on a throw-away database. See docs/how-to/add-a-module.md.
 */
import { inRoot } from './paths.ts'
import { anyFreePort } from './ports.ts'
import { Refusal, runCommand } from './refusal.ts'
import { runTask, timed, toolEnvironment, type Environment } from './tasks.ts'
import { openTestDatabases } from './testing/test_database.ts'

const name = process.argv[2] ?? ''

await runCommand(async () => {
  if (!name) throw new Refusal('Name the module: npm run new:module -- time_tracking.')
  const databases = await openTestDatabases()
  try {
    const env = toolEnvironment({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(await anyFreePort()),
      APP_KEY: 'only-for-the-tests-of-this-folder',
      DATABASE_URL: await databases.fresh('new_module'),
      REDIS_URL: undefined,
    })
    const updating = { ...env, UPDATE_SNAPSHOTS: '1', ENDPOINTS: `/api/${name.replaceAll('_', '-')}` }
    await timed('module written', () => ace(['make:module', name], env))
    await timed('code generated', () => ace(['codegen'], env))
    await timed('database migrated', () => ace(['db:prepare'], env))
    await timed('types of its rows written', () => ace(['schema:types'], env))
    await timed('description of the API written', () => ace(['openapi:generate'], env))
    await timed("the frontend's types of the API written", () => npm(['run', 'api', '-w', 'frontend'], env))
    await timed('table of abilities written', () =>
      ace(['test', 'unit', '--files=contracts/abilities.spec.ts'], updating)
    )
    await timed('table of access written', () =>
      ace(['test', 'functional', '--files=tests/functional/access_matrix.spec.ts'], updating)
    )
    await timed('table of screens written', () =>
      run(
        'vitest',
        [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'src/app/route_access.spec.ts', '-u'],
        env
      )
    )
    console.log('\nRead what it wrote with git diff; npm test checks all of it.')
  } finally {
    await databases.stop()
  }
})

function ace(args: string[], env: Environment): Promise<string> {
  const title = args.slice(0, 2).join(' ')
  return runTask({ title, command: process.execPath, args: ['ace', ...args], cwd: inRoot('backend'), env })
}

function npm(args: string[], env: Environment): Promise<string> {
  return runTask({ title: args.join(' '), command: 'npm', args, cwd: inRoot(), env })
}

function run(title: string, args: string[], env: Environment): Promise<string> {
  return runTask({ title, command: process.execPath, args, cwd: inRoot('frontend'), env })
}
