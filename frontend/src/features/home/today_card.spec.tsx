import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { TodayCard } from './today_card.tsx'

const today = '2026-11-26'
const person = { id: 'anna', name: 'Anna', surname: 'Nowak', avatarUrl: null } as SchedulePerson
const shift = {
  ...{ id: 's', employeeId: 'anna', positionId: null, day: today, start: '08:00', end: '16:00' },
  ...{ startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-11-26T15:00:00Z' },
} as ScheduleEntry

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

async function openAt(instant: string, { timeZone = 'Europe/Warsaw', shifts = [shift] } = {}) {
  vi.setSystemTime(instant)
  answerWith({})
  await renderSeeded(<TodayCard today={today} shifts={shifts} people={[person]} />, {
    feature: 'home',
    profile: { timeZone },
  })
  await screen.findByText('Today')
}
/** Where the line of the moment stands in the day, in percent; null: there is none. */
function line(): number | null {
  const found = document.querySelector<HTMLElement>('[class*="now"] > span')
  return found && Number.parseFloat(found.style.left)
}

test.each([
  ['Europe/Warsaw', '2026-11-26T11:00:00Z', 50],
  ['Europe/Warsaw', '2026-11-25T23:00:00Z', 0],
  ['Asia/Ho_Chi_Minh', '2026-11-26T11:00:00Z', 75],
])(
  'in %s, at %s, the line of the moment stands after %s hundredths of the day',
  async (timeZone, instant, share) => {
    await openAt(instant, { timeZone })
    expect(line()).toBeCloseTo(share)
  }
)

test('the line goes on while the screen stays open, and leaves with the day', async () => {
  await openAt('2026-11-26T11:00:00Z')
  act(() => void vi.advanceTimersByTime(6 * 3_600_000))
  expect(line()).toBeCloseTo(75)
  act(() => void vi.advanceTimersByTime(6 * 3_600_000))
  expect(line()).toBeNull()
})

test('a day on which no one works has no line', async () => {
  await openAt('2026-11-26T11:00:00Z', { shifts: [] })
  expect(line()).toBeNull()
})
