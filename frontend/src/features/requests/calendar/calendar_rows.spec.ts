import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import { expect, test } from 'vitest'
import { calendarRows, type CalendarFilters } from './calendar_rows.ts'

const everyone: CalendarFilters = {
  locationId: null,
  typeId: null,
  status: null,
  search: '',
  onlyAway: false,
}
const request = (id: string, employeeId: string, firstDay: string, lastDay: string, status: 0 | 1 = 1) => ({
  ...{ id, employeeId, firstDay, lastDay, status, number: 1, typeId: 'leave', part: null },
})
const calendar: RequestCalendar = {
  ...{ from: '2030-03-01', until: '2030-03-06', types: [], holidays: [], locations: [] },
  people: [
    { id: 'a', name: 'Łucja', surname: 'Dąbrowska', locationIds: ['centre'] },
    { id: 'b', name: 'Đức', surname: 'Nguyễn', locationIds: ['port'] },
  ],
  requests: [
    request('1', 'a', '2030-02-20', '2030-03-02'),
    request('2', 'a', '2030-03-02', '2030-03-03', 0),
    request('3', 'a', '2030-03-05', '2030-04-01'),
  ],
}
const shown = (filters: Partial<CalendarFilters>) => calendarRows(calendar, { ...everyone, ...filters })

test('a day shows its request, cut at the edges of the days shown; the earlier one where two meet', () => {
  const [lucja, duc] = shown({})
  expect(lucja!.days.map((one) => one?.id)).toEqual(['1', '1', '2', undefined, '3'])
  expect(duc!.days).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('filters leave out people and requests', () => {
  const names = (filters: Partial<CalendarFilters>) => shown(filters).map(({ person }) => person.id)
  expect(names({ locationId: 'port' })).toEqual(['b'])
  expect(names({ onlyAway: true })).toEqual(['a'])
  expect(names({ search: 'lucja dab' })).toEqual(['a'])
  expect(names({ search: 'duc nguyen' })).toEqual(['b'])
  expect(names({ search: 'x' })).toEqual([])
  expect(shown({ status: 0 })[0]!.requests.map(({ id }) => id)).toEqual(['2'])
  expect(shown({ typeId: 'trip', onlyAway: true })).toEqual([])
})
