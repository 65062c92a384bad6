process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ignitor, importer } from './ignitor.js'

ignitor()
  .testRunner()
  .configure(async (app) => {
    const { plugins, runnerHooks, configureSuite } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      plugins,
      configureSuite,
      ...{ setup: runnerHooks.setup, teardown: runnerHooks.teardown.concat([() => app.terminate()]) },
      importer: (file) => importer(file.href),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error)
  })
