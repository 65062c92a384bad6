import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { overlaps, periodOfDays } from '../../time/time.ts'
import { calendarOf } from '../calendar.ts'
import { checkTimeline } from '../check.ts'
import { lawPacks } from '../law_packs.ts'
import { personFactsOf } from '../person_facts.ts'
import { anyChange, anyContext, anyPeople, anyPlan } from '../testing/any_plan.ts'
import { everyRule, planContext, planPerson, planRules } from '../testing/plan.ts'
import { WARSAW } from '../testing/timeline.ts'
import { comparedVerdicts } from '../verdict.ts'
import type { PlanChange, PlanEntry } from './plan_context.ts'
import { workOfEntry } from './plan_entries.ts'
import { planJudge } from './plan_judge.ts'

const settings = everyRule('alert')
const november = { from: '2026-11-02', until: '2026-11-30' }

/** The entries after a change, as anybody would say it. */
const after = (entries: readonly PlanEntry[], { remove = [], add = [] }: PlanChange): PlanEntry[] => {
  const put = new Map(add.map((entry) => [entry.id, entry]))
  return [...entries.filter(({ id }) => !remove.includes(id) && !put.has(id)), ...put.values()]
}
const fresh = (entries: readonly PlanEntry[]) => planJudge(anyContext(), entries)

test('a look is the difference of two full checks, leaves everything as it was and says what applying says', () =>
  fc.assert(
    fc.property(anyPlan, anyChange, (entries, one) => {
      const judge = fresh(entries)
      const before = judge.verdicts()
      const full = anyPeople.map(({ id }) =>
        comparedVerdicts(
          judge.verdictsOf(id),
          [...fresh(after(entries, one)).verdictsOf(id)].map(
            (verdict) =>
              judge.verdictsOf(id).find((old) => JSON.stringify(old) === JSON.stringify(verdict)) ?? verdict
          )
        )
      )
      const seen = judge.effectOf(one)
      assert.deepEqual(seen, {
        worse: full.flatMap(({ worse }) => worse),
        better: full.flatMap(({ better }) => better),
      })
      assert.deepEqual(judge.verdicts(), before)
      assert.deepEqual(judge.apply(one), seen)
    }),
    { numRuns: 200, seed: 20261120 }
  ))

test('after any changes and any takings back the judge is as a fresh one', () =>
  fc.assert(
    fc.property(anyPlan, fc.array(fc.option(anyChange), { minLength: 1, maxLength: 10 }), (first, steps) => {
      const judge = fresh(first)
      const standings = [first]
      for (const step of steps) {
        if (step !== null) {
          judge.apply(step)
          standings.push(after(standings.at(-1)!, step))
        } else if (standings.length > 1) {
          judge.undo()
          standings.pop()
        }
        assert.deepEqual(judge.verdicts(), fresh(standings.at(-1)!).verdicts())
      }
    }),
    { numRuns: 200, seed: 20261120 }
  ))

test('it makes no difference what is given as around and what as the plan, nor in which order', () =>
  fc.assert(
    fc.property(anyPlan, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (entries, isAround) => {
      const around = entries.filter((_, place) => isAround[place])
      const own = entries.filter((_, place) => !isAround[place])
      const split = planJudge(anyContext(around), own.reverse())
      assert.deepEqual(split.verdicts(), fresh(entries).verdicts())
    }),
    { numRuns: 100, seed: 20261120 }
  ))

test('one contract, one law and one period give what the plain check gives', () =>
  fc.assert(
    fc.property(anyPlan, (entries) => {
      const days = { from: '2026-11-02', until: '2026-11-30' }
      const rules = planRules({ settings, settlementPeriods: [november] })
      const judge = planJudge(
        planContext({ ...days, people: [planPerson({ shiftWorker: true })], ruleSets: [rules] }),
        entries
      )
      const own = entries.filter(({ employeeId, state }) => employeeId === 'ann' && state === undefined)
      const works = own
        .filter(({ type }) => [0, 2, 5].includes(type))
        .map((entry) => workOfEntry(entry, { uncounted: new Set(), strenuous: new Set() }))
      const period = ({ startsAt, endsAt }: PlanEntry) => ({
        start: Date.parse(startsAt),
        end: Date.parse(endsAt),
      })
      const facts = personFactsOf(
        {
          id: 'ann',
          positionIds: ['baker'],
          locationIds: ['bakery'],
          workSystem: 'BASIC',
          shiftWorker: true,
          dailyMaxMinutes: null,
          employedFrom: null,
          employedUntil: null,
          absences: own.filter(({ type }) => [1, 3, 7].includes(type)).map(period),
          availability: own
            .filter(({ type }) => type === 8)
            .map((entry) => ({ ...period(entry), kind: entry.availability ?? 'available' })),
          periods: [],
        },
        WARSAW
      )
      const calendar = calendarOf({
        ...days,
        zone: WARSAW,
        limits: lawPacks.PL,
        settlementFrom: november.from,
        settlementUntil: november.until,
      })
      const reported = periodOfDays(days.from, days.until, WARSAW)
      const inside = new Set(works.filter((work) => overlaps(work, reported)).map(({ id }) => id))
      const plain = checkTimeline(facts, works, { limits: lawPacks.PL, settings, calendar })
        .filter(({ window, shiftIds }) => overlaps(window, reported) || shiftIds.some((id) => inside.has(id)))
        // The calendar of a single check has a week or a Sunday less around the days than the judge's.
        .filter(({ window }) => overlaps(window, reported))
      const judged = judge.verdicts().filter(({ window }) => overlaps(window, reported))
      assert.deepEqual(
        judged.map(({ acceptanceId: _, ...verdict }) => verdict),
        plain
      )
    }),
    { numRuns: 150, seed: 20261120 }
  ))
