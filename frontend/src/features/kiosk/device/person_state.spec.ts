import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import { expect, test } from 'vitest'
import { stateOf } from './person_state.ts'
import type { LocalEvent } from './store.ts'

const day = Date.parse('2026-11-02T00:00:00Z')
const at = (hour: number, minute = 0) => day + (hour * 60 + minute) * 60_000
const place = { location: { id: 'l', name: 'Kitchen', zone: 'Europe/Warsaw' } }
const iso = (ms: number) => new Date(ms).toISOString()
const anna: KioskPerson = {
  ...{ id: 'a', name: 'Anna', surname: 'Nowak', pin: null, card: null, qr: '', elsewhere: null },
  punches: [{ id: '1', kind: 'start', at: iso(at(8)), counter: null, locationId: 'l' }],
  shifts: [
    { startsAt: iso(at(8)), endsAt: iso(at(16)) },
    { startsAt: iso(at(32)), endsAt: iso(at(40)) },
  ],
}
const event = (counter: number, kind: LocalEvent['kind'], ms: number, corrects: number | null = null) => ({
  ...{ counter, employeeId: 'a', kind, corrects, clientAtMs: ms - 60_000, offsetMs: 60_000, method: 'pin' },
  ...{ note: null, era: 1, sent: false },
}) satisfies Partial<LocalEvent> as LocalEvent // prettier-ignore

test('what was registered here follows what the server knew', () => {
  expect(stateOf(anna, [], place, at(10))).toMatchObject({
    ...{ doing: 'working', since: at(8), next: ['break_start', 'end'], workMinutes: 120, undo: null },
    shift: { start: at(8), end: at(16) },
  })
  const pause = [event(1, 'break_start', at(10))]
  expect(stateOf(anna, pause, place, at(10, 4))).toMatchObject({
    ...{ doing: 'break', since: at(10), next: ['break_end', 'end'], breakMinutes: 4 },
    undo: { counter: 1, kind: 'break_start' },
  })
  expect(stateOf(anna, pause, place, at(10, 5)).undo).toBeNull()
})

test('what was taken back does not count, known to the server or not', () => {
  const left = { id: '2', kind: 'end' as const, at: iso(at(12)), counter: 7, locationId: 'l' }
  const known = { ...anna, punches: [...anna.punches, left] }
  expect(stateOf(known, [], place, at(12, 1)).doing).toBe('away')
  expect(stateOf(known, [event(8, 'void', at(12, 1), 7)], place, at(12, 2)).doing).toBe('working')
  const both = [event(7, 'end', at(12)), event(8, 'void', at(12, 1), 7)]
  expect(stateOf(known, both, place, at(12, 2))).toMatchObject({ doing: 'working', undo: null })
})

test('work whose end was forgotten is over', () => {
  expect(stateOf(anna, [], place, at(24)).next).toEqual(['start'])
})
