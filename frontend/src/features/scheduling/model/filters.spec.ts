import { describe, expect, test } from 'vitest'
import { matchesName } from '#/domain/people/matches_name.ts'
import { activeFilters, fadedBy, filterPeople, noFilters, positionsWorked } from './filters.ts'
import { entry, person } from './sample.ts'

const people = [
  person({ id: 'lukasz', name: 'Łukasz', surname: 'Żółć', tagIds: ['student'] }),
  person({ id: 'hoa', name: 'Hoa', surname: 'Nguyễn', positionIds: ['kitchen'] }),
]
const shown = (
  filters: Partial<typeof noFilters>,
  entries: ReturnType<typeof entry>[] = [],
  look: string[] = []
) =>
  filterPeople(people, { ...noFilters, ...filters }, positionsWorked(entries), new Set(look)).map(
    ({ id }) => id
  )

describe('search', () => {
  test.each(['lukasz', 'zolc luk', 'Łuka', 'żół'])('%s finds Łukasz Żółć', (query) =>
    expect(shown({ query })).toEqual(['lukasz'])
  )
  test('both orders of a name work', () => {
    expect(matchesName(people[1]!, 'nguyen hoa')).toBe(true)
    expect(matchesName(people[1]!, 'hoa nguyen')).toBe(true)
    expect(matchesName(people[1]!, 'hoang')).toBe(false)
  })
})

test('a position shows who holds it and who works in it', () => {
  expect(shown({ positionIds: ['kitchen'] })).toEqual(['hoa'])
  expect(
    shown({ positionIds: ['kitchen'] }, [entry({ id: 'a', employeeId: 'lukasz', positionId: 'kitchen' })])
  ).toEqual(['lukasz', 'hoa'])
})

test('filters narrow together', () => {
  expect(shown({ tagIds: ['student'] })).toEqual(['lukasz'])
  expect(shown({ tagIds: ['student'], positionIds: ['kitchen'] })).toEqual([])
  expect(shown({ only: 'warnings' }, [], ['hoa'])).toEqual(['hoa'])
})

test('the number of filters is shown', () =>
  expect(activeFilters({ positionIds: ['a', 'b'], tagIds: [], query: ' x', only: 'warnings' })).toBe(3))

test('shifts of other positions fade; absences never do', () => {
  const faded = fadedBy({ ...noFilters, positionIds: ['kitchen'] })
  expect(faded(entry({ id: 'a' }))).toBe(true)
  expect(faded(entry({ id: 'a', positionId: 'kitchen' }))).toBe(false)
  expect(faded(entry({ id: 'a', type: 1 }))).toBe(false)
  expect(fadedBy(noFilters)(entry({ id: 'a' }))).toBe(false)
})
