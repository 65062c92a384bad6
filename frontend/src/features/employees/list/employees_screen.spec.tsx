import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { enumsQuery, profileQuery } from '#/lib/account/profile.ts'
import { ConfirmProvider } from '#/ui/confirm.tsx'
import { hideToast, shownToasts } from '#/ui/toast.ts'
import { Toaster } from '#/ui/toaster.tsx'
import { EmployeesScreen } from './employees_screen.tsx'

vi.mock('#/ui/grid/grid.tsx', () => import('#/../testing/plain_grid.tsx'))

const person = {
  id: 'p1',
  name: 'Ewa',
  surname: 'Lis',
  email: 'ewa@example.com',
  role: 0,
  mainLocationId: 'l1',
  locationIds: ['l1', 'far'],
  positionIds: ['cook'],
  tagIds: [],
  integrationId: '0042',
  disabledInSchedule: true,
  accountStatus: 'invited',
  archived: false,
}
const list = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 25 })
const cook = { id: 'cook', name: 'Cook', color: 1, isDefault: true }

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[] = []
let refusal: object | null = null
/** Answers the next change of many. */
let held: Promise<Response> | null = null
/** Of the whole list. */
let total = 1
/** What else the server says of the person. */
let more: object = {}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input).replace('/api/organisation-management', '')
  const method = init?.method ?? 'GET'
  sent.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null })
  if (path.includes('/bulk-') && held) {
    const first = held
    held = null
    return first
  }
  if (method === 'POST' && refusal) return new Response(JSON.stringify(refusal), { status: 400 })
  if (path.includes('/bulk-'))
    return json({
      changed: 0,
      unchanged: 0,
      refused: [{ ...person, code: 'organisation.role_not_allowed', message: 'Not yours' }],
    })
  if (method === 'POST') return json({ ...person, id: 'new' })
  if (path.includes('/profile/lists/')) return json({ hiddenColumns: null })
  if (path.startsWith('/employees/matching/people'))
    return json({ employeeIds: Array.from({ length: 250 }, (_, index) => `m${index}`) })
  if (path.startsWith('/employees/matching')) return json({ count: 250, mark: '250-abc' })
  if (path.startsWith('/employees'))
    return json(path.includes('archived=true') ? list([]) : { ...list([{ ...person, ...more }]), total })
  if (path.startsWith('/locations')) return json(list([{ id: 'l1', name: 'Warszawa' }]))
  if (path.startsWith('/positions')) return json(list([cook]))
  if (path.startsWith('/organisation')) return json({ language: 1 })
  if (path.startsWith('/licence-places')) return json({ licensed: 10, taken: 8, left: 2 })
  return json(list([]))
}
const json = (result: unknown) => new Response(JSON.stringify({ result }), { status: 200 })

async function open(role: number) {
  await startI18n('en-US')
  await loadFeatureTexts('employees')
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const licence = { OnlineWorkSchedule: true }
  const me = {
    role,
    employeeId: 'me',
    locationIds: ['l1'],
    licenseFunctionalities: licence,
    metricsEnabled: false,
  }
  cache.setQueryData(profileQuery.queryKey, me as never)
  cache.setQueryData(enumsQuery.queryKey, { languages: [{ id: 1, description: 'Polski' }] } as never)
  const router = createMemoryRouter(
    [
      { path: '/employees', element: <EmployeesScreen /> },
      { path: '/employees/:id', element: <h1>Page of the new person</h1> },
    ],
    { initialEntries: ['/employees'] }
  )
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <ConfirmProvider>
          <RouterProvider router={router} />
          <Toaster />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  await screen.findByText('Ewa Lis')
  return userEvent.setup()
}

beforeEach(() => {
  sent = []
  refusal = null
  total = 1
  more = {}
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  shownToasts().forEach(({ id }) => hideToast(id))
})

test('a row names the places and the work of a person, and what is not seen as such', async () => {
  await open(4)
  const row = screen.getByText('Ewa Lis').closest<HTMLElement>('[role=row]')!
  await waitFor(() => expect(row.textContent).toContain('Warszawa'))
  expect(row.textContent).toContain('Cook')
  expect(row.textContent).toContain('Invited')
  expect(row.textContent).toContain('Not planned')
  expect(within(row).getByLabelText('Another location').textContent).toBe('+1')
})

test('a planned person without a contract is marked, and the mark leads to where one is added', async () => {
  await open(4)
  expect(screen.queryByText('No contract')).toBeNull()
  cleanup()
  more = { lacksContract: true }
  await open(4)
  const mark = screen.getByText('No contract').closest('a')!
  expect(mark.getAttribute('href')).toBe('/employees/p1/details?tab=contracts')
})

test('search and archive are asked of the server', async () => {
  const user = await open(4)
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'lis')
  await waitFor(() => expect(sent.some(({ path }) => path.includes('search=lis'))).toBe(true))
  await user.click(screen.getByRole('radio', { name: 'Archived' }))
  await waitFor(() => expect(sent.at(-1)!.path).toContain('archived=true'))
  expect(await screen.findByText('No one matches')).toBeTruthy()
})

