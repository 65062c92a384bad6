import type { ApplicationService } from '@adonisjs/core/types'

/** Ends what the core holds open: pools first hear of a stopping server here, not as a crash. */
export default class CoreProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const db = await this.app.container.make('lucid.db')
    for (const name of ['postgres', 'owner'] as const) {
      db.connection(name)
        .getWriteClient()
        .client.pool.on('createFail', () => {})
    }
  }
}
