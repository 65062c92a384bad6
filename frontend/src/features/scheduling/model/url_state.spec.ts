import { expect, test } from 'vitest'
import { readState, writeState } from './url_state.ts'

const today = '2026-11-20'
const read = (search: string) => readState(new URLSearchParams(search), today)

test('an empty address is this week without filters', () =>
  expect(read('')).toEqual({
    view: 'week',
    range: { from: '2026-11-16', until: '2026-11-23' },
    locationIds: [],
    groupBy: 'none',
    filters: { positionIds: [], tagIds: [], query: '', only: null },
  }))

test('nonsense is read as the default', () =>
  expect(read('view=year&from=2026-13-40&group=age&only=all')).toEqual(read('')))

test('a day inside a period opens the whole period', () =>
  expect(read('view=month&from=2026-02-14').range).toEqual({ from: '2026-02-01', until: '2026-03-01' }))

test('what is written is read back, and foreign parameters stay', () => {
  const state = read(
    'view=2weeks&from=2026-11-16&location=a,b&group=tag&position=p&tag=t&q=anna&only=warnings'
  )
  const search = writeState(state, new URLSearchParams('tutorial=1'))
  expect(search.get('tutorial')).toBe('1')
  expect(readState(search, '2030-01-01')).toEqual(state)
})

test('defaults leave no trace', () =>
  expect(writeState(read(''), new URLSearchParams('only=warnings&q=x')).toString()).toBe('from=2026-11-16'))

test('links to clashes, as they were called once, open the warnings', () => {
  const state = read('only=clashes')
  expect(state.filters.only).toBe('warnings')
  expect(writeState(state, new URLSearchParams('only=clashes')).get('only')).toBe('warnings')
})
