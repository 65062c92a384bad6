import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkChange } from '../../../labour_code/check.ts'
import { fixedRules } from '../../../labour_code/company_choices.ts'
import type { RuleId } from '../../../labour_code/rule.ts'
import { solveRoster } from '../../engine.ts'
import { evaluate, type Plan } from '../../evaluate.ts'
import { factsOf, rulesFor, rulesOf } from '../../facts.ts'
import type { RosterProblem } from '../../problem.ts'
import type { ExplainedUnfilled, Fix } from '../../result.ts'
import { appliedFix } from '../../testing/applied_fix.ts'
import { scarceProblem } from '../../testing/scarce_problem.ts'

const CASES = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 500)
const options = { now: () => performance.now() }

type Case = ExplainedUnfilled & { readonly problem: RosterProblem; readonly plan: Plan }

/** Open shifts of short searches, so that some could have been filled by giving something away. */
function openShifts(): Case[] {
  const cases: Case[] = []
  for (let seed = 1; cases.length < CASES; seed += 1) {
    const problem = { ...scarceProblem(seed), iterationLimit: seed % 5 === 0 ? 4000 : 300 }
    const { assignments, unfilled } = solveRoster(problem, options)
    const plan = new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))
    cases.push(...unfilled.map((one) => ({ ...one, problem, plan })))
  }
  return cases
}

/** Judged by the kernel and by the evaluator that shares no table with the search. */
function isAssignable({ problem, plan, shiftId }: Case, fix: Fix): boolean {
  const applied = appliedFix(problem, plan, shiftId, fix)
  const worse = applied.people.flatMap((personId) => breachesAdded(applied, personId))
  const [before, after] = [applied.before, applied.after].map((one) => evaluate(applied.problem, one))
  return worse.length === 0 && after!.blocking <= before!.blocking && applied.after.get(shiftId) !== null
}

function breachesAdded(
  { problem, before, after }: ReturnType<typeof appliedFix>,
  personId: string
): RuleId[] {
  const index = problem.people.findIndex(({ id }) => id === personId)
  const work = (plan: Plan) => [
    ...problem.shifts.filter(({ id }) => plan.get(id) === personId),
    ...problem.fixed.filter((fixed) => fixed.personId === personId),
  ]
  const rules = rulesFor(problem.people[index]!, rulesOf(problem))
  return checkChange(factsOf(problem)[index]!, work(before), work(after), rules)
    .filter(({ severity }) => severity === 'block')
    .map(({ ruleId }) => ruleId)
}

const cases = openShifts()
const offered = cases.flatMap((one) => one.fixes.map((fix) => ({ one, fix })))
const sound = offered.filter(({ one, fix }) => isAssignable(one, fix))
const kinds = Object.entries(Object.groupBy(offered, ({ fix }) => fix.kind))
  .map(([kind, of]) => `${of.length} ${kind}`)
  .join(', ')

test(`${sound.length} of ${offered.length} fixes make ${cases.length} open shifts assignable: ${kinds}`, () => {
  assert.ok(sound.length >= 0.99 * offered.length)
  for (const kind of ['shorten', 'hand_over', 'lift_rule', 'hire_hours'])
    assert.ok(offered.some(({ fix }) => fix.kind === kind))
})

test('every open shift has one to three fixes, unless a person is free or no one could ever work it', () => {
  const hopeless = cases.filter(({ fixes }) => fixes.length === 0)
  assert.ok(hopeless.length < 0.3 * cases.length)
  for (const one of cases) assert.ok(one.fixes.length <= 3)
  for (const one of hopeless) {
    const free = one.blockers.some(({ code }) => code === 'free')
    const newcomer: Fix = { kind: 'hire_hours', positionId: null, minutes: 100_000 }
    assert.ok(free || !isAssignable(one, newcomer), one.shiftId)
  }
})

test('a rule to lift is the only one in the way and no fact', () => {
  for (const { one, fix } of offered) {
    if (fix.kind !== 'lift_rule') continue
    assert.ok(!fixedRules.includes(fix.ruleId as RuleId))
    if (fix.ruleId.startsWith('contract_')) continue
    const applied = appliedFix(one.problem, one.plan, one.shiftId, fix)
    const broken = new Set(breachesAdded({ ...applied, problem: one.problem }, fix.personId))
    assert.deepEqual([...broken], [fix.ruleId])
  }
})

test('a shortened shift keeps three quarters and four hours', () => {
  for (const { one, fix } of offered) {
    if (fix.kind !== 'shorten') continue
    const shift = one.problem.shifts.find(({ id }) => id === one.shiftId)!
    const [left, whole] = [fix.end - fix.start, shift.end - shift.start]
    assert.ok(left >= 0.75 * whole && left >= 4 * 3_600_000 && left < whole)
    assert.equal(left % 900_000, whole % 900_000)
  }
})
