import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware

/** Ways in. Nobody has an account yet, so most are open; they still name the ability that everybody holds. */
export default () =>
  router
    .group(() => {
      router
        .group(() => {
          router
            .post('sign-in', [controllers.identity.SignIn, 'store'])
            .use(middleware.open('session.open'))
            .as('signIn')
          router
            .post('refresh-token', [controllers.identity.RefreshToken, 'store'])
            .use(middleware.open('session.open'))
            .as('refreshToken')
          router
            .post('sign-out', [controllers.identity.SignOut, 'store'])
            .use(middleware.open('session.close'))
            .as('signOut')
        })
        .prefix('authentication')
      router
        .post('password-resets', [controllers.identity.PasswordResets, 'store'])
        .use(middleware.open('account.recover'))
        .as('askForNewPassword')
      router
        .post('new-passwords', [controllers.identity.NewPasswords, 'store'])
        .use(middleware.open('account.recover'))
        .as('setNewPassword')
      router
        .post('account-links', [controllers.identity.AccountLinks, 'store'])
        .use(middleware.open('account.activate'))
        .as('readAccountLink')
      router
        .post('activations', [controllers.identity.Activations, 'store'])
        .use(middleware.open('account.activate'))
        .as('activateAccount')
      router
        .group(() => {
          router
            .get('sessions', [controllers.identity.Sessions, 'index'])
            .use(can('profile.read'))
            .as('sessions')
          router
            .delete('sessions', [controllers.identity.Sessions, 'destroyOthers'])
            .use(can('profile.edit'))
            .as('endOtherSessions')
          router
            .delete('sessions/:id', [controllers.identity.Sessions, 'destroy'])
            .use(can('profile.edit'))
            .where('id', router.matchers.uuid())
            .as('endSession')
          router
            .put('password', [controllers.identity.Passwords, 'update'])
            .use(can('profile.edit'))
            .as('changePassword')
        })
        .use(middleware.auth())
    })
    .prefix('user-access')
    .as('identity')
