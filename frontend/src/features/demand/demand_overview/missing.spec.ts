import type { Metric } from '@shiftloom/backend/contracts/demand'
import type { DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import { expect, test } from 'vitest'
import { missingAt } from './missing.ts'

const tickets: Metric = { id: 't', version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' }
const guests: Metric = { ...tickets, id: 'g', name: 'Guests' }
const today = '2026-03-30'
const whole = { metricId: 't', firstDay: '2025-03-01', lastDay: '2026-03-29', missingDays: [] }
const place: DemandReadiness = {
  ...{ locationId: 'here', today, rules: 2, drafts: 1, ruledMetricIds: ['t'], records: [whole] },
  positionsWithoutStaff: [],
}
const missing = (more: Partial<DemandReadiness>) => missingAt({ ...place, ...more }, [tickets, guests])
const named = { metricId: 't', metric: 'Tickets' }

test('a location with rules, records and people lacks nothing, whatever else is a draft or recorded', () => {
  expect(missing({})).toEqual([])
})
test('without a rule a draft is what is missing to be put into force', () => {
  expect(missing({ rules: 0, ruledMetricIds: [] })).toEqual([{ kind: 'drafts', count: 1 }])
  expect(missing({ rules: 0, drafts: 0, ruledMetricIds: [] })).toEqual([{ kind: 'rules' }])
})
test.each([
  ['no record at all', [], { kind: 'records', ...named }],
  ['thirteen days', [{ ...whole, firstDay: '2026-03-17' }], { kind: 'few_records', ...named, count: 13 }],
  ['fourteen days', [{ ...whole, firstDay: '2026-03-16' }], null],
  [
    'eight days of silence',
    [{ ...whole, lastDay: '2026-03-22' }],
    { kind: 'old_records', ...named, lastDay: '2026-03-22' },
  ],
  ['seven days of silence', [{ ...whole, lastDay: '2026-03-23' }], null],
  ['a gap', [{ ...whole, missingDays: ['2026-03-20'] }], { kind: 'gaps_in_records', ...named, count: 1 }],
])('%s in the records of a metric that a rule goes by', (_, records, lack) => {
  expect(missing({ records })).toEqual(lack ? [lack] : [])
})
test('people come last, as they are needed once there is a need', () => {
  expect(missing({ records: [], positionsWithoutStaff: ['Cook', 'Waiter'] }).map(({ kind }) => kind)).toEqual(
    [...['records', 'staff', 'staff']]
  )
})
