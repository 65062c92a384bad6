import type { RequestType } from '@shiftloom/backend/contracts/requests'
import { expect, test } from 'vitest'
import { moved } from '#/domain/request_rules/rule_values.ts'
import { inputOf, valuesOf } from './request_type_values.ts'

const onDemand: RequestType = {
  id: 'a',
  version: 3,
  name: 'Leave on demand',
  standard: true,
  archived: false,
  shortcut: 'UŻ',
  kind: 'vacation',
  color: 9,
  paid: true,
  limited: true,
  daysCount: 4,
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: true,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}

test('a type that is opened and saved is what it was', () => {
  const { id: _id, version: _version, standard: _standard, archived: _archived, ...input } = onDemand
  expect(inputOf(valuesOf(onDemand))).toEqual(input)
})

test('what another kind hides counts no more', () => {
  const other = inputOf({ ...valuesOf(onDemand), kind: 'other', overtimeCompensation: 'employer' })
  expect(other).toMatchObject({ affectsVacationLimit: false, overtimeCompensation: 'employer' })
  const vacation = inputOf({ ...valuesOf(onDemand), primaryVacation: true, overtimeCompensation: 'employee' })
  expect(vacation).toMatchObject({
    primaryVacation: true,
    affectsVacationLimit: false,
    overtimeCompensation: null,
  })
  expect(inputOf({ ...valuesOf(onDemand), limited: false }).daysCount).toBeNull()
})

test('moving changes places with the neighbour and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
