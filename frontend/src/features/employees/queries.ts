import type { EmployeeUpdate, NewEmployeeInput, Position } from '@shiftloom/backend/contracts/organisation'
import type { Contract, ContractInput, Rate, RateInput } from '@shiftloom/backend/contracts/employment_terms'
import type {
  BulkArchiveInput,
  BulkChangeInput,
  IdentificationInput,
  ShiftsAhead,
} from '@shiftloom/backend/contracts/people'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { uuid7 } from '#/lib/api/uuid7.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/organisation-management/employees'

/** Rows of one request of the list. */
export const blockSize = 100

/** A part of the list; read again only when people were changed. */
export const blockQuery = (query: Query, page: number) =>
  queryOptions({
    queryKey: ['organisation', 'employees', query, page],
    queryFn: ({ signal }) => http.get(path, { ...query, page, pageSize: blockSize }, { quiet: true, signal }),
    staleTime: Infinity,
  })

const choicePath = '/organisation-management/organisation-users/profile/lists/employees'
export const columnChoiceQuery = queryOptions({
  queryKey: ['profile', 'lists', 'employees'],
  queryFn: ({ signal }) => http.get(choicePath, undefined, { quiet: true, signal }),
  staleTime: Infinity,
})
export const chooseColumns = (hiddenColumns: string[]) =>
  http.put(choicePath, { hiddenColumns }, { quiet: true })

/** Across all pages of the list. */
export const countMatching = (filter: Query) => http.get(`${path}/matching/count`, filter)
/** Refused as soon as others match than those the mark was given for. */
export const matchingPeople = (filter: Query, mark: string) =>
  http.get(`${path}/matching/people`, { ...filter, mark }, { inline: [400, 403, 409] })

export const archiveMany = (input: BulkArchiveInput) =>
  http.post(`${path}/bulk-archives`, input, { inline: [400, 403, 409] })
export const changeMany = (input: BulkChangeInput) =>
  http.post(`${path}/bulk-changes`, input, { inline: [400, 403, 409] })

/** Templates of all locations the asking person plans. */
export const fixedTemplatesQuery = queryOptions({
  queryKey: ['scheduling', 'templates', 'list', []],
  queryFn: ({ signal }) => http.get('/scheduling/templates', { locationIds: [] }, { quiet: true, signal }),
})

export const employeeQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id],
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })

export const contractsQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id, 'contracts'],
    queryFn: ({ signal }) => http.get(`${path}/${id}/contracts`, undefined, { quiet: true, signal }),
  })

/** How the person's working time is limited on a day; changes with the person, the contracts and the company's rules. */
export const limitsQuery = (id: string, day: Day) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id, 'limits', day],
    queryFn: ({ signal }) => http.get(`/labour-code/people/${id}/limits`, { day }, { quiet: true, signal }),
  })

export const ratesQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id, 'rates'],
    queryFn: ({ signal }) => http.get(`${path}/${id}/rates`, undefined, { quiet: true, signal }),
  })

/** A page of people with their rate of today. */
export const currentRatesQuery = (query: Query) =>
  queryOptions({
    queryKey: ['organisation', 'rates', query],
    queryFn: ({ signal }) =>
      http.get('/organisation-management/employee-rates', query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const organisationQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) =>
    http.get('/organisation-management/organisation', undefined, { quiet: true, signal }),
})

/** Positions with all they carry: planners get them, to suggest the usual ones. */
export const fullPositionsQuery = queryOptions({
  queryKey: ['organisation', 'positions', 'in use'],
  queryFn: async ({ signal }) =>
    (await http.get('/organisation-management/positions', { all: true }, { quiet: true, signal }))
      .items as Position[],
})

export const createEmployee = (input: NewEmployeeInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })

export const updateEmployee = (id: string, input: EmployeeUpdate) =>
  http.put(`${path}/${id}`, input, shownByForm)

export const identifyEmployee = (id: string, input: IdentificationInput) =>
  http.put(`${path}/${id}/identification`, input, { inline: [400] })
/** @param picture a JPEG in base64; null takes it away */
export const changePicture = (id: string, picture: string | null) =>
  http.put(`${path}/${id}/avatar`, { picture })
export const generatePin = (id: string) => http.put(`${path}/${id}/pin`)

/** Types of requests in use, by name; for users who may read them. */
export const requestTypesQuery = queryOptions({
  queryKey: ['requests', 'types', 'names'],
  queryFn: ({ signal }) => http.get('/requests/types', undefined, { quiet: true, signal }),
})

export const archiveEmployee = (id: string) => http.post(`${path}/${id}/archive`, {}, { inline: [403] })
export const restoreEmployee = (id: string) => http.del(`${path}/${id}/archive`, undefined, { inline: [403] })

/** Refused with 400, which is said by a toast, when the person is part of what happened. */
export const deleteEmployee = (id: string) => http.del(`${path}/${id}`, undefined, { inline: [403] })

export const shiftsAhead = (id: string) => http.get(`/scheduling/people/${id}/shifts-ahead`)
/** As one step of planning, which its author can undo. */
export const unassignShifts = (shifts: ShiftsAhead['shifts']) =>
  http.post(
    '/scheduling/commands',
    {
      id: uuid7(),
      label: 'edit',
      operations: shifts.map(({ id, version }) => ({
        kind: 'update' as const,
        id,
        version,
        changes: { employeeId: null },
      })),
    },
    { inline: [403, 409] }
  )

export const createContract = (id: string, input: ContractInput, idempotencyKey: string) =>
  http.post(`${path}/${id}/contracts`, input, { ...shownByForm, idempotencyKey })
export const updateContract = (id: string, { id: contractId, version }: Contract, input: ContractInput) =>
  http.put(`${path}/${id}/contracts/${contractId}`, { ...input, version }, shownByForm)
export const deleteContract = (id: string, contractId: string) =>
  http.del(`${path}/${id}/contracts/${contractId}`)

export const createRate = (id: string, input: RateInput, idempotencyKey: string) =>
  http.post(`${path}/${id}/rates`, input, { ...shownByForm, idempotencyKey })
export const updateRate = (id: string, { id: rateId, version }: Rate, input: RateInput) =>
  http.put(`${path}/${id}/rates/${rateId}`, { ...input, version }, shownByForm)
export const deleteRate = (id: string, rateId: string) => http.del(`${path}/${id}/rates/${rateId}`)

/** Lists, labels and the schedule's people come from the same rows. */
export const refreshPeople = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['organisation'] }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
