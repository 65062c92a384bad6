import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { ignitor } from './ignitor.js'
import { leaveInTime } from './leave_in_time.js'

leaveInTime()
ignitor()
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    // What was opened until then would keep a process that serves nothing alive; a new one may do better.
    process.exit(1)
  })
