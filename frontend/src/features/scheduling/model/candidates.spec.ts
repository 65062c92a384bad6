import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { expect, test } from 'vitest'
import { fitsNobody, rankCandidates, type Assessment } from './candidates.ts'
import { entry, person } from './sample.ts'

const shift = entry({ id: 'open', employeeId: null })
const breach = {} as PlanVerdict
const alert: Assessment = { refusing: [], worse: [breach] }
const refused: Assessment = { refusing: [breach], worse: [breach] }
const fine: Assessment = { refusing: [], worse: [] }

/** Hours of the period decide, not those of the days shown. */
const period = { from: '2026-11-01', until: '2026-12-01' }

type Given = {
  shifts?: ReturnType<typeof entry>[]
  entries?: ReturnType<typeof entry>[]
  planned?: Record<string, number>
  said?: Record<string, Assessment>
}
const ranked = (ids: string[], { shifts = [shift], entries = [], planned = {}, said = {} }: Given = {}) =>
  rankCandidates(
    shifts,
    ids.map((id) => person({ id })),
    {
      entries,
      totals: new Map(
        ids.map((id) => {
          const balance = { ...period, plannedMinutes: planned[id] ?? 0, agreedMinutes: 2400 }
          return [id, { plannedMinutes: 0, balances: [balance], balance }]
        })
      ),
      assess: ({ id }) => said[id] ?? fine,
    }
  )
const idsOf = (...given: Parameters<typeof ranked>) => ranked(...given).map(({ person: { id } }) => id)

test('whom the rules let comes first, whom they refuse last', () =>
  expect(idsOf(['refused', 'alert', 'fine'], { said: { refused, alert } })).toEqual([
    'fine',
    'alert',
    'refused',
  ]))

test('of the refused, the one with less against it is before', () => {
  const twice: Assessment = { refusing: [breach, breach], worse: [breach, breach] }
  expect(idsOf(['twice', 'once'], { said: { twice, once: refused } })).toEqual(['once', 'twice'])
})

test('among the good ones, who prefers the time and then who has most room', () => {
  const wish = entry({ id: 'w', employeeId: 'keen', type: 8, availability: 'preferred' })
  expect(
    idsOf(['little', 'much', 'keen'], { entries: [wish], planned: { little: 1900, keen: 1900 } })
  ).toEqual(['keen', 'much', 'little'])
})

test('a wish for another time is no wish for this shift', () => {
  const wish = entry({
    id: 'w',
    employeeId: 'keen',
    type: 8,
    availability: 'preferred',
    startsAt: '2026-11-16T15:00:00.000Z',
    endsAt: '2026-11-16T20:00:00.000Z',
  })
  expect(ranked(['keen'], { entries: [wish] })[0]!.prefers).toBe(false)
})

test('people who would exceed their agreed hours come after those who would not, also with a wish', () => {
  const wish = entry({ id: 'w', employeeId: 'full', type: 8, availability: 'preferred' })
  expect(idsOf(['full', 'free'], { entries: [wish], planned: { full: 2000 } })).toEqual(['free', 'full'])
})

test('the hours of the shift itself count once for its assignee', () => {
  const own = entry({ id: 'own', employeeId: 'anna' })
  expect(ranked(['anna'], { shifts: [own], entries: [own], planned: { anna: 480 } })[0]!.roomMinutes).toBe(
    1920
  )
})

test('of those who fit alike, who does the work at the position best comes first', () => {
  const people = [
    person({ id: 'new' }),
    person({ id: 'skilled', levels: { till: 4, bakery: 5 } }),
    person({ id: 'elsewhere', levels: { bakery: 5 } }),
  ]
  const found = rankCandidates([shift], people, { entries: [], totals: new Map(), assess: () => fine })
  expect(found.map((one) => [one.person.id, one.level])).toEqual([
    ['skilled', 4],
    ['new', 1],
    ['elsewhere', 1],
  ])
})

test('in which settlement period a shift lies decides whose hours it takes', () => {
  const [november, december] = [
    { ...period, plannedMinutes: 2400, agreedMinutes: 2400 },
    { from: '2026-12-01', until: '2027-01-01', plannedMinutes: 0, agreedMinutes: 2400 },
  ]
  const totals = new Map([['anna', { plannedMinutes: 0, balances: [november, december], balance: november }]])
  const roomFor = (day: string) =>
    rankCandidates([{ ...shift, day }], [person({ id: 'anna' })], {
      entries: [],
      totals,
      assess: () => fine,
    })[0]!.roomMinutes
  expect([roomFor('2026-11-30'), roomFor('2026-12-01'), roomFor('2027-01-01')]).toEqual([-480, 1920, null])
})

test('who is switched off in the schedule is not offered', () =>
  expect(
    rankCandidates([shift], [person({ id: 'anna', disabledInSchedule: true })], {
      entries: [],
      totals: new Map(),
      assess: () => fine,
    })
  ).toEqual([]))

test('no one fits when the rules refuse each person, not when an answer is missing', () => {
  expect(fitsNobody(ranked(['a', 'b'], { said: { a: refused, b: refused } }))).toBe(true)
  expect(fitsNobody(ranked(['a', 'b'], { said: { a: refused, b: alert } }))).toBe(false)
  expect(fitsNobody(ranked(['a']).map((one) => ({ ...one, assessment: null })))).toBe(false)
  expect(fitsNobody(undefined)).toBe(false)
})
