import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

export default () =>
  router
    .post('client-errors', [controllers.clientErrors.ClientErrors, 'store'])
    .use([middleware.sameSite(), middleware.open('client_errors.report')])
    .as('clientErrors.report')
