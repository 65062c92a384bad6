import { IconHome } from '@tabler/icons-react'
import { organisationStatuses, roles } from '@shiftloom/backend/contracts/enums'
import { expect, test } from 'vitest'
import type { AppRoute, RouteName } from '#/lib/screens/app_route.ts'
import type { Profile } from '#/lib/account/profile.ts'
import { addressOf, currentOf, menuFor } from './menu.ts'

const route = (name: RouteName, order?: number): AppRoute => ({
  path: `/${name}`,
  name,
  titleKey: 'titles.home',
  feature: 'home',
  load: async () => () => null,
  menu: order === undefined ? undefined : { group: 'work', order, icon: IconHome },
})
const routes = [
  route('exports', 60),
  route('home', 10),
  route('scheduler', 20),
  route('my-profile'),
  route('employees', 40),
  route('license', 80),
  route('profile', 90),
]
const names = (changes: Partial<Profile>) => {
  const profile = {
    role: roles.organisationAdmin,
    isOrganisationCreated: true,
    organisationStatus: organisationStatuses.active,
    licenseFunctionalities: { OnlineWorkSchedule: true, HRAndPayrollExport: true },
    metricsEnabled: false,
    ...changes,
  } as Profile
  return menuFor(profile, routes, 'customer').map(({ name }) => name)
}

test('an administrator sees everything of the customer area, in order', () =>
  expect(names({})).toEqual(['home', 'scheduler', 'employees', 'exports', 'license']))

test('an employee sees their own screens', () =>
  expect(names({ role: roles.employee })).toEqual(['home', 'scheduler']))

test('what is not licensed is not offered', () =>
  expect(names({ licenseFunctionalities: {} })).toEqual(['home', 'employees', 'license']))

test('a blocked organisation is offered what is left to it', () =>
  expect(names({ organisationStatus: organisationStatuses.blocked })).toEqual(['employees', 'license']))

test.each([
  ['/', '/', true],
  ['/', '/scheduler', false],
  ['/employees', '/employees/1/details', true],
  ['/employees', '/employees-of-old', false],
  ['/company_settings/:tab?', '/company_settings/code', true],
])('the entry %s is marked at %s: %s', (path, shown, marked) =>
  expect(currentOf([{ name: 'home', path }], { path: shown }) !== undefined).toBe(marked)
)

test('a screen with an address of its own marks the entry that its route names', () => {
  const organisations = { name: 'organizations', path: '/office/organizations' } as const
  expect(addressOf(organisations)).toBe('/office/organizations')
  const path = '/office/organization/1'
  expect(currentOf([organisations], { path, under: 'organizations' })).toBe(organisations)
  expect(currentOf([organisations], { path })).toBeUndefined()
})

test('one entry is marked, where one address begins with another', () => {
  const profile = { name: 'my-profile', path: '/my-profile' } as const
  const code = { name: 'my-qr-code', path: '/my-profile/qr_code' } as const
  for (const entries of [
    [profile, code],
    [code, profile],
  ]) {
    expect(currentOf(entries, { path: '/my-profile/qr_code' })).toBe(code)
    expect(currentOf(entries, { path: '/my-profile/edit' })).toBe(profile)
  }
})
