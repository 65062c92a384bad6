/**
 * `npm run bench`: every benchmark next to the code it measures, or those whose path contains a given word (`npm run
 * bench -- solver`). Each is a program that prints its own table; it finds a fresh database in DATABASE_URL.
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { buildFrontend, generateCode } from './builds.ts'
import { inRoot } from './paths.ts'
import { Refusal, runCommand } from './refusal.ts'
import { secondsSince, toolEnvironment, type Environment } from './tasks.ts'
import { openTestDatabases } from './testing/test_database.ts'

await runCommand(async () => {
  const words = process.argv.slice(2)
  const all = globSync('{solver,backend,frontend,tests}/benchmarks/*.ts', { cwd: inRoot() }).sort()
  const chosen = all.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  if (chosen.length === 0) throw new Refusal(`No benchmark matches. There are: ${all.join(', ') || 'none'}.`)

  const databases = await openTestDatabases()
  try {
    const env = toolEnvironment({
      NODE_ENV: 'production',
      APP_KEY: process.env.APP_KEY || 'only-for-the-benchmarks-of-one-run',
      DATABASE_URL: await databases.fresh('bench'),
    })
    await prepare(chosen, env)
    const failed: string[] = []
    for (const file of chosen) {
      const startedAt = performance.now()
      console.log(`\n── ${file}`)
      if (!(await run(file, env))) failed.push(file)
      console.log(`── ${secondsSince(startedAt)}`)
    }
    if (failed.length > 0) throw new Refusal(`These benchmarks failed: ${failed.join(', ')}.`)
  } finally {
    await databases.stop()
  }
})

/** What benchmarks of the backend need in a fresh clone: generated routes and, for a browser, the pages as they are served. */
async function prepare(files: string[], env: Environment): Promise<void> {
  const served = files.filter((file) => file.startsWith('backend/'))
  if (served.length > 0) await generateCode(env)
  if (served.some((file) => readFileSync(inRoot(file), 'utf8').includes(`from 'playwright'`)))
    await buildFrontend(env)
}

/** Runs a benchmark in its workspace with its output shown as it comes. */
function run(file: string, env: Environment): Promise<boolean> {
  const [workspace = ''] = file.split('/')
  return new Promise((resolve) => {
    spawn(process.execPath, [inRoot(file)], { cwd: inRoot(workspace), env, stdio: 'inherit' })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0))
  })
}
