import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { SettlementList } from './settlement_list.tsx'
import { settlementQuery } from './queries.ts'

const month = { from: '2026-11-01', until: '2026-12-01' }
const minutes = {
  ...{ workMinutes: 600, nightMinutes: 0, saturdayMinutes: 0, sundayMinutes: 120, holidayMinutes: 0 },
  ...{ dayOffMinutes: 0, overtime: [{ percent: 150, minutes: 120 }] },
}
const anna: SettledPerson = {
  ...{ ...minutes, employee: { id: 'e1', name: 'Anna', surname: 'Lis' }, normMinutes: 9_600 },
  ...{
    outdated: false,
    approvedRecords: 1,
    waitingRecords: 2,
    cost: { minor: 44_000, currency: 'PLN' },
    unpriced: 'some',
  },
  periods: [
    {
      ...{ from: '2026-11-01', until: '2026-12-01', ended: true, workMinutes: 10_440, normMinutes: 9_600 },
      ...{ absentMinutes: 480, averaged: { minutes: 495, percent: 200 }, additionalMinutes: 0 },
      averageWeek: { minutes: 3_000, limitMinutes: 2_880 },
    },
  ],
  places: [],
  daysOffDue: [
    { day: '2026-11-08', by: '2099-11-30' },
    { day: '2026-11-14', by: '2026-01-30' },
  ],
  breaches: [
    {
      ...{ ruleId: 'daily_rest', recordIds: ['r1'], day: '2026-11-02', basis: 'KP art. 132' },
      ...{ sentence: 'Only 9 h 30 min of rest', planned: false },
    },
  ],
  counters: [{ kind: 'year', period: '2026', minutes: 8_550, limitMinutes: 9_000 }],
  days: [{ ...minutes, day: '2026-11-02', costMinor: 30_500 }],
}

/** The answer is known already; asking again changes nothing. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))

const show = async (role: number, employeeId?: string, more: object = {}) => {
  const asked = { ...month, ...(employeeId && { employeeId }) }
  const onChoose = vi.fn<(id: string) => void>()
  await renderSeeded(<SettlementList asked={asked} onChoose={onChoose} />, {
    feature: 'records',
    profile: { role },
    known: [
      [
        settlementQuery(asked, 1).queryKey,
        { items: [anna], total: 1, page: 1, pageSize: 50, run: null, ...more },
      ],
    ],
  })
  return onChoose
}

test('one line for each person, with overtime, what waits, and cost', async () => {
  const onChoose = await show(1)
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['160:00', '10:00', '2:00 at 150%', '2 records wait']) within(row).getByText(text)
  within(row).getByText(/440/)
  within(row).getByText('Some work has no rate')
  within(row).getByText('8:15')
  expect(screen.queryByText(/Average week/)).toBeNull()
  expect(screen.queryByRole('table', { name: 'Hours by day' })).toBeNull()
  await userEvent.click(within(row).getByRole('button', { name: /Anna/ }))
  expect(onChoose).toHaveBeenCalledWith('e1')
})

test('whose registered work breaks a rule is shown with the record and whether it was planned so', async () => {
  await show(1, 'e1')
  const breach = screen.getByText('Only 9 h 30 min of rest').closest('li')!
  within(breach).getByText('Not in the schedule')
  const link = within(breach).getByRole('link')
  expect(link.getAttribute('href')).toContain('r1')
})

test('one person is shown by day, and an employee sees no cost', async () => {
  await show(0, 'e1')
  const days = screen.getByRole('table', { name: 'Hours by day' })
  expect(within(days).getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByText('Cost')).toBeNull()
  expect(screen.queryByText('Only 9 h 30 min of rest')).toBeNull()
  screen.getByText('Beyond the average week: 8:15 h, paid at 200%.')
  screen.getByText(/^Sun.*8.*: a day off is due by/)
  screen.getByText(/^Sat.*14.*: a day off was due by/)
  screen.getByText('Absences lower the contracted hours by 8:00 h.')
  for (const words of ['174:00 h of 160:00 h', '50:00 h, 2:00 h above 48:00 h', '142:30 h, at most 150:00 h'])
    screen.getByText(words)
})

test.each([
  ['running', 'Settling: 300 of 1000 people', 'Being settled again', 'Stop', '/cancellations'],
  [
    'cancelled',
    /^Settling was stopped after 300 of 1000 people/,
    'Out of date',
    'Continue',
    '/settlement-runs',
  ],
] as const)(
  'a month that is %s says so, and what is out of date',
  async (state, line, mark, button, path) => {
    const asked = vi.fn<(url: string) => Promise<never>>(() => new Promise(() => {}))
    vi.stubGlobal('fetch', asked)
    const run = { state, people: 1000, settled: 300 }
    await show(1, undefined, { run, items: [{ ...anna, outdated: true }] })
    expect(screen.getByRole('status').textContent).toMatch(line)
    screen.getByText(mark)
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(asked.mock.calls.some(([url]) => String(url).endsWith(path))).toBe(true)
  }
)

test('a month that is settled shows no run', async () => {
  await show(1, undefined, { run: { state: 'done', people: 1000, settled: 1000 } })
  expect(screen.queryByRole('status')).toBeNull()
})
