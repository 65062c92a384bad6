import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { AskButton } from './ask_button.tsx'
import { CorrectionList } from './correction_list.tsx'
import { correctionsQuery } from './queries.ts'

const asked = { from: '2026-11-01', until: '2026-12-01' }
const correction = (id: string, employeeId: string, more: Partial<TimeCorrection> = {}): TimeCorrection => ({
  ...{ id, version: 2, status: 'open', employee: { id: employeeId, name: 'Anna', surname: 'Lis' } },
  ...{ locationId: 'l1', recordId: 'r1', day: '2026-11-02', zone: 'Europe/Warsaw' },
  ...{ startsAt: '2026-11-02T07:00:00Z', endsAt: '2026-11-02T15:00:00Z', reason: 'The tablet was off' },
  breaks: [{ startsAt: '2026-11-02T11:00:00Z', endsAt: '2026-11-02T11:20:00Z' }],
  registered: [{ id: 'p1', kind: 'start', at: '2026-11-02T08:40:00Z' }],
  ...{ createdAt: '2026-11-03T07:00:00Z', decidedBy: null, decidedAt: null, decisionReason: null, ...more },
})
const record = {
  ...{ id: 'r1', version: 1, day: '2026-11-02', zone: 'Europe/Warsaw', locationId: 'l1' },
  ...{ realStartsAt: '2026-11-02T08:40:00Z', realEndsAt: null, isOpen: false },
  ...{ plannedStartsAt: '2026-11-02T07:00:00Z', plannedEndsAt: '2026-11-02T15:00:00Z' },
  punches: [
    { id: 'b1', kind: 'break_start', at: '2026-11-02T11:00:00Z', place: 'unchecked', note: null },
    { id: 'b2', kind: 'break_end', at: '2026-11-02T11:20:00Z', place: 'unchecked', note: null },
  ],
} as TimeRecord

const sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Promise(() => {})
    sent.push({ path: path.replace('/api/time-tracking', ''), body: JSON.parse(String(body)) })
    return Promise.resolve(new Response(JSON.stringify({ result: { id: 'c1' } }), { status: 201 }))
  })
})
const list = (items: TimeCorrection[]) =>
  renderSeeded(<CorrectionList asked={asked} />, {
    feature: 'records',
    profile: { licenseFunctionalities: { TimeRegistration: true } },
    known: [[correctionsQuery(asked, 1).queryKey, { items, total: items.length, page: 1, pageSize: 50 }]],
  })

test('a manager reads what was registered, what is asked for and why, and accepts it as it was read', async () => {
  await list([correction('a', 'e1')])
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['from 09:40', '08:00–16:00', 'The tablet was off', /Break: 12:00/])
    expect(within(row).getByText(text)).toBeTruthy()
  await userEvent.setup().click(within(row).getByRole('button', { name: /^Accept/ }))
  expect(sent).toEqual([{ path: '/corrections/a/acceptance', body: { version: 2 } }])
})

test('a rejection needs a reason', async () => {
  await list([correction('a', 'e1')])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Reject/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(sent).toEqual([])
  await user.type(within(dialog).getByLabelText(/Reason/), 'Not planned')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(sent).toEqual([{ path: '/corrections/a/rejection', body: { version: 2, reason: 'Not planned' } }])
})

test('one of one’s own can be withdrawn, and none that was answered', async () => {
  await list([
    correction('a', 'me'),
    correction('b', 'e1', { status: 'rejected', decisionReason: 'Not planned' }),
  ])
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons.filter((label) => label?.includes('Lis'))).toEqual([expect.stringMatching(/^Withdraw/)])
  expect(screen.getByText('Not planned')).toBeTruthy()
})

test('a correction of a record begins with what is known of it', async () => {
  await renderSeeded(<AskButton work={{ record }} />, { feature: 'records' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Send to my manager' }))
  expect(sent).toEqual([])
  await user.type(within(dialog).getByLabelText(/What happened/), 'The tablet was off')
  const start = within(dialog).getByLabelText(/^Start/)
  await user.clear(start)
  await user.type(start, '8:00')
  await user.click(within(dialog).getByRole('button', { name: 'Send to my manager' }))
  expect(sent).toEqual([
    {
      path: '/own/corrections',
      body: {
        ...{ recordId: 'r1', day: '2026-11-02', locationId: 'l1', start: '08:00', end: '16:00' },
        ...{ breaks: [{ start: '12:00', end: '12:20' }], reason: 'The tablet was off' },
      },
    },
  ])
})
