import { existsSync } from 'node:fs'
import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Create the demo company unless it exists'
  static options = { startApp: true }

  @flags.string({
    description: 'CSV of tickets to derive the demand from; found beside the checkout when left out',
  })
  declare demand?: string

  async run() {
    const { seedDemo } = await import('#database/demo/seed')
    const created = await seedDemo({ now: Date.now(), demandFile: this.demand ?? this.#nearbyDemand() })
    this.logger.info(created ? 'demo company created' : 'demo company exists already')
  }

  /** Real series are no part of the project; a machine that has them keeps them in `shared/` next to it. */
  #nearbyDemand(): string | undefined {
    const found = ['../../', '../../../', '../../../../']
      .map((up) => new URL(`${up}shared/data/demand/bakery_tickets.csv`, this.app.appRoot))
      .find((url) => existsSync(url))
    return found?.pathname
  }
}
