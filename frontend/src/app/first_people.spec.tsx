import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { fieldAt, renderSeeded } from '../../testing/seeded.tsx'
import { AddEmployeeDrawer } from '#/features/employees/new_person/add_employee_drawer.tsx'
import { EmployeesStep } from '#/features/onboarding/wizard/employees_step.tsx'
import './routes.ts'

const path = '/organisation-management/employees'
const onboarding = {
  step: 'employees',
  regional: { language: 1, timeZone: 'Europe/Warsaw' },
  made: { people: 0, locations: 1, positions: 0, invitations: 0 },
} as Onboarding
const server = () =>
  answerWith({
    'GET /organisation-management/organisation': { result: { language: 1 } },
    'GET /organisation-management/licence-places': { result: { licensed: null, taken: 1, left: null } },
    'GET /imports/mappings/employees': { result: { mapping: {}, options: {} } },
    [`POST ${path}`]: { result: { id: 'e1', name: 'Ewa', surname: 'Lis' } },
  })
const profile = { timeZone: 'Europe/Warsaw', locationIds: ['l1'], currency: 'PLN' }
const ewa = { name: 'Ewa', surname: 'Lis', email: 'ewa@example.com' }

test('a list of people is imported from the first steps', async () => {
  server()
  await renderSeeded(<EmployeesStep onboarding={onboarding} locationId="l1" />, {
    feature: 'onboarding',
    profile,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a file' }))
  expect(await screen.findByRole('dialog', { name: 'Import employees' })).toBeTruthy()
})

test('people start from the first steps as from the form', async () => {
  const sent = server()
  await renderSeeded(<EmployeesStep onboarding={onboarding} locationId="l1" />, {
    feature: 'onboarding',
    profile,
  })
  const labels = { name: 'First name', surname: 'Last name', email: 'E-mail' }
  for (const [field, label] of Object.entries(labels)) {
    const [first] = await screen.findAllByLabelText(label)
    fireEvent.change(first!, { target: { value: ewa[field as keyof typeof ewa] } })
  }
  fireEvent.submit(screen.getByText('Invite and finish').closest('form')!)
  const made = () => sent.filter((one) => one.path === path).map(({ body }) => body)
  await waitFor(() => expect(made()).toHaveLength(1))

  await renderSeeded(<AddEmployeeDrawer onClose={() => undefined} />, { feature: 'employees', profile })
  await waitFor(() => fieldAt('phone'))
  for (const [field, value] of Object.entries(ewa)) fireEvent.change(fieldAt(field), { target: { value } })
  fireEvent.submit(fieldAt('phone').form!)
  await waitFor(() => expect(made()).toHaveLength(2))
  const [listed, drawn] = made()
  // What the form says beside it is what the server takes where nothing is said.
  expect(drawn).toEqual({ ...(listed as object), phone: null, locationIds: [], rate: null })
})
