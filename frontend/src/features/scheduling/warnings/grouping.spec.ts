import { expect, test } from 'vitest'
import { firstOf, groupWarnings, ofSeverity, type WarningGrouping } from './grouping.ts'
import { verdict } from './sample_verdicts.ts'
import type { Warning } from '../model/warning.ts'

const warning = (key: string, day: string, given: Parameters<typeof verdict>[0] = {}): Warning => ({
  key,
  verdict: verdict(given),
  causeId: null,
  day,
  accepted: false,
})
const warnings = [
  warning('1', '2026-11-18', { ruleId: 'weekly_hours', personId: 'piotr' }),
  warning('2', '2026-11-17', { personId: 'piotr' }),
  warning('3', '2026-11-18', { severity: 'block' }),
  warning('4', '2026-11-16', { ruleId: 'overlap', severity: 'block' }),
]
const rows = ['anna', 'piotr']
const grouped = (grouping: WarningGrouping) =>
  groupWarnings(warnings, grouping, { rowOf: (id) => rows.indexOf(id), startOf: ({ day }) => day }).map(
    ({ key, warnings: own }) => [key, own.map((one) => one.key).join()]
  )

test('rules in the order of the kernel, people within them as in the grid', () =>
  expect(grouped('rule')).toEqual([
    ['overlap', '4'],
    ['daily_rest', '3,2'],
    ['weekly_hours', '1'],
  ]))

test('people as in the grid, their breaches as they come', () =>
  expect(grouped('person')).toEqual([
    ['anna', '4,3'],
    ['piotr', '2,1'],
  ]))

test('days as they come, people in them as in the grid', () =>
  expect(grouped('day')).toEqual([
    ['2026-11-16', '4'],
    ['2026-11-17', '2'],
    ['2026-11-18', '3,1'],
  ]))

test('severity narrows', () => {
  expect(ofSeverity(warnings, 'block').map(({ key }) => key)).toEqual(['3', '4'])
  expect(ofSeverity(warnings, 'alert').map(({ key }) => key)).toEqual(['1', '2'])
  expect(ofSeverity(warnings, 'all')).toHaveLength(4)
})

test('a long list is cut across its groups, and each still tells all it holds', () => {
  const group = (key: string) => ({ key, warnings, count: { blocks: 2, alerts: 2 } })
  const cut = firstOf([group('a'), group('b'), group('c')], 6)
  expect(cut.map(({ key, warnings: own }) => [key, own.length])).toEqual([
    ['a', 4],
    ['b', 2],
  ])
  expect(cut[1]!.count).toEqual({ blocks: 2, alerts: 2 })
})
