import type { EmployeeBreak } from '@shiftloom/backend/contracts/schedule'
import { describe, expect, test } from 'vitest'
import { breaksOfNew, proposedBreaks, usualBreaks } from './proposed_breaks.ts'
import { person } from './sample.ts'
import type { DueBreak } from './typed_breaks.ts'

const anna = person({
  id: 'anna',
  breaks: [
    { start: '12:00', minutes: 30, paid: false, allowUnpaid: false },
    { start: null, minutes: 15, paid: true, allowUnpaid: false },
  ],
})
const times = (start: string, end: string, ...breakMinutes: number[]) => ({ start, end, breakMinutes })
const nothingDue = () => null
/** Polish law for a shift of eight hours: fifteen paid minutes. */
const quarterDue: DueBreak = (breaks) =>
  breaks.some(({ minutes, paid }) => paid && minutes >= 15) ? null : { minutes: 15, paid: true }
const lunch = { start: '12:00', minutes: 30, paid: false }
const pause = { start: '', minutes: 15, paid: true }

test('a new shift is proposed what the person usually takes', () => {
  expect(proposedBreaks(anna, times('08:00', '16:00'), nothingDue)).toEqual([lunch, pause])
  expect(proposedBreaks(undefined, times('08:00', '16:00'), nothingDue)).toEqual([])
})

test('only breaks within the working hours, also at night', () => {
  expect(proposedBreaks(anna, times('13:00', '21:00'), nothingDue)).toEqual([pause])
  expect(proposedBreaks(anna, times('08:00', '12:29'), nothingDue)).toEqual([pause])
  expect(proposedBreaks(anna, times('08:00', '12:30'), nothingDue)).toEqual([lunch, pause])
  const night = person({ id: 'n', breaks: [{ start: '02:00', minutes: 20, paid: true, allowUnpaid: false }] })
  expect(proposedBreaks(night, times('22:00', '06:00'), nothingDue)).toHaveLength(1)
})

test('never as long as the shift, alone or together', () => {
  expect(proposedBreaks(anna, times('12:00', '12:30'), nothingDue)).toEqual([pause])
  expect(proposedBreaks(anna, times('12:00', '12:45'), nothingDue)).toEqual([lunch])
})

test('what the planner typed or put counts instead, whatever the person takes later', () => {
  const day = times('08:00', '16:00')
  expect(breaksOfNew(day, null, anna, nothingDue).breaks).toHaveLength(2)
  expect(breaksOfNew(times('08:00', '16:00', 45), null, anna, nothingDue).breaks).toEqual([
    { start: null, minutes: 45, paid: false },
  ])
  const put = [{ start: '10:00', minutes: 20, paid: true }]
  const changedSince = { ...anna, breaks: [{ start: '14:00', minutes: 60, paid: false, allowUnpaid: false }] }
  expect(breaksOfNew(day, put, changedSince, nothingDue).breaks).toEqual(put)
  expect(breaksOfNew(day, [], anna, nothingDue).breaks).toEqual([])
})

test('what the planner put obeys the rules of breaks', () => {
  const put = [{ start: '17:00', minutes: 20, paid: true }]
  expect(breaksOfNew(times('08:00', '16:00'), put, anna, nothingDue).problems).toEqual({
    'break.0': 'break_outside',
  })
  const long = [0, 1].map(() => ({ start: '', minutes: 240, paid: false }))
  expect(breaksOfNew(times('08:00', '16:00'), long, anna, nothingDue).tooLong).toBe(true)
})

test('what the law asks for is added to what the person usually takes', () => {
  const day = times('09:00', '17:00')
  expect(proposedBreaks(undefined, day, quarterDue)).toEqual([pause])
  expect(proposedBreaks(anna, day, quarterDue), 'their own paid break is enough').toEqual([lunch, pause])
  const onlyLunch = person({
    id: 'o',
    breaks: [{ start: '12:00', minutes: 30, paid: false, allowUnpaid: false }],
  })
  expect(proposedBreaks(onlyLunch, day, quarterDue)).toEqual([lunch, pause])
})

describe('a paid break that may be taken unpaid', () => {
  const flexible = { start: null, minutes: 30, paid: true, allowUnpaid: true }
  const day = times('09:00', '17:00')
  const paid = { start: '', minutes: 30, paid: true }
  const unpaid = { ...paid, paid: false }
  const takes = (...breaks: EmployeeBreak[]) => person({ id: 'f', breaks })

  test('is unpaid where the law asks for no paid one', () =>
    expect(proposedBreaks(takes(flexible), day, nothingDue)).toEqual([unpaid]))
  test('is the paid one the law asks for', () =>
    expect(proposedBreaks(takes(flexible), day, quarterDue)).toEqual([paid]))
  test('is unpaid beside another that is enough', () => {
    const fixed = { ...flexible, minutes: 15, allowUnpaid: false }
    expect(proposedBreaks(takes(flexible, fixed), day, quarterDue)).toEqual([unpaid, pause])
    expect(proposedBreaks(takes(flexible, flexible), day, quarterDue)).toEqual([paid, unpaid])
  })
  test('is unpaid when it is too short for the law anyway, whose own break comes then', () =>
    expect(proposedBreaks(takes({ ...flexible, minutes: 5 }), day, quarterDue)).toEqual([
      { ...unpaid, minutes: 5 },
      pause,
    ]))
  test('is unpaid where the law counts any break', () => {
    const anyBreak: DueBreak = (breaks) =>
      breaks.some(({ minutes }) => minutes >= 30) ? null : { minutes: 30, paid: false }
    expect(proposedBreaks(takes(flexible), day, anyBreak)).toEqual([unpaid])
  })
  test('stays paid while the law is not known', () =>
    expect(proposedBreaks(takes(flexible), day, () => undefined)).toEqual([paid]))
})

test('a typed break is the one the law asks for, a longer one is unpaid, and nothing is added to it', () => {
  expect(usualBreaks(times('09:00', '17:00', 15), anna, quarterDue)).toEqual([pause])
  expect(usualBreaks(times('09:00', '17:00', 30), anna, quarterDue)).toEqual([
    { start: '', minutes: 30, paid: false },
  ])
  expect(usualBreaks(times('09:00', '17:00', 15, 30), anna, quarterDue)).toEqual([
    pause,
    { start: '', minutes: 30, paid: false },
  ])
})
