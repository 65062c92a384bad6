import { expect, test } from 'vitest'
import { writtenClock } from '@shiftloom/backend/contracts/written_times'
import { clockOf, typedClock } from './typed_clock.ts'

test.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  [' 8:30 ', '08:30'],
  ['8.30', '08:30'],
  ['8h30', '08:30'],
  ['14h', '14:00'],
  ['14g30', '14:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['2:30pm', '14:30'],
  ['2:30 CH', '14:30'],
  ['9 sa', '09:00'],
  ['24', '00:00'],
])('%s is %s', (typed, expected) => expect(typedClock(typed)).toBe(expected))

test.each(['', 'x', '25', '8:60', '24:01', '13 pm', '0 am', '8:3', '8-9'])('%j is no time of day', (typed) =>
  expect(typedClock(typed)).toBeNull()
)

test('what is written in a language is read again', () => {
  for (const locale of ['en-US', 'pl-PL', 'vi-VN'] as const)
    for (const timeFormat of ['HH:mm', 'h:mm a'] as const)
      for (const clock of ['00:00', '00:05', '09:30', '12:00', '23:59'])
        expect(typedClock(writtenClock(clock, { timeFormat }, locale))).toBe(clock)
})

test('minutes before and after the day come back into it', () => {
  expect([clockOf(-15), clockOf(1440), clockOf(1455)]).toEqual(['23:45', '00:00', '00:15'])
})
