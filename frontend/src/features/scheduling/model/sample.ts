import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { ScheduleEntry, SchedulePerson, ScheduleRange } from '@shiftloom/backend/contracts/schedule'

/** Builders for specs: valid things with the one field that matters given. */
export const entry = (given: Partial<ScheduleEntry> & { id: string }): ScheduleEntry => ({
  version: 1,
  type: 0,
  employeeId: 'anna',
  locationId: 'centre',
  positionId: 'till',
  day: '2026-11-16',
  start: '08:00',
  end: '16:00',
  fullDay: false,
  zone: 'Europe/Warsaw',
  startsAt: '2026-11-16T07:00:00.000Z',
  endsAt: '2026-11-16T15:00:00.000Z',
  workMinutes: 480,
  breaks: [],
  comment: null,
  locked: false,
  source: 'manual',
  state: 'draft',
  published: null,
  availability: null,
  code: null,
  ...given,
})

export const person = (given: Partial<SchedulePerson> & { id: string }): SchedulePerson => ({
  name: given.id,
  surname: 'Nowak',
  avatarUrl: null,
  mainLocationId: 'centre',
  locationIds: ['centre'],
  positionIds: ['till'],
  tagIds: [],
  fte: 1,
  normMinutes: 2400,
  disabledInSchedule: false,
  breaks: [],
  ...given,
})

export const waitingRequest = (given: Partial<WaitingRequest> & { id: string }): WaitingRequest => ({
  number: 7,
  employeeId: 'anna',
  firstDay: '2026-11-16',
  lastDay: '2026-11-16',
  part: null,
  type: { name: 'Annual leave', shortcut: 'AL' },
  days: ['2026-11-16'],
  ...given,
})

export const range = (given: Partial<ScheduleRange> = {}): ScheduleRange => ({
  from: '2026-11-16',
  until: '2026-11-23',
  people: [person({ id: 'anna' }), person({ id: 'piotr' })],
  entries: [],
  holidays: [],
  revision: 1,
  ...given,
})
