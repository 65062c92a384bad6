import { describe, expect, test } from 'vitest'
import { entry, person } from './sample.ts'
import { loadOf, totalsOf } from './totals.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const people = [person({ id: 'anna' }), person({ id: 'piotr' })]
const november = { from: '2026-11-01', until: '2026-12-01' }
const december = { from: '2026-12-01', until: '2027-01-01' }
const balance = (plannedMinutes: number, agreedMinutes = 9600, period = november) => ({
  ...period,
  plannedMinutes,
  agreedMinutes,
})
const fullWeek = [16, 17, 18, 19, 20].map((day) => entry({ id: `${day}`, day: `2026-11-${day}` }))
const total = (entries: ReturnType<typeof entry>[], excluded: string[] = []) =>
  totalsOf(week, people, entries, new Set(excluded))

test('planned minutes are those of the days shown', () => {
  const { byPerson, grand } = total([
    entry({ id: 'a' }),
    entry({ id: 'b', day: '2026-11-17', workMinutes: 450 }),
  ])
  expect(byPerson.get('anna')).toEqual({ plannedMinutes: 930, balances: [], balance: null })
  expect(byPerson.get('piotr')!.plannedMinutes).toBe(0)
  expect(grand).toMatchObject({ plannedMinutes: 930, balance: null })
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

describe('the balance of the settlement period', () => {
  const shown = (range: typeof week, ...own: ReturnType<typeof balance>[]) =>
    totalsOf(range, people, [], new Set(), new Map([['anna', own]]))

  test('the bar turns amber at 95 % and red only above what is agreed', () => {
    const load = (minutes: number) => loadOf(balance(minutes, 1000))
    expect([load(949), load(950), load(1000), load(1001)]).toEqual(['room', 'near', 'near', 'over'])
  })

  test('a full week in a month with room is not red', () => {
    const { byPerson } = totalsOf(week, people, fullWeek, new Set(), new Map([['anna', [balance(2400)]]]))
    expect(byPerson.get('anna')!.plannedMinutes).toBe(2400)
    expect(loadOf(byPerson.get('anna')!.balance)).toBe('room')
  })

  test('without agreed hours no one is over them', () => {
    const { byPerson, grand } = totalsOf(week, people, fullWeek, new Set())
    expect([loadOf(byPerson.get('anna')!.balance), grand.balance]).toEqual(['room', null])
  })

  test('it is the same whichever days are shown', () => {
    const four = { from: '2026-11-02', until: '2026-11-30' }
    expect(shown(four, balance(2400)).byPerson.get('anna')!.balance).toEqual(
      shown(week, balance(2400)).byPerson.get('anna')!.balance
    )
  })

  test('of two periods the one of most days is shown, or one with too many hours', () => {
    const turn = { from: '2026-11-30', until: '2026-12-07' }
    const of = (...own: ReturnType<typeof balance>[]) =>
      shown(turn, ...own).byPerson.get('anna')!.balance!.from
    expect(of(balance(0), balance(0, 9600, december))).toBe(december.from)
    expect(of(balance(9601), balance(0, 9600, december))).toBe(november.from)
  })

  test('the sum is of the people in the same period', () => {
    const other = { from: '2026-11-02', until: '2026-11-30' }
    const balances = new Map([
      ['anna', [balance(2400)]],
      ['piotr', [balance(600, 4800)]],
      ['lan', [balance(60, 60, other)]],
    ])
    const all = [...people, person({ id: 'lan' })]
    expect(totalsOf(week, all, [], new Set(), balances).grand.balance).toEqual(balance(3000, 14_400))
  })
})
