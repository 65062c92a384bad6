import { describe, expect, test } from 'vitest'
import { entry, person } from './sample.ts'
import { loadOf, totalsOf } from './totals.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const people = [person({ id: 'anna', normMinutes: 2400 }), person({ id: 'piotr', normMinutes: 1200 })]
const total = (entries: ReturnType<typeof entry>[], excluded: string[] = []) =>
  totalsOf(week, people, entries, new Set(excluded))

test('planned minutes stand against the norm of each person', () => {
  const { byPerson, grand } = total([
    entry({ id: 'a' }),
    entry({ id: 'b', day: '2026-11-17', workMinutes: 450 }),
  ])
  expect(byPerson.get('anna')).toEqual({ plannedMinutes: 930, normMinutes: 2400, differenceMinutes: -1470 })
  expect(byPerson.get('piotr')!.plannedMinutes).toBe(0)
  expect(grand).toMatchObject({ plannedMinutes: 930, normMinutes: 3600, differenceMinutes: -2670 })
})

describe('what is not counted', () => {
  test('positions outside working hours', () =>
    expect(total([entry({ id: 'a', positionId: 'on_call' })], ['on_call']).grand.plannedMinutes).toBe(0))
  test('removed shifts, absences and availability', () => {
    const entries = [
      entry({ id: 'a', state: 'removed' }),
      entry({ id: 'b', type: 1 }),
      entry({ id: 'c', type: 8, availability: 'available' }),
    ]
    expect(total(entries).grand.plannedMinutes).toBe(0)
  })
  test('days outside the range', () =>
    expect(
      total([entry({ id: 'a', day: '2026-11-23' }), entry({ id: 'b', day: '2026-11-15' })]).grand
        .plannedMinutes
    ).toBe(0))
})

test('a day counts people once and open shifts apart', () => {
  const { byDay, grand } = total([
    entry({ id: 'a', workMinutes: 240 }),
    entry({ id: 'b', workMinutes: 240 }),
    entry({ id: 'c', employeeId: 'piotr' }),
    entry({ id: 'd', employeeId: null }),
  ])
  expect(byDay.get('2026-11-16')).toEqual({ people: 2, minutes: 960, openShifts: 1 })
  expect(grand).toMatchObject({ openShifts: 1, openMinutes: 480, plannedMinutes: 960 })
})

test('the bar turns amber at 95 % and red only above the norm', () => {
  const load = (plannedMinutes: number) => loadOf({ plannedMinutes, normMinutes: 1000, differenceMinutes: 0 })
  expect([load(949), load(950), load(1000), load(1001)]).toEqual(['room', 'near', 'near', 'over'])
})

test('without a norm nobody is over it, and the sum leaves them out', () => {
  const unknown = [person({ id: 'anna', normMinutes: 0 }), person({ id: 'piotr', normMinutes: 1200 })]
  const { byPerson, grand } = totalsOf(week, unknown, [entry({ id: 'a' })], new Set())
  expect(loadOf(byPerson.get('anna')!)).toBe('room')
  expect(byPerson.get('anna')!.differenceMinutes).toBe(0)
  expect(grand.differenceMinutes).toBe(-1200)
})
