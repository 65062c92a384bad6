import type { ApplicationService } from '@adonisjs/core/types'
import { refuseStrongLogin } from '#app/core/database/login_powers'
import { databaseAddresses } from '#config/database'

const againMs = 5_000

/**
 * Lets a process that serves organisations start with a login only that row-level security binds. A database that does not
 * answer yet, or does not know the login yet, is asked again until it does: then a login that is too strong ends the process.
 *
 * @throws E_DATABASE_LOGIN
 */
export async function holdToLogin(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  const isKnown = async (): Promise<boolean> => {
    try {
      await refuseStrongLogin(databaseAddresses.requests, (sentence) => logger.warn(sentence))
      return true
    } catch (error) {
      if ((error as { code?: string }).code === 'E_DATABASE_LOGIN') throw error
      return false
    }
  }
  if (await isKnown()) return
  const later = (): void => {
    const timer = setTimeout(() => {
      isKnown().then(
        (known) => known || later(),
        (error: Error) => {
          logger.fatal(error.message)
          // As a service manager does, so that it ends in time, but not as if all were well.
          process.once('exit', () => (process.exitCode = 1))
          process.kill(process.pid, 'SIGTERM')
        }
      )
    }, againMs)
    timer.unref()
  }
  later()
}
