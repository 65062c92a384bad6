import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { roles, type Role } from '@shiftloom/backend/contracts/enums'
import type { RequestKind } from '@shiftloom/backend/contracts/requests'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { RegionKinds } from './region_kinds.tsx'

const annual: RequestKind = {
  id: 'k1',
  version: 3,
  names: { 'en-US': 'Annual leave', 'pl-PL': 'Urlop wypoczynkowy', 'vi-VN': 'Nghỉ phép năm' },
  shortcut: 'AL',
  kind: 'vacation',
  color: 0,
  paid: true,
  limited: true,
  daysCount: 20,
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: false,
  primaryVacation: true,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}
const trip: RequestKind = {
  ...annual,
  ...{
    id: 'k2',
    shortcut: 'BT',
    kind: 'delegation',
    limited: false,
    daysCount: null,
    primaryVacation: false,
  },
  names: { 'en-US': 'Business trip', 'pl-PL': 'Delegacja', 'vi-VN': 'Công tác' },
}

type Sent = { method: string; path: string; body: unknown }

async function open(role: Role = roles.globalAdmin, refusals: object[] = []) {
  await startI18n('en-US')
  await loadFeatureTexts('request_rules')
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Promise.resolve(new Response(JSON.stringify({ result: [annual, trip] }), { status: 200 }))
    sent.push({
      method,
      path: url.replace('/api/office/regions/r1/', ''),
      body: body ? JSON.parse(String(body)) : null,
    })
    const refusal = refusals.shift()
    if (refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 }))
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(new Response(JSON.stringify({ result: annual }), { status: 200 }))
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(profileQuery.queryKey, { role } as never)
  await renderScreen(
    <QueryClientProvider client={client}>
      <RegionKinds regionId="r1" />
    </QueryClientProvider>,
    { feature: 'regions' }
  )
  await screen.findByText('Annual leave')
  return sent
}
const press = async (name: string) =>
  fireEvent.click(screen.queryByLabelText(name) ?? (await screen.findByText(name)))

const save = (dialog: HTMLElement) => fireEvent.submit(within(dialog).getByText('Save').closest('form')!)

test('a kind is shown with its rules, and one that is added is named in three languages', async () => {
  const sent = await open()
  const row = screen.getByRole('row', { name: /Annual leave/ })
  expect(within(row).getByText('20 days a year')).toBeTruthy()
  expect(within(row).getByText('Annual leave entitlement')).toBeTruthy()
  await press('Add a request kind')
  const dialog = await screen.findByRole('dialog')
  const field = (label: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name: label })
  const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  write('Name in English', 'Study')
  save(dialog)
  expect(field('Name in Polish').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  write('Name in Polish', 'Nauka')
  write('Name in Vietnamese', 'Học tập')
  write('Shortcut', 'ST')
  save(dialog)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: 'request-kinds',
    body: {
      names: { 'en-US': 'Study', 'pl-PL': 'Nauka', 'vi-VN': 'Học tập' },
      shortcut: 'ST',
      daysCount: null,
    },
  })
})

test('what another user changed meanwhile is not overwritten unseen', async () => {
  const stale = {
    ErrorMessage: '',
    Code: 'core.stale_version',
    Details: { current: { ...annual, version: 5 } },
  }
  const sent = await open(roles.globalAdmin, [stale])
  await press('Edit Annual leave')
  const dialog = await screen.findByRole('dialog')
  const days = within(dialog).getByRole('textbox', { name: 'Days' })
  fireEvent.change(days, { target: { value: '26' } })
  save(dialog)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect((days as HTMLInputElement).value).toBe('26')
  save(dialog)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 3, daysCount: 26 },
    { version: 5, daysCount: 26 },
  ])
})

test('kinds change places, and one is deleted after a question', async () => {
  const sent = await open()
  await press('Move Annual leave down')
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PUT', path: 'request-kinds/order', body: { ids: ['k2', 'k1'] } }])
  )
  await press('Delete Business trip')
  await press('Delete')
  await waitFor(() => expect(sent[1]).toMatchObject({ method: 'DELETE', path: 'request-kinds/k2' }))
})

test('users who may not change kinds are offered nothing', async () => {
  await open(roles.backOfficeAdmin)
  expect(screen.queryAllByRole('button')).toEqual([])
})
