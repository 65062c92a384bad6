/** Every screen that has a name. Names the product does not fix elsewhere (`localization`, `demand-…`) are ours. */

/** Open without signing in. */
const authenticationRoutes = [
  'login',
  'login-two-factor',
  'register',
  'public_register',
  'trusted-device',
  'forgot-password',
  'reset-password',
  'new-password',
  'activate-account',
  'impersonate',
  'kiosk',
] as const

/** Open to everyone, signed in or not. */
const errorRoutes = ['error403', 'error404', 'error500'] as const

export const customerRoutes = [
  'home',
  'my-profile',
  'my-profile-edit',
  'my-qr-code',
  'welcome',
  'scheduler',
  'availabilities',
  'swaps',
  'swap-details',
  'fairness',
  'records',
  'record',
  'record-details',
  'kiosk-module',
  'requests',
  'request-details',
  'request-history',
  'request-limits',
  'requests-calendar',
  'user-calendar',
  'tasks',
  'task',
  'task-details',
  'task-history',
  'employees',
  'employee',
  'employee-details',
  'employee-rates',
  'localizations',
  'localization',
  'demand',
  'demand-metric-records',
  'demand-metric-records-edit',
  'demand-rules',
  'demand-staff',
  'demand-staff-edit',
  'exports',
  'event-logs',
  'deliveries',
  'company-settings',
  'license',
  'license-checkout',
  'license-success',
] as const

export const officeRoutes = [
  'profile',
  'update-profile',
  'users',
  'user',
  'organizations',
  'organization-details',
  'organization',
  'licenses',
  'industries',
  'industry',
  'regions',
  'region',
] as const

export const routeNames = [
  ...authenticationRoutes,
  ...errorRoutes,
  ...customerRoutes,
  ...officeRoutes,
] as const
export type RouteName = (typeof routeNames)[number]

/** All an organisation's administrator may open once its licence has lapsed; everything else leads to `license`. */
export const routesOfBlockedOrganisation = [
  'license',
  'license-checkout',
  'license-success',
  'employees',
  'employee-details',
  'employee',
] as const satisfies readonly RouteName[]

/** The frame of the app around them: who one is, and signing out. */
export const routesAroundBlockedOrganisation = [
  'home',
  'my-profile',
  'my-profile-edit',
] as const satisfies readonly RouteName[]
