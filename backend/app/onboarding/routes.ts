import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Registrations, Onboarding } = controllers.onboarding
const { can } = middleware

export default () =>
  router
    .group(() => {
      router
        .group(() => {
          router
            .post('registrations', [Registrations, 'store'])
            .use(middleware.open('account.register'))
            .as('register')
          router
            .post('registration-reminders', [Registrations, 'remind'])
            .use(middleware.open('account.activate'))
            .as('remindRegistration')
          router
            .post('registration-links', [Registrations, 'read'])
            .use(middleware.open('account.activate'))
            .as('readRegistration')
          router
            .post('registration-confirmations', [Registrations, 'confirm'])
            .use(middleware.open('account.activate'))
            .as('confirmRegistration')
        })
        .prefix('user-access')
      router
        .group(() => {
          router.get('', [Onboarding, 'show']).use(can('organisation.create')).as('show')
          router
            .get('industries', [Onboarding, 'industries'])
            .use(can('organisation.create'))
            .as('industries')
          router.put('company', [Onboarding, 'company']).use(can('organisation.create')).as('company')
          router.put('regional', [Onboarding, 'regional']).use(can('organisation.create')).as('regional')
          router.put('step', [Onboarding, 'step']).use(can('organisation.create')).as('step')
        })
        .prefix('onboarding')
        .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    })
    .as('onboarding')