test('a manager may look but not add', async () => {
  await open(1)
  expect(screen.queryByRole('button', { name: 'Add employee' })).toBeNull()
})

test('the form says how many places of the licence are left', async () => {
  const user = await open(2)
  await user.click(screen.getByRole('button', { name: 'Add employee' }))
  await screen.findByText('2 places of your licence are left, of 10.')
})

test('adding sends the usual positions; a taken address is said at its field and keeps the input', async () => {
  const user = await open(2)
  await user.click(screen.getByRole('button', { name: 'Add employee' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByLabelText(/First name/)
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)

  await user.type(within(dialog).getByLabelText(/First name/), 'Jan')
  await user.type(within(dialog).getByLabelText(/Last name/), 'Lis')
  await user.type(within(dialog).getByLabelText(/E-mail/), 'jan@example.com')
  refusal = { ErrorMessage: 'Taken', Code: 'organisation.email_taken', Details: { field: 'email' } }
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('Taken')).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>(/First name/).value).toBe('Jan')

  refusal = null
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Page of the new person')).toBeTruthy()
  const posted = sent.filter(({ method }) => method === 'POST').at(-1)!.body
  expect(posted).toMatchObject({
    name: 'Jan',
    role: 0,
    mainLocationId: 'l1',
    positionIds: ['cook'],
    language: 1,
  })
})

test('ticked people are archived after a question, and who was refused is named with the reason', async () => {
  const user = await open(4)
  expect(screen.queryByRole('region', { name: 'Selected employees' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'p1' }))
  const bar = screen.getByRole('region', { name: 'Selected employees' })
  expect(bar.textContent).toContain('1 person selected')
  await user.click(within(bar).getByRole('button', { name: 'Archive' }))
  expect(sent.some(({ path }) => path.includes('bulk'))).toBe(false)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
  const report = await screen.findByRole('dialog', { name: /1 person could not be changed/ })
  expect(report.textContent).toContain('Not yours')
  expect(report.textContent).toContain('Ewa Lis')
  expect(sent.find(({ path }) => path.includes('bulk'))).toMatchObject({
    path: '/employees/bulk-archives',
    body: { employeeIds: ['p1'], archived: true },
  })
})

async function chooseAll() {
  total = 250
  const user = await open(4)
  await user.click(screen.getByRole('checkbox', { name: 'p1' }))
  await user.click(screen.getByRole('button', { name: 'Select all 250 people of this list' }))
  expect(await screen.findByText('All 250 matching people are selected')).toBeTruthy()
  return user
}

const bulks = () => sent.filter(({ path }) => path.includes('bulk'))

test('the whole list is chosen by its filter, and changed some at a time', async () => {
  const user = await chooseAll()
  await user.click(screen.getByRole('button', { name: 'Send invitation again' }))
  await waitFor(() => expect(bulks()).toHaveLength(7))
  expect(sent.find(({ path }) => path.startsWith('/employees/matching/people'))!.path).toContain(
    'mark=250-abc'
  )
  expect(bulks()[0]).toMatchObject({ path: '/employees/bulk-changes', body: { kind: 'invite' } })
  const asked = bulks().flatMap(({ body }) => (body as { employeeIds: string[] }).employeeIds)
  expect(asked).toEqual(Array.from({ length: 250 }, (_, index) => `m${index}`))
  await screen.findByRole('dialog', { name: /7 people could not be changed/ })
})

test('a change of many is stopped, and what is done is listed', async () => {
  const user = await chooseAll()
  let release: (answer: Response) => void = () => {}
  held = new Promise((resolve) => (release = resolve))
  await user.click(screen.getByRole('button', { name: 'Send invitation again' }))
  await screen.findByText('0 of 250 people')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  release(json({ changed: 39, unchanged: 1, refused: [] }))
  await screen.findByText('Stopped. 39 people changed; 1 was that way already.')
  expect(bulks()).toHaveLength(1)
})

test('what an earlier request changed is listed when a later one fails', async () => {
  const user = await chooseAll()
  held = Promise.resolve(json({ changed: 40, unchanged: 0, refused: [] }))
  refusal = { ErrorMessage: 'Not now', Code: 'x', Details: {}, TraceId: 'y' }
  await user.click(screen.getByRole('button', { name: 'Send invitation again' }))
  await screen.findByText('Not now')
  await screen.findByText('40 people changed.')
})

test('another filter clears the selection', async () => {
  const user = await chooseAll()
  await user.click(screen.getByRole('radio', { name: 'Archived' }))
  await waitFor(() => expect(screen.queryByText(/matching people are selected/)).toBeNull())
})

test('columns are chosen for the account', async () => {
  const user = await open(4)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Role' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/organisation-users/profile/lists/employees',
      body: { hiddenColumns: ['tags', 'phone', 'integrationId', 'role'] },
    })
  )
})
