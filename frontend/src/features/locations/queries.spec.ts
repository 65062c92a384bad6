import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshLocations } from './queries.ts'

const stale = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey.join('/'))

test('all of the company is loaded again, but never what has just been deleted', async () => {
  const cache = new QueryClient()
  for (const key of [['organisation', 'locations', {}], ['organisation', 'location', 'gone'], ['profile']])
    cache.setQueryData(key, {})
  await refreshLocations(cache, 'gone')
  expect(stale(cache)).toEqual(['organisation/locations/[object Object]'])
  await refreshLocations(cache)
  expect(stale(cache)).toContain('organisation/location/gone')
})
