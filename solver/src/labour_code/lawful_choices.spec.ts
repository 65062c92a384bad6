import assert from 'node:assert/strict'
import { test } from 'node:test'
import { undercutsOf, wageBelowLaw } from './lawful_choices.ts'

const chosen = (more: object = {}) => ({
  maxConsecutiveSundays: null,
  weeklyReckoning: false,
  overtime: null,
  ...more,
})
const overtime = (dailyMinutes: number | null, weeklyMinutes: number | null) => ({
  overtime: { dailyMinutes, weeklyMinutes, doubleMinutes: null },
})

test('more Sundays in a row than every law in use allows undercut it', () => {
  assert.deepEqual(undercutsOf(chosen({ maxConsecutiveSundays: 3 }), ['PL']), [])
  assert.deepEqual(undercutsOf(chosen({ maxConsecutiveSundays: 4 }), ['PL']), [
    { field: 'maxConsecutiveSundays', law: 'PL', limit: 3 },
  ])
  // Vietnam has no such limit, so that the choice counts there; in Poland the law's counts.
  assert.deepEqual(undercutsOf(chosen({ maxConsecutiveSundays: 4 }), ['PL', 'VN']), [])
})

test('overtime may begin earlier than by law, never later', () => {
  assert.deepEqual(undercutsOf(chosen(overtime(480, 2880)), ['VN']), [])
  assert.deepEqual(undercutsOf(chosen(overtime(481, 2881)), ['VN']), [
    { field: 'overtime.dailyMinutes', law: 'VN', limit: 480 },
    { field: 'overtime.weeklyMinutes', law: 'VN', limit: 2880 },
  ])
  assert.deepEqual(undercutsOf(chosen({ ...overtime(600, null), weeklyReckoning: true }), ['VN']), [])
  assert.deepEqual(undercutsOf(chosen({ ...overtime(601, null), weeklyReckoning: true }), ['VN']), [
    { field: 'overtime.dailyMinutes', law: 'VN', limit: 600 },
  ])
  assert.deepEqual(undercutsOf(chosen(overtime(720, 2400)), ['PL']), [])
  assert.deepEqual(undercutsOf(chosen(overtime(720, 2401)), ['PL']), [
    { field: 'overtime.weeklyMinutes', law: 'PL', limit: 2400 },
  ])
  assert.deepEqual(undercutsOf(chosen(overtime(900, 6000)), ['EU']), [])
})

test('a minimum wage of one’s own is no less than the law’s of its day', () => {
  const wage = {
    validFrom: '2026-06-01',
    country: 'PL',
    currency: 'PLN',
    monthMinor: 480_600,
    hourMinor: 3140,
  }
  assert.equal(wageBelowLaw(wage), null)
  assert.deepEqual(wageBelowLaw({ ...wage, monthMinor: 480_599 }), { part: 'month', leastMinor: 480_600 })
  assert.deepEqual(wageBelowLaw({ ...wage, hourMinor: 3139 }), { part: 'hour', leastMinor: 3140 })
  assert.equal(wageBelowLaw({ ...wage, hourMinor: null }), null)
  assert.equal(wageBelowLaw({ ...wage, currency: 'EUR', monthMinor: 1 }), null)
  const vietnam = { ...wage, country: 'VN', currency: 'VND', hourMinor: null }
  assert.equal(wageBelowLaw({ ...vietnam, monthMinor: 3_700_000 }), null)
  assert.deepEqual(wageBelowLaw({ ...vietnam, monthMinor: 3_699_999 }), {
    part: 'month',
    leastMinor: 3_700_000,
  })
  assert.equal(wageBelowLaw({ ...vietnam, validFrom: '2025-12-31', monthMinor: 3_450_000 }), null)
  assert.equal(wageBelowLaw({ ...vietnam, validFrom: '2024-06-30', monthMinor: 1 }), null)
})
