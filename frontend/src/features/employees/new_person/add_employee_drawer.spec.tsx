import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { roles, type CustomerRole } from '@shiftloom/backend/contracts/enums'
import { afterEach, expect, test, vi } from 'vitest'
import { fieldAt, renderSeeded } from '#/../testing/seeded.tsx'
import { setWriting } from '#/lib/writing/writing.ts'

import { AddEmployeeDrawer } from './add_employee_drawer.tsx'

async function open(role: CustomerRole) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    const result = url.includes('licence')
      ? { licensed: null, taken: 3, left: null }
      : url.includes('/organisation-management/organisation')
        ? { language: 0 }
        : { items: [], id: 'e1', name: 'Ewa', surname: 'Lis' }
    return Promise.resolve(new Response(JSON.stringify({ result }), { status: 200 }))
  })
  await renderSeeded(<AddEmployeeDrawer onClose={() => undefined} />, {
    feature: 'employees',
    profile: { role, locationIds: ['l1'], currency: 'PLN' },
  })
  await waitFor(() => fieldAt('name'))
  type('name', 'Ewa')
  type('surname', 'Lis')
  type('email', 'ewa@example.com')
  return sent
}
afterEach(() => setWriting(null))
const type = (path: string, value: string) => fireEvent.change(fieldAt(path), { target: { value } })
const turn = (label: RegExp) => fireEvent.click(screen.getByLabelText(label))
const add = () => fireEvent.submit(screen.getByText('Add').closest('form')!)

test('a new person comes with a contract and, where it is wanted, with a rate: one request', async () => {
  const sent = await open(roles.organisationAdmin)
  turn(/^Rate/)
  type('rate.weekdayMinor', '31.5')
  add()
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 })
  expect(sent[0]).toMatchObject({
    invite: true,
    contract: { fte: 1, workSystem: 'BASIC', endsOn: null },
    rate: { kind: 'hourly', weekdayMinor: 3150 },
  })
})

test('a rate with its comma in the wrong place is asked about before the person is added', async () => {
  const sent = await open(roles.organisationAdmin)
  turn(/^Rate/)
  type('rate.weekdayMinor', '0.31')
  add()
  const question = async () => within(await screen.findByRole('dialog', { name: /0\.31.* right\?$/ }))
  const first = await question()
  first.getByText('Weekdays: that is very little for an hour.')
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText(/very little/)).toBeNull())
  expect(sent).toEqual([])

  add()
  fireEvent.click((await question()).getByRole('button', { name: 'Save this rate' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ rate: { weekdayMinor: 31 } })
})

test('a rate that was typed and switched off again is not asked about', async () => {
  const sent = await open(roles.organisationAdmin)
  turn(/^Rate/)
  type('rate.weekdayMinor', '0.31')
  turn(/^Rate/)
  add()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ rate: null })
})

test.each([
  ['PL', '601 100 200', '+48601100200'],
  ['VN', '0901 234 567', '+84901234567'],
  ['PL', '+44 20 7946 0018', '+442079460018'],
])('in %s the phone number %s is sent as %s', async (country, typed, phone) => {
  setWriting({ dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm', country })
  const sent = await open(roles.organisationAdmin)
  type('phone', typed)
  add()
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 })
  expect(sent[0]).toMatchObject({ phone })
})

test('a role that sees no money is not asked for a rate, and a contract may be left out', async () => {
  const sent = await open(roles.locationManager)
  expect(screen.queryByLabelText(/^Rate/)).toBeNull()
  turn(/^Contract/)
  turn(/^Invite by e-mail/)
  add()
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 })
  expect(sent[0]).toMatchObject({ invite: false, contract: null, rate: null })
})
