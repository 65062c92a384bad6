import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Sign-in needs no account, so these are open; they still name the ability that everybody holds. */
export default () =>
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
    .prefix('user-access/authentication')
    .as('identity')
