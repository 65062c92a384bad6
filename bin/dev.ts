/** `npm run dev`: the product from its sources, reloading on change, with the frontend's own server in front. */
import { generateCode } from './builds.ts'
import { loadEnvironment, readSettings } from './environment.ts'
import { choosePort } from './listening_port.ts'
import { inData, inRoot } from './paths.ts'
import { listeningAddressOf, mailboxAddressOf, productEnvironment } from './product.ts'
import { startProcesses } from './processes.ts'
import { runCommand } from './refusal.ts'
import { claimFolder } from './running_note.ts'
import { readSecrets } from './secrets.ts'
import { startDatabase } from './start_database.ts'
import { onStopRequest } from './stop_request.ts'
import { endTasks, runTask, type Environment } from './tasks.ts'

const backend = inRoot('backend')
const node = process.execPath

await runCommand(async () => {
  loadEnvironment()
  const settings = readSettings()
  const stopRequest = onStopRequest()
  const undo: (() => Promise<void> | void)[] = []
  try {
    const note = claimFolder(inData('running.json'))
    undo.push(note.remove)
    const port = await choosePort(settings.host, settings.port)
    const pagePort = await choosePort('127.0.0.1', 5173)
    const pages = `http://localhost:${pagePort}`
    const database = await startDatabase(settings.databaseUrl)
    undo.push(database.stop)
    const env = {
      ...productEnvironment({
        host: settings.host,
        port,
        databaseUrl: database.url,
        appKey: process.env.APP_KEY || readSecrets(inData('secrets.json')).appKey,
        storageDir: process.env.STORAGE_DIR || inData('files'),
      }),
      NODE_ENV: 'development',
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
      APP_URL: process.env.APP_URL || pages,
      BACKEND_URL: listeningAddressOf(settings.host, port),
    }

    await stopRequest.unlessRequested(async () => {
      await generateCode(env)
      await ace('Preparing the database', ['db:prepare'], env)
      if (settings.demoData) await ace('Creating the demo company', ['demo:seed'], env)
    })
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
    const group = startProcesses(
      [
        {
          name: 'web',
          command: node,
          args: [`${backend}/ace.js`, 'serve', '--hmr', '--no-clear'],
          stopSignal: 'SIGINT',
          cwd: backend,
          env,
        },
        {
          name: 'jobs',
          command: node,
          args: ['--watch', `${backend}/ace.js`, 'queue:work'],
          cwd: backend,
          env,
        },
        {
          name: 'solver',
          command: node,
          args: ['--watch', inRoot('solver', 'src', 'worker', 'worker.ts')],
          cwd: inRoot('solver'),
          env,
        },
        {
          name: 'pages',
          command: node,
          args: [vite, '--port', String(pagePort), '--strictPort'],
          cwd: inRoot('frontend'),
          env,
        },
      ],
      { changed: (pids) => note.update(pages, pids) }
    )
    undo.push(group.stop)
    const mailbox = mailboxAddressOf(env, listeningAddressOf(settings.host, port))
    if (mailbox) console.log(`Mails are kept and read at ${mailbox}`)
    console.log(`Open ${pages}; the demo accounts: node ace demo:accounts in backend/.\n`)
    await stopRequest.unlessRequested(() => Promise.race([group.failed, database.failed]))
  } catch (error) {
    if (!stopRequest.wasMade()) throw error
  } finally {
    endTasks()
    for (const step of undo.reverse()) await step()
  }
})

function ace(title: string, args: string[], env: Environment): Promise<string> {
  return runTask({ title, command: node, args: ['ace', ...args], cwd: backend, env })
}
