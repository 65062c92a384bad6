import { describe, expect, test } from 'vitest'
import { offsetMinutes, todayIn, wallClock, zonesDiffer } from './time_zone.ts'

const summer = new Date('2026-07-01T22:30:00Z')

describe('zones', () => {
  test.each([
    ['Europe/Warsaw', 'Europe/Paris', false],
    ['Europe/Warsaw', 'Europe/London', true],
    ['Asia/Ho_Chi_Minh', 'Asia/Bangkok', false],
    ['Europe/Warsaw', 'Africa/Lagos', true],
    ['Europe/Warsaw', 'Africa/Johannesburg', true],
  ])('%s and %s differ: %s', (one, other, differ) => expect(zonesDiffer(one, other, summer)).toBe(differ))

  test('minutes ahead of UTC', () => {
    expect(offsetMinutes('Europe/Warsaw', summer)).toBe(120)
    expect(offsetMinutes('UTC', summer)).toBe(0)
    expect(offsetMinutes('America/St_Johns', summer)).toBe(-150)
    expect(offsetMinutes('Asia/Kathmandu', summer)).toBe(345)
  })

  test('the day and the clock there', () => {
    expect(wallClock('Europe/Warsaw', summer)).toEqual({ day: '2026-07-02', time: '00:30' })
    expect(todayIn('UTC', summer)).toBe('2026-07-01')
  })
})
