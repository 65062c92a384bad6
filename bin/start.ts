/** `npm start`: everything from a fresh clone to a running product. */
import { statfsSync } from 'node:fs'
import { buildProduct } from './builds.ts'
import { loadEnvironment, readSettings } from './environment.ts'
import { choosePort } from './listening_port.ts'
import { inData, root } from './paths.ts'
import {
  addressOf,
  listeningAddressOf,
  mailboxAddressOf,
  prepareDatabase,
  productEnvironment,
  seedDemo,
  startProduct,
  waitUntilReady,
  type DemoAccount,
} from './product.ts'
import { Refusal, runCommand } from './refusal.ts'
import { claimFolder } from './running_note.ts'
import { readSecrets } from './secrets.ts'
import { onStopRequest } from './stop_request.ts'
import { startDatabase } from './start_database.ts'
import { endTasks, secondsSince, timed } from './tasks.ts'

/** What the first start writes: both builds, the cluster and the demo company, with room to work. */
const neededMegabytes = 600

await runCommand(async () => {
  const startedAt = performance.now()
  console.log('Starting Shiftloom')
  loadEnvironment()
  const settings = readSettings()
  refuseFullDisk()

  const stopRequest = onStopRequest()
  const undo: (() => Promise<void> | void)[] = []
  try {
    const note = claimFolder(inData('running.json'))
    undo.push(note.remove)
    const port = await choosePort(settings.host, settings.port)
    if (port !== settings.port) console.log(`  port ${settings.port} is taken: using ${port}`)

    const database = await timed('database started', () => startDatabase(settings.databaseUrl))
    undo.push(database.stop)
    console.log(`  using ${database.description}`)
    const env = productEnvironment({
      host: settings.host,
      port,
      databaseUrl: database.url,
      appKey: process.env.APP_KEY || readSecrets(inData('secrets.json')).appKey,
      storageDir: process.env.STORAGE_DIR || inData('files'),
    })

    const accounts = await stopRequest.unlessRequested(async () => {
      await buildProduct(env)
      await timed('database prepared', () => prepareDatabase(env))
      return settings.demoData ? timed('demo company ready', () => seedDemo(env)) : null
    })
    const group = startProduct(env, console.log, (pids) => note.update(addressOf(settings.host, port), pids))
    undo.push(group.stop)

    await stopRequest.unlessRequested(() => waitUntilReady(listeningAddressOf(settings.host, port), group))
    console.log(`  ready after ${secondsSince(startedAt)}\n`)
    printWelcome(env.APP_URL ?? '', mailboxAddressOf(env, env.APP_URL ?? ''), accounts)
    await stopRequest.unlessRequested(() => Promise.race([group.failed, database.failed]))
  } catch (error) {
    if (!stopRequest.wasMade()) throw error
    console.log('\nStopping Shiftloom')
  } finally {
    endTasks()
    for (const step of undo.reverse()) await step()
  }
})

function refuseFullDisk(): void {
  const { bavail, bsize } = statfsSync(root)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (megabytes >= neededMegabytes) return
  throw new Refusal(
    `Only ${megabytes} MB are free on the disk of ${root}: free at least ${neededMegabytes} MB.`
  )
}

function printWelcome(address: string, mailbox: string | null, accounts: DemoAccount[] | null): void {
  console.log(`  Shiftloom is open at ${address}`)
  const local = URL.parse(address)
  if (local?.hostname === 'localhost')
    console.log(`  The back office is at http://office.localhost:${local.port}`)
  if (mailbox) console.log(`  Mails are kept and read at ${mailbox}`)
  if (accounts?.length) {
    console.log('  Sign in as one of the demo accounts:\n')
    const rows = accounts.map(({ role, email, password, name, pin }) => [
      ...[role, email, password, name],
      pin ? `PIN ${pin}` : '',
    ])
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
    for (const row of rows)
      console.log(`    ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd())
  }
  if (accounts?.length)
    console.log(
      `\n  Try a kiosk: open ${address}/kiosk, approve its code as the administrator, and enter a PIN.`
    )
  if (accounts === null)
    console.log('  The demo company was not created: DEMO_DATA=true adds it to your own database.')
  console.log('\n  Ctrl-C stops it.\n')
}
