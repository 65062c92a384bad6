import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedRules } from './company_choices.ts'
import { lawPacks, type LawPackId } from './law_packs.ts'
import type { LabourLimits } from './limits.ts'
import { ruleIds, type RuleId } from './rule.ts'
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
    availability: '240 of 0',
    night_work: '480 of 0',
    forbidden_work: '1 of 0',
    business_trip: '1 of 0',
    weekend_system: '1 of 0',
    shifts_per_day: '2 of 1',
    divided_day: '2 of 1',
    daily_rest: '480 of 660',
    day_break: '0 of 15',
    young_break: '0 of 30',
    extra_break: '0 of 30',
    daily_hours: '780 of 480',
    school_day: '180 of 120',
    harmful_hours: '720 of 480',
    night_hours: '720 of 480',
    personal_week: '2880 of 2100',
    weekly_hours: '3780 of 2880',
    short_week: '5 of 4',
    continuous_week: '2 of 1',
    position_hours: '1440 of 1200',
    period_average: '3136 of 2880',
    continuous_average: '3136 of 2580',
    weekly_rest: '960 of 2100',
    young_sunday: '0 of 2880',
    fourth_sunday: '4 of 3',
    overtime_year: '9120 of 9000',
    settlement_length: '61 of 31',
    period_hours: '2880 of 2400',
    period_days: '6 of 5',
    day_off_due: '1 of 0',
  })
  assert.deepEqual(foundUnder('VN'), {
    availability: '240 of 0',
    night_work: '480 of 0',
    forbidden_work: '1 of 0',
    business_trip: '1 of 0',
    shifts_per_day: '2 of 1',
    daily_rest: '480 of 720',
    day_break: '0 of 30',
    nursing_break: '0 of 60',
    daily_hours: '780 of 720',
    daily_norm: '600 of 480',
    personal_week: '2880 of 2400',
    weekly_norm: '3240 of 2880',
    position_hours: '1440 of 1200',
    weekly_rest: '960 of 1440',
    rest_days_month: '2 of 4',
    overtime_month: '3600 of 2400',
    period_hours: '2880 of 2400',
    period_days: '6 of 5',
  })
  assert.deepEqual(foundUnder('EU'), {
    availability: '240 of 0',
    night_work: '480 of 0',
    forbidden_work: '1 of 0',
    shifts_per_day: '2 of 1',
    daily_rest: '480 of 660',
    day_break: '0 of 15',
    young_break: '0 of 30',
    daily_hours: '840 of 780',
    school_day: '180 of 120',
    night_hours: '720 of 480',
    personal_week: '2880 of 2400',
    weekly_hours: '3240 of 2880',
    position_hours: '1440 of 1200',
    period_average: '3136 of 2880',
    night_average: '654 of 480',
    weekly_rest: '960 of 2100',
    fortnight_rest: '960 of 2100',
    young_sunday: '0 of 2880',
    period_hours: '2880 of 2400',
    period_days: '6 of 5',
  })
})

test('every rule that a company chooses about has an example under some law', () => {
  const laws = Object.values(lawPacks)
  const bare = ruleIds.filter((id) => laws.every((limits) => ruleExample(id, limits) === null))
  assert.deepEqual(bare, fixedRules)
})

test('the example follows what the company chose', () => {
  const found = (id: RuleId, changes: Partial<LabourLimits>) =>
    ruleExample(id, { ...lawPacks.PL, ...changes })?.verdict
  assert.equal(found('overtime_year', { overtimeYearMaxMinutes: 12_000 })?.actual, 12_120)
  assert.equal(found('fourth_sunday', { maxConsecutiveSundays: 1 })?.actual, 2)
  assert.equal(found('night_work', { nightFrom: '23:00', nightUntil: '07:00' })?.actual, 420)
})

test('a longer tolerance of the company keeps the example', () => {
  const found = ruleExample('daily_rest', { ...lawPacks.PL, toleranceMinutes: 240 })
  assert.equal(found?.verdict.severity, 'alert')
})

test('an example names the person whom its rule protects, or anyone', () => {
  const whoOf = (law: LawPackId) =>
    Object.fromEntries(
      ruleIds.flatMap((id) => {
        const found = ruleExample(id, lawPacks[law])
        return found?.who ? [[id, found.who]] : []
      })
    )
  assert.deepEqual(whoOf('VN'), {
    availability: 'unavailable',
    night_work: 'pregnant',
    forbidden_work: 'pregnant',
    business_trip: 'pregnant',
    nursing_break: 'nursing',
    personal_week: 'young',
    position_hours: 'own_position',
    period_hours: 'quarter_time',
    period_days: 'quarter_time',
  })
  assert.equal(ruleExample('daily_rest', lawPacks.PL)?.who, null)
})
