import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chosenLimits,
  chosenSeverities,
  isNightStart,
  nightEnd,
  nightProblem,
  type CompanyChoices,
} from './company_choices.ts'
import { defaultSettings, lawPacks } from './law_packs.ts'
import { ruleIds } from './rule.ts'

const none: CompanyChoices = {
  toleranceMinutes: 0,
  ownBreak: null,
  weeklyReckoning: false,
  weeklyRestMode: null,
  nightFrom: null,
  maxConsecutiveSundays: null,
  partialWeeks: false,
}
const { PL, VN, EU } = lawPacks
const changed = (choices: Partial<CompanyChoices>) => chosenLimits('PL', PL, { ...none, ...choices })

test('a company that chooses nothing has the law', () => {
  assert.deepEqual(changed({}), PL)
  assert.deepEqual(chosenLimits('VN', VN, none), VN)
})
test('a tolerance, a break and the reading of the weekly rest are chosen one by one', () => {
  assert.deepEqual(changed({ toleranceMinutes: 10 }), { ...PL, toleranceMinutes: 10 })
  assert.deepEqual(changed({ partialWeeks: true }), { ...PL, partialWeeks: true })
  assert.deepEqual(changed({ weeklyRestMode: 'strict' }), { ...PL, weeklyRestMode: 'strict' })
  const { breaks, ...rest } = changed({ ownBreak: { breakMinutes: 30, shiftMinutes: 360 } })
  const [, ...longer] = PL.breaks!.steps
  assert.deepEqual(breaks?.steps, [
    { fromMinutes: 360, inclusive: true, minutes: 30, nightMinutes: null },
    ...longer,
  ])
  assert.deepEqual({ ...rest, breaks: PL.breaks }, PL)
})
test('the night is eight hours between nine and seven, and only Poland leaves it open', () => {
  assert.deepEqual(['20:59', '21:00', '23:00', '23:01'].map(isNightStart), [false, true, true, false])
  assert.equal(nightEnd('21:30'), '05:30')
  assert.deepEqual(changed({ nightFrom: '23:00' }), { ...PL, nightFrom: '23:00', nightUntil: '07:00' })
  assert.deepEqual(chosenLimits('VN', VN, { ...none, nightFrom: '23:00' }), VN)
})
test('a night with an end of its own is eight hours or longer, and begins before it ends', () => {
  assert.deepEqual(changed({ nightUntil: '07:00' }), { ...PL, nightFrom: '22:00', nightUntil: '07:00' })
  assert.deepEqual(changed({ nightFrom: '21:00', nightUntil: '07:00' }), {
    ...PL,
    nightFrom: '21:00',
    nightUntil: '07:00',
  })
  const nights: [string, string, string | null][] = [
    ['22:00', '06:00', null],
    ['21:00', '07:00', null],
    ['22:00', '05:59', 'out_of_range'],
    ['20:59', '06:00', 'out_of_range'],
    ['23:00', '07:01', 'out_of_range'],
    ['06:00', '22:00', 'reversed'],
    ['23:30', '23:00', 'reversed'],
  ]
  for (const [from, until, problem] of nights)
    assert.equal(nightProblem(from, until), problem, `${from} ${until}`)
})
test('hours reckoned by the week change a day that has a normal length', () => {
  assert.equal(chosenLimits('VN', VN, { ...none, weeklyReckoning: true }).normalDayMinutes, 600)
  assert.equal(changed({ weeklyReckoning: true }).normalDayMinutes, null)
})
test('of two limits of Sundays the stricter counts; without one in the law Sundays are calendar days', () => {
  assert.equal(changed({ maxConsecutiveSundays: 2 }).maxConsecutiveSundays, 2)
  assert.equal(changed({ maxConsecutiveSundays: 5 }).maxConsecutiveSundays, 3)
  assert.equal(changed({ maxConsecutiveSundays: 2 }).sundayStartsAt, '06:00')
  const { maxConsecutiveSundays, sundayStartsAt } = chosenLimits('EU', EU, {
    ...none,
    maxConsecutiveSundays: 5,
  })
  assert.deepEqual([maxConsecutiveSundays, sundayStartsAt], [5, '00:00'])
})
test('two weeks share their rests only where national law may choose it', () => {
  assert.equal(chosenLimits('EU', EU, { ...none, fortnightRest: true }).weeklyRestWeeks, 2)
  assert.equal(chosenLimits('EU', EU, none).weeklyRestWeeks, undefined)
  assert.equal(changed({ fortnightRest: true }).weeklyRestWeeks, undefined)
})
test('the work rules set the overtime of a year only where the law has a number', () => {
  assert.equal(changed({ overtimeYearMinutes: 15_000 }).overtimeYearMaxMinutes, 15_000)
  assert.equal(changed({ overtimeYearMinutes: null }).overtimeYearMaxMinutes, 9000)
  assert.deepEqual(chosenLimits('VN', VN, { ...none, overtimeYearMinutes: 15_000 }), VN)
})
test('facts block, rules of working time follow the company, what people declared follows only its own choice', () => {
  const chosen = chosenSeverities({
    verification: 'off',
    severities: { weekly_rest: 'alert', overlap: 'off' },
  })
  assert.deepEqual(
    ruleIds.filter((id) => chosen[id] !== 'off').map((id) => [id, chosen[id]]),
    [
      ['employment', 'block'],
      ['qualification', 'block'],
      ['location', 'block'],
      ['absence', 'block'],
      ['availability', 'block'],
      ['overlap', 'block'],
      ['weekly_rest', 'alert'],
    ]
  )
  assert.deepEqual(chosenSeverities({ verification: null, severities: {} }), defaultSettings)
})
test('a week beyond the normal one is overtime and never blocks; it may be switched off', () => {
  const way = (verification: 'off' | 'block' | null, own: 'off' | 'block' | null) =>
    chosenSeverities({ verification, severities: own ? { weekly_norm: own } : {} }).weekly_norm
  assert.deepEqual([way('block', null), way(null, 'block'), way('off', 'block')], ['alert', 'alert', 'alert'])
  assert.deepEqual([way('off', null), way('block', 'off')], ['off', 'off'])
})
test('a long single week alerts, the week of a protected person blocks, and one choice leaves the other alone', () => {
  const { weekly_hours, personal_week } = defaultSettings
  assert.deepEqual([weekly_hours, personal_week], ['alert', 'block'])
  assert.equal(
    chosenSeverities({ verification: null, severities: { weekly_hours: 'off' } }).personal_week,
    'block'
  )
})
