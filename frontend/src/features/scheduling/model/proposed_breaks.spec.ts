import { expect, test } from 'vitest'
import { breaksOfNew, proposedBreaks } from './proposed_breaks.ts'
import { person } from './sample.ts'

const anna = person({
  id: 'anna',
  breaks: [
    { start: '12:00', minutes: 30, paid: false },
    { start: null, minutes: 15, paid: true },
  ],
})
const times = (start: string, end: string, ...breakMinutes: number[]) => ({ start, end, breakMinutes })
const lunch = { start: '12:00', minutes: 30, paid: false }
const pause = { start: '', minutes: 15, paid: true }

test('a new shift is proposed what the person usually takes', () => {
  expect(proposedBreaks(anna, times('08:00', '16:00'))).toEqual([lunch, pause])
  expect(proposedBreaks(undefined, times('08:00', '16:00'))).toEqual([])
})

test('only breaks within the working hours, also at night', () => {
  expect(proposedBreaks(anna, times('13:00', '21:00'))).toEqual([pause])
  expect(proposedBreaks(anna, times('08:00', '12:29'))).toEqual([pause])
  expect(proposedBreaks(anna, times('08:00', '12:30'))).toEqual([lunch, pause])
  const night = person({ id: 'n', breaks: [{ start: '02:00', minutes: 20, paid: true }] })
  expect(proposedBreaks(night, times('22:00', '06:00'))).toHaveLength(1)
})

test('never as long as the shift, alone or together', () => {
  expect(proposedBreaks(anna, times('12:00', '12:30'))).toEqual([pause])
  expect(proposedBreaks(anna, times('12:00', '12:45'))).toEqual([lunch])
})

test('what the planner typed or put counts instead, whatever the person takes later', () => {
  const day = times('08:00', '16:00')
  expect(breaksOfNew(day, null, anna).breaks).toHaveLength(2)
  expect(breaksOfNew(times('08:00', '16:00', 45), null, anna).breaks).toEqual([
    { start: null, minutes: 45, paid: false },
  ])
  const put = [{ start: '10:00', minutes: 20, paid: true }]
  const changedSince = { ...anna, breaks: [{ start: '14:00', minutes: 60, paid: false }] }
  expect(breaksOfNew(day, put, changedSince).breaks).toEqual(put)
  expect(breaksOfNew(day, [], anna).breaks).toEqual([])
})

test('what the planner put obeys the rules of breaks', () => {
  const put = [{ start: '17:00', minutes: 20, paid: true }]
  expect(breaksOfNew(times('08:00', '16:00'), put, anna).problems).toEqual({ 'break.0': 'break_outside' })
  const long = [0, 1].map(() => ({ start: '', minutes: 240, paid: false }))
  expect(breaksOfNew(times('08:00', '16:00'), long, anna).tooLong).toBe(true)
})
