import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onlyRules, planContext, planPerson, planRules, shift, dayAway } from '../testing/plan.ts'
import type { Acceptance, PlanContext, PlanEffect, PlanEntry, PlanVerdict } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

const text = ({ ruleId, actual }: PlanVerdict): string => `${ruleId} ${actual}`
const said = ({ worse, better }: PlanEffect) => ({ worse: worse.map(text), better: better.map(text) })
const shifts = (...texts: string[]): PlanEntry[] => texts.map((one) => shift(one))
const rests = (changes: Partial<PlanContext> = {}): PlanContext =>
  planContext({ ruleSets: [planRules({ settings: onlyRules('daily_rest', 'daily_hours') })], ...changes })
const nothing = { worse: [], better: [] }

test('a change tells what it breaks and what it mends, and a look changes nothing', () => {
  const judge = planJudge(rests(), shifts('mon 14-22'))
  const early = { add: shifts('tue 6-14') }
  const broken = { worse: ['daily_rest 480', 'daily_hours 960'], better: [] }
  assert.deepEqual(said(judge.effectOf(early)), broken)
  assert.deepEqual(judge.verdicts(), [])
  assert.deepEqual(said(judge.apply(early)), broken)
  assert.deepEqual(judge.verdicts().map(text), broken.worse)
  assert.deepEqual(said(judge.undo()), { worse: [], better: broken.worse })
  assert.deepEqual(judge.verdicts(), [])
})
test('what was as wrong before is not reported, what is worse is, what is less wrong is better', () => {
  const judge = planJudge(rests(), shifts('mon 14-22', 'tue 6-14'))
  const moved = (text: string) => ({ remove: ['tue 6-14'], add: [shift(text, { id: 'tue 6-14' })] })
  assert.deepEqual(said(judge.effectOf({ add: shifts('fri 6-14') })), nothing)
  assert.deepEqual(said(judge.effectOf(moved('tue 5-13'))), { worse: ['daily_rest 420'], better: [] })
  assert.deepEqual(said(judge.effectOf(moved('tue 7-14'))), {
    worse: [],
    better: ['daily_rest 480', 'daily_hours 960'],
  })
})
test('a breach that moves along with its shift is the old one', () => {
  const judge = planJudge(rests(), shifts('mon 6-16'))
  assert.deepEqual(
    said(judge.effectOf({ remove: ['mon 6-16'], add: [shift('wed 7-17', { id: 'mon 6-16' })] })),
    nothing
  )
  assert.deepEqual(said(judge.effectOf({ remove: ['mon 6-16'], add: shifts('mon 7-17') })), {
    worse: ['daily_hours 600'],
    better: ['daily_hours 600'],
  })
})
test('a shift handed to another person touches both', () => {
  const people = [planPerson({ id: 'bob' }), planPerson()]
  const judge = planJudge(rests({ people }), [...shifts('mon 6-16'), shift('tue 6-8', { employeeId: 'bob' })])
  const handed = { add: [shift('mon 6-16', { employeeId: 'bob' })] }
  const effect = judge.apply(handed)
  assert.deepEqual(
    effect.worse.map(({ personId }) => personId),
    ['bob']
  )
  assert.deepEqual(
    effect.better.map(({ personId }) => personId),
    ['ann']
  )
  judge.undo()
  assert.deepEqual(
    judge.verdicts().map(({ personId }) => personId),
    ['ann']
  )
})
test('a shift that becomes open belongs to no one, and comes back', () => {
  const judge = planJudge(rests(), shifts('mon 6-16'))
  judge.apply({ add: [shift('mon 6-16', { employeeId: null })] })
  assert.deepEqual(judge.verdicts(), [])
  judge.undo()
  assert.deepEqual(judge.verdicts().map(text), ['daily_hours 600'])
  judge.apply({ remove: ['mon 6-16'] })
  assert.deepEqual(judge.verdicts(), [])
})
test('an absence put in or taken away is felt at once', () => {
  const judge = planJudge(
    planContext({ ruleSets: [planRules({ settings: onlyRules('absence') })] }),
    shifts('mon 6-14')
  )
  const away = dayAway('2026-11-02')
  assert.deepEqual(said(judge.apply({ add: [away] })).worse, ['absence 480'])
  assert.deepEqual(said(judge.apply({ remove: [away.id] })).better, ['absence 480'])
})
test('work inside an absence that is moved into another one is a new breach, also a smaller one', () => {
  const judge = planJudge(planContext({ ruleSets: [planRules({ settings: onlyRules('absence') })] }), [
    ...shifts('mon 6-14'),
    dayAway('2026-11-02'),
    dayAway('2026-11-04'),
  ])
  const [own] = shifts('mon 6-14')
  const at = (text: string) => judge.effectOf({ add: [{ ...shift(text), id: own!.id }] })
  assert.deepEqual(said(at('wed 18-22')), { worse: ['absence 240'], better: ['absence 480'] })
  assert.deepEqual(said(at('mon 8-14')), { worse: [], better: ['absence 480'] })
})
test('there is nothing to take back at first, nor after settling', () => {
  const judge = planJudge(rests(), [])
  assert.throws(() => judge.undo(), /Maybe undo/)
  judge.apply({ add: shifts('mon 6-16') })
  judge.settle()
  assert.throws(() => judge.undo(), /Maybe undo/)
  assert.deepEqual(judge.verdicts().map(text), ['daily_hours 600'])
})

test('an acceptance covers its works, its rule and its person as long as it is no worse', () => {
  const accepted = (changes: Partial<Acceptance> = {}): Acceptance => ({
    id: 'yes',
    ruleId: 'daily_hours',
    personId: 'ann',
    shiftIds: ['mon 6-16'],
    breach: 120,
    reason: 'stocktaking',
    byName: 'Jan',
    at: '2026-11-01T00:00:00Z',
    ...changes,
  })
  const covered = (changes: Partial<Acceptance>, entries = shifts('mon 6-16')) =>
    planJudge(rests({ acceptances: [accepted(changes)] }), entries).verdicts()[0]?.acceptanceId
  assert.equal(covered({}), 'yes')
  assert.equal(covered({ breach: 119 }), null)
  assert.equal(covered({ ruleId: 'daily_norm' }), null)
  assert.equal(covered({ personId: 'bob' }), null)
  assert.equal(covered({ shiftIds: ['tue 6-16'] }), null)
  assert.equal(covered({ shiftIds: ['mon 6-16', 'tue 6-14'] }), 'yes')
  assert.equal(covered({ breach: 999 }, shifts('mon 6-16', 'mon 17-18')), null)
})
