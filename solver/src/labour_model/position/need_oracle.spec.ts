/** The rule engine against an oracle that decides one slot at a time, in the words of a spreadsheet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { needOf, type RuleOfPosition } from '../need.ts'
import type { ContentRule } from '../rules/content.ts'
import type { Step } from '../rules/steps.ts'

const steps = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 40 }), people: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => {
    let from = 0
    return parts.map(({ width, people }, at): Step => {
      const step = { from, until: at === parts.length - 1 ? null : from + width, people }
      from += width
      return step
    })
  })
const content: fc.Arbitrary<ContentRule> = fc.oneof(
  fc.record({ kind: fc.constant('linear' as const), unitsPerPersonHour: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('range' as const), steps }),
  fc.record({
    kind: fc.constant('service_time' as const),
    secondsPerUnit: fc.integer({ min: 1, max: 900 }),
    utilisation: fc.constantFrom(0.5, 0.75, 0.8, 1),
  }),
  fc.record({
    kind: fc.constant('erlang_c' as const),
    handlingSeconds: fc.integer({ min: 30, max: 400 }),
    serviceLevel: fc.constantFrom(0.5, 0.8, 0.95),
    answerSeconds: fc.integer({ min: 0, max: 60 }),
    maximumOccupancy: fc.constantFrom(0.8, 0.9, 1),
    shrinkage: fc.constantFrom(0, 0.2, 0.3),
  })
)
const slots = 12
const row = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: slots, maxLength: slots })
const rule: fc.Arbitrary<RuleOfPosition> = fc
  .record({
    content,
    units: row(
      fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 0, max: 70 }) },
        { weight: 1, arbitrary: fc.constant(NaN) }
      )
    ),
    open: row(fc.constantFrom(0, 1, 1)),
    minimum: fc.integer({ min: 0, max: 3 }),
    room: fc.option(fc.integer({ min: 0, max: 6 })),
    share: fc.constantFrom(1, 0.5, 0.3),
  })
  .map(({ room, open, ...one }) => ({
    ...one,
    open: Uint8Array.from(open),
    maximum: room === null ? null : one.minimum + room,
  }))

/** Erlang's C formula by its definition with factorials, for the small loads of this test. */
function agents(contactsPerHour: number, rule: Extract<ContentRule, { kind: 'erlang_c' }>): number {
  const load = (contactsPerHour * rule.handlingSeconds) / 3600
  if (load === 0) return 0
  for (let n = Math.floor(load) + 1; ; n += 1) {
    let [term, sum] = [1, 1]
    for (let k = 1; k < n; k += 1) sum += term *= load / k
    const last = ((term * load) / n) * (n / (n - load))
    const waiting = last / (sum + last)
    const level = 1 - waiting * Math.exp((-(n - load) * rule.answerSeconds) / rule.handlingSeconds)
    if (level >= rule.serviceLevel - 1e-12 && load / n <= rule.maximumOccupancy + 1e-9) return n
  }
}

function workOf(rule: ContentRule, perHour: number): number {
  if (rule.kind === 'linear') return perHour / rule.unitsPerPersonHour
  if (rule.kind === 'service_time') return (perHour * rule.secondsPerUnit) / 3600 / rule.utilisation
  if (rule.kind === 'erlang_c') return agents(perHour, rule) / (1 - rule.shrinkage)
  return rule.steps.filter(({ from }) => from <= perHour).at(-1)!.people
}

type Options = { slotMinutes: number; combination: 'sum' | 'maximum'; smoothed: boolean }

function oracle(rules: readonly RuleOfPosition[], slot: number, options: Options): number {
  const asking = (one: RuleOfPosition, at: number): boolean =>
    at >= 0 && at < slots && one.open[at] === 1 && !Number.isNaN(one.units[at]!)
  const work = (one: RuleOfPosition, at: number): number =>
    one.share * workOf(one.content, (one.units[at]! * 60) / options.slotMinutes)
  const open = rules.filter((one) => one.open[slot] === 1)
  const parts = open.map((one) => {
    if (!asking(one, slot)) return 0
    const near = (options.smoothed ? [slot - 1, slot, slot + 1] : [slot]).filter((at) => asking(one, at))
    const mean = near.map((at) => work(one, at)).reduce((a, b) => a + b, 0) / near.length
    return Math.min(mean, one.maximum ?? Infinity)
  })
  const whole = options.combination === 'sum' ? parts.reduce((a, b) => a + b, 0) : Math.max(0, ...parts)
  return Math.max(0, Math.ceil(whole - 1e-9), ...open.map(({ minimum }) => minimum))
}

test('ten thousand random sets of rules need what the oracle says', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 1, maxLength: 3 }),
      fc.record({
        slotMinutes: fc.constantFrom(15, 30, 60),
        combination: fc.constantFrom('sum' as const, 'maximum' as const),
        smoothed: fc.boolean(),
      }),
      (rules, options) => {
        const { people } = needOf(rules, slots, options)
        const expected = Array.from({ length: slots }, (_, slot) => oracle(rules, slot, options))
        assert.deepEqual([...people], expected)
        compared += rules.length
      }
    ),
    { numRuns: 10_000, seed: 20261124 }
  )
  assert.ok(compared >= 10_000)
})
