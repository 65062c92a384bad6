process.env.NODE_ENV = 'test'

import { assert } from '@japa/assert'
import { serveRounds } from './test_rounds.js'

/** Runs specs that need neither the application nor a database, round after round. */
void serveRounds({ plugins: [assert()] })
