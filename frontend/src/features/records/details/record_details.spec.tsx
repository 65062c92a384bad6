import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { Neighbours } from '../parts/neighbours.tsx'
import { settlementQuery } from '../settlement/queries.ts'
import { RecordFacts } from './record_facts.tsx'
import { PunchLog } from '../parts/punch_log.tsx'
import { RecordHistory } from '../parts/record_history.tsx'

const punch = {
  radiusMetres: 150,
  uncertaintyMs: 400,
  replaced: false,
  reason: null,
  method: 'browser',
  locationId: 'l1',
  accuracyMetres: null,
  distanceMetres: null,
} as const
const record: RecordDetails = {
  ...{ id: 'a', version: 3, employee: { id: 'e1', name: 'Anna', surname: 'Lis' }, locationId: 'l1' },
  ...{ positionId: null, day: '2026-11-02', zone: 'Europe/Warsaw', plannedMinutes: 480 },
  ...{ plannedStartsAt: '2026-11-02T07:00:00Z', plannedEndsAt: '2026-11-02T15:00:00Z' },
  ...{ realStartsAt: '2026-11-02T07:06:00Z', realEndsAt: null, isOpen: false, flags: [], punches: [] },
  ...{ countedStartsAt: '2026-11-02T07:06:00Z', countedEndsAt: '2026-11-02T15:00:00Z' },
  ...{ unpaidBreakMinutes: 0, workMinutes: 474, withinTolerance: false, status: 0, autoApproved: false },
  ...{ decidedAt: null, decidedBy: null, rejectReason: null, editReason: null },
  log: [
    {
      ...{ ...punch, id: 'p1', kind: 'start', at: '2026-11-02T06:30:00Z', note: null, sentBy: null },
      ...{ place: 'unchecked', takenBack: true, receivedAt: '2026-11-02T06:30:00Z' },
    },
    {
      ...{ ...punch, id: 'p2', kind: 'start', at: '2026-11-02T07:06:00Z', note: 'Bus', sentBy: null },
      ...{
        method: 'card',
        place: 'outside',
        distanceMetres: 240,
        uncertaintyMs: 2_600,
        takenBack: false,
        receivedAt: '2026-11-02T07:06:00Z',
      },
    },
  ],
  steps: [
    {
      ...{ id: 's1', kind: 'edited', at: '2026-11-03T08:00:00Z', by: { name: 'Ewa', surname: 'Sowa' } },
      ...{ reason: 'Agreed', hours: { start: '08:00', end: '16:00', unpaidBreakMinutes: 15 } },
    },
    { id: 's2', kind: 'approved', at: '2026-11-03T09:00:00Z', by: null, reason: null, hours: null },
  ],
  before: {
    ...{ id: 'b', day: '2026-11-01', zone: 'Europe/Warsaw', startsAt: '2026-11-01T15:00:00Z' },
    ...{ endsAt: '2026-11-01T21:06:00Z', restMinutes: 600 },
  },
  after: null,
}
const show = (part: React.ReactNode) => renderSeeded(part, { feature: 'records' })

test('the log names every punch, also one taken back', async () => {
  await show(<PunchLog record={record} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByText('Taken back')).toBeTruthy()
  expect(within(first!).getByText('07:30')).toBeTruthy()
  expect(within(second!).getByText('240 m away')).toBeTruthy()
  expect(within(second!).getByText(/time within 3 s/)).toBeTruthy()
  expect(within(first!).queryByText(/time within/)).toBeNull()
  expect(within(second!).getByText('“Bus”')).toBeTruthy()
  expect(within(second!).getByText(/Kiosk, card/)).toBeTruthy()
})

test('the history has each decision with its person and reason; one by rule says so', async () => {
  await show(<RecordHistory record={record} />)
  screen.getByText(/Sowa/)
  screen.getByText('“Agreed”')
  screen.getByText(/08:00.16:00 · 0:15 h unpaid break/)
  screen.getByText(/By rule/)
  cleanup()
  await show(<RecordHistory record={{ ...record, autoApproved: null }} />)
  expect(screen.queryByText(/By rule/)).toBeNull()
})

test('the work before leads to its own page, with the rest in between', async () => {
  await show(<Neighbours record={record} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/system/records/b/details')
  screen.getByText('10:00 h of rest in between')
})

test('who may read costs sees that of the approved work of the day', async () => {
  const asked = { from: '2026-11-02', until: '2026-11-03', employeeId: 'e1' }
  const person = {
    cost: { minor: 44_000, currency: 'PLN' },
    days: [{ day: '2026-11-02', costMinor: 30_500 }],
  }
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const facts = (role: number) =>
    renderSeeded(<RecordFacts record={record} />, {
      feature: 'records',
      profile: { role },
      known: [[settlementQuery(asked, 1).queryKey, { items: [person] }]],
    })
  await facts(1)
  screen.getByText('Cost of the approved work of this day')
  screen.getByText(/305\.00/)
  cleanup()
  await facts(0)
  expect(screen.queryByText(/^Cost/)).toBeNull()
})
