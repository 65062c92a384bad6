import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'

export const plugins: Config['plugins'] = [assert(), apiClient(), pluginAdonisJS(app)]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = { setup: [], teardown: [] }

/** Suites that talk HTTP or walk the routes get one running server. Tests never clean up: each makes an organisation of its own. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'unit') suite.setup(() => testUtils.httpServer().start())
}
