import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware

/** Authentication endpoints. Most are public; they still name the ability that everyone holds. */
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
            .post('two-factor', [controllers.identity.SecondFactors, 'store'])
            .use(middleware.open('session.open'))
            .as('answerChallenge')
          router
            .post('two-factor-codes', [controllers.identity.SecondFactors, 'again'])
            .use(middleware.open('session.open'))
            .as('mailCodeAgain')
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
        .use(middleware.sameSite())
      providerRoutes()
      impersonationRoutes()
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
            .get('sign-ins', [controllers.identity.SignInHistory, 'index'])
            .use(can('profile.read'))
            .as('signIns')
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
          twoFactorRoutes()
        })
        .use(middleware.auth())
    })
    .prefix('user-access')
    .as('identity')

/** Acting in a customer's seat, and leaving it. */
function impersonationRoutes() {
  const { Impersonations } = controllers.identity
  router
    .group(() => {
      router
        .post('', [Impersonations, 'store'])
        .use([middleware.auth(), can('impersonation.start')])
        .as('start')
      router.post('arrivals', [Impersonations, 'take']).use(middleware.open('session.open')).as('take')
      router
        .delete('own', [Impersonations, 'destroy'])
        .use([middleware.auth(), can('organisation.read'), middleware.organisation()])
        .as('end')
    })
    .prefix('impersonations')
    .as('impersonations')
}

/** Signing in with Google, Microsoft or another OpenID provider. */
function providerRoutes() {
  const { Providers } = controllers.identity
  router
    .group(() => {
      router.get('', [Providers, 'index']).use(middleware.open('session.open')).as('index')
      router
        .post('arrivals', [Providers, 'store'])
        .use([middleware.sameSite(), middleware.open('session.open')])
        .as('arrive')
      router.get(':provider', [Providers, 'show']).use(middleware.open('session.open')).as('leave')
      router
        .get(':provider/callback', [Providers, 'callback'])
        .use(middleware.open('session.open'))
        .as('callback')
    })
    .prefix('providers')
    .where('provider', /^(google|microsoft|oidc)$/)
    .as('providers')
}

/** The second step of one's own sign-in. */
function twoFactorRoutes() {
  router.get('two-factor', [controllers.identity.TwoFactor, 'show']).use(can('profile.read')).as('twoFactor')
  router
    .put('two-factor', [controllers.identity.TwoFactor, 'update'])
    .use(can('profile.edit'))
    .as('chooseTwoFactor')
  router
    .post('authenticator-secrets', [controllers.identity.TwoFactor, 'prepare'])
    .use(can('profile.edit'))
    .as('prepareAuthenticator')
  router
    .group(() => {
      router.post('', [controllers.identity.TrustedDevices, 'store']).use(can('profile.edit')).as('store')
      router.put(':id', [controllers.identity.TrustedDevices, 'update']).use(can('profile.edit')).as('update')
      router
        .delete(':id', [controllers.identity.TrustedDevices, 'destroy'])
        .use(can('profile.edit'))
        .as('destroy')
    })
    .prefix('trusted-devices')
    .where('id', router.matchers.uuid())
    .as('trustedDevices')
}
