import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { AddLocationWizard } from './add_location_wizard.tsx'
import { LocationScreen } from './location_screen.tsx'
import { describeForms, type Form } from '../../../testing/forms.ts'
import { bakery, mokotow } from '../../../testing/people.ts'
import { says } from '../../../testing/sentences.ts'

// Leaving is the router's; what a field says is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const none = () => undefined
const company: Form['known'] = [[['organisation', 'company'], bakery]]
const at = (path: string, element: ReactNode) => (
  <Routes>
    <Route path={path} element={element} />
  </Routes>
)

describeForms({
  'a new location': {
    feature: 'locations',
    shown: <AddLocationWizard copied={null} onClose={none} />,
    known: company,
    sends: 'locations.add.next',
    wrong: [
      ['name', '!!!', says.special],
      ['code', '12', says.sixDigits],
      ['description', 'x'.repeat(2_001), says.most2000],
    ],
  },
  'a location': {
    feature: 'locations',
    path: '/locations/l1',
    shown: at('/locations/:id', <LocationScreen />),
    known: [[['organisation', 'location', 'l1'], mokotow]],
    wrong: [
      ['name', '', says.required],
      ['taxId', '1234563219', says.nip],
      ['address.postalCode', '0-0950', says.postalCode],
      ['point.latitude', '91', says.latitude],
      ['point.radiusMetres', '19', says.radius],
    ],
    refused: {
      fields: ['name', 'code', 'description', 'taxId', 'contactPerson', 'address.street', 'address.postalCode', 'address.city', 'point.latitude'], // prettier-ignore
    },
  },
  'a location in Vietnam': {
    feature: 'locations',
    path: '/locations/l1',
    shown: at('/locations/:id', <LocationScreen />),
    known: [[['organisation', 'location', 'l1'], { ...mokotow, country: 'VN' }]],
    wrong: [
      ['taxId', '0312745633', says.mst],
      ['address.postalCode', '00-950', says.postalCode],
    ],
  },
})
