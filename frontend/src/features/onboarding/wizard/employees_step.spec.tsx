import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { EmployeesStep } from './employees_step.tsx'
import { Success } from './success.tsx'

const onboarding = {
  step: 'employees',
  regional: { language: 0, timeZone: 'Europe/Warsaw' },
  made: { people: 3, locations: 1, positions: 2, invitations: 0 },
} as Onboarding

async function open(refused?: object) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.body) sent.push({ path: url, body: JSON.parse(String(init.body)) as Record<string, unknown> })
    if (refused && url.endsWith('/employees')) {
      const answer = { ErrorMessage: 'No.', Details: { fields: [refused] } }
      return Promise.resolve(new Response(JSON.stringify(answer), { status: 400 }))
    }
    const result = url.includes('/positions')
      ? { items: [{ id: 'cook', name: 'Cook' }] }
      : url.includes('licence')
        ? { licensed: null, taken: 3, left: null }
        : { ...onboarding, id: 'e1' }
    return Promise.resolve(new Response(JSON.stringify({ result }), { status: 200 }))
  })
  await renderSeeded(<EmployeesStep onboarding={onboarding} locationId="l1" />, { feature: 'onboarding' })
  const person = within(await screen.findByRole('group', { name: 'Person 1' }))
  const type = (label: string, value: string) =>
    fireEvent.change(person.getByLabelText(label), { target: { value } })
  type('First name', 'Ewa')
  type('Last name', 'Lis')
  type('E-mail', 'ewa@example.com')
  const added = () => sent.filter(({ path }) => path.includes('/employees')).map(({ body }) => body)
  return { added }
}

test('a person is added in one request, with a contract, invited, and without a position that was not chosen', async () => {
  const { added } = await open()
  screen.getByText('3 people are here already.')
  fireEvent.submit(screen.getByText('Invite and finish').closest('form')!)
  await waitFor(() => expect(added()).toHaveLength(1), { timeout: 5000 })
  expect(added()[0]).toMatchObject({
    positionIds: [],
    mainLocationId: 'l1',
    invite: true,
    contract: { fte: 1, endsOn: null },
  })
})

test('people can be added without inviting them', async () => {
  const { added } = await open()
  fireEvent.click(screen.getByLabelText('Invite them by e-mail now'))
  fireEvent.submit(screen.getByText('Add and finish').closest('form')!)
  await waitFor(() => expect(added()).toHaveLength(1), { timeout: 5000 })
  expect(added()[0]).toMatchObject({ invite: false })
})

test('the keyboard goes to what is wrong in a line of the list, and nothing is added', async () => {
  const { added } = await open()
  const second = within(screen.getByRole('group', { name: 'Person 2' }))
  fireEvent.change(second.getByLabelText('First name'), { target: { value: 'Jan' } })
  const finish = screen.getByText('Invite and finish').closest('button')!
  finish.focus()
  fireEvent.click(finish)
  await waitFor(() => expect(document.activeElement).toBe(second.getByLabelText('Last name')))
  expect(added()).toEqual([])
})

test('the keyboard goes to the field that the server refuses', async () => {
  await open({ field: 'email', rule: 'email', message: 'This address is taken.' })
  const finish = screen.getByText('Invite and finish').closest('button')!
  finish.focus()
  fireEvent.click(finish)
  const email = within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText('E-mail')
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(screen.getByText('This address is taken.')).toBeTruthy()
})

test('the end says what was made', async () => {
  await renderSeeded(<Success onboarding={onboarding} />, { feature: 'onboarding' })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 location',
    '2 positions',
    '3 people besides you',
    'No invitation is waiting',
  ])
})
