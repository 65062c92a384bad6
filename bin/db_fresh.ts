/** `npm run db:fresh`: an empty database with the demo company. It asks first when the database is not our own. */
import { createInterface } from 'node:readline/promises'
import { generateCode } from './builds.ts'
import { databaseOf, recreateDatabase, withDatabase } from './databases.ts'
import { loadEnvironment, readSettings } from './environment.ts'
import { inData, inRoot } from './paths.ts'
import { productEnvironment } from './product.ts'
import { Refusal, runCommand } from './refusal.ts'
import { readSecrets } from './secrets.ts'
import { startDatabase } from './start_database.ts'
import { runTask, timed } from './tasks.ts'

await runCommand(async () => {
  loadEnvironment()
  const { databaseUrl, host, port } = readSettings()
  if (databaseUrl) await confirmLoss(databaseOf(databaseUrl))

  const database = await startDatabase(databaseUrl)
  try {
    await recreateDatabase(withDatabase(database.url, 'postgres'), databaseOf(database.url))
    const env = productEnvironment({
      host,
      port,
      databaseUrl: database.url,
      appKey: process.env.APP_KEY || readSecrets(inData('secrets.json')).appKey,
      storageDir: process.env.STORAGE_DIR || inData('files'),
    })
    const ace = (title: string, command: string) =>
      runTask({ title, command: process.execPath, args: ['ace', command], cwd: inRoot('backend'), env })
    await timed('database prepared', async () => {
      await generateCode(env)
      await ace('Preparing the database', 'db:prepare')
    })
    await timed('demo company created', () => ace('Creating the demo company', 'demo:seed'))
  } finally {
    await database.stop()
  }
})

async function confirmLoss(name: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  if (!process.stdin.isTTY)
    throw new Refusal(`This deletes everything in the database "${name}": add --yes if you mean it.`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `This deletes everything in the database. Type its name (${name}) to go on: `
  )
  prompt.close()
  if (answer.trim() !== name) throw new Refusal('Nothing was deleted.')
}
