import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { describe, expect, it } from 'vitest'
import { calendarItems, dayOfWall, ownWork, wall } from './events.ts'

const entry = (more: Partial<ScheduleEntry>): ScheduleEntry =>
  ({
    id: 'a',
    type: 0,
    employeeId: 'me',
    day: '2026-11-20',
    start: '08:00',
    end: '16:00',
    fullDay: false,
    workMinutes: 480,
    ...more,
  }) as ScheduleEntry

describe('the calendar of one person', () => {
  it('shows a shift on the wall clock of its place', () => {
    const [item] = calendarItems([entry({})], 'me', 'hidden')
    expect(item!.start).toEqual(new Date(2026, 10, 20, 8, 0))
    expect(item!.end).toEqual(new Date(2026, 10, 20, 16, 0))
  })

  it('cuts a night shift at the end of the day it starts on', () => {
    const [item] = calendarItems([entry({ start: '22:00', end: '06:00' })], 'me', 'hidden')
    expect(dayOfWall(item!.end)).toBe('2026-11-20')
  })

  it('keeps colleagues out until they are asked for, and their absences always', () => {
    const entries = [
      entry({}),
      entry({ id: 'b', employeeId: 'other' }),
      entry({ id: 'c', employeeId: 'other', type: 1, fullDay: true }),
    ]
    expect(calendarItems(entries, 'me', 'hidden').map(({ id }) => id)).toEqual(['a'])
    expect(calendarItems(entries, 'me', 'drawn').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('names who works alongside where they are not drawn', () => {
    const at = (id: string, employeeId: string, from: number, to: number) =>
      entry({
        id,
        employeeId,
        locationId: 'here',
        startsAt: `2026-11-20T${from}:00:00Z`,
        endsAt: `2026-11-20T${to}:00:00Z`,
      })
    const items = calendarItems(
      [at('a', 'me', 10, 14), at('b', 'ann', 13, 18), at('c', 'bob', 14, 18)],
      'me',
      'named'
    )
    expect(items.map(({ id, alongside }) => [id, alongside])).toEqual([['a', ['ann']]])
  })

  it('leaves declared availability out', () => {
    expect(calendarItems([entry({ type: 8, availability: 'preferred' })], 'me', 'drawn')).toEqual([])
  })

  it('counts own shifts of the days asked for', () => {
    const entries = [
      entry({}),
      entry({ id: 'b', day: '2026-12-01' }),
      entry({ id: 'c', employeeId: 'other' }),
    ]
    expect(ownWork(entries, 'me', '2026-11-01', '2026-12-01')).toEqual({ minutes: 480, shifts: 1 })
  })

  it('reads a day back from the dates it made', () =>
    expect(dayOfWall(wall('2026-03-29', '02:30'))).toBe('2026-03-29'))
})
