import { lawPacks } from '@shiftloom/solver/labour_code/law_packs'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { expect, test } from 'vitest'
import { entry, person } from '../model/sample.ts'
import { formOf, readForm } from '../model/shift_form.ts'
import { breakLawOf, breaksAfterEdit, withBreaksAfterEdit } from './break_law.ts'

const rules = (id: string, zone: string, limits: object) => ({
  id,
  zone,
  versions: [{ validFrom: '2020-01-01', limits }],
})
const context = {
  people: [
    { id: 'anna', ruleSetId: 'pl' },
    { id: 'lan', ruleSetId: 'vn' },
  ],
  ruleSets: [rules('pl', 'Europe/Warsaw', lawPacks.PL), rules('vn', 'Asia/Ho_Chi_Minh', lawPacks.VN)],
} as unknown as PlanContext
const people = new Map(['anna', 'lan'].map((id) => [id, person({ id })]))
const zoneOf = (id: string) => (id === 'hanoi' ? 'Asia/Ho_Chi_Minh' : 'Europe/Warsaw')
const law = breakLawOf(context, people, zoneOf)
const shift = { employeeId: 'anna', locationId: 'centre', day: '2026-11-16', start: '09:00', end: '17:00' }
const quarter = { start: null, minutes: 15, paid: true }

test('everybody gets the break of their own law, an open shift that of its place', () => {
  expect(law.breaksOf(shift)).toEqual([quarter])
  expect(law.breaksOf({ ...shift, employeeId: 'lan' })).toEqual([{ start: null, minutes: 30, paid: false }])
  expect(law.breaksOf({ ...shift, employeeId: null, locationId: 'hanoi' })).toMatchObject([{ minutes: 30 }])
  expect(law.breaksOf({ ...shift, end: '13:00' })).toEqual([])
})

test('a break that may be taken unpaid is paid where the law counts paid breaks only', () => {
  const usual = { start: null, minutes: 30, paid: true, allowUnpaid: true }
  const flexible = new Map(['anna', 'lan'].map((id) => [id, person({ id, breaks: [usual] })]))
  const breaksOf = (employeeId: string, end = '17:00') =>
    breakLawOf(context, flexible, zoneOf).breaksOf({ ...shift, employeeId, end })
  expect(breaksOf('anna')).toEqual([{ start: null, minutes: 30, paid: true }])
  expect(breaksOf('anna', '13:00')).toEqual([{ start: null, minutes: 30, paid: false }])
  expect(breaksOf('lan')).toEqual([{ start: null, minutes: 30, paid: false }])
  expect(breakLawOf(null, flexible, zoneOf).breaksOf(shift)).toEqual([
    { start: null, minutes: 30, paid: true },
  ])
})

test('where the law is not known, nothing is asked for', () => {
  expect(breakLawOf(null, people, zoneOf).breaksOf(shift)).toEqual([])
})

test('a shift made longer keeps having what the law asks for, and one left without stays so', () => {
  const short = entry({ id: 's', start: '09:00', end: '13:00' })
  expect(breaksAfterEdit(law, short, { start: '09:00', end: '17:00' })).toEqual([quarter])
  expect(breaksAfterEdit(law, short, { start: '09:00', end: '14:00' })).toBeNull()
  expect(breaksAfterEdit(law, entry({ id: 'bare' }), { start: '07:00', end: '16:00' })).toBeNull()
  const long = entry({ id: 'l', breaks: [quarter] })
  expect(breaksAfterEdit(law, long, { start: '07:00', end: '19:00' })).toEqual([quarter, quarter])
})

test('the fields of a shift do the same for its times, and leave breaks alone that were put there', () => {
  const lunch = { start: '10:00', minutes: 5, paid: false }
  const short = entry({ id: 's', start: '09:00', end: '13:00', breaks: [lunch] })
  const breaksOf = (put: Partial<ReturnType<typeof formOf>>) =>
    withBreaksAfterEdit(law, short, readForm({ ...formOf(short), ...put }).changes!).breaks
  expect(breaksOf({ times: '9-17' })).toEqual([lunch, quarter])
  expect(breaksOf({ times: '9-14' })).toEqual([lunch])
  expect(breaksOf({ comment: 'keys' })).toEqual([lunch])
  expect(breaksOf({ times: '9-17', breaks: [] })).toEqual([])
  expect(breaksOf({ times: '9-17', employeeId: 'lan' }), 'the law of who gets it').toEqual([
    lunch,
    { start: null, minutes: 30, paid: false },
  ])
})
