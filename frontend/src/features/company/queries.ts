import type { LabourCodeSettingsInput } from '@shiftloom/backend/contracts/labour_code'
import type {
  OrganisationInput,
  Position,
  PositionInput,
  Tag,
} from '@shiftloom/backend/contracts/organisation'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { currentLocale } from '#/lib/i18n/i18n.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/organisation-management'

export const organisationQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) => http.get(`${path}/organisation`, undefined, { quiet: true, signal }),
})
export const updateOrganisation = (input: OrganisationInput) =>
  http.put(`${path}/organisation`, input, shownByForm)

/** What a company may work in, in the reader's language. */
export const industriesQuery = () =>
  queryOptions({
    queryKey: ['organisation', 'industries', currentLocale()],
    queryFn: ({ signal }) => http.get('/onboarding/industries', undefined, { quiet: true, signal }),
  })

export const updateLogo = (picture: string | null) => http.put(`${path}/organisation/logo`, { picture })

export const deletionQuery = queryOptions({
  queryKey: ['organisation', 'deletion-request'],
  queryFn: ({ signal }) =>
    http.get(`${path}/organisation/deletion-request`, undefined, { quiet: true, signal }),
})
export const requestDeletion = (input: { reason: string; name: string }, idempotencyKey: string) =>
  http.post(`${path}/organisation/deletion-request`, input, { ...shownByForm, idempotencyKey })
export const cancelDeletion = () => http.del(`${path}/organisation/deletion-request`)

export const labourCodeQuery = queryOptions({
  queryKey: ['labour-code', 'settings'],
  queryFn: ({ signal }) => http.get('/labour-code/settings', undefined, { quiet: true, signal }),
})
export const updateLabourCode = (input: LabourCodeSettingsInput) =>
  http.put('/labour-code/settings', input, shownByForm)

export const positionListQuery = (archived: boolean) =>
  queryOptions({
    queryKey: ['organisation', 'positions', archived],
    queryFn: async ({ signal }) =>
      // Users who may open the settings get the full rows; others only names.
      (await http.get(`${path}/positions`, { all: true, archived }, { quiet: true, signal }))
        .items as Position[],
  })
export const createPosition = (input: PositionInput, idempotencyKey: string) =>
  http.post(`${path}/positions`, input, { ...shownByForm, idempotencyKey })
export const updatePosition = ({ id, version }: Position, input: PositionInput) =>
  http.put(`${path}/positions/${id}`, { ...input, version }, shownByForm)
export const archivePosition = (id: string) => http.post(`${path}/positions/${id}/archive`, {})
export const deletePosition = (id: string) =>
  http.del(`${path}/positions/${id}`, undefined, { inline: [400] })
export const orderPositions = (ids: string[]) => http.put(`${path}/positions/order`, { ids })
/** What deleting a position would mean now: asked again each time. */
export const positionDeletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'position-deletion', id],
    queryFn: ({ signal }) => http.get(`${path}/positions/${id}/deletion`, undefined, { quiet: true, signal }),
    gcTime: 0,
  })
export const positionUsageQuery = queryOptions({
  queryKey: ['organisation', 'position-usage'],
  queryFn: ({ signal }) => http.get(`${path}/positions/usage`, undefined, { quiet: true, signal }),
})
export const tagUsageQuery = queryOptions({
  queryKey: ['organisation', 'tag-usage'],
  queryFn: ({ signal }) => http.get(`${path}/tags/usage`, undefined, { quiet: true, signal }),
})
export const restorePosition = (id: string) => http.del(`${path}/positions/${id}/archive`)

export const tagListQuery = queryOptions({
  queryKey: ['organisation', 'tags'],
  queryFn: async ({ signal }) =>
    (await http.get(`${path}/tags`, { all: true }, { quiet: true, signal })).items as Tag[],
})
export const createTag = (name: string, idempotencyKey: string) =>
  http.post(`${path}/tags`, { name }, { ...shownByForm, idempotencyKey })
export const renameTag = ({ id, version }: Tag, name: string) =>
  http.put(`${path}/tags/${id}`, { name, version }, shownByForm)
export const deleteTag = (id: string) => http.del(`${path}/tags/${id}`)

/** Names, colours and the company's zone stand on nearly every screen. */
export const refreshCompany = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['organisation'] }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
