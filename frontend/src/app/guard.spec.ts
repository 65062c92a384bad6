import { organisationStatuses, roles } from '@shiftloom/backend/contracts/enums'
import type { RouteName } from '@shiftloom/backend/contracts/abilities'
import { describe, expect, test } from 'vitest'
import type { Profile } from '#/lib/account/profile.ts'
import { redirectOf, type Visit } from './guard.ts'

const profile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'user',
  version: 1,
  role: roles.manager,
  language: 0,
  name: 'Anna',
  surname: 'Nowak',
  email: 'anna@example.com',
  phone: null,
  avatarUrl: null,
  employeeId: null,
  mainLocationId: null,
  locationIds: [],
  isOrganisationCreated: true,
  hasSampleData: false,
  organisationStatus: organisationStatuses.active,
  licenseFunctionalities: { OnlineWorkSchedule: true, HRAndPayrollExport: true },
  metricsEnabled: false,
  organisationId: 'organisation',
  organisationName: 'Bistro',
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  impersonation: null,
  ...changes,
})
const admin = { role: roles.organisationAdmin }
const blocked = { ...admin, organisationStatus: organisationStatuses.blocked }

type Case = Partial<Omit<Visit, 'profile'>> & { as?: Partial<Profile>; leadsTo: string | null }
const out = { signedIn: false }
const office = { officeHost: true }

