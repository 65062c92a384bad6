import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { ForecastChoice } from '@shiftloom/backend/contracts/demand_forecasts'
import { expect, test } from 'vitest'
import { addDays } from '#/lib/time/days.ts'
import { MeasureDesk, measuredWeeks } from './measure_desk.ts'
import { measuredSpan, measuringOf } from './measuring_of.ts'

const today = '2026-03-12'
const byItself: ForecastChoice = { method: null, percentile: null }
const { from, until } = measuredSpan(today)
const days = 7 * 32
const metric = { id: 'tickets', version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' } as const
/** Open from eight to twelve, so many an hour by day; an hour's record in four quarters. */
const series = (perHour: (day: number) => number, recordMinutes = 60, choice: ForecastChoice = byItself) => ({
  ...{ from, until, holidays: [] },
  metrics: [
    {
      ...{ metricId: 'tickets', recordMinutes, unusual: [addDays(from, 3)], factors: [], choice },
      values: Array.from({ length: days * 96 }, (_, at) => {
        const hour = Math.floor((at % 96) / 4)
        return hour >= 8 && hour < 12 ? perHour(Math.floor(at / 96)) / 4 : 0
      }),
    },
  ],
})
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '12:00' }))
const body = {
  work: { kind: 'linear' as const, unitsPerPersonHour: 20 },
  ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
}
const rules: RulesOfLocation = {
  location: {
    ...{ id: 'here', name: 'Here', zone: 'Europe/Warsaw', today, workingHours: hours, hoursExceptions: [] },
  },
  positions: [
    {
      ...{ positionId: 'cook', version: 0, combination: 'sum' as const, smoothed: false },
      ...{ name: 'Cook', color: 1, visible: true, staff: 4, mostPeople: null },
    },
  ],
  metrics: [],
  rules: [
    {
      ...{ id: 'rule', version: 1, locationId: 'here', metricId: 'tickets', draft: null },
      versions: [
        {
          ...{ id: 'v', number: 1, validFrom: '2020-01-01', name: 'Till', body, savedAt: '', savedBy: null },
          connections: [{ positionId: 'cook', share: 1 }],
        },
      ],
    },
  ],
}
const measured = (perHour: (day: number) => number, more: Partial<RulesOfLocation> = {}, minutes = 60) =>
  new MeasureDesk().measure(measuringOf(metric, series(perHour, minutes), { ...rules, ...more })!)

test('weeks that are over are measured, by records, and nothing is off where all days are alike', () => {
  expect([from, until]).toEqual(['2025-07-28', '2026-03-09'])
  const { accuracy, forecast, stepMinutes, staffingError, held, from: first } = measured(() => 40)
  expect([forecast.length, stepMinutes, first]).toEqual([measuredWeeks * 168, 60, 24 * 168])
  expect(accuracy).toMatchObject({ wape: 0, bias: 0, cells: measuredWeeks * 168 })
  expect([staffingError, held]).toEqual([0, 1])
})

test('people too many or too few are averaged over the time that is known', () => {
  // The last week brings twice as many, so 2 people are missing in 28 of 8 x 168 hours.
  const { staffingError } = measured((day) => (day >= days - 7 ? 80 : 40))
  expect(staffingError).toBeCloseTo((2 * 28) / (8 * 168), 6)
})

test('without a rule of the metric, or by whole days, nothing is said about people', () => {
  expect(measured(() => 40, { rules: [] }).staffingError).toBeNull()
  const daily = measured(() => 40, {}, 1440)
  expect([daily.staffingError, daily.forecast.length, daily.forecast[0]]).toEqual([null, 56, 160])
})

test('it is measured as it is forecast here, each method beside it, and people are those who are planned for', () => {
  // Every fourth week brings twice as many.
  const odd = (day: number) => (Math.floor(day / 7) % 4 === 3 ? 80 : 40)
  const of = (choice: ForecastChoice) =>
    new MeasureDesk().measure(measuringOf(metric, series(odd, 60, choice), rules)!)
  const naive = of({ method: 'seasonal_naive', percentile: null })
  expect(naive.accuracy.wape).toBeCloseTo((4 * 40) / (6 * 40 + 2 * 80), 6)
  expect(naive.errors.get('seasonal_naive')).toBe(naive.accuracy.wape)
  const mean = of({ method: 'mean_4', percentile: null })
  expect(mean.accuracy.wape).toBe(naive.errors.get('mean_4'))
  const safe = of({ method: 'mean_4', percentile: 95 })
  expect(safe.accuracy.wape).toBe(mean.accuracy.wape)
  expect(safe.staffingError).not.toBe(mean.staffingError)
})
