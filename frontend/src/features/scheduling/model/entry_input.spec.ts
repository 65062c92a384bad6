import { describe, expect, test } from 'vitest'
import { readTypedEntry } from './entry_input.ts'

const read = (text: string) => {
  const result = readTypedEntry(text)
  if (!result.ok) return `${result.problem}:${result.at}`
  const breaks = result.value.breakMinutes.map((minutes) => ` b${minutes}`).join('')
  return `${result.value.start}-${result.value.end}${breaks}`
}

describe('times as planners type them', () => {
  test.each([
    ['9-17', '09:00-17:00'],
    ['900-1700', '09:00-17:00'],
    ['0900-1700', '09:00-17:00'],
    ['9 til 5', '09:00-17:00'],
    ['9 till 5', '09:00-17:00'],
    ['22-6', '22:00-06:00'],
    ['8:30–16', '08:30-16:00'],
    ['8.30 — 16.15', '08:30-16:15'],
    ['9 do 17', '09:00-17:00'],
    ['9 đến 17', '09:00-17:00'],
    ['9h30 tới 17h', '09:30-17:00'],
    ['9 den 17', '09:00-17:00'],
    ['9 17', '09:00-17:00'],
    ['9am-5pm', '09:00-17:00'],
    ['9-5pm', '09:00-17:00'],
    ['9a-5p b30', '09:00-17:00 b30'],
    ['10p–6:30a', '22:00-06:30'],
    ['9s-5c', '09:00-17:00'],
    ['10pm to 6am', '22:00-06:00'],
    ['11-7pm', '11:00-19:00'],
    ['16-24', '16:00-00:00'],
    ['20-20', '20:00-20:00'],
  ])('%s is %s', (typed, expected) => expect(read(typed)).toBe(expected))

  test('a leading zero means the 24-hour clock, so the night is kept', () =>
    expect(read('09:00-05:00')).toBe('09:00-05:00'))
})

describe('breaks', () => {
  test.each([
    ['8-16 b30', '08:00-16:00 b30'],
    ['8-16 b 30 b15', '08:00-16:00 b30 b15'],
    ['8-16 przerwa 30', '08:00-16:00 b30'],
    ['8-16 nghỉ 45', '08:00-16:00 b45'],
  ])('%s is %s', (typed, expected) => expect(read(typed)).toBe(expected))

  test('a break may not swallow the shift', () => {
    expect(read('8-9 b60')).toBe('break_too_long:60')
    expect(read('8-9 b59')).toBe('08:00-09:00 b59')
  })
})

describe('what is not understood is named', () => {
  test.each([
    ['', 'empty:'],
    ['9', 'no_end:9'],
    ['25-30', 'bad_time:25'],
    ['9-17:75', 'bad_time:17:75'],
    ['morning', 'bad_time:morning'],
    ['9-17 bx', 'bad_break:bx'],
    ['9-12-15', 'bad_time:15'],
  ])('%s is refused as %s', (typed, expected) => expect(read(typed)).toBe(expected))
})
