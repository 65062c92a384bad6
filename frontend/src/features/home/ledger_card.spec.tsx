import type { OwnFairness } from '@shiftloom/backend/contracts/fairness'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ownLedgerQuery } from '#/domain/ledger/queries.ts'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { LedgerCard } from './ledger_card.tsx'

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('ledger')
})
afterEach(cleanup)

const today = '2026-11-26'
const known: OwnFairness = {
  ...{ from: '2026-10-01', until: '2027-01-01', colleagues: 5 },
  own: {
    ...{ nights: 3, weekends: 4, holidays: 1, closings: 2, plannedMinutes: 9600, normMinutes: 9600 },
    ...{ wishes: 4, wishesGranted: 3, requests: 0, requestsRefused: 0 },
  },
  median: {
    ...{ nights: 1.5, weekends: 4, holidays: 0, closings: 2, plannedMinutes: 9000 },
    ...{ wishesGrantedShare: 0.5, requestsRefusedShare: null },
  },
}

async function rows(data: OwnFairness): Promise<string[][]> {
  await renderSeeded(<LedgerCard today={today} />, {
    feature: 'home',
    profile: { role: 0, licenseFunctionalities: { OnlineWorkSchedule: true } },
    known: [[ownLedgerQuery({ day: today, period: 'quarter' }).queryKey, data]],
  })
  const table = within(screen.getByRole('table'))
  return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
}

test('own figures are compared with the median, parts with shares', async () => {
  const shown = await rows(known)
  expect(shown[0]).toEqual(['Figure', 'You', 'Team median'])
  expect(shown[1]).toEqual(['Nights', '3', '1.5'])
  expect(shown.at(-2)).toEqual(['Preferences met', '3 of 4', '50%'])
  expect(shown.at(-1)).toEqual(['Requests rejected', '—', '—'])
  expect(screen.getByText(/Median of 5 colleagues/)).toBeTruthy()
})

test('without a median there is no column of it, and the reason is given', async () => {
  const shown = await rows({ ...known, median: null, colleagues: 3 })
  expect(shown[1]).toEqual(['Nights', '3'])
  expect(screen.getByText(/fewer than four colleagues/)).toBeTruthy()
})
