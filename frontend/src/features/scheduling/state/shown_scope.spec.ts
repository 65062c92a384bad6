import { expect, test } from 'vitest'
import { noFilters } from '../model/filters.ts'
import { entry } from '../model/sample.ts'
import { shownEntries, shownScope } from './shown_scope.ts'

const anna = { id: 'anna' }
const week = { from: '2026-11-16', until: '2026-11-23' }
const shown = (filters = noFilters) =>
  ({
    state: { view: 'week', range: week, locationIds: ['centre'], groupBy: 'none', filters },
    range: {
      entries: [
        entry({ id: 'hers', employeeId: 'anna', positionId: 'till' }),
        entry({ id: 'his', employeeId: 'piotr', positionId: 'till' }),
        entry({ id: 'kitchen', employeeId: 'anna', positionId: 'kitchen' }),
        entry({ id: 'open', employeeId: null, positionId: 'till' }),
        entry({ id: 'before', employeeId: 'anna', day: '2026-11-15' }),
      ],
    },
    visible: [anna],
  }) as unknown as Parameters<typeof shownEntries>[0]

test('without filters everything of the period and its locations is meant', () => {
  expect(shownEntries(shown()).map(({ id }) => id)).toEqual(['hers', 'his', 'kitchen', 'open'])
  expect(shownScope(shown())).toEqual({ ...week, locationIds: ['centre'] })
})

test('with filters only the people and positions they leave', () => {
  const filters = { ...noFilters, query: 'anna', positionIds: ['till'] }
  expect(shownEntries(shown(filters)).map(({ id }) => id)).toEqual(['hers', 'open'])
  expect(shownScope(shown(filters))).toEqual({
    ...week,
    locationIds: ['centre'],
    employeeIds: ['anna'],
    positionIds: ['till'],
  })
})
