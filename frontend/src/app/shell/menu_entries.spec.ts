import { licenceFeatures, organisationStatuses, roles } from '@shiftloom/backend/contracts/enums'
import { expect, test } from 'vitest'
import type { Profile } from '#/lib/account/profile.ts'
import { appRoutes } from '../routes.ts'
import { menuFor } from './menu.ts'

const everything = Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))
const entriesOf = (role: Profile['role'], area: 'customer' | 'office' = 'customer') =>
  menuFor(
    {
      ...{ role, isOrganisationCreated: true, organisationStatus: organisationStatuses.active },
      ...{ licenseFunctionalities: everything, metricsEnabled: true },
    } as Profile,
    appRoutes,
    area
  ).map(({ name }) => name)
const { employee, manager, locationManager, advisor, organisationAdmin } = roles

test.each([employee, manager, locationManager, advisor, organisationAdmin])(
  'role %i finds their own profile in the navigation',
  (role) => expect(entriesOf(role)).toContain('my-profile')
)

test('so do the people of the back office', () =>
  expect(entriesOf(roles.globalAdmin, 'office')).toContain('profile'))

test('rates of employees are offered to those who see them', () =>
  expect(entriesOf(organisationAdmin)).toContain('employee-rates'))

test.each([employee, manager, locationManager, advisor])(
  'rates of employees are not offered to role %i',
  (role) => expect(entriesOf(role)).not.toContain('employee-rates')
)
