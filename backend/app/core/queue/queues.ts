import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { databaseAddresses } from '#config/database'
import { openQueueBackend } from '#app/core/queue/queue_backend'
import { QueuePort } from '#app/core/queue/queue_port'
import { seldom } from '#app/core/outage/seldom'
import { organisationContext } from '#app/core/organisation_context'

const saySeldom = seldom()

/** The queues of this process. */
export const queues = new QueuePort({
  backend: () =>
    openQueueBackend({ redisUrl: env.get('REDIS_URL'), databaseUrl: databaseAddresses.requests }),
  enterOrganisation: (organisationId, work) => organisationContext.run(organisationId, work),
  failed: (failure) => logger[failure.final ? 'error' : 'warn']({ job: failure }, 'job failed'),
  trouble: (error, queue) =>
    saySeldom(queue, (leftOut) =>
      logger.error({ queue, code: (error as { code?: string }).code, leftOut }, 'queue is out of reach')
    ),
})
