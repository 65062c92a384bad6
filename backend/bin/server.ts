import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { ignitor } from './ignitor.js'
import { leaveInTime } from './leave_in_time.js'

leaveInTime()
ignitor()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error)
  })
