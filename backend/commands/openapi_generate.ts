import { readFileSync, writeFileSync } from 'node:fs'
import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class OpenapiGenerate extends BaseCommand {
  static commandName = 'openapi:generate'
  static description = 'Write openapi.json from the routes, the validators and what controllers answer'
  static options = { startApp: true }

  @flags.boolean({ description: 'Only tell whether the written file is current' })
  declare check: boolean

  async run() {
    const { describeApi } = await import('#app/core/openapi/document')
    const { default: router } = await import('@adonisjs/core/services/router')
    router.commit()
    const file = new URL('openapi.json', this.app.appRoot)
    const text = `${JSON.stringify(await describeApi(this.app.appRoot), null, 2)}\n`
    if (!this.check) return writeFileSync(file, text)
    if (readFileSync(file, 'utf8') === text) return
    this.logger.error('openapi.json is not current: run `node ace openapi:generate` in backend and commit it')
    this.exitCode = 1
  }
}
