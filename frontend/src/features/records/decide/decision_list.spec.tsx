import type { RecordDetails, RecordTab, TimeRecord } from '@shiftloom/backend/contracts/time_records'
import type { QueryKey } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { recordQuery, recordsQuery } from '../record_queries.ts'
import { DecisionList } from './decision_list.tsx'

const asked = { from: '2026-11-01', until: '2026-12-01' }
const record = (id: string, surname: string, more: Partial<TimeRecord> = {}): TimeRecord => ({
  ...{
    id,
    version: 3,
    employee: { id: `of-${id}`, name: 'Anna', surname },
    locationId: 'l1',
    positionId: null,
  },
  ...{ day: '2026-11-02', zone: 'Europe/Warsaw', plannedMinutes: 480 },
  ...{ plannedStartsAt: '2026-11-02T07:00:00Z', plannedEndsAt: '2026-11-02T15:00:00Z' },
  ...{ realStartsAt: '2026-11-02T07:06:00Z', realEndsAt: '2026-11-02T15:00:00Z' },
  ...{ countedStartsAt: '2026-11-02T07:06:00Z', countedEndsAt: '2026-11-02T15:00:00Z' },
  ...{ unpaidBreakMinutes: 0, workMinutes: 474, isOpen: false, flags: [{ kind: 'late', minutes: 6 }] },
  ...{ withinTolerance: false, status: 0, autoApproved: false, decidedAt: null, decidedBy: null },
  ...{ rejectReason: null, editReason: null, punches: [], ...more },
})

const sent: { path: string; body: unknown }[] = []
const asks: object[] = []
let given: ((page: number) => object) | null = null
beforeEach(() => {
  sent.length = 0
  asks.length = 0
  given = null
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return answered(new URL(path, 'http://product'))
    sent.push({
      path: `${method} ${path.replace('/api/time-tracking/records', '')}`,
      body: JSON.parse(String(body)),
    })
    if (!path.endsWith('/acceptances')) return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(Response.json({ result: { accepted: 1, left: 0 } }))
  })
})

/** Of what is read, the lists that a test gives; nothing else has been answered yet. */
function answered({ pathname, searchParams }: URL): Promise<Response> {
  if (!given || !pathname.endsWith('/records')) return new Promise(() => {})
  const { from: _from, until: _until, ...own } = Object.fromEntries(searchParams)
  asks.push(own)
  return Promise.resolve(Response.json({ result: given(Number(own.page)) }))
}

const detailsOf = (one: TimeRecord): RecordDetails => ({
  ...one,
  ...{ steps: [], after: null },
  before: {
    ...{ id: 'z', day: '2026-11-01', zone: 'Europe/Warsaw', startsAt: '2026-11-01T15:00:00Z' },
    ...{ endsAt: '2026-11-01T21:06:00Z', restMinutes: 600 },
  },
  log: [
    {
      ...{ id: 'p1', kind: 'start', at: '2026-11-02T07:06:00Z', receivedAt: '2026-11-02T07:06:00Z' },
      ...{ method: 'browser', locationId: 'l1', note: `Bus of ${one.id}`, sentBy: null, reason: null },
      ...{
        place: 'outside',
        distanceMetres: 240,
        accuracyMetres: 20,
        radiusMetres: 150,
        uncertaintyMs: null,
      },
      ...{ takenBack: false, replaced: false },
    },
  ],
})

type Shown = { tab?: RecordTab; counts?: Record<RecordTab, number> }
async function open(items: TimeRecord[], { tab = 'review', counts }: Shown = {}) {
  const page = { items, total: items.length, page: 1, pageSize: 50 }
  await renderSeeded(<DecisionList asked={asked} counts={counts} />, {
    feature: 'records',
    path: `/?tab=${tab}`,
    known: [
      [recordsQuery(asked, tab, 1).queryKey, page],
      ...items.map((one): [QueryKey, unknown] => [recordQuery(one.id).queryKey, detailsOf(one)]),
    ],
  })
  return userEvent.setup()
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

test('a row says what differs, by how much', async () => {
  await open([record('a', 'Lis')])
  const [row] = rows()
  expect(within(row!).getByText('6 min late')).toBeTruthy()
  expect(within(row!).getByText('7:54')).toBeTruthy()
})

test('J and K move, A approves the row that has the focus, as it was read', async () => {
  const user = await open([record('a', 'Lis'), record('b', 'Sowa')])
  rows()[0]!.focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(rows()[1])
  await user.keyboard('jk')
  expect(document.activeElement).toBe(rows()[0])
  await user.keyboard('ja')
  await vi.waitFor(() => expect(sent).toEqual([{ path: 'POST /b/acceptance', body: { version: 3 } }]))
})

test('R rejects for a reason that has to be given', async () => {
  const user = await open([record('a', 'Lis')])
  rows()[0]!.focus()
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByLabelText(/Reason/), 'Not at work')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: 'POST /a/rejection', body: { version: 3, reason: 'Not at work' } }])
  )
})

