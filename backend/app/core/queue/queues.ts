import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { openQueueBackend } from '#app/core/queue/queue_backend'
import { QueuePort } from '#app/core/queue/queue_port'
import { organisationContext } from '#app/core/organisation_context'

/** The queues of this process. */
export const queues = new QueuePort({
  backend: () => openQueueBackend({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') }),
  enterOrganisation: (organisationId, work) => organisationContext.run(organisationId, work),
  failed: (failure) => logger[failure.final ? 'error' : 'warn']({ job: failure }, 'job failed'),
  trouble: (error, queue) =>
    logger.error({ queue, code: (error as { code?: string }).code }, 'queue is out of reach'),
})
