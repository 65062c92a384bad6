import type { Page } from '@shiftloom/backend/contracts/http'
import type {
  Contract,
  ContractInput,
  Employee,
  EmployeeInput,
  EmployeeListItem,
  EmployeeUpdate,
  Organisation,
  Position,
  Rate,
  RateInput,
} from '@shiftloom/backend/contracts/organisation'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/organisation-management/employees'

export const employeesQuery = (query: Query) =>
  queryOptions({
    queryKey: ['organisation', 'employees', query],
    queryFn: ({ signal }) => http.get<Page<EmployeeListItem>>(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const employeeQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id],
    queryFn: ({ signal }) => http.get<Employee>(`${path}/${id}`, undefined, { signal }),
  })

export const contractsQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id, 'contracts'],
    queryFn: ({ signal }) =>
      http.get<Contract[]>(`${path}/${id}/contracts`, undefined, { quiet: true, signal }),
  })

export const ratesQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'employee', id, 'rates'],
    queryFn: ({ signal }) => http.get<Rate[]>(`${path}/${id}/rates`, undefined, { quiet: true, signal }),
  })

export const organisationQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) =>
    http.get<Organisation>('/organisation-management/organisation', undefined, { quiet: true, signal }),
})

/** Positions with all they carry: planners get them, to suggest the usual ones. */
export const fullPositionsQuery = queryOptions({
  queryKey: ['organisation', 'positions', 'in use'],
  queryFn: async ({ signal }) =>
    (
      await http.get<Page<Position>>(
        '/organisation-management/positions',
        { all: true },
        { quiet: true, signal }
      )
    ).items,
})

export const createEmployee = (input: EmployeeInput, idempotencyKey: string) =>
  http.post<Employee>(path, input, { ...shownByForm, idempotencyKey })

export const updateEmployee = (id: string, input: EmployeeUpdate) =>
  http.put<Employee>(`${path}/${id}`, input, shownByForm)

export const archiveEmployee = (id: string) =>
  http.post<Employee>(`${path}/${id}/archive`, {}, { inline: [403] })
export const restoreEmployee = (id: string) =>
  http.del<Employee>(`${path}/${id}/archive`, undefined, { inline: [403] })

export const createContract = (id: string, input: ContractInput, idempotencyKey: string) =>
  http.post<Contract>(`${path}/${id}/contracts`, input, { ...shownByForm, idempotencyKey })
export const updateContract = (id: string, { id: contractId, version }: Contract, input: ContractInput) =>
  http.put<Contract>(`${path}/${id}/contracts/${contractId}`, { ...input, version }, shownByForm)
export const deleteContract = (id: string, contractId: string) =>
  http.del(`${path}/${id}/contracts/${contractId}`)

export const createRate = (id: string, input: RateInput, idempotencyKey: string) =>
  http.post<Rate>(`${path}/${id}/rates`, input, { ...shownByForm, idempotencyKey })
export const updateRate = (id: string, { id: rateId, version }: Rate, input: RateInput) =>
  http.put<Rate>(`${path}/${id}/rates/${rateId}`, { ...input, version }, shownByForm)
export const deleteRate = (id: string, rateId: string) => http.del(`${path}/${id}/rates/${rateId}`)

/** Lists, labels and the schedule's people come from the same rows. */
export const refreshPeople = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['organisation'] }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
