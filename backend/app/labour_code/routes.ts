import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { Holidays } = controllers.labourCode

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
      router.get('holidays', [Holidays, 'index']).use(can('company_settings.read')).as('holidays.index')
      router.post('holidays', [Holidays, 'store']).use(can('holidays.create')).as('holidays.store')
      router.put('holidays/hidden', [Holidays, 'hide']).use(can('holidays.edit')).as('holidays.hide')
      router.put('holidays/regions', [Holidays, 'region']).use(can('holidays.edit')).as('holidays.region')
      router
        .put('holidays/:id', [Holidays, 'update'])
        .use(can('holidays.edit'))
        .where('id', router.matchers.uuid())
        .as('holidays.update')
      router
        .delete('holidays/:id', [Holidays, 'destroy'])
        .use(can('holidays.delete'))
        .where('id', router.matchers.uuid())
        .as('holidays.destroy')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('labour-code')
    .as('labourCode')
