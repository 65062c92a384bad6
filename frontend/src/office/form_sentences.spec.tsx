import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { OfficeProfileEditScreen } from '#/features/account/office_profile_edit_screen.tsx'
import { describeForms, type Form } from '../../testing/forms.ts'
import {
  colleague,
  customer,
  gastronomy,
  globalAdministrator,
  poland,
  usualInPoland,
} from '../../testing/provider.ts'
import { says } from '../../testing/sentences.ts'
import { IndustryScreen } from './industries/industry_screen.tsx'
import { NewIndustryModal } from './industries/new_industry_modal.tsx'
import { NewOrganisationWizard } from './organisations/new_organisation_wizard.tsx'
import { OrganisationScreen } from './organisations/organisation_screen.tsx'
import { NewRegionModal } from './regions/new_region_modal.tsx'
import { RegionScreen } from './regions/region_screen.tsx'
import { NewUserModal } from './users/new_user_modal.tsx'
import { UserScreen } from './users/user_screen.tsx'

// Leaving is the router's; what a field says is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const none = () => undefined
const one = (id: string, screen: ReactNode) => ({
  path: `/${id}`,
  profile: globalAdministrator,
  shown: (
    <Routes>
      <Route path="/:id" element={screen} />
    </Routes>
  ),
})
const person: Form['wrong'] = [
  ['name', '', says.required],
  ['surname', '', says.required],
  ['email', 'jan@', says.email],
  ['phone', '600100200', says.phone],
]

describeForms({
  'a new organisation': {
    feature: 'organisations',
    shown: <NewOrganisationWizard onClose={none} />,
    wrong: [
      ['name', '', says.required],
      ['taxId', '123', says.tenCharacters],
      ['address.postalCode', '0095', says.postalCode],
    ],
  },
  'an organisation': {
    ...one('o1', <OrganisationScreen />),
    feature: 'organisations',
    known: [[['office', 'organisation', 'o1'], customer]],
    wrong: [
      ['name', '', says.required],
      ['taxId', '1234563219', says.nip],
      ['address.postalCode', '0095', says.postalCode],
    ],
    refused: {
      fields: ['name', 'taxId', 'registrationNumber', 'contactPerson', 'address.street', 'address.postalCode', 'address.city', 'language', 'currency', 'timeZone', 'carerUserId'], // prettier-ignore
    },
  },
  'an organisation in Vietnam': {
    ...one('o1', <OrganisationScreen />),
    feature: 'organisations',
    known: [[['office', 'organisation', 'o1'], { ...customer, country: 'VN' }]],
    wrong: [
      ['taxId', '0312745633', says.mst],
      ['address.postalCode', '00-950', says.postalCode],
    ],
  },
  'a new user': {
    feature: 'users',
    profile: globalAdministrator,
    shown: <NewUserModal onClose={none} />,
    wrong: person,
    refused: {
      typed: { name: '!!', surname: '!!', email: 'jan@example.com' },
      fields: ['name', 'surname', 'email', 'phone', 'role', 'regionId'],
    },
  },
  'a user': {
    ...one('u2', <UserScreen />),
    feature: 'users',
    known: [[['office', 'users', 'one', 'u2'], colleague]],
    wrong: person,
    refused: { fields: ['name', 'surname', 'email', 'phone', 'language', 'role', 'regionId'] },
  },
  'a new industry': {
    feature: 'industries',
    shown: <NewIndustryModal onClose={none} />,
    wrong: [['name', '', says.required]],
    refused: { typed: { name: '!!' }, fields: ['name'] },
  },
  'an industry': {
    ...one('i1', <IndustryScreen />),
    feature: 'industries',
    known: [[['office', 'industries', 'one', 'i1'], gastronomy]],
    wrong: [
      ['name', '', says.required],
      ['positions.0.name', ' ', says.required],
    ],
    refused: { fields: ['name', 'positions.0.name'] },
  },
  'a new region': {
    feature: 'regions',
    shown: <NewRegionModal onClose={none} />,
    wrong: [['name', '', says.required]],
    refused: { typed: { name: '..' }, fields: ['name'] },
  },
  'a region': {
    ...one('r1', <RegionScreen />),
    feature: 'regions',
    known: [
      [['office', 'regions', 'one', 'r1'], poland],
      [['office', 'usual', 'PL'], usualInPoland],
    ],
    wrong: [['name', '', says.required]],
    refused: { fields: ['name', 'currency', 'timeZone', 'holidayRegion'] },
  },
  'one’s own profile': {
    ...one('u9', <OfficeProfileEditScreen />),
    feature: 'account',
    wrong: [
      ['name', '', says.required],
      ['surname', '', says.required],
      ['phone', '600100200', says.phone],
    ],
    refused: { fields: ['name', 'surname', 'phone', 'language'] },
  },
})
