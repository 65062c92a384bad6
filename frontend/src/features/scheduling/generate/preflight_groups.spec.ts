import type { PreflightFinding } from '@shiftloom/backend/contracts/auto_schedule'
import { expect, test } from 'vitest'
import { preflightCodes } from '@shiftloom/solver/roster/codes'
import { groupFindings } from './preflight_groups.ts'

const finding = (code: string, severity: PreflightFinding['severity'] = 'warn') =>
  ({ code, severity, details: {} }) as PreflightFinding

test('findings stand with what they are about, what blocks before what warns', () => {
  const groups = groupFindings([
    finding('contract_ended'),
    finding('day_short'),
    finding('no_qualified_person', 'block'),
    finding('something_new'),
  ])
  expect(groups.map(({ group, findings }) => [group, findings.map(({ code }) => code)])).toEqual([
    ['people', ['no_qualified_person', 'day_short']],
    ['contracts', ['contract_ended']],
    ['other', ['something_new']],
  ])
})

test('every code that is known has a group of its own kind', () =>
  expect(
    groupFindings(preflightCodes.map((code) => finding(code))).some(({ group }) => group === 'other')
  ).toBe(false))
