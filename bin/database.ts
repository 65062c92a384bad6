/**
 * The embedded PostgreSQL on its own, for work on the code:
 *
 *   node bin/database.ts start [name]   starts it (or finds it running), creates the database, prints its address
 *   node bin/database.ts stop
 */
import { ensureDatabase } from './databases.ts'
import { inData } from './paths.ts'
import { startPostgres, stopPostgres } from './postgres.ts'
import { Refusal, runCommand } from './refusal.ts'

await runCommand(async () => {
  const [action = 'start', name = 'shiftloom'] = process.argv.slice(2)
  if (action === 'start') {
    const server = await startPostgres({ dir: inData('postgres'), kept: true })
    await ensureDatabase(server.urlOf('postgres'), name)
    console.log(server.urlOf(name))
  } else if (action === 'stop') {
    const stopped = await stopPostgres(inData('postgres'))
    console.log(stopped ? 'The embedded PostgreSQL has stopped.' : 'The embedded PostgreSQL was not running.')
  } else {
    throw new Refusal('Use: node bin/database.ts start [name] | stop')
  }
})
