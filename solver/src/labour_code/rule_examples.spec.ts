import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawPacks, type LawPackId } from './law_packs.ts'
import { ruleIds } from './rule.ts'
import { ruleExample } from './rule_examples.ts'

/** What each law finds in the examples, in the rule's unit: found of allowed. */
const foundUnder = (law: LawPackId): Record<string, string> =>
  Object.fromEntries(
    ruleIds.flatMap((id) => {
      const found = ruleExample(id, lawPacks[law])
      return found ? [[id, `${found.verdict.actual} of ${found.verdict.limit}`]] : []
    })
  )

test('examples break the rules that a law has, with its own figures', () => {
  assert.deepEqual(foundUnder('PL'), {
    shifts_per_day: '2 of 1',
    daily_rest: '480 of 660',
    day_break: '0 of 15',
    daily_hours: '780 of 480',
    weekly_hours: '3780 of 2880',
    weekly_rest: '960 of 2100',
  })
  assert.deepEqual(foundUnder('VN'), {
    daily_rest: '480 of 720',
    day_break: '0 of 30',
    daily_hours: '780 of 720',
    daily_norm: '600 of 480',
    weekly_norm: '3240 of 2880',
    weekly_rest: '960 of 1440',
    overtime_month: '3600 of 2400',
    rest_days_month: '2 of 4',
  })
})

test('a longer tolerance of the company keeps the example', () => {
  const found = ruleExample('daily_rest', { ...lawPacks.PL, toleranceMinutes: 240 })
  assert.equal(found?.verdict.severity, 'alert')
})
