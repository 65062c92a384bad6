import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { appUrl } from '#config/app_url'
import { DomainError } from '#app/core/errors/domain_error'
import { allowedHosts } from '#app/core/http/allowed_hosts'

const isAllowed = allowedHosts(appUrl, env.get('ALLOWED_HOSTS'))

/**
 * Answers only for the hosts of this installation: neither a stranger's name that leads here nor a forged one passes the
 * check of the own site or opens the development mailbox. Who watches whether the process lives asks by its address.
 *
 * @throws core.unknown_host
 */
export default class HostMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const isWatch = request.url().startsWith('/health/')
    if (!isWatch && !isAllowed(request.hostname())) throw new DomainError('core.unknown_host')
    return next()
  }
}
