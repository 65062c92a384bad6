import { existsSync, globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildProduct } from '../builds.ts'
import { inRoot } from '../paths.ts'
import { anyFreePort } from '../ports.ts'
import { findRedis, startRedis } from '../redis.ts'
import { toolEnvironment } from '../tasks.ts'
import { codeSteps } from './code_steps.ts'
import { noCounts } from './counts.ts'
import { journeyClock } from './journey_clock.ts'
import { runDescribedClient, runJourneys } from './journeys.ts'
import { checkMadeModule } from './made_module.ts'
import { runNodeTests } from './node_tests.ts'
import { runProgram, type ProgramRun } from './run_program.ts'
import { runSolverSpecs, zones } from './solver_specs.ts'
import { asCheck, asTests, together, type Step, type StepResult } from './step.ts'
import type { OpenDatabases } from './test_database.ts'

const tool = (...parts: string[]) => inRoot('node_modules', ...parts)
const backend = inRoot('backend')
const solver = inRoot('solver')
const frontend = inRoot('frontend')
const testKey = 'only-for-the-tests-of-this-folder'

/** About a minute of mutants each: of guards that need no database, and of one part of those that do. */
const guardLines = { pure: 12, stored: 8 }

const allHeld: ProgramRun = { ok: true, output: '' }

