import { expect, test } from 'vitest'
import { rankCandidates } from './candidates.ts'
import { entry, person } from './sample.ts'

const shift = entry({ id: 'open', employeeId: null })
const none = new Map()
const ranked = (
  people: ReturnType<typeof person>[],
  entries: ReturnType<typeof entry>[] = [],
  totals = none
) =>
  rankCandidates([shift], people, entries, totals).map(({ person: { id }, obstacle }) =>
    obstacle ? `${id}:${obstacle}` : id
  )

test('qualified and free people come first, those away last', () => {
  const people = ['away', 'busy', 'free', 'unavailable'].map((id) => person({ id }))
  people.push(person({ id: 'other', positionIds: ['kitchen'] }))
  const entries = [
    entry({ id: '1', employeeId: 'away', type: 1 }),
    entry({
      id: '2',
      employeeId: 'busy',
      start: '15:00',
      startsAt: '2026-11-16T14:59:00.000Z',
      endsAt: '2026-11-16T20:00:00.000Z',
    }),
    entry({ id: '3', employeeId: 'unavailable', type: 8, availability: 'unavailable' }),
  ]
  expect(ranked(people, entries)).toEqual([
    'free',
    'unavailable:unavailable',
    'other:not_qualified',
    'busy:busy',
    'away:away',
  ])
})

test('a shift that only touches does not make busy', () => {
  const next = entry({
    id: 'n',
    employeeId: 'anna',
    startsAt: '2026-11-16T15:00:00.000Z',
    endsAt: '2026-11-16T20:00:00.000Z',
  })
  expect(ranked([person({ id: 'anna' })], [next])).toEqual(['anna'])
})

test('among the free, who prefers the time and then who has most room', () => {
  const people = ['little', 'much', 'keen'].map((id) => person({ id }))
  const totals = new Map([
    ['little', { plannedMinutes: 1900, normMinutes: 2400, differenceMinutes: -500 }],
    ['much', { plannedMinutes: 0, normMinutes: 2400, differenceMinutes: -2400 }],
    ['keen', { plannedMinutes: 1900, normMinutes: 2400, differenceMinutes: -500 }],
  ])
  expect(
    ranked(people, [entry({ id: 'w', employeeId: 'keen', type: 8, availability: 'preferred' })], totals)
  ).toEqual(['keen', 'much', 'little'])
})

test('going over the norm is said', () => {
  const totals = new Map([['anna', { plannedMinutes: 2000, normMinutes: 2400, differenceMinutes: -400 }]])
  expect(ranked([person({ id: 'anna' })], [], totals)).toEqual(['anna:over_norm'])
})

test('where no norm is set none can be exceeded', () =>
  expect(ranked([person({ id: 'anna', normMinutes: 0 })])).toEqual(['anna']))

test('who is switched off in the schedule is not offered', () =>
  expect(ranked([person({ id: 'anna', disabledInSchedule: true })])).toEqual([]))
