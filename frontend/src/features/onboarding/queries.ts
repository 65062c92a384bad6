import type {
  CompanyDataInput,
  Onboarding,
  RegionalSettings,
  WizardStep,
} from '@shiftloom/backend/contracts/onboarding'
import {
  freeColour,
  type Location,
  type LocationInput,
  type NewEmployeeInput,
} from '@shiftloom/backend/contracts/organisation'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { currentLocale } from '#/lib/i18n/i18n.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const directory = '/organisation-management'

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => http.get('/onboarding', undefined, { quiet: true, signal }),
})

/** Names come in the reader's language. */
export const industriesQuery = () =>
  queryOptions({
    queryKey: ['onboarding', 'industries', currentLocale()],
    queryFn: ({ signal }) => http.get('/onboarding/industries', undefined, { quiet: true, signal }),
  })

/** Shows where the company is now, and lets the frame know what it is called and where its clock stands. */
async function settle(cache: QueryClient, state: Onboarding): Promise<void> {
  await cache.invalidateQueries({ queryKey: profileQuery.queryKey })
  cache.setQueryData(onboardingQuery.queryKey, state)
}

export function useCompanyData() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: CompanyDataInput) => http.put('/onboarding/company', input, shownByForm),
    onSuccess: (state) => settle(cache, state),
  })
}

export function useRegionalSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: RegionalSettings) => http.put('/onboarding/regional', input, shownByForm),
    onSuccess: (state) => settle(cache, state),
  })
}

export type Progress = { step: WizardStep; locationId?: string }

export function useStep() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (progress: Progress) => http.put('/onboarding/step', progress),
    onSuccess: (state) => cache.setQueryData(onboardingQuery.queryKey, state),
  })
}

export const firstLocationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'location', id],
    queryFn: async ({ signal }) =>
      // Administrators get the whole row.
      (await http.get(`${directory}/locations/${id}`, undefined, { quiet: true, signal })) as Location,
  })

export const createLocation = (input: LocationInput, idempotencyKey: string) =>
  http.post(`${directory}/locations`, input, { ...shownByForm, idempotencyKey })
export const createEmployee = (input: NewEmployeeInput, idempotencyKey: string) =>
  http.post(`${directory}/employees`, input, { ...shownByForm, idempotencyKey })

/**
 * Makes the positions that are not there yet and offers all of them at the location. Tried again after a failure it
 * makes only what is missing.
 */
export async function offerPositions(locationId: string, names: string[]): Promise<void> {
  const path = `${directory}/positions`
  const known = (await http.get(path, { all: true }, { quiet: true })).items
  const idOf = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]))
  const inUse = [...known]
  for (const name of names)
    if (!idOf.has(name.toLowerCase())) {
      const made = await http.post(path, { ...usualPosition, name, color: freeColour(inUse) }, shownByForm)
      idOf.set(name.toLowerCase(), made.id)
      inUse.push(made)
    }
  const location = await http.get(`${directory}/locations/${locationId}`, undefined, { quiet: true })
  const { id: _id, mainEmployeeCount: _count, ...input } = location as Location
  const positionIds = names.map((name) => idOf.get(name.toLowerCase())!)
  await http.put(
    `${directory}/locations/${locationId}`,
    { ...input, positionIds: [...new Set([...input.positionIds, ...positionIds])] },
    shownByForm
  )
}

const usualPosition = {
  isDefault: false,
  visible: true,
  billable: true,
  includedInWorkingHours: true,
}
