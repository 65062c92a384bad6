import type { Page } from '@shiftloom/backend/contracts/http'
import type {
  Organisation,
  OrganisationInput,
  Position,
  PositionInput,
  Tag,
} from '@shiftloom/backend/contracts/organisation'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/organisation-management'

export const organisationQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) => http.get<Organisation>(`${path}/organisation`, undefined, { quiet: true, signal }),
})
export const updateOrganisation = (input: OrganisationInput) =>
  http.put<Organisation>(`${path}/organisation`, input, shownByForm)

export const positionListQuery = (archived: boolean) =>
  queryOptions({
    queryKey: ['organisation', 'positions', archived],
    queryFn: async ({ signal }) =>
      (await http.get<Page<Position>>(`${path}/positions`, { all: true, archived }, { quiet: true, signal }))
        .items,
  })
export const createPosition = (input: PositionInput, idempotencyKey: string) =>
  http.post<Position>(`${path}/positions`, input, { ...shownByForm, idempotencyKey })
export const updatePosition = ({ id, version }: Position, input: PositionInput) =>
  http.put<Position>(`${path}/positions/${id}`, { ...input, version }, shownByForm)
export const archivePosition = (id: string) => http.post<Position>(`${path}/positions/${id}/archive`, {})
export const restorePosition = (id: string) => http.del<Position>(`${path}/positions/${id}/archive`)

export const tagListQuery = queryOptions({
  queryKey: ['organisation', 'tags'],
  queryFn: async ({ signal }) =>
    (await http.get<Page<Tag>>(`${path}/tags`, { all: true }, { quiet: true, signal })).items,
})
export const createTag = (name: string, idempotencyKey: string) =>
  http.post<Tag>(`${path}/tags`, { name }, { ...shownByForm, idempotencyKey })
export const renameTag = ({ id, version }: Tag, name: string) =>
  http.put<Tag>(`${path}/tags/${id}`, { name, version }, shownByForm)
export const deleteTag = (id: string) => http.del(`${path}/tags/${id}`)

/** Names, colours and the company's zone stand on nearly every screen. */
export const refreshCompany = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['organisation'] }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
