import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'

/** Serves the hubs in processes that answer HTTP, and ends the bus in all of them. */
export default class HubsProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const server = await this.app.container.make('server')
    const node = server.getNodeServer()
    if (!node) return
    const { closeHubServer, hubServer } = await import('#app/core/hubs/hubs')
    await hubServer().attach(node as Server)
    // Not in `shutdown`: the HTTP server closes before that, and waits for open web sockets.
    this.app.terminating(() => closeHubServer())
  }

  async shutdown() {
    const { closeBus } = await import('#app/core/hubs/bus/bus')
    await closeBus()
  }
}
