import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanContext, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge, type JudgeOf } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { planContext, planPerson } from '@shiftloom/solver/labour_code/testing/plan'
import { expect, test, vi } from 'vitest'
import { judgeChannel } from '../../../../testing/judge_channel.ts'
import { changed } from '../model/entry_draft.ts'
import { entry } from '../model/sample.ts'
import { PlanKeeper } from './plan_keeper.ts'
import { planEntryOf } from './plan_difference.ts'

const context = (changes: Partial<PlanContext> = {}): PlanContext =>
  planContext({
    people: ['anna', 'piotr'].map((id) => planPerson({ id, positionIds: ['till'], locationIds: ['centre'] })),
    ...changes,
  })
const shift = (id: string, day: string, employeeId: string | null = 'anna'): ScheduleEntry =>
  changed(entry({ id, employeeId }), { day })
const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}`

type News = { status: string; verdicts: readonly PlanVerdict[] }
function kept(judgeOf: JudgeOf = planJudge) {
  const heard: News[] = []
  const breaks: ((error: unknown) => void)[] = []
  const report = vi.fn()
  const openLine = vi.fn(async (broken: (error: unknown) => void) => {
    breaks.push(broken)
    return judgeChannel(judgeOf)
  })
  const keeper = new PlanKeeper({
    openLine,
    onVerdicts: (news) =>
      heard.push({ status: news.status, verdicts: news.status === 'ready' ? news.verdicts : [] }),
    report,
  })
  const until = async (number: number): Promise<News> => {
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(number))
    return heard.at(-1)!
  }
  return { keeper, heard, breaks, report, openLine, until }
}
const fresh = (given: PlanContext, entries: readonly ScheduleEntry[]) =>
  planJudge(given, entries.map(planEntryOf)).verdicts()

test('what the worker says of a plan is what a judge beside us says', async () => {
  const { keeper, until } = kept()
  const entries = [shift('a', day(16)), shift('b', day(16))]
  keeper.show(context(), entries)
  const { status, verdicts } = await until(1)
  expect(status).toBe('ready')
  expect(verdicts).toEqual(fresh(context(), entries))
  expect(verdicts.map(({ ruleId }) => ruleId)).toContain('overlap')
  keeper.rest()
})

test('only differences are sent, and none when nothing differs', async () => {
  const sent: unknown[] = []
  const { keeper, until, heard } = kept((...given) => {
    const judge = planJudge(...given)
    return Object.assign(Object.create(judge) as typeof judge, {
      verdicts: () => judge.verdicts(),
      settle: () => judge.settle(),
      apply: (change: Parameters<typeof judge.apply>[0]) => {
        sent.push(change)
        return judge.apply(change)
      },
    })
  })
  const [a, b, c] = [shift('a', day(16)), shift('b', day(17)), shift('c', day(18))]
  const given = context()
  keeper.show(given, [a, b])
  await until(1)
  const moved = changed(b, { day: day(16) })
  keeper.show(given, [a, moved, c])
  await until(2)
  expect(sent).toEqual([{ remove: ['b'], add: [planEntryOf(moved), planEntryOf(c)] }])
  keeper.show(given, [a, moved, c])
  await new Promise((done) => setTimeout(done, 20))
  expect(heard).toHaveLength(2)
  keeper.rest()
})

test('a late answer is never reported: only the newest plan counts', async () => {
  const { keeper, heard, until } = kept()
  const given = context()
  const plans = [1, 2, 3, 4].map((many) =>
    Array.from({ length: many }, (_, index) => shift(`s${index}`, day(16)))
  )
  for (const entries of plans) keeper.show(given, entries)
  const { verdicts } = await until(1)
  await new Promise((done) => setTimeout(done, 20))
  expect(heard).toHaveLength(1)
  expect(verdicts).toEqual(fresh(given, plans[3]!))
  keeper.rest()
})

test('a plan that has left the screen is not reported', async () => {
  const { keeper, heard } = kept()
  keeper.show(context(), [shift('a', day(16))])
  keeper.leave()
  await new Promise((done) => setTimeout(done, 30))
  expect(heard).toEqual([])
  keeper.rest()
})

test('a question about a plan that has changed meanwhile has no answer', async () => {
  const { keeper, until } = kept()
  const given = context()
  keeper.show(given, [shift('a', day(16))])
  await until(1)
  const change = { add: [planEntryOf(shift('b', day(16)))] }
  const { revision } = keeper
  const asked = keeper.effects(revision, [change])
  keeper.show(given, [])
  expect(await asked).toBeNull()
  expect(await keeper.effects(revision, [change])).toBeNull()
  expect(await keeper.effects(keeper.revision, [change])).toEqual([planJudge(given, []).effectOf(change)])
  keeper.rest()
})

test('a worker that breaks is replaced once, with the plan as it is now', async () => {
  const { keeper, breaks, until, openLine, report } = kept()
  const given = context()
  keeper.show(given, [shift('a', day(16))])
  await until(1)
  const now = [shift('a', day(16)), shift('b', day(16))]
  breaks[0]!(new Error('gone'))
  keeper.show(given, now)
  await vi.waitFor(async () => expect((await until(2)).verdicts).toEqual(fresh(given, now)))
  expect(openLine).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenCalledTimes(1)

  breaks[1]!(new Error('gone again'))
  expect((await until(3)).status).toBe('unavailable')
  expect(openLine).toHaveBeenCalledTimes(2)
  expect(await keeper.effects(keeper.revision, [{ remove: ['a'] }])).toBeNull()
})

test('rates reach the worker whenever it starts, and the one that replaces it', async () => {
  const { keeper, breaks, until } = kept()
  const rate = { validFrom: '2026-01-01', saturdayMinor: null, sundayMinor: null, dayOffMinor: null }
  keeper.price({
    currency: 'PLN',
    unbilledPositionIds: [],
    premiums: {},
    people: [{ employeeId: 'anna', country: 'DE', rates: [{ ...rate, weekdayMinor: 3000 }], daysOff: [] }],
  })
  expect(keeper.currency).toBe('PLN')
  const cost = async () => (await keeper.effects(keeper.revision, [{ remove: ['a'] }]))?.[0]?.costMinor
  keeper.show(context(), [shift('a', day(16))])
  await until(1)
  expect(await cost()).toBe(-24_000)
  breaks[0]!(new Error('gone'))
  await until(2)
  expect(await cost()).toBe(-24_000)
  keeper.price(null)
  expect(await cost()).toBeUndefined()
  keeper.rest()
})

test('a question under way when the worker breaks is answered with nothing, not left waiting', async () => {
  const { keeper, breaks, until } = kept()
  const given = context()
  keeper.show(given, [shift('a', day(16))])
  await until(1)
  const asked = keeper.effects(keeper.revision, [{ remove: ['a'] }])
  breaks[0]!(new Error('gone'))
  expect(await asked).toBeNull()
  keeper.rest()
})

test('a judge that throws counts as broken: the screen goes on without', async () => {
  const { keeper, until, report } = kept(() => {
    throw new Error('cannot judge')
  })
  keeper.show(context(), [shift('a', day(16))])
  expect((await until(1)).status).toBe('unavailable')
  expect(report).toHaveBeenCalledTimes(2)
})
