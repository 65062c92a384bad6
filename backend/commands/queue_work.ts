import { BaseCommand } from '@adonisjs/core/ace'
import { holdToLogin } from '#app/core/database/hold_to_login'
import { recurringJobs, registeredJobs } from '#app/core/queue/job_registry'
import { loadJobs } from '#app/core/queue/load_jobs'
import { queues } from '#app/core/queue/queues'

/** The jobs process: works on all queues of the backend until it gets a signal to stop. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Run mail, notifications, imports, exports and other waiting work'
  static options = { startApp: true, staysAlive: true }

  async run() {
    await holdToLogin(this.app)
    await loadJobs(this.app.makePath('app'))
    const byQueue = registeredJobs()
    for (const [queue, jobs] of byQueue) await queues.consume(queue, jobs)
    for (const { queue, name, when } of recurringJobs())
      await queues.recurring(queue, name, when, { name, organisationId: null, data: null })
    this.app.listen('SIGINT', () => this.app.terminate())
    this.logger.info(`working on ${[...byQueue.keys()].join(', ')}`)
  }

  /** A command that stays alive would end as if all were well, or wait on with nothing to do. */
  async completed() {
    if (this.error) await this.terminate()
    return false
  }
}
