import 'reflect-metadata'
import type { AddressInfo } from 'node:net'
import { ignitor } from '../../bin/ignitor.js'

/** The application as it runs in production, on a free port of this machine. */
export async function startServer() {
  const started = ignitor()
  await started.httpServer().start()
  const { default: app } = await import('@adonisjs/core/services/app')
  const server = await app.container.make('server')
  const { port } = server.getNodeServer()!.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => app.terminate() }
}
