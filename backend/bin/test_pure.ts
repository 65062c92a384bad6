import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'

/**
 * Runs specs that need neither the application nor a database, named by their paths from `backend`, and stops at the
 * first failure: what Stryker starts for every change of a guard, so every part of a second counts.
 */
process.env.NODE_ENV = 'test'
processCLIArgs(['--bail'])
configure({
  files: process.argv.slice(2),
  plugins: [assert()],
  importer: (file) => import(file.href),
  forceExit: true,
})
void run()
