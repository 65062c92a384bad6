import { readFileSync, writeFileSync } from 'node:fs'
import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class SchemaTypes extends BaseCommand {
  static commandName = 'schema:types'
  static description = 'Write database/schema.ts, the types of all rows, from the migrated database'
  static options = { startApp: true }

  @flags.boolean({ description: 'Only report whether the written file is current' })
  declare check: boolean

  async run() {
    const { describeSchema } = await import('#app/core/database/describe_schema')
    const file = new URL('database/schema.ts', this.app.appRoot)
    const text = await describeSchema()
    if (!this.check) return writeFileSync(file, text)
    if (readFileSync(file, 'utf8') === text) return
    this.logger.error(
      'database/schema.ts is not current: run `node ace db:prepare && node ace schema:types` in backend and commit it'
    )
    this.exitCode = 1
  }
}
