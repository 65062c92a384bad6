import type { ApplicationService } from '@adonisjs/core/types'
import { noteArrival } from '#app/core/http/arrival'
import { checkRequestId } from '#app/core/http/request_id'
import { countCharacters } from '#app/core/validation/characters'
import { databaseAddresses } from '#config/database'

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

  /** Logs at start which safeguards the settings have turned off. */
  async ready() {
    if (this.app.getEnvironment() !== 'web' || databaseAddresses.requests !== databaseAddresses.owner) return
    const db = await this.app.container.make('lucid.db')
    const answer = await db
      .rawQuery(
        `select rolname as login from pg_roles r where rolname = session_user and (rolsuper or rolbypassrls
           or exists (select from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace))`
      )
      .catch(() => ({ rows: [] }))
    const logger = await this.app.container.make('logger')
    for (const { login } of answer.rows as { login: string }[])
      logger.warn(
        { login },
        'the processes sign in to the database as its owner: unset DATABASE_APP_URL, or name a login of their own'
      )
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