test('E begins with the hours that are counted', async () => {
  const user = await open([record('a', 'Lis')])
  rows()[0]!.focus()
  await user.keyboard('e')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/Start/).value).toBe('08:06')
  await user.type(dialog.getByLabelText(/Reason/), 'Agreed')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        path: 'PUT /a',
        body: { version: 3, start: '08:06', end: '16:00', unpaidBreakMinutes: 0, reason: 'Agreed' },
      },
    ])
  )
})

const clean = (id: string, surname: string, more: Partial<TimeRecord> = {}) =>
  record(id, surname, { withinTolerance: true, flags: [], workMinutes: 480, ...more })
const fiveClean = { review: 0, within: 5, pending: 5, approved: 0, rejected: 0 }

test('what is within the tolerance is approved together, that of other pages too, after a question', async () => {
  const user = await open([clean('a', 'Lis'), clean('b', 'Sowa')], { tab: 'within', counts: fiveClean })
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => clean(id, id, { employee: record('a', 'Lis').employee }))
  given = (page) => ({ items: page === 1 ? all.slice(0, 3) : all.slice(2), total: 300 })
  await user.click(screen.getByRole('button', { name: 'Approve 5 records within tolerance' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/1 person, 40:00 h together/)).toBeTruthy()
  expect(asks).toEqual([
    { tab: 'within', page: '1', pageSize: '200' },
    { tab: 'within', page: '2', pageSize: '200' },
  ])
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  const records = all.map(({ id, version }) => ({ id, version }))
  await vi.waitFor(() => expect(sent).toEqual([{ path: 'POST /acceptances', body: { records } }]))
})

test('of selected records only those within the tolerance are approved together', async () => {
  const user = await open([clean('a', 'Lis'), clean('b', 'Sowa'), record('c', 'Wilk')], {
    ...{ tab: 'pending', counts: fiveClean },
  })
  rows()[1]!.focus()
  await user.keyboard('xjx')
  await user.click(screen.getByRole('button', { name: 'Approve 1 record within tolerance' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: 'POST /acceptances', body: { records: [{ id: 'b', version: 3 }] } }])
  )
})

test('where nothing is within the tolerance, nothing is offered to be approved together', async () => {
  await open([record('a', 'Lis')], { tab: 'review', counts: fiveClean })
  expect(screen.queryByRole('button', { name: /within tolerance$/ })).toBeNull()
})

test('work that goes on has nothing to decide', async () => {
  await open([record('a', 'Lis', { isOpen: true, countedStartsAt: null, countedEndsAt: null, flags: [] })])
  expect(screen.queryByRole('button', { name: /^Approve:/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reject:/ })).toBeNull()
  expect(screen.getByText('At work')).toBeTruthy()
})

test('Enter opens a row in place, with its punches, decisions and the drawing of the place, and closes it again', async () => {
  const user = await open([record('a', 'Lis'), record('b', 'Sowa')])
  rows()[0]!.focus()
  await user.keyboard('j{Enter}')
  const log = within(screen.getByRole('region', { name: 'Punches' }))
  expect(log.getByText('“Bus of b”')).toBeTruthy()
  expect(log.getByRole('img', { name: /^240 m from the location/ })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'History' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Before and after' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('region', { name: 'Punches' })).toBeNull()
})

test('one row is open at a time, and letters pressed inside of it act on it', async () => {
  const user = await open([record('a', 'Lis'), record('b', 'Sowa')])
  const [first, second] = screen.getAllByRole('button', { name: /^Punches and history/ })
  await user.click(second!)
  await user.click(first!)
  expect(screen.getAllByRole('region', { name: 'Punches' })).toHaveLength(1)
  expect(first!.getAttribute('aria-expanded')).toBe('true')
  expect(second!.getAttribute('aria-expanded')).toBe('false')
  await user.click(second!)
  rows()[0]!.focus()
  act(() =>
    within(screen.getByRole('region', { name: 'Before and after' }))
      .getByRole('link')
      .focus()
  )
  await user.keyboard('a')
  await vi.waitFor(() => expect(sent).toEqual([{ path: 'POST /b/acceptance', body: { version: 3 } }]))
})
