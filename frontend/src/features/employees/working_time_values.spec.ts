import type { WorkingTimeRules } from '@shiftloom/backend/contracts/labour_code'
import { expect, test } from 'vitest'
import {
  positionRulesOf,
  positionValues,
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

test('hours at a position keep the level, and an emptied field takes the limit away', () => {
  const stored = { cook: { level: 4, maxMinutesPerWeek: 1_200 } }
  const values = withHoursAt(positionValues(stored), 'waiter', 10.5)
  expect(positionRulesOf(values)).toEqual({ ...stored, waiter: { level: 1, maxMinutesPerWeek: 630 } })
  expect(positionRulesOf(withHoursAt(values, 'cook', ''))).toMatchObject({
    cook: { level: 4, maxMinutesPerWeek: null },
  })
})
