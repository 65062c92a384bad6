import { cleanup, screen, within } from '@testing-library/react'
import { requestStatuses } from '@shiftloom/backend/contracts/enums'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { ScreensContext } from '#/lib/screens/screens.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { MyRequestsCard } from './my_requests_card.tsx'
import { ownRequestsQuery, requestCountsQuery, waitingRequestsQuery } from './queries.ts'
import { RequestStatusesCard } from './request_statuses_card.tsx'

vi.mock('#/lib/network/use_hub.ts', () => ({ useHub: () => undefined, useHubConnected: () => undefined }))

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('request_status')
})
afterEach(cleanup)

const path = '/requests_module/holidays'
const filed = (more: Partial<FiledRequest>) =>
  ({
    ...{ id: 'r1', status: requestStatuses.pending, automatic: false, part: null },
    ...{ firstDay: '2026-12-07', lastDay: '2026-12-11', type: { name: 'Annual leave' } },
    employee: { id: 'e2', name: 'Linh', surname: 'Đặng' },
    ...more,
  }) as FiledRequest

async function shown(role: number, { own = [], waiting = [] }: Record<string, FiledRequest[]>, open = true) {
  await renderSeeded(
    <ScreensContext value={(name) => (open && name === 'requests' ? path : null)}>
      <RequestStatusesCard />
      <MyRequestsCard />
    </ScreensContext>,
    {
      feature: 'home',
      profile: { role, licenseFunctionalities: { HolidayRequest: true } },
      known: [
        [ownRequestsQuery.queryKey, { items: own, total: own.length }],
        [waitingRequestsQuery.queryKey, { items: waiting, total: waiting.length }],
        [requestCountsQuery.queryKey, { 0: 3, 1: 12, 2: 1, 3: 0 }],
      ],
    }
  )
}
const [employee, locationManager] = [0, 2]

test('an employee sees their own requests with what became of them, and no one else’s', async () => {
  await shown(employee, {
    own: [filed({}), filed({ id: 'r0', status: requestStatuses.approved, automatic: true })],
    waiting: [filed({ id: 'r9' })],
  })
  const card = within(screen.getByRole('region', { name: 'My requests' }))
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${path}?whose=own`,
    `${path}/r1/details`,
    `${path}/r0/details`,
  ])
  expect(card.getAllByText(/Pending|Approved|automatic/).map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Approved',
    'automatic',
  ])
  expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull()
})

test('a location manager sees how many there are of each, and those that wait by name', async () => {
  await shown(locationManager, { waiting: [filed({})] })
  const card = within(screen.getByRole('region', { name: 'Requests' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3Pending',
    '12Approved',
    '1Rejected',
    expect.stringMatching(/Linh Đặng.*Annual leave · .*7.*11.*Pending/),
  ])
  expect(card.getByRole('link', { name: 'Approved' }).getAttribute('href')).toBe(`${path}?status=1`)
  expect(screen.getByText('No requests yet')).toBeTruthy()
})

test('without the screen of requests there are no cards', async () => {
  await shown(locationManager, { waiting: [filed({})] }, false)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a card whose requests cannot be read says so, and tries again', async () => {
  const answers = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(
        { ErrorMessage: 'Out of order.', Code: 'core.internal', Details: {}, TraceId: 'x' },
        { status: 500 }
      )
    )
  await renderSeeded(
    <ScreensContext value={(name) => (name === 'requests' ? path : null)}>
      <MyRequestsCard />
      <RequestStatusesCard />
    </ScreensContext>,
    { feature: 'home', profile: { role: locationManager, licenseFunctionalities: { HolidayRequest: true } } }
  )
  const card = within(await screen.findByRole('region', { name: 'My requests' }))
  expect(card.getByRole('alert').textContent).toContain('Out of order.')
  expect(within(screen.getByRole('region', { name: 'Requests' })).getByRole('alert')).toBeTruthy()
  answers.mockImplementation(async () =>
    Response.json({ result: { items: [], total: 0, page: 1, pageSize: 4 } })
  )
  card.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText('No requests yet')).toBeTruthy()
  answers.mockRestore()
})
