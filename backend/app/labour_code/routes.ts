import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

export default () =>
  router
    .group(() => {
      router
        .get('settings', [controllers.labourCode.Settings, 'show'])
        .use(middleware.can('labour_code.read'))
        .as('settings.show')
      router
        .put('settings', [controllers.labourCode.Settings, 'update'])
        .use(middleware.can('labour_code.edit'))
        .as('settings.update')
      router
        .get('people/:id/limits', [controllers.labourCode.PersonalLimits, 'show'])
        .use(middleware.can('contracts.read'))
        .where('id', router.matchers.uuid())
        .as('people.limits')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('labour-code')
    .as('labourCode')
