import { Ignitor } from '@adonisjs/core'
import { Settings } from 'luxon'

Settings.throwOnInvalid = true

const APP_ROOT = new URL('../', import.meta.url)

const importer = (filePath: string) =>
  filePath.startsWith('./') || filePath.startsWith('../')
    ? import(new URL(filePath, APP_ROOT).href)
    : import(filePath)

/** One way to boot the application, shared by server, console and tests. */
export const ignitor = () =>
  new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })

export { importer }
