import type {
  HideHolidayInput,
  HolidayRegionInput,
  OwnHoliday,
  OwnHolidayInput,
} from '@shiftloom/backend/contracts/holidays'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/labour-code/holidays'

/** The language is part of the key: holidays of the state are named in it. */
export const holidayYearQuery = (year: number, language: string) =>
  queryOptions({
    queryKey: ['labour-code', 'holidays', year, language],
    queryFn: ({ signal }) => http.get(path, { year }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })
export const createHoliday = (input: OwnHolidayInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateHoliday = ({ id, version }: OwnHoliday, input: OwnHolidayInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const deleteHoliday = (id: string) => http.del(`${path}/${id}`)
export const hideHoliday = (input: HideHolidayInput) => http.put(`${path}/hidden`, input)
export const chooseHolidayRegion = (input: HolidayRegionInput) => http.put(`${path}/regions`, input)
