import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarOf } from './calendar.ts'
import { checkChange, checkTimeline } from './check.ts'
import { defaultSettings, lawPackOf, lawPacks } from './law_packs.ts'
import { ruleIds, type RuleSettings } from './rule.ts'
import { person, WARSAW, work } from './testing/timeline.ts'

const limits = lawPacks.PL
const week = { from: '2026-11-02', until: '2026-11-09', settlementFrom: null, settlementUntil: null }
const calendar = calendarOf({ ...week, zone: WARSAW, limits })
const rules = { limits, calendar, settings: defaultSettings }
const everything = (severity: 'off' | 'alert') =>
  Object.fromEntries(ruleIds.map((id) => [id, severity])) as RuleSettings
const ids = (verdicts: { ruleId: string; severity: string }[]) =>
  verdicts.map(({ ruleId, severity }) => `${ruleId} ${severity}`)

test('a good week has no verdict', () =>
  assert.deepEqual(
    checkTimeline(
      person(),
      ['mon 6-14', 'tue 6-14'].map((text) => work(text)),
      rules
    ),
    []
  ))
test('works may come in any order', () =>
  assert.deepEqual(
    checkTimeline(
      person(),
      ['tue 6-14', 'mon 6-14'].map((text) => work(text)),
      rules
    ),
    []
  ))
test('a verdict says whom, which works, which window and both numbers', () => {
  const [verdict] = checkTimeline(person(), [work('mon 14-22'), work('tue 6-14')], {
    ...rules,
    settings: { ...everything('off'), daily_rest: 'block' },
  })
  assert.equal(verdict?.ruleId, 'daily_rest')
  assert.equal(verdict.personId, 'ann')
  assert.deepEqual(verdict.shiftIds, ['mon 14-22', 'tue 6-14'])
  assert.deepEqual([verdict.actual, verdict.limit, verdict.unit], [480, 660, 'minute'])
  assert.deepEqual(verdict.window, {
    start: work('mon 14-22').start,
    end: work('mon 14-22').start + 86_400_000,
  })
})
test('switched off rules are silent, but overlap always blocks', () => {
  const both = [work('mon 6-14'), work('mon 8-16')]
  assert.deepEqual(ids(checkTimeline(person(), both, { ...rules, settings: everything('off') })), [
    'overlap block',
  ])
  assert.equal(
    ids(checkTimeline(person(), both, { ...rules, settings: everything('alert') }))[0],
    'overlap block'
  )
})
test('a change is not blamed for what was wrong before', () => {
  const before = [work('mon 14-22'), work('tue 6-14')]
  assert.deepEqual(checkChange(person(), before, [...before, work('fri 6-14')], rules), [])
})
test('a change is blamed for making it worse', () => {
  const before = [work('mon 14-22'), work('tue 6-14')]
  const after = [work('mon 14-22'), work('tue 5-13')]
  assert.ok(ids(checkChange(person(), before, after, rules)).includes('daily_rest block'))
})
test('a change is not blamed for making it better', () => {
  const before = [work('mon 14-22'), work('tue 5-13')]
  const after = [work('mon 14-22'), work('tue 6-14')]
  assert.deepEqual(checkChange(person(), before, after, rules), [])
})
test('countries without a pack get the European one', () => {
  assert.equal(lawPackOf('PL'), lawPacks.PL)
  assert.equal(lawPackOf('DE'), lawPacks.EU)
})
test('limits can be stored and read back', () =>
  assert.deepEqual(JSON.parse(JSON.stringify(lawPacks)), lawPacks))
