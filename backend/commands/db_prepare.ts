import { BaseCommand } from '@adonisjs/core/ace'
import { openQueueBackend, queueStore } from '@shiftloom/solver/worker/queue_backend'
import { prepareLogin } from '#app/core/database/application_login'
import { grantApplicationRole } from '#app/core/database/application_role'
import { stampUpdates } from '#app/core/database/stamp_updates'
import { databaseAddresses } from '#config/database'

export default class DbPrepare extends BaseCommand {
  static commandName = 'db:prepare'
  static description = 'Migrate the database as its owner and prepare the role and the login of requests'
  static options = { startApp: true }

  async run() {
    const args = ['--connection=owner', '--force', '--compact-output', '--no-schema-generate']
    const migration = await this.kernel.exec('migration:run', args)
    if (migration.exitCode) {
      this.exitCode = migration.exitCode
      return
    }
    await openQueueBackend(queueStore(undefined, databaseAddresses.owner), 'shiftloom-queue').prepare()
    await stampUpdates()
    await grantApplicationRole()
    await prepareLogin(databaseAddresses.requests)
  }
}
