process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { ignitor } from './ignitor.js'
import { serveRounds } from './test_rounds.js'

/** Runs specs round after round with the application and its server up: a tenth of a second a test instead of eight. */
async function serve(): Promise<never> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
  const { plugins = [] } = await import('../tests/bootstrap.js')
  await testUtils.httpServer().start()
  // Tests that guess passwords would lock the next round out.
  return serveRounds({ plugins, before: () => db.from('rate_limits').delete() })
}

ignitor()
  .testRunner()
  .configure(async () => {})
  .run(serve)
  .catch((error) => {
    void prettyPrintError(error).then(() => process.exit(1))
  })
