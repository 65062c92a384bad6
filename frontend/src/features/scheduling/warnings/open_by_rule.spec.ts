import { expect, test } from 'vitest'
import { openByRule } from './open_by_rule.ts'
import type { Warning } from '../model/warning.ts'

const warning = (ruleId: string, shiftIds: string[], accepted = false) =>
  ({ accepted, verdict: { ruleId, shiftIds } }) as unknown as Warning
const all = [
  warning('daily_rest', ['a', 'b']),
  warning('day_break', ['a']),
  warning('day_break', ['c']),
  warning('day_break', ['d'], true),
]

test('open warnings by rule, most first; what was accepted does not count', () => {
  expect(openByRule(all, null)).toEqual([
    { ruleId: 'day_break', count: 2 },
    { ruleId: 'daily_rest', count: 1 },
  ])
})

test('of some shifts only those they take part in', () => {
  expect(openByRule(all, new Set(['b']))).toEqual([{ ruleId: 'daily_rest', count: 1 }])
  expect(openByRule(all, new Set(['d']))).toEqual([])
})
