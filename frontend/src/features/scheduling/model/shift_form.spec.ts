import { describe, expect, test } from 'vitest'
import { entry } from './sample.ts'
import { differences, formOf, readForm, type ShiftForm } from './shift_form.ts'

const shift = entry({ id: 'a', breaks: [{ start: '12:00', minutes: 30, paid: false }] })
const read = (given: Partial<ShiftForm>) => readForm({ ...formOf(shift), ...given })
const withBreak = (start: string, minutes: number, times = '08:00-16:00') =>
  read({ times, breaks: [{ start, minutes, paid: true }] }).problems

test('an untouched form changes nothing', () => expect(differences(shift, read({}).changes!)).toEqual({}))

test('only what was changed is sent', () =>
  expect(differences(shift, read({ times: '9-17', comment: ' keys ' }).changes!)).toEqual({
    start: '09:00',
    end: '17:00',
    comment: 'keys',
  }))

test('a break typed after the times joins the list', () =>
  expect(read({ times: '8-16 b15' }).changes!.breaks).toEqual([
    { start: '12:00', minutes: 30, paid: false },
    { start: null, minutes: 15, paid: false },
  ]))

describe('breaks', () => {
  test('may touch both ends of the shift and not pass them', () => {
    expect(withBreak('08:00', 30)).toEqual({})
    expect(withBreak('15:30', 30)).toEqual({})
    expect(withBreak('15:31', 30)).toEqual({ 'break.0': 'break_outside' })
    expect(withBreak('07:59', 30)).toEqual({ 'break.0': 'break_outside' })
  })
  test('lie after midnight in a night shift', () => {
    expect(withBreak('02:00', 30, '22-6')).toEqual({})
    expect(withBreak('06:00', 30, '22-6')).toEqual({ 'break.0': 'break_outside' })
  })
  test('are shorter than the shift, alone and together', () => {
    expect(withBreak('', 480)).toEqual({ 'break.0': 'break_too_long' })
    const breaks = [0, 1].map(() => ({ start: '', minutes: 240, paid: false }))
    expect(read({ breaks }).problems).toEqual({ times: 'break_too_long' })
  })
  test('have a length and a readable start', () => {
    expect(withBreak('', 0)).toEqual({ 'break.0': 'break_length' })
    expect(withBreak('25:00', 15)).toEqual({ 'break.0': 'bad_time' })
  })
})

test('unreadable times and a missing place are refused', () =>
  expect(read({ times: 'soon', locationId: '' })).toEqual({
    changes: null,
    problems: { times: 'bad_time', locationId: 'required' },
  }))
