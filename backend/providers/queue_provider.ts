import type { ApplicationService } from '@adonisjs/core/types'

/** Lets running jobs end before the application does. */
export default class QueueProvider {
  constructor(protected app: ApplicationService) {}

  async shutdown() {
    const { queues } = await import('#app/core/queue/queues')
    await queues.close()
  }
}
