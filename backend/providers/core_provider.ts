import type { ApplicationService } from '@adonisjs/core/types'
import { holdToLogin } from '#app/core/database/hold_to_login'
import { noteArrival } from '#app/core/http/arrival'
import { checkRequestId } from '#app/core/http/request_id'
import { countCharacters } from '#app/core/validation/characters'

/** Closes what the core holds open: pools learn here that the server stops, rather than by a crash. */
export default class CoreProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    countCharacters()
  }

  async boot() {
    await this.#receiveRequests()
    const db = await this.app.container.make('lucid.db')
    for (const name of ['postgres', 'owner'] as const) {
      db.connection(name)
        .getWriteClient()
        .client.pool.on('createFail', () => {})
    }
  }

  /** Before the server listens. A command that serves organisations sees to its login itself. */
  async start() {
    if (this.app.getEnvironment() === 'web') await holdToLogin(this.app)
  }

  /**
   * First of all: the framework names the lines of a request's log by its id before any middleware runs, and the first request
   * of a process waits until all middleware is loaded.
   */
  async #receiveRequests() {
    const server = await this.app.container.make('server')
    const handle = server.handle.bind(server)
    server.handle = (request, response) => {
      noteArrival(request)
      checkRequestId(request)
      return handle(request, response)
    }
  }
}
