import type { Page } from '@shiftloom/backend/contracts/http'
import type { LocationName, PositionName, TagName } from '@shiftloom/backend/contracts/organisation'
import { queryOptions } from '@tanstack/react-query'
import { http, type ApiPath } from './http.ts'

/** Names behind the ids: all of them, since a label may need any. `organisation` in the key lets edits refresh them. */
const allOf = <T>(path: ApiPath) =>
  queryOptions({
    queryKey: ['organisation', 'directory', path],
    queryFn: async ({ signal }) => {
      const answer = await http.get<Page<T> | T[]>(path, { all: true }, { quiet: true, signal })
      return Array.isArray(answer) ? answer : answer.items
    },
    staleTime: 5 * 60_000,
  })

export const locationsQuery = allOf<LocationName>('/organisation-management/locations')
export const positionsQuery = allOf<PositionName>('/organisation-management/positions')
export const tagsQuery = allOf<TagName>('/organisation-management/tags')
