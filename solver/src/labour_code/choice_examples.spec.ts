import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  breakExample,
  nightExample,
  partialWeekExample,
  reckoningExample,
  restDayExample,
  sundaysExample,
  thresholdsExample,
  toleranceExample,
  weeklyRestExample,
} from './choice_examples.ts'
import { chosenLimits } from './company_choices.ts'
import { lawPacks, type LawPackId } from './law_packs.ts'

const untouched = {
  toleranceMinutes: 0,
  ownBreak: null,
  weeklyReckoning: false,
  weeklyRestMode: null,
  nightFrom: null,
  maxConsecutiveSundays: null,
  partialWeeks: false,
  restWeekdays: [],
}
const limitsOf = (law: LawPackId, choices: object = {}) =>
  chosenLimits(law, lawPacks[law], { ...untouched, ...choices })

test('a short rest counts in full without a tolerance and alerts within one', () => {
  assert.deepEqual(toleranceExample(limitsOf('PL')), {
    day: '2026-11-02',
    nextDay: '2026-11-03',
    nextClock: '08:45',
    restMinutes: 645,
    lackMinutes: 15,
    blocks: true,
  })
  const within = toleranceExample(limitsOf('PL', { toleranceMinutes: 30 }))
  assert.deepEqual([within?.nextClock, within?.lackMinutes, within?.blocks], ['08:30', 30, false])
  assert.equal(toleranceExample(limitsOf('VN'))?.nextClock, '09:45')
})

test('the night follows its choice', () => {
  assert.equal(nightExample(limitsOf('PL')).nightMinutes, 240)
  assert.equal(nightExample(limitsOf('PL', { nightFrom: '21:00' })).nightMinutes, 300)
})

test('the Sunday after the last one allowed is reported', () => {
  assert.deepEqual(sundaysExample(limitsOf('PL')), {
    count: 3,
    first: '2026-11-08',
    reported: '2026-11-29',
  })
  const six = sundaysExample(limitsOf('VN', { maxConsecutiveSundays: 6 }))
  assert.deepEqual([six.count, six.reported], [6, '2026-12-20'])
  assert.deepEqual(sundaysExample(limitsOf('VN')), { count: null, first: '2026-11-08', reported: null })
})

test('an own break adds to the law’s', () => {
  assert.equal(breakExample(limitsOf('PL'), 480).requiredMinutes, 15)
  const own = limitsOf('PL', { ownBreak: { breakMinutes: 40, shiftMinutes: 360 } })
  assert.equal(breakExample(own, 480).requiredMinutes, 40)
})

test('a day of rest makes its work overtime', () => {
  assert.deepEqual(restDayExample(limitsOf('VN')), {
    day: '2026-11-08',
    workMinutes: 480,
    overtimeMinutes: 0,
  })
  const wednesdays = restDayExample(limitsOf('VN', { restWeekdays: [3] }))
  assert.deepEqual([wednesdays.day, wednesdays.overtimeMinutes], ['2026-11-04', 480])
})

test('a rest that reaches into the next week is enough unless it has to lie in one', () => {
  const usual = weeklyRestExample(limitsOf('PL'))
  assert.deepEqual(usual, {
    day: '2026-11-08',
    nextDay: '2026-11-10',
    nextClock: '05:00',
    restMinutes: 2100,
    foundMinutes: 2100,
    lackMinutes: 0,
  })
  const strict = weeklyRestExample(limitsOf('PL', { weeklyRestMode: 'strict' }))
  assert.deepEqual([strict.foundMinutes, strict.lackMinutes], [960, 1140])
})

test('two days that make no week have their share, where they are looked at', () => {
  assert.equal(partialWeekExample(limitsOf('PL')).limitMinutes, null)
  // Two sevenths of 48 hours.
  assert.deepEqual(partialWeekExample(limitsOf('PL', { partialWeeks: true })), {
    from: '2026-11-29',
    until: '2026-12-01',
    limitMinutes: 822,
  })
})

test('ten hours are a normal day where hours are reckoned by the week', () => {
  assert.equal(reckoningExample(limitsOf('VN')).overtimeMinutes, 120)
  assert.equal(reckoningExample(limitsOf('VN', { weeklyReckoning: true })).overtimeMinutes, 0)
})

test('plain thresholds split a long day and a long week', () => {
  const all = thresholdsExample({ dailyMinutes: 480, weeklyMinutes: 2400, doubleMinutes: 720 })
  assert.deepEqual(all, { day: { overtimeMinutes: 240, doubleMinutes: 60 }, weekOvertimeMinutes: 480 })
  const off = thresholdsExample({ dailyMinutes: null, weeklyMinutes: null, doubleMinutes: null })
  assert.deepEqual(off, { day: { overtimeMinutes: 0, doubleMinutes: 0 }, weekOvertimeMinutes: 0 })
})
