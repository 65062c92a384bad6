import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { databaseOf, withDatabase } from '../databases.ts'
import { inRoot, root } from '../paths.ts'
import { anyFreePort } from '../ports.ts'
import { runProgram } from './run_program.ts'
import { asCheck, asTests, together, type StepResult } from './step.ts'

const name = 'found_items'
/** What no copy needs. */
const left = ['node_modules', 'build', 'dist', '.data', '.git', '.adonisjs', 'test-results']

/** The rules of the house that read every module. */
const rules = ['gates', 'modules', 'table_owners', 'tables', 'translations', 'words'].map(
  (file) => `tests/architecture/${file}.spec.ts`
)

/** Makes a module in a copy of the project, as the how-to says, and checks what came of it. */
export async function checkMadeModule(databaseUrl: string): Promise<StepResult> {
  const copy = mkdtempSync(join(tmpdir(), 'shiftloom-module-'))
  try {
    copyProject(copy)
    const startedAt = Date.now()
    const node = (args: string[], folder = '.', env = {}) =>
      runProgram({ args, cwd: join(copy, folder), env: { NODE_ENV: 'test', ...env } })
    const tool = (...parts: string[]) => join(copy, 'node_modules', ...parts)
    const onServer = { DATABASE_URL_TEST: databaseUrl }
    const results = [asCheck(await node(['bin/new_module.ts', name], '.', onServer))]
    if (results[0]?.counts.failed) return together(results)

    const files = writtenSince(startedAt, copy)
    const code = files.filter((file) => /\.tsx?$/.test(file))
    for (const args of [
      [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--ignore-unknown', ...files],
      [tool('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...code],
      [tool('oxlint', 'bin', 'oxlint'), ...code],
      [tool('cspell', 'bin.mjs'), 'lint', '--no-progress', '--no-summary', '--no-must-find-files', ...files],
      ...['backend', screenTypes(copy), 'tests'].map((project) => [
        tool('typescript-7', 'bin', 'tsc'),
        '--noEmit',
        ...['-p', project],
      ]),
    ])
      results.push(asCheck(await node(args)))

    const server = {
      ...{ HOST: '127.0.0.1', PORT: String(await anyFreePort()), DATABASE_URL: migratedBeside(databaseUrl) },
      ...{ APP_KEY: 'only-for-the-tests-of-this-folder', REDIS_URL: undefined },
    }
    const specs = [...rules, `app/${name}/${name}_notes.e2e.ts`].map((file) => `--files=${file}`)
    results.push(asTests(await node(['ace', 'test', '--reporters=spec', ...specs], 'backend', server)))
    const screens = [
      `src/features/${name}`,
      'src/lib/i18n/texts',
      'src/app/route_access',
      'src/app/shell/menu',
    ]
    results.push(asTests(await node([tool('vitest', 'vitest.mjs'), 'run', ...screens], 'frontend')))
    return together(results)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Installed packages are linked with their folders, so that `@shiftloom/backend` leads into the copy. */
function copyProject(copy: string): void {
  for (const entry of readdirSync(root))
    if (!left.includes(entry))
      cpSync(join(root, entry), join(copy, entry), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !left.includes(basename(path)),
      })
  for (const folder of ['.', 'backend', 'frontend', 'solver', 'tests']) {
    const packages = inRoot(folder, 'node_modules')
    if (!existsSync(packages)) continue
    const target = join(copy, folder, 'node_modules')
    const isLinked = spawnSync('cp', ['-al', packages, target]).status === 0
    if (!isLinked) cpSync(packages, target, { recursive: true, force: true, verbatimSymlinks: true })
  }
}

/** What the generator wrote or changed, and nothing that only the machine needs. */
const writtenSince = (startedAt: number, copy: string): string[] =>
  globSync('{backend,frontend,tests,docs}/**/*.*', {
    cwd: copy,
    exclude: (path) => left.includes(basename(path)),
  }).filter((file) => statSync(join(copy, file)).mtimeMs >= startedAt)

/** A project of the new screen and what it imports: the types of all other screens are not changed by it. */
function screenTypes(copy: string): string {
  const project = 'frontend/tsconfig.made.json'
  const include = ['src/*.d.ts', `src/features/${name}`, 'src/app/route_access.spec.ts']
  writeFileSync(join(copy, project), JSON.stringify({ extends: './tsconfig.json', include }))
  return project
}

/** The database that the generator migrated and left. */
const migratedBeside = (databaseUrl: string): string =>
  withDatabase(databaseUrl, `${databaseOf(databaseUrl)}_new_module`)
