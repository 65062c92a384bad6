import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from '../chromium.ts'
import { inRoot } from '../paths.ts'
import { anyFreePort } from '../ports.ts'
import { prepareDatabase, productEnvironment, seedDemo, startProduct, waitUntilReady } from '../product.ts'
import { runProgram } from './run_program.ts'
import { asTests, type StepResult } from './step.ts'

/** Drives the built product, with its demo company in a database of its own, through a real browser. */
export async function runJourneys(databaseUrl: string): Promise<StepResult> {
  const scripts = JSON.parse(readFileSync(inRoot('tests', 'package.json'), 'utf8')).scripts
  if (!scripts.test) throw new Error('tests/package.json has no test script.')
  const chromium = provideChromium()
  const storageDir = mkdtempSync(join(tmpdir(), 'shiftloom-journeys-'))
  const port = await anyFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const env = productEnvironment(
    { host: '127.0.0.1', port, databaseUrl, storageDir, appKey: 'only-for-the-journeys-of-one-run' },
    { LOG_LEVEL: 'error', APP_URL: baseUrl }
  )
  await prepareDatabase(env)
  const accounts = await seedDemo(env)

  const log: string[] = []
  // Mails about the schedule leave within the patience of a journey.
  const own = { REDIS_URL: undefined, NOTIFICATION_DIGEST_SECONDS: '2' }
  const group = startProduct({ ...env, ...own }, (line) => log.push(line))
  try {
    await waitUntilReady(baseUrl, group)
    const run = await runProgram({
      command: 'npm',
      args: ['test', '--workspace', 'tests'],
      cwd: inRoot(),
      env: {
        BASE_URL: baseUrl,
        CHROMIUM_PATH: chromium,
        DATABASE_URL: databaseUrl,
        APP_KEY: env.APP_KEY,
        DEMO_ACCOUNTS: JSON.stringify(accounts),
      },
      limitMs: 14 * 60_000,
    })
    return asTests({ ...run, output: `${run.output}\n${log.slice(-100).join('\n')}` })
  } finally {
    await group.stop()
    rmSync(storageDir, { recursive: true, force: true })
  }
}