/** Everything `npm test` makes sure of; the long ones come early, so that two lanes end together. */
export function testSteps(databases: OpenDatabases): Step[] {
  let databaseUrl = ''
  let port = 0
  const testEnvironment = () => ({
    NODE_ENV: 'test',
    // The address that the runner's HTTP client calls.
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_KEY: testKey,
    DATABASE_URL: databaseUrl,
    REDIS_URL: undefined,
  })
  const ace = (args: string[], env = {}) =>
    runProgram({ args: ['ace', ...args], cwd: backend, env: { ...testEnvironment(), ...env } })

  return [
    {
      name: 'install',
      title: 'the installation matches the lock file',
      needs: [],
      run: checkInstallation,
    },
    {
      name: 'generate',
      title: 'routes and types are generated',
      needs: ['install'],
      // Code generation boots the application without touching a database.
      run: async () =>
        asCheck(await ace(['codegen'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })),
    },
    ...codeSteps,
    { name: 'types', title: 'the types hold', needs: ['generate'], reads: 'code', run: checkTypes },
    {
      name: 'launcher',
      title: 'starting, stopping and the lint rules',
      needs: ['install'],
      reads: 'everything',
      run: () => runNodeTests(inRoot('bin'), {}),
    },
    {
      name: 'solver',
      title: `kernels and search; time and law in ${zones.join(' and ')}`,
      needs: ['install'],
      reads: 'solver',
      run: runSolverSpecs,
    },
    {
      name: 'frontend',
      title: 'screens and their logic',
      needs: ['generate'],
      reads: 'code',
      run: async () =>
        asTests(
          await runProgram({
            args: [tool('vitest', 'vitest.mjs'), 'run'],
            cwd: frontend,
            env: { NODE_ENV: 'test' },
          })
        ),
    },
    {
      name: 'database',
      title: 'an empty database takes every migration',
      needs: ['generate'],
      holds: 'the test database',
      run: async () => {
        databaseUrl = await (await databases()).fresh('test')
        port = await anyFreePort()
        return asCheck(await ace(['db:prepare']))
      },
    },
    {
      name: 'rules',
      title: "the backend's units and architecture",
      needs: ['database'],
      reads: 'everything',
      holds: 'the test database',
      run: async () => asTests(await ace(['test', 'unit', 'architecture', '--reporters=spec'])),
    },
    {
      name: 'api',
      title: 'the API with a real database',
      needs: ['database'],
      reads: 'code',
      holds: 'the test database',
      run: async () => asTests(await ace(['test', 'functional', '--reporters=spec'])),
    },
    {
      name: 'redis',
      title: 'queues and hubs over Redis',
      needs: ['database'],
      reads: 'code',
      holds: 'the test database',
      run: async () => {
        const isCi = process.env.CI === 'true'
        const program = findRedis({ install: isCi })
        if (!program) return withoutRedis(isCi)
        const redis = await startRedis(program)
        try {
          const files = globSync(
            'app/core/{{queue,hubs}/**/*.{spec,e2e},{outage/stores_gone,database/hold_to_login}.e2e}.ts',
            {
              cwd: backend,
            }
          )
          return asTests(
            await ace(['test', '--reporters=spec', ...files.map((file) => `--files=${file}`)], {
              REDIS_URL: redis.url,
            })
          )
        } finally {
          await redis.stop()
        }
      },
    },
    {
      name: 'worker',
      title: 'the solver process over PostgreSQL and Redis',
      needs: ['install'],
      reads: 'solver',
      run: () => runNodeTests(solver, {}, 'e2e/*.e2e.ts'),
    },
    {
      name: 'described',
      title: 'the description of the API and the types made from it are current',
      needs: ['generate'],
      reads: 'code',
      run: async () =>
        together([
          asCheck(
            await ace(['openapi:generate', '--check'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
          ),
          asCheck(await checkApiTypes()),
        ]),
    },
    {
      name: 'guards',
      title: 'the specs notice when a guard is broken, on some lines',
      needs: ['generate'],
      reads: 'code',
      run: async () => {
        const mutate = async (group: keyof typeof guardLines, env = {}) =>
          asCheck(
            await runProgram({
              args: ['bin/mutate.ts', group, '--lines', String(guardLines[group])],
              cwd: inRoot(),
              env,
            })
          )
        // Its own database is made beside this one.
        const beside = { DATABASE_URL_TEST: await (await databases()).fresh('guards') }
        return together([await mutate('pure'), await mutate('stored', beside)])
      },
    },
    {
      name: 'module',
      title: 'a module made by the how-to keeps every rule from its first day',
      needs: ['generate'],
      reads: 'everything',
      run: async () => checkMadeModule(await (await databases()).fresh('made_module')),
    },
    {
      name: 'build',
      title: 'the product builds',
      needs: ['generate'],
      run: async () => {
        await buildProduct(
          toolEnvironment({
            NODE_ENV: 'production',
            APP_KEY: testKey,
            DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
          })
        )
        return asCheck(allHeld)
      },
    },
    {
      name: 'client',
      title: 'a client that knows nothing but the description of the API, against the built product',
      needs: ['build'],
      reads: 'product',
      run: async () => runDescribedClient((await databases()).fresh),
    },
    {
      name: 'journeys',
      title: 'whole journeys in a browser',
      needs: ['build'],
      reads: 'product',
      isAlone: true,
      run: async () => {
        const clock = journeyClock()
        return runJourneys((await databases(clock)).fresh, Math.min(2, availableParallelism()), clock)
      },
    },
  ]
}

/** Short words for several steps. */
export const groups: Record<string, string[]> = {
  unit: ['launcher', 'solver', 'frontend'],
  backend: ['rules', 'api', 'redis'],
  fast: ['launcher', 'solver', 'frontend', 'rules'],
}

async function checkInstallation(): Promise<StepResult> {
  const { ok } = await runProgram({ args: ['bin/is_installed.js'], cwd: inRoot() })
  return asCheck({ ok, output: 'The dependencies are not those of package-lock.json: run npm run setup.' })
}

async function checkTypes(): Promise<StepResult> {
  const results: StepResult[] = []
  for (const project of ['bin', 'backend', 'solver', 'frontend', 'tests']) {
    if (!existsSync(inRoot(project, 'tsconfig.json'))) throw new Error(`${project}/tsconfig.json is missing.`)
    results.push(
      asCheck(
        await runProgram({
          args: [tool('typescript-7', 'bin', 'tsc'), '--noEmit', '-p', project],
          cwd: inRoot(),
        })
      )
    )
  }
  return together(results)
}

/** The frontend's types of the API, made again and compared. */
const checkApiTypes = (): Promise<ProgramRun> =>
  runProgram({
    command: 'npm',
    args: ['run', '--silent', 'api:check', '--workspace', 'frontend'],
    cwd: inRoot(),
  })

function withoutRedis(isCi: boolean): StepResult {
  const note = 'no redis-server on this machine (Debian: apt-get install redis-server)'
  return { counts: { ...noCounts, [isCi ? 'failed' : 'skipped']: 1 }, output: note, note }
}
