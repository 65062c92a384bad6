import logger from '@adonisjs/core/services/logger'
import { openQueueBackend, queueStore } from '@shiftloom/solver/worker/queue_backend'
import env from '#start/env'
import { databaseAddresses } from '#config/database'
import { QueuePort } from '#app/core/queue/queue_port'
import { isOutage } from '#app/core/outage/is_outage'
import { seldom } from '@shiftloom/solver/worker/seldom'
import { organisationContext } from '#app/core/organisation_context'

const saySeldom = seldom()

/** The queues of this process. */
export const queues = new QueuePort({
  backend: () =>
    openQueueBackend(queueStore(env.get('REDIS_URL'), databaseAddresses.requests), 'shiftloom-queue'),
  enterOrganisation: (organisationId, work) => organisationContext.run(organisationId, work),
  failed: (failure) => logger[failure.final ? 'error' : 'warn']({ job: failure }, 'job failed'),
  // A store that is away is the same trouble for every queue.
  trouble: (error, queue) =>
    saySeldom(isOutage(error) ? 'store' : queue, (leftOut) =>
      logger.error({ queue, code: (error as { code?: string }).code, leftOut }, 'queue is out of reach')
    ),
})
