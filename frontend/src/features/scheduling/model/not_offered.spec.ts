import { expect, test } from 'vitest'
import type { CoverageRow } from './coverage_memory.ts'
import { countedRows } from './not_offered.ts'

const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const row = (positionId: string, present: number[], open: number[]): CoverageRow => ({
  ...{ key: positionId, need: { locationId: 'here', positionId, people: [1, 1], shape } },
  ...{ present: Float64Array.from(present), open: Float64Array.from(open) },
})
const keys = (rows: readonly CoverageRow[], ...hidden: string[]) =>
  countedRows(rows, new Set(hidden)).map(({ key }) => key)

test('a position that the schedule does not offer counts as long as a shift of it is left', () => {
  const rows = [row('till', [0, 0], [0, 0]), row('door', [0, 1], [0, 0]), row('kitchen', [0, 0], [0, 1])]
  expect(keys(rows, 'till', 'door', 'kitchen')).toEqual(['door', 'kitchen'])
  expect(keys(rows, 'door')).toEqual(['till', 'door', 'kitchen'])
})
test('rows that all count stay the same ones', () => {
  const rows = [row('till', [0, 0], [0, 0]), row('door', [0, 1], [0, 0])]
  expect(countedRows(rows, new Set(['door']))).toBe(rows)
})
