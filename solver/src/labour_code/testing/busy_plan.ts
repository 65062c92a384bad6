import { addDays, daysBetween, periodOf, weekdayOf, type Day } from '../../time/time.ts'
import type { PlanChange, PlanContext, PlanEntry } from '../plan/plan_context.ts'
import { dayAway, planContext, planPerson, planRules } from './plan.ts'
import { WARSAW } from './timeline.ts'

const FROM = '2026-10-01'
const shifts = [
  ['06:00', '14:00'],
  ['14:00', '22:00'],
  ['22:00', '06:00'],
] as const

/** A plan as bakeries have it: rotating shifts, some leave, some availability, and what makes rules speak up. */
export type BusyPlan = { readonly context: PlanContext; readonly entries: readonly PlanEntry[] }

/** A month from 1 October 2026 in which everybody works five days of seven, week by week on another shift. */
export function busyPlan(people: number, days = 31): BusyPlan {
  const until = addDays(FROM, days)
  const period = { from: FROM, until, normMinutes: 9600, normDays: 22 }
  const contract = {
    from: '2026-01-01',
    until: null,
    workSystem: 'BASIC' as const,
    fte: 1,
    dailyMaxMinutes: null,
  }
  const rules = planRules({ settlementPeriods: [{ from: FROM, until }], holidays: [] })
  const persons = Array.from({ length: people }, (_, index) =>
    planPerson({ id: idOf(index), periods: [period], contracts: [contract], shiftWorker: true })
  )
  const entries = persons.flatMap((_, index) => entriesOf(index, days))
  return { context: planContext({ from: FROM, until, people: persons, ruleSets: [rules] }), entries }
}

const idOf = (index: number): string => `person ${index}`

function entriesOf(index: number, days: number): PlanEntry[] {
  return Array.from({ length: days }, (_, day) => addDays(FROM, day)).flatMap((day) => {
    const turn = daysBetween(FROM, day) + index
    if (index % 10 === 0 && day === addDays(FROM, 12))
      return [dayAway(day, { id: `leave ${index}`, employeeId: idOf(index) })]
    if (turn % 7 >= 5 || (index % 25 === 0 && weekdayOf(day) === 6)) return []
    return [shiftOn(day, index, Math.floor(turn / 7) % shifts.length)]
  })
}

function shiftOn(day: Day, index: number, turn: number): PlanEntry {
  const [start, end] = shifts[turn]!
  const period = periodOf(day, start, end, WARSAW)
  return {
    id: `${day} ${index}`,
    type: 0,
    employeeId: idOf(index),
    locationId: 'bakery',
    positionId: 'baker',
    day,
    zone: WARSAW,
    startsAt: new Date(period.start).toISOString(),
    endsAt: new Date(period.end).toISOString(),
    fullDay: false,
    workMinutes: (period.end - period.start) / 60_000,
    breaks: [{ start: null, minutes: 15, paid: true }],
    availability: null,
  }
}

/** The n-th of endlessly many changes: a shift handed to another person, moved by an hour, or taken away. */
export function busyChange({ context, entries }: BusyPlan, n: number): PlanChange {
  const entry = entries[(n * 7919) % entries.length]!
  if (n % 5 === 4) return { remove: [entry.id] }
  if (n % 5 < 2)
    return { add: [{ ...entry, employeeId: context.people[(n * 31) % context.people.length]!.id }] }
  const later = (instant: string): string => new Date(Date.parse(instant) + 3_600_000).toISOString()
  return { add: [{ ...entry, startsAt: later(entry.startsAt), endsAt: later(entry.endsAt) }] }
}
