import type { Contract, Rate } from '@shiftloom/backend/contracts/employment_terms'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { AddEmployeeDrawer } from '../new_person/add_employee_drawer.tsx'
import { ContractModal } from '../contracts/contract_modal.tsx'
import { EmployeeEditScreen } from './employee_edit_screen.tsx'
import { RateModal } from '../rates/rate_modal.tsx'
import { describeForms, type Form } from '#/../testing/forms.ts'
import { bakery, ewa } from '#/../testing/people.ts'
import { says } from '#/../testing/sentences.ts'

// Leaving is the router's; what a field says is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const none = () => undefined
const company: Form['known'] = [[['organisation', 'company'], bakery]]
const at = (path: string, element: ReactNode) => (
  <Routes>
    <Route path={path} element={element} />
  </Routes>
)
const contract = {
  id: 'c1',
  version: 1,
  startsOn: '2026-06-01',
  endsOn: '2026-05-31',
  workSystem: 'BASIC',
  fte: 1,
}

describeForms({
  'a person': {
    feature: 'employees',
    path: '/employees/e1',
    shown: at('/employees/:id', <EmployeeEditScreen />),
    known: [[['organisation', 'employee', 'e1'], ewa]],
    wrong: [
      ['name', '', says.required],
      ['surname', ' ', says.required],
      ['email', 'ewa@', says.email],
      ['phone', '600100200', says.phone],
    ],
    refused: { fields: ['name', 'surname', 'phone', 'integrationId', 'accessLevel'] },
  },
  'a new person': {
    feature: 'employees',
    shown: <AddEmployeeDrawer onClose={none} />,
    known: company,
    wrong: [
      ['name', '', says.required],
      ['surname', '', says.required],
      ['email', '', says.required],
      ['phone', '+0600100200', says.phone],
      ['mainLocationId', null, says.required],
    ],
  },
  'a contract': {
    feature: 'employees',
    shown: <ContractModal employee={ewa} contract={contract as Contract} onClose={none} />,
    wrong: [
      ['fte', '', says.required],
      ['endsOn', null, says.order],
    ],
  },
  'a rate': {
    feature: 'employees',
    shown: <RateModal employee={ewa} rate={{ currency: 'PLN', kind: 'hourly' } as Rate} onClose={none} />,
    wrong: [
      ['validFrom', '', says.required],
      ['weekdayMinor', '', says.required],
    ],
  },
})
