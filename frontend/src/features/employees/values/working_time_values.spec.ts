import type { WorkingTimeRules } from '@shiftloom/backend/contracts/labour_code'
import { expect, test } from 'vitest'
import {
  levelAt,
  withLevelAt,
  positionRulesOf,
  positionValues,
  withGroupDays,
  withHoursAt,
  workingTimeOf,
  workingTimeValues,
} from './working_time_values.ts'

const rules: WorkingTimeRules = {
  birthDate: '2009-03-14',
  groups: ['disabled'],
  shiftWorker: false,
  dailyMaxMinutes: 435,
  weeklyMaxMinutes: null,
  dailyRestMinutes: 720,
  weeklyRestMinutes: null,
}

test('rules pass through the form unchanged, in hours', () => {
  expect(workingTimeValues(rules)).toMatchObject({ dailyMaxMinutes: 7.25, weeklyMaxMinutes: '' })
  expect(workingTimeOf(workingTimeValues(rules))).toEqual(rules)
})

test('overtime worked is entered in hours, and without hours there is none', () => {
  const worked = { ...rules, overtimeWorked: { until: '2026-10-31', minutes: 8_940 } }
  const values = workingTimeValues(worked)
  expect(values.overtimeWorked).toEqual({ minutes: 149, until: '2026-10-31' })
  expect(workingTimeOf(values)).toEqual(worked)
  expect(workingTimeOf({ ...values, overtimeWorked: { minutes: '', until: '2026-10-31' } })).toEqual(rules)
})

test('days of a group are kept by group, and an entry without days goes', () => {
  const first = withGroupDays([], 'pregnant', { from: '2026-11-01' })
  const second = withGroupDays(first, 'disabled', { until: '2027-01-31' })
  expect(withGroupDays(second, 'pregnant', { until: '2027-03-31' })).toEqual([
    { group: 'disabled', from: null, until: '2027-01-31' },
    { group: 'pregnant', from: '2026-11-01', until: '2027-03-31' },
  ])
  expect(withGroupDays(second, 'pregnant', { from: null })).toEqual([
    { group: 'disabled', from: null, until: '2027-01-31' },
  ])
  const dated = { ...rules, groupDays: [{ group: 'disabled' as const, from: '2026-11-01', until: null }] }
  expect(workingTimeOf(workingTimeValues(dated))).toEqual(dated)
})

test('own days of weekly rest are stored, and without any those of the company count', () => {
  const own = { ...rules, restWeekdays: [3, 7] }
  expect(workingTimeOf(workingTimeValues(own))).toEqual(own)
  expect(workingTimeOf({ ...workingTimeValues(own), restWeekdays: [] })).toEqual(rules)
})

test('a level at a position keeps the hours, and a position without rules is at the first level', () => {
  const stored = { cook: { level: 2, maxMinutesPerWeek: 600 } }
  const values = withLevelAt(withLevelAt(positionValues(stored), 'cook', 5), 'waiter', 3)
  expect(positionRulesOf(values)).toEqual({
    cook: { level: 5, maxMinutesPerWeek: 600 },
    waiter: { level: 3, maxMinutesPerWeek: null },
  })
  expect([levelAt(values, 'waiter'), levelAt(values, 'driver')]).toEqual([3, 1])
})

test('hours at a position keep the level, and an emptied field takes the limit away', () => {
  const stored = { cook: { level: 4, maxMinutesPerWeek: 1_200 } }
  const values = withHoursAt(positionValues(stored), 'waiter', 10.5)
  expect(positionRulesOf(values)).toEqual({ ...stored, waiter: { level: 1, maxMinutesPerWeek: 630 } })
  expect(positionRulesOf(withHoursAt(values, 'cook', ''))).toMatchObject({
    cook: { level: 4, maxMinutesPerWeek: null },
  })
})
