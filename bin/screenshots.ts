/** `npm run screenshots`: pictures of the built product with a fresh demo company, for the README. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './builds.ts'
import { provideChromium } from './chromium.ts'
import { loadEnvironment } from './environment.ts'
import { inRoot } from './paths.ts'
import { anyFreePort } from './ports.ts'
import { prepareDatabase, productEnvironment, seedDemo, startProduct, waitUntilReady } from './product.ts'
import { runCommand } from './refusal.ts'
import { runTask, timed } from './tasks.ts'
import { openTestDatabases } from './testing/test_database.ts'

await runCommand(async () => {
  loadEnvironment()
  const chromium = provideChromium()
  const storageDir = mkdtempSync(join(tmpdir(), 'shiftloom-screenshots-'))
  const port = await anyFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const databases = await timed('database started', () => openTestDatabases())
  const undo: (() => Promise<void> | void)[] = [
    databases.stop,
    () => rmSync(storageDir, { recursive: true, force: true }),
  ]
  try {
    const databaseUrl = await databases.fresh('screenshots')
    const env = productEnvironment(
      { host: '127.0.0.1', port, databaseUrl, storageDir, appKey: 'only-for-the-pictures-of-one-run-of-it' },
      { LOG_LEVEL: 'error', APP_URL: baseUrl }
    )
    await buildProduct(env)
    await timed('database prepared', () => prepareDatabase(env))
    const accounts = await timed('demo company created', () => seedDemo(env))
    const group = startProduct({ ...env, REDIS_URL: undefined })
    undo.push(group.stop)
    await waitUntilReady(baseUrl, group)
    const taken = await timed('pictures taken', () =>
      runTask({
        title: 'Taking the pictures',
        command: process.execPath,
        args: [inRoot('tests', 'screenshots.ts'), inRoot('docs', 'screenshots')],
        cwd: inRoot('tests'),
        env: {
          ...env,
          BASE_URL: baseUrl,
          CHROMIUM_PATH: chromium,
          DEMO_ACCOUNTS: JSON.stringify(accounts),
        },
      })
    )
    console.log(taken.trimEnd())
  } finally {
    for (const step of undo.reverse()) await step()
  }
})
