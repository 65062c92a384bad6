import type { Import } from '@shiftloom/backend/contracts/imports'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { fieldAt, renderSeeded } from '../../testing/seeded.tsx'
import { AddEmployeeDrawer } from '#/features/employees/new_person/add_employee_drawer.tsx'
import { WelcomeScreen } from '#/features/onboarding/welcome_screen.tsx'
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

const asUsual: Import['options'] = {
  ...{ createPositions: true, createTags: true, archiveMissing: false, invite: false },
  ...{ nameOrder: 'given_first', dateOrder: null, defaultLocationId: 'l1', defaultMetricId: null },
  ...{ defaultContract: null, leaveOutUnreadable: false },
}

test('people whom an import adds are counted in the first steps, and the typed lines stay', async () => {
  const listed: Import = {
    ...{ id: 'i1', kind: 'employees', fileName: 'staff.xlsx', state: 'checked', progress: 100, columns: [] },
    ...{ options: asUsual, matches: {}, rowCount: 12, undone: null, canUndo: false },
    counts: {
      ...{ added: 12, updated: 0, removed: 0, unchanged: 0, invalid: 0, mendable: 0 },
      ...{ newPositions: [], newTags: [] },
    },
    ...{ failure: null, requestedAt: '2026-11-16T08:00:00Z', requestedByName: 'Ewa Lis', finishedAt: null },
  }
  let state: Import['state'] = 'checked'
  let reads = 0
  answerWith({
    'GET /onboarding': () => ({
      result: {
        ...onboarding,
        locationId: 'l1',
        made: { ...onboarding.made, people: state === 'done' ? 12 : 0 },
      },
    }),
    'GET /organisation-management/licence-places': { result: { licensed: null, taken: 1, left: null } },
    'GET /imports': { result: { items: [listed], total: 1, page: 1, pageSize: 5 } },
    'GET /imports/mappings/employees': { result: { mapping: {}, options: {} } },
    'GET /imports/i1': () => {
      // The server is done with it by the second look.
      if (state === 'requested' && ++reads > 1) state = 'done'
      return { result: { ...listed, state, canUndo: state === 'done' } }
    },
    'POST /imports/i1/runs': () => {
      state = 'requested'
      return { result: { ...listed, state } }
    },
  })
  await renderSeeded(<WelcomeScreen />, { feature: 'onboarding', profile })
  const [name] = await screen.findAllByLabelText<HTMLInputElement>('First name')
  fireEvent.change(name!, { target: { value: 'Jan' } })
  expect(screen.queryByText(/already/)).toBeNull()

  await userEvent.click(await screen.findByRole('button', { name: 'Import from a file' }))
  await userEvent.click(await screen.findByRole('button', { name: 'staff.xlsx' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 12 changes' }))
  await screen.findByText('12 people are here already.')
  expect(name!.value).toBe('Jan')
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
