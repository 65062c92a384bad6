import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { NewOrganisationInput, OfficeOrganisationInput } from '@shiftloom/backend/contracts/office'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

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
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })

export const usersQuery = (id: string, query: Query) =>
  queryOptions({
    queryKey: ['office', 'organisation', id, 'users', query],
    queryFn: ({ signal }) => http.get(`${path}/${id}/users`, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const choicesQuery = queryOptions({
  queryKey: ['office', 'organisation-choices'],
  queryFn: (asked) => http.get('/office/organisation-choices', undefined, ofScreen(asked)),
})

/** What is usual in a country. */
export const defaultsQuery = (country: string) =>
  queryOptions({
    queryKey: ['office', 'regional-defaults', country],
    queryFn: (asked) => http.get('/office/regional-defaults', { country }, ofScreen(asked)),
    staleTime: Infinity,
  })

export const createOrganisation = (input: NewOrganisationInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateOrganisation = (id: string, version: number, input: OfficeOrganisationInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const refuseDeletion = (id: string, answer: string) =>
  http.post(`${path}/${id}/deletion-request/refusal`, { answer }, shownByForm)

/** Changes of one organisation; whatever shows it is read again. */
export function useChanges(id: string) {
  const cache = useQueryClient()
  const again = () => cache.invalidateQueries({ queryKey: ['office'] })
  const after = { onSettled: again }
  return {
    again,
    acceptDeletion: useMutation({
      mutationFn: () => http.post(`${path}/${id}/deletion-request/acceptance`, {}),
      ...after,
    }),
    extendTrial: useMutation({
      mutationFn: (until: Day) => http.put(`${path}/${id}/trial`, { until }, { inline: [400] }),
      ...after,
    }),
    archive: useMutation({ mutationFn: () => http.post(`${path}/${id}/archive`, {}), ...after }),
    restore: useMutation({ mutationFn: () => http.post(`${path}/${id}/restoration`, {}), ...after }),
  }
}

/** The impersonation link, for a user who gives a reason. */
export const useImpersonation = () =>
  useMutation({
    mutationFn: (asked: { userId: string; reason: string }) =>
      http.post('/user-access/impersonations', asked, { inline: [400] }),
  })
