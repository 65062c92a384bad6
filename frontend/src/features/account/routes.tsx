import { IconUserCircle } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

const profile = () => import('./profile_screen.tsx').then((file) => file.ProfileScreen)

/** Screens that need the texts of registering as well. */
async function registering<T>(screen: Promise<T>): Promise<T> {
  await loadFeatureTexts('registration')
  return screen
}

export const routes: AppRoute[] = [
  {
    path: '/login-two-factor',
    name: 'login-two-factor',
    titleKey: 'titles.login-two-factor',
    feature: 'account',
    load: () => import('./two_factor_screen.tsx').then((file) => file.TwoFactorScreen),
  },
  {
    path: '/trusted-device',
    name: 'trusted-device',
    titleKey: 'titles.trusted-device',
    feature: 'account',
    load: () => import('./trusted_device_screen.tsx').then((file) => file.TrustedDeviceScreen),
  },
  {
    path: '/forgot-password',
    name: 'forgot-password',
    titleKey: 'titles.forgot-password',
    feature: 'account',
    load: () => import('./forgot_password_screen.tsx').then((file) => file.ForgotPasswordScreen),
  },
  {
    path: '/reset-password',
    name: 'reset-password',
    titleKey: 'titles.reset-password',
    feature: 'account',
    load: () => import('./mail_sent_screen.tsx').then((file) => file.MailSentScreen),
  },
  {
    path: '/new-password',
    name: 'new-password',
    titleKey: 'titles.new-password',
    feature: 'account',
    load: () => import('./new_password_screen.tsx').then((file) => file.NewPasswordScreen),
  },
  {
    path: '/activate-account',
    name: 'activate-account',
    titleKey: 'titles.activate-account',
    feature: 'account',
    load: () =>
      registering(import('./activate_account_screen.tsx').then((file) => file.ActivateAccountScreen)),
  },
  {
    path: '/register',
    name: 'register',
    titleKey: 'titles.register',
    feature: 'account',
    load: () => registering(import('./registration/register_screen.tsx').then((file) => file.RegisterScreen)),
  },
  {
    path: '/public_register',
    name: 'public_register',
    titleKey: 'titles.register',
    feature: 'account',
    load: () =>
      registering(import('./registration/register_screen.tsx').then((file) => file.PublicRegisterScreen)),
  },
  {
    path: '/impersonate',
    name: 'impersonate',
    titleKey: 'titles.impersonate',
    feature: 'account',
    load: () => import('./impersonate_screen.tsx').then((file) => file.ImpersonateScreen),
  },
  {
    path: '/my-profile',
    name: 'my-profile',
    titleKey: 'titles.my-profile',
    feature: 'account',
    load: profile,
    menu: { group: 'work', order: 38, icon: IconUserCircle },
  },
  {
    path: '/my-profile/edit',
    name: 'my-profile-edit',
    titleKey: 'titles.my-profile-edit',
    feature: 'account',
    load: async () => {
      const [screen] = await Promise.all([import('./profile_edit_screen.tsx'), loadFeatureTexts('picture')])
      return screen.ProfileEditScreen
    },
  },
  {
    path: '/office/my-profile/:id',
    name: 'update-profile',
    titleKey: 'titles.update-profile',
    feature: 'account',
    load: () => import('./office_profile_edit_screen.tsx').then((file) => file.OfficeProfileEditScreen),
  },
  {
    path: '/office/my-profile',
    name: 'profile',
    titleKey: 'titles.profile',
    feature: 'account',
    load: profile,
    menu: { group: 'work', order: 90, icon: IconUserCircle },
  },
]
