import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { http, type Query } from '#/lib/http.ts'

const path = '/office/organisations'

export const organisationsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['office', 'organisations', query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const organisationQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'organisation', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { signal }),
  })

export const usersQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'organisation', id, 'users'],
    queryFn: ({ signal }) => http.get(`${path}/${id}/users`, undefined, { quiet: true, signal }),
  })

/** Changes of one organisation; whatever shows it is read again. */
export function useChanges(id: string) {
  const cache = useQueryClient()
  const after = { onSettled: () => cache.invalidateQueries({ queryKey: ['office'] }) }
  return {
    extendTrial: useMutation({
      mutationFn: (until: Day) => http.put(`${path}/${id}/trial`, { until }, { inline: [400] }),
      ...after,
    }),
    archive: useMutation({ mutationFn: () => http.post(`${path}/${id}/archive`, {}), ...after }),
    restore: useMutation({ mutationFn: () => http.post(`${path}/${id}/restoration`, {}), ...after }),
  }
}

/** The address to sit down at, for somebody who says why. */
export const useImpersonation = () =>
  useMutation({
    mutationFn: (asked: { userId: string; reason: string }) =>
      http.post('/user-access/impersonations', asked, { inline: [400] }),
  })
