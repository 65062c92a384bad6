import { BaseCommand } from '@adonisjs/core/ace'
import { grantApplicationRole } from '#app/core/database/application_role'

export default class DbPrepare extends BaseCommand {
  static commandName = 'db:prepare'
  static description = 'Migrate the database as its owner and grant the restricted role'
  static options = { startApp: true }

  async run() {
    const args = ['--connection=owner', '--force', '--compact-output', '--no-schema-generate']
    const migration = await this.kernel.exec('migration:run', args)
    if (migration.exitCode) {
      this.exitCode = migration.exitCode
      return
    }
    await grantApplicationRole()
  }
}
