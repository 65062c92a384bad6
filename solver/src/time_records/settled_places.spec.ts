import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overtimeTermsOf, settlementTermsOf } from '../labour_code/figures/index.ts'
import { Random } from '../random.ts'
import { instantOf } from '../time/time.ts'
import { figuresByDay, type DayTerms } from './settled_day.ts'
import { figuresByPlace, type PlacedWork, type PlaceFigures } from './settled_places.ts'
import { randomMonth } from './testing/random_month.ts'

const zone = 'Europe/Warsaw'
const holidays = new Set(['2026-01-01', '2026-01-06', '2026-04-05', '2026-05-03', '2026-11-01', '2026-11-11'])
const window = { nightFrom: '22:00', nightUntil: '06:00' }
const termsIn = (range: { from: string; until: string }, law: 'PL' | 'VN'): DayTerms => ({
  premiums: {
    ...{ nightWindow: window, night: null },
    overtime:
      law === 'PL'
        ? null
        : overtimeTermsOf('VN', {
            ...{ range, periods: [range], holidays, thresholds: null, weeklyReckoning: false },
            restWeekdays: [7],
          }),
  },
  holidays,
  poland: law === 'PL' ? settlementTermsOf(range, holidays, { zone, workSystem: 'BASIC', fte: 1 }) : null,
})

const names = ['workMinutes', 'nightMinutes', 'saturdayMinutes', 'sundayMinutes', 'holidayMinutes', 'dayOffMinutes'] as const // prettier-ignore
function sumsOf(all: readonly Omit<PlaceFigures, 'place'>[]) {
  const sums: Record<string, number> = {}
  for (const one of all) {
    for (const name of names) sums[name] = (sums[name] ?? 0) + one[name]
    for (const { percent, minutes } of one.overtime) sums[percent] = (sums[percent] ?? 0) + minutes
  }
  return sums
}

test('places together come to what the days come to, in drawn months', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const luck = new Random(seed)
    const { works, ...range } = randomMonth(luck, zone)
    const placed = works.map(({ day, plan, from, until, pause, uncounted }): PlacedWork => ({
      ...{ day, place: luck.pick(['a', 'b', 'c']) },
      plan: plan && {
        start: plan.from * 60_000,
        end: plan.until * 60_000,
        workMinutes: plan.until - plan.from,
      },
      work: {
        ...{ start: from * 60_000, end: until * 60_000, zone, billable: true, counts: !uncounted },
        breaks: pause ? [{ start: pause.from * 60_000, minutes: pause.until - pause.from, paid: false }] : [],
      },
    }))
    const isAsked = ({ day }: { day: string }) => day >= range.from && day < range.until
    for (const law of ['PL', 'VN'] as const) {
      const terms = termsIn(range, law)
      const days = figuresByDay(placed, terms).filter(isAsked)
      assert.deepEqual(sumsOf(figuresByPlace(placed, isAsked, terms)), sumsOf(days), `${law} ${seed}`)
    }
  }
})

test('overtime belongs to the place where its minutes were worked', () => {
  const work = (place: string, from: string, until: string, day = '2026-11-03'): PlacedWork => {
    const [start, end] = [instantOf(day, from, zone), instantOf(day, until, zone)]
    return {
      ...{ day, place, plan: place === 'a' ? { start, end, workMinutes: 420 } : null },
      work: { start, end, zone, billable: true, breaks: [] },
    }
  }
  // The day after, at the first place again, adds no overtime.
  const works = [
    ...[work('a', '08:00', '15:00'), work('b', '16:00', '19:00')],
    work('a', '16:00', '17:00', '2026-11-04'),
  ]
  for (const [law, percent] of [
    ['PL', 150],
    ['VN', 150],
  ] as const) {
    // prettier-ignore
    const [a, b] = figuresByPlace(works, () => true, termsIn({ from: '2026-11-01', until: '2026-12-01' }, law))
    assert.deepEqual([a!.workMinutes, a!.overtime], [480, []], law)
    assert.deepEqual([b!.workMinutes, b!.overtime], [180, [{ percent, minutes: 120 }]], law)
    // The day has a planned shift, though not at the second place.
    assert.equal(b!.dayOffMinutes, 0)
  }
})
