import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
// Before the application, whose files it compiles.
import '@poppinss/ts-exec'

const ace = fileURLToPath(new URL('../../ace.js', import.meta.url))

/** The application as it runs in production, over a prepared database, on a free port of this machine. */
export async function startServer() {
  Object.assign(process.env, { PORT: '0', LOG_LEVEL: 'silent', HOST: process.env.HOST ?? '127.0.0.1' })
  // Its steps would stand above each table of figures; what goes wrong is shown.
  execFileSync(process.execPath, [ace, 'db:prepare'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await import('reflect-metadata')
  const { ignitor } = await import('../../bin/ignitor.js')
  const started = ignitor()
  await started.httpServer().start()
  const { default: app } = await import('@adonisjs/core/services/app')
  const server = await app.container.make('server')
  const { port } = server.getNodeServer()!.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => app.terminate() }
}
