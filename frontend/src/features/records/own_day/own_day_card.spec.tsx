import type { OwnDay } from '@shiftloom/backend/contracts/time_tracking'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { OwnDayCard } from './own_day_card.tsx'
import { pendingPunches } from './pending_punch.ts'
import { ownDayQuery } from './queries.ts'

const away: OwnDay = {
  ...{ now: '2026-11-02T07:00:00.000Z', method: null, registersHere: true, state: 'away', since: null },
  ...{ next: ['start'], usualLocationId: 'l1', punches: [], workMinutes: 0, breakMinutes: 0 },
  locations: [{ id: 'l1', name: 'Centrum', zone: 'Europe/Warsaw', mapped: false }],
  shifts: [
    {
      ...{ entryId: 's1', startsAt: '2026-11-02T07:00:00.000Z', endsAt: '2026-11-02T15:00:00.000Z' },
      ...{ locationId: 'l1', positionId: null },
    },
  ],
  ...{ noticeRead: false, accuracyLimitMetres: 100 },
}
const working: OwnDay = {
  ...{ ...away, state: 'working', since: '2026-11-02T06:58:00.000Z', next: ['break_start', 'end'] },
  punches: [
    {
      ...{ id: 'p1', kind: 'start', at: '2026-11-02T06:58:00.000Z', locationId: 'l1', place: 'unchecked' },
      ...{ accuracyMetres: null, distanceMetres: null, note: null, reason: null },
      withdrawableUntil: '2026-11-02T07:03:00.000Z',
    },
  ],
}

type Sent = { method: string; path: string; body: Record<string, unknown> | null }
const sent: Sent[] = []
let answers: ({ status: number; body: object } | 'no way')[]
beforeEach(() => {
  sent.length = 0
  answers = []
  localStorage.clear()
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    // The day is known already; only what is written counts here.
    if (method === 'GET') return Promise.reject(new TypeError('Failed to fetch'))
    sent.push({ method, path: path.replace('/api', ''), body: body ? JSON.parse(String(body)) : null })
    const answer = answers.shift() ?? 'no way'
    if (answer === 'no way') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      new Response(answer.status === 204 ? null : JSON.stringify(answer.body), { status: answer.status })
    )
  })
})
const stored = (day: OwnDay) => ({ status: 201, body: { result: day } })
async function open(day: OwnDay, isBrief = false) {
  await renderSeeded(<OwnDayCard isBrief={isBrief} />, {
    feature: 'records',
    known: [[ownDayQuery.queryKey, day]],
  })
  return userEvent.setup()
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('the big button registers what comes next, with its note', async () => {
  const user = await open(away)
  expect(screen.getByText('Planned: 08:00–16:00, Centrum')).toBeTruthy()
  answers = [stored(working)]
  await user.type(screen.getByLabelText('Note (optional)'), 'Opening')
  await user.click(button('Start work'))
  expect(await screen.findByText('At work since 07:58')).toBeTruthy()
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/time-tracking/own/punches' })
  expect(sent[0]!.body).toMatchObject({
    kind: 'start',
    locationId: 'l1',
    note: 'Opening',
    position: null,
    counter: 1,
  })
  expect(screen.getByRole('button', { name: 'Start break' })).toBeTruthy()
  expect(pendingPunches.of('u1')).toBeNull()
})

test('without a connection the punch waits in the browser, and nothing else can be registered', async () => {
  const user = await open(away)
  await user.click(button('Start work'))
  expect(await screen.findByText(/Saved on this device/)).toBeTruthy()
  expect(pendingPunches.of('u1')).toMatchObject({ kind: 'start', counter: 1 })
  expect(button('Start work')).toHaveProperty('disabled', true)
})

test('a refused punch is not kept', async () => {
  const user = await open(away)
  answers = [
    { status: 400, body: { ErrorMessage: 'You are already at work.', Code: 'time_tracking.not_valid_now' } },
  ]
  await user.click(button('Start work'))
  await vi.waitFor(() => expect(pendingPunches.of('u1')).toBeNull())
  expect(screen.queryByText(/Saved on this device/)).toBeNull()
})

test('the first position is sent after the notice only, or left out', async () => {
  const mapped = { ...away, locations: [{ ...away.locations[0]!, mapped: true }] }
  const user = await open(mapped)
  await user.click(button('Start work'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/erased after 90 days/)).toBeTruthy()
  expect(sent).toEqual([])
  answers = [stored(working)]
  await user.click(dialog.getByRole('button', { name: 'Register without position' }))
  expect(await screen.findByText('At work since 07:58')).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['/time-tracking/own/punches'])
})

test('a mistake of the last minutes is taken back', async () => {
  const user = await open(working)
  answers = [{ status: 200, body: { result: away } }]
  await user.click(button('Undo: Start of work, 07:58'))
  expect(await screen.findByText('Not at work')).toBeTruthy()
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/time-tracking/own/punches/p1' })
})

test('people who register elsewhere read where, and have no button', async () => {
  await open({ ...working, method: 'kiosk', registersHere: false })
  expect(screen.getByText('You register your time at a kiosk.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End work' })).toBeNull()
})

test('beside the work of others, of today only what can be taken back is listed', async () => {
  const earlier = {
    ...working.punches[0]!,
    ...{ id: 'p0', at: '2026-11-02T05:00:00.000Z', withdrawableUntil: null },
  }
  const day = { ...working, punches: [earlier, working.punches[0]!] }
  await open(day, true)
  const times = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5))
  expect(times).toEqual(['07:58'])
  expect(button('End work')).toBeTruthy()
  expect(button('Report missing work')).toBeTruthy()
})
