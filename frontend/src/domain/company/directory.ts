import type { LocationName, PositionName, TagName } from '@shiftloom/backend/contracts/organisation'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Names behind the ids: all of them, since a label may need any. `organisation` in the key lets edits refresh them. */
/** Planners get the zone of a location's times; others only its name. */
export type NamedLocation = LocationName & { timeZone?: string }

const path = '/organisation-management'
const quietly = (signal: AbortSignal) => ({ quiet: true, signal })
const all = { all: true } as const
const staleTime = 5 * 60_000

export const locationsQuery = queryOptions({
  queryKey: ['organisation', 'directory', 'locations'],
  queryFn: async ({ signal }): Promise<NamedLocation[]> =>
    (await http.get(`${path}/locations`, all, quietly(signal))).items,
  staleTime,
})
export const positionsQuery = queryOptions({
  queryKey: ['organisation', 'directory', 'positions'],
  queryFn: async ({ signal }): Promise<PositionName[]> =>
    (await http.get(`${path}/positions`, all, quietly(signal))).items,
  staleTime,
})
export const tagsQuery = queryOptions({
  queryKey: ['organisation', 'directory', 'tags'],
  queryFn: async ({ signal }): Promise<TagName[]> =>
    (await http.get(`${path}/tags`, all, quietly(signal))).items,
  staleTime,
})
