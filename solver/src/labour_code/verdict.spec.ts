import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breach, comparedVerdicts, sameVerdict, type Verdict } from './verdict.ts'

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  ruleId: 'daily_hours',
  severity: 'block',
  personId: 'ann',
  shiftIds: ['a'],
  window: { start: 0, end: 10 },
  actual: 600,
  limit: 480,
  unit: 'minute',
  sense: 'at_most',
  basis: '',
  ...changes,
})

test('a breach grows with the excess or with the lack', () => {
  assert.equal(breach(verdict()), 120)
  assert.equal(breach(verdict({ sense: 'at_least', actual: 480, limit: 660 })), 180)
})
test('two verdicts say the same when everything they say is the same', () => {
  assert.ok(sameVerdict(verdict(), verdict()))
  const others: Partial<Verdict>[] = [
    { actual: 601 },
    { limit: 481 },
    { ruleId: 'daily_norm' },
    { severity: 'alert' },
    { personId: 'bob' },
    { shiftIds: ['a', 'b'] },
    { shiftIds: ['b'] },
    { window: { start: 1, end: 10 } },
    { window: { start: 0, end: 11 } },
  ]
  for (const changes of others) assert.ok(!sameVerdict(verdict(), verdict(changes)), JSON.stringify(changes))
})
test('what only one side has is worse or better', () => {
  const [gone, come] = [verdict(), verdict({ shiftIds: ['b'], window: { start: 20, end: 30 } })]
  assert.deepEqual(comparedVerdicts([gone], [come]), { worse: [come], better: [gone] })
  assert.deepEqual(comparedVerdicts([], [come]), { worse: [come], better: [] })
  assert.deepEqual(comparedVerdicts([gone], []), { worse: [], better: [gone] })
})
test('the same works elsewhere are the old breach, and its size decides', () => {
  const before = verdict()
  const moved = (actual: number) => verdict({ actual, window: { start: 20, end: 30 } })
  assert.deepEqual(comparedVerdicts([before], [moved(600)]), { worse: [], better: [] })
  assert.deepEqual(comparedVerdicts([before], [moved(601)]), { worse: [moved(601)], better: [] })
  assert.deepEqual(comparedVerdicts([before], [moved(599)]), { worse: [], better: [before] })
})
test('the same window is the old breach only when it shares a work', () => {
  const before = verdict({ shiftIds: ['a', 'b'] })
  const shared = verdict({ shiftIds: ['b', 'c'] })
  const other = verdict({ shiftIds: ['c', 'd'] })
  assert.deepEqual(comparedVerdicts([before], [shared]), { worse: [], better: [] })
  assert.deepEqual(comparedVerdicts([before], [other]), { worse: [other], better: [before] })
})
test('another rule is another breach', () => {
  const other = verdict({ ruleId: 'daily_norm' })
  assert.deepEqual(comparedVerdicts([verdict()], [other]), { worse: [other], better: [verdict()] })
})
test('one old breach excuses one new one', () => {
  const before = verdict({ shiftIds: ['a', 'b'] })
  const two = [verdict({ shiftIds: ['a'], actual: 500 }), verdict({ shiftIds: ['b'], actual: 500 })]
  assert.deepEqual(comparedVerdicts([before], two), { worse: [two[1]], better: [before] })
})
test('what stays as it is is neither', () => {
  const stays = verdict()
  assert.deepEqual(comparedVerdicts([stays], [stays]), { worse: [], better: [] })
})
