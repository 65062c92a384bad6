import type { RecordSummary } from '@shiftloom/backend/contracts/time_records'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { MonthProgress } from './month_progress.tsx'

const summary = (approvedMinutes: number, pendingMinutes: number): RecordSummary => ({
  ...{ approvedMinutes, pendingMinutes, plannedMinutes: 0 },
  counts: { review: 0, within: 0, pending: 0, approved: 0, rejected: 0 },
})

for (const [approved, pending, text] of [
  [6000, 600, '110:00 of 160:00 contracted hours, 50:00 to go'],
  [9600, 90, '161:30 of 160:00 contracted hours, 1:30 above'],
  [9600, 0, '160:00 of 160:00 contracted hours'],
] as const)
  test(`worked time against contracted hours: ${text}`, async () => {
    await renderSeeded(<MonthProgress summary={summary(approved, pending)} normMinutes={9600} />, {
      feature: 'records',
    })
    expect(screen.getByText(text)).toBeTruthy()
  })
