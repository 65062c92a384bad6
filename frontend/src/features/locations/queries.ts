import type { Page } from '@shiftloom/backend/contracts/http'
import type { Location, LocationInput } from '@shiftloom/backend/contracts/organisation'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/organisation-management/locations'

export const locationListQuery = (query: Query) =>
  queryOptions({
    queryKey: ['organisation', 'locations', query],
    // Users who may open the list get the full rows; others only names.
    queryFn: async ({ signal }) => (await http.get(path, query, { quiet: true, signal })) as Page<Location>,
    placeholderData: keepPreviousData,
  })

export const locationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'location', id],
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })

/** What a new location starts from. */
export const organisationQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) =>
    http.get('/organisation-management/organisation', undefined, { quiet: true, signal }),
})

/** Everyone who could administer a location. */
export const peopleQuery = queryOptions({
  queryKey: ['organisation', 'employees', 'all'],
  queryFn: async ({ signal }) =>
    (await http.get('/organisation-management/employees', { all: true }, { quiet: true, signal })).items,
})

export const createLocation = (input: LocationInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateLocation = (id: string, input: LocationInput, version: number) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const deleteLocation = (id: string, name: string) =>
  http.del(`${path}/${id}`, { name }, { inline: [400] })
export const duplicateLocation = (id: string, name: string, idempotencyKey: string) =>
  http.post(`${path}/${id}/duplicates`, { name }, { idempotencyKey })

/** What a copy starts from. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'location-draft', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}/draft`, undefined, { quiet: true, signal }),
  })

/** What deleting a location would mean now: asked again each time. */
export const deletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'location-deletion', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}/deletion`, undefined, { quiet: true, signal }),
    gcTime: 0,
  })

export const freeCode = () => http.get('/organisation-management/location-codes/free')

export const mapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: ({ signal }) => http.get('/organisation-management/map', undefined, { quiet: true, signal }),
  staleTime: Infinity,
})

/** Names of locations stand on nearly every screen. What is gone is not asked for again, its own screen may still be there. */
export const refreshLocations = (cache: QueryClient, goneId?: string) =>
  Promise.all([
    cache.invalidateQueries({
      queryKey: ['organisation'],
      predicate: ({ queryKey }) => goneId === undefined || !queryKey.includes(goneId),
    }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
