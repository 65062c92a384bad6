import type { SettlementTotals } from '@shiftloom/backend/contracts/settlement'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { locationsQuery } from '#/domain/company/directory.ts'
import { settlementQuery, totalsQuery } from './queries.ts'
import { SettlementView } from './settlement_view.tsx'

const asked = { from: '2026-11-01', until: '2026-12-01' }
const minutes = {
  ...{ workMinutes: 600, nightMinutes: 0, saturdayMinutes: 0, sundayMinutes: 0, holidayMinutes: 0 },
  ...{ dayOffMinutes: 0, overtime: [{ percent: 150, minutes: 120 }] },
}
const totals: SettlementTotals = {
  days: [
    { ...minutes, day: '2026-11-02', people: 12, cost: { minor: 44_000, currency: 'PLN' } },
    { ...minutes, day: '2026-11-03', people: 3, cost: { minor: 10_000, currency: 'PLN' } },
  ],
  places: [
    { ...minutes, locationId: null, people: 1, cost: null },
    { ...minutes, locationId: 'l2', people: 12, cost: { minor: 44_000, currency: 'PLN' } },
    { ...minutes, locationId: 'l1', people: 3, cost: { minor: 10_000, currency: 'PLN' } },
  ],
  periods: [
    {
      ...{ from: '2026-11-01', until: '2026-12-01', ended: false, people: 15, workMinutes: 90_000 },
      ...{
        normMinutes: 144_000,
        absentMinutes: 960,
        averagedMinutes: 0,
        additionalMinutes: 0,
        aboveLimit: 2,
      },
    },
  ],
  ...{ people: 15, outdated: 2, missing: 1, run: null },
}

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))

async function show(role: number) {
  const locations = [
    { id: 'l1', name: 'Anin' },
    { id: 'l2', name: 'Wola' },
  ]
  await renderSeeded(<SettlementView asked={asked} onChoose={() => {}} />, {
    feature: 'records',
    profile: { role },
    known: [
      [settlementQuery(asked, 1).queryKey, { items: [], total: 0, page: 1, pageSize: 50, run: null }],
      [totalsQuery(asked).queryKey, totals],
      [locationsQuery.queryKey, locations],
    ],
  })
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

test('is grouped by location, by name, those out of reach last, and says what is behind', async () => {
  await show(1)
  await choose('Location')
  const rows = within(screen.getByRole('table', { name: 'Hours by location' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent?.slice(0, 4))).toEqual(['Anin', 'Wola', 'Othe'])
  within(rows[2]!).getByText('12')
  within(rows[2]!).getByText(/440/)
  screen.getByText('The figures of 2 people are those of before a change.')
  screen.getByText('1 person is settled for the first time and missing from the totals.')
})

test('is grouped by day, with cost for roles that see it', async () => {
  await show(1)
  await choose('Day')
  const table = within(screen.getByRole('table', { name: 'Hours by day' }))
  const [, monday, tuesday] = table.getAllByRole('row')
  for (const text of [/^Mon/, '12', '10:00', /440/]) within(monday!).getByText(text)
  for (const text of [/^Tue/, '3', /100\.00/]) within(tuesday!).getByText(text)
})

test('is grouped by settlement period', async () => {
  await show(1)
  await choose('Settlement period')
  const [, row] = within(screen.getByRole('table', { name: 'Settlement period' })).getAllByRole('row')
  for (const text of ['In progress', '15', '2,400:00', '16:00', '1,500:00', '2']) within(row!).getByText(text)
})

test('is the own one alone for employees', async () => {
  await show(0)
  expect(screen.queryByRole('radio')).toBeNull()
})