const cases: Record<string, Case> = {
  'without a token to the login, which remembers the path': { ...out, name: 'scheduler', path: '/scheduler?from=2026-06-01', leadsTo: '/login?back=%2Fscheduler%3Ffrom%3D2026-06-01' },
  'without a token home is remembered too': { ...out, name: 'home', path: '/', leadsTo: '/login?back=%2F' },
  'without a token an office path is not remembered': { ...out, ...office, name: 'profile', path: '/office/my-profile', leadsTo: '/login' },
  'without a token an unknown path leads to the login': { ...out, name: null, path: '/nowhere', leadsTo: '/login?back=%2Fnowhere' },
  'a path that only begins like the office is remembered': { ...out, name: null, path: '/officers', leadsTo: '/login?back=%2Fofficers' },
  'without a token the login is open': { ...out, name: 'login', path: '/login', leadsTo: null },
  'without a token the error pages are open': { ...out, name: 'error500', path: '/error/500', leadsTo: null },
  'signed in, the login leads home': { name: 'login', path: '/login', leadsTo: '/' },
  'signed in, the login leads back': { name: 'login', path: '/login?back=%2Fscheduler', leadsTo: '/scheduler' },
  'signed in, registering leads home': { name: 'register', path: '/register', leadsTo: '/' },
  'signed in, the public registration is open': { name: 'public_register', path: '/public_register', leadsTo: null },
  'without a token registering is open': { ...out, name: 'register', path: '/register', leadsTo: null },
  'without a token the public registration is open': { ...out, name: 'public_register', path: '/public_register?company=Bistro', leadsTo: null },
  'without a token the welcome leads to the login, which remembers it': { ...out, name: 'welcome', path: '/welcome', leadsTo: '/login?back=%2Fwelcome' },
  'no one registers a company in the back office': { ...out, ...office, name: 'register', path: '/register', leadsTo: '/login' },
  'nor by the public form': { ...out, ...office, name: 'public_register', path: '/public_register', leadsTo: '/login' },
  'the public form leads the provider\'s people to the login, and so to the users': { ...office, as: { role: roles.globalAdmin }, name: 'public_register', path: '/public_register', leadsTo: '/login' },
  'signed in, an activation link still opens': { name: 'activate-account', path: '/activate-account', leadsTo: null },
  'an office path on a customer host leads home': { name: 'profile', path: '/office/my-profile', leadsTo: '/' },
  'an unknown office path on a customer host leads home': { name: null, path: '/office/nowhere', leadsTo: '/' },
  'a customer path on an office host leads to the users': { ...office, as: { role: roles.globalAdmin }, name: 'home', path: '/', leadsTo: '/office/users' },
  'an office path on an office host is open': { ...office, as: { role: roles.globalAdmin }, name: 'users', path: '/office/users', leadsTo: null },
  'an unknown path stays in the address bar': { name: null, path: '/nowhere', leadsTo: null },
  'for an administrator without an organisation as well': { as: { ...admin, isOrganisationCreated: false }, name: null, path: '/nowhere', leadsTo: null },
  'an administrator without an organisation is welcomed': { as: { ...admin, isOrganisationCreated: false }, name: 'scheduler', path: '/scheduler', leadsTo: '/welcome' },
  'the welcome itself is open': { as: { ...admin, isOrganisationCreated: false }, name: 'welcome', path: '/welcome', leadsTo: null },
  'an administrator without an organisation is welcomed instead of home': { as: { ...admin, isOrganisationCreated: false }, name: 'home', path: '/', leadsTo: '/welcome' },
  'an administrator without an organisation gets no profile page either': { as: { ...admin, isOrganisationCreated: false }, name: 'my-profile', path: '/my-profile', leadsTo: '/welcome' },
  'an administrator without an organisation still follows mailed links': { as: { ...admin, isOrganisationCreated: false }, name: 'activate-account', path: '/activate-account?registration=x', leadsTo: null },
  'an administrator without an organisation sees error pages': { as: { ...admin, isOrganisationCreated: false }, name: 'error404', path: '/error/404', leadsTo: null },
  'on trial, an administrator whose organisation is there may come back to the welcome': { as: { ...admin, organisationStatus: organisationStatuses.trial }, name: 'welcome', path: '/welcome', leadsTo: null },
  'on trial, everything else is open too': { as: { ...admin, organisationStatus: organisationStatuses.trial }, name: 'scheduler', path: '/scheduler', leadsTo: null },
  'of a blocked organisation the welcome leads to the licence': { as: blocked, name: 'welcome', path: '/welcome', leadsTo: '/license' },
  'the welcome of a manager leads to the 403 page': { name: 'welcome', path: '/welcome', leadsTo: '/error/403' },
  'a manager without an organisation is not': { as: { isOrganisationCreated: false }, name: 'scheduler', path: '/scheduler', leadsTo: null },
  'of a blocked organisation the schedule is closed': { as: blocked, name: 'scheduler', path: '/scheduler', leadsTo: '/license' },
  'of a blocked organisation the licence is open': { as: blocked, name: 'license', path: '/license', leadsTo: null },
  'of a blocked organisation the employees are open': { as: blocked, name: 'employees', path: '/employees', leadsTo: null },
  'of a blocked organisation error pages are open': { as: blocked, name: 'error500', path: '/error/500', leadsTo: null },
  'blocked before it was created is not blocked': { as: { ...blocked, isOrganisationCreated: false }, name: 'welcome', path: '/welcome', leadsTo: null },
  'a screen of the role is open': { name: 'scheduler', path: '/scheduler', leadsTo: null },
  'a screen of another role leads to the 403 page': { name: 'exports', path: '/system/exports', leadsTo: '/error/403' },
  'a screen without its licence leads to the 403 page': { as: { licenseFunctionalities: {} }, name: 'scheduler', path: '/scheduler', leadsTo: '/error/403' },
  'demand is closed while metrics are off': { as: admin, name: 'demand', path: '/demand', leadsTo: '/error/403' },
  'demand is open while metrics are on': { as: { ...admin, metricsEnabled: true }, name: 'demand', path: '/demand', leadsTo: null },
} // prettier-ignore

describe('where a visit leads', () => {
  test.each(Object.entries(cases))('%s', (_, { as, leadsTo, ...visit }) => {
    const whole: Visit = {
      name: 'home',
      path: '/',
      officeHost: false,
      signedIn: true,
      exists: () => true,
      ...visit,
      profile: visit.signedIn === false ? null : profile(as),
    }
    expect(redirectOf(whole)).toBe(leadsTo)
  })

  test('while the profile is loading no one is refused', () => {
    const visit = { name: 'exports' as RouteName, path: '/system/exports', officeHost: false, signedIn: true }
    expect(redirectOf({ ...visit, profile: null, exists: () => true })).toBeNull()
  })

  test('an office host without a screen of users leads to the profile', () => {
    const visit = { name: 'home' as RouteName, path: '/', officeHost: true, signedIn: true, profile: null }
    expect(redirectOf({ ...visit, exists: () => false })).toBe('/office/my-profile')
  })
})
