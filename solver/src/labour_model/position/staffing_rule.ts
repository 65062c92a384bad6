import { needOf, type Need, type NeedOptions, type RuleOfPosition } from '../need.ts'
import type { ContentRule } from '../rules/content.ts'
import { withTasks, type Task } from '../rules/tasks.ts'
import { minuteOfDay, openRow, type DaysOfPlace, type RuleHours } from './place_days.ts'

/** Work at a time of its own: so many people from a clock time on. */
type FixedWork = {
  readonly kind: 'fixed'
  readonly people: number
  /** `HH:mm`. */
  readonly start: string
  readonly durationMinutes: number
  /** Days it is done on, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
}
/** Work that is done at some time between two clock times; an end not after the start is the next day's. */
type TaskWork = {
  readonly kind: 'task'
  readonly people: number
  readonly from: string
  readonly until: string
  readonly durationMinutes: number
  /** In small parts in between other work, instead of in one piece. */
  readonly spread: boolean
  readonly weekdays: readonly number[]
}
type StaffingWork = ContentRule | FixedWork | TaskWork

/** A rule of one position, in words a planner chose. */
export type StaffingRule = RuleHours & {
  readonly work: StaffingWork
  /** The metric it goes by; null for work that no metric asks for. */
  readonly metricId: string | null
  /** People needed while open even without demand. */
  readonly minimum: number
  readonly maximum: number | null
  /** The part of the rule's work that this position does, 0 to 1. */
  readonly share: number
}

/** One row a metric, with one value a slot; NaN where not known. */
export type MetricRows = ReadonlyMap<string, ArrayLike<number>>

/** How the rules of one position go together, and how many people it may have at once. */
export type PositionOptions = Omit<NeedOptions, 'slotMinutes'> & { readonly mostPeople?: number | null }

/** What the rules of one position ask for over a row of days, tasks included. */
export function needOfPosition(
  rules: readonly StaffingRule[],
  units: MetricRows,
  place: DaysOfPlace,
  { mostPeople = null, ...options }: PositionOptions
): Need {
  const byMetric = rules.flatMap((rule) => byMetricOf(rule, units, place) ?? [])
  const slots = place.weekdays.length * (1440 / place.slotMinutes)
  const need = needOf(byMetric, slots, { ...options, slotMinutes: place.slotMinutes })
  const tasks = rules.flatMap((rule) => tasksOf(rule, place, slots))
  const whole = tasks.length === 0 ? need : withTasks(need, tasks).need
  return mostPeople === null
    ? whole
    : { ...whole, people: whole.people.map((one) => Math.min(one, mostPeople)) }
}

/** A rule as the engine takes it; null for work that no metric asks for. */
export function byMetricOf(rule: StaffingRule, units: MetricRows, place: DaysOfPlace): RuleOfPosition | null {
  const { work, minimum, maximum, share } = rule
  if (work.kind === 'fixed' || work.kind === 'task') return null
  const open = openRow(rule, place)
  const unknown = (): Float64Array => new Float64Array(open.length).fill(NaN)
  const row = rule.metricId === null ? undefined : units.get(rule.metricId)
  return { content: work, units: row ?? unknown(), open, minimum, maximum, share }
}

function tasksOf({ work, inForce, share }: StaffingRule, place: DaysOfPlace, slots: number): Task[] {
  if (work.kind !== 'fixed' && work.kind !== 'task') return []
  const { weekdays, slotMinutes } = place
  const perDay = 1440 / slotMinutes
  const people = work.people * share
  const days = weekdays.flatMap((weekday, day) =>
    work.weekdays.includes(weekday) && (!inForce || (day >= inForce.from && day < inForce.until)) ? day : []
  )
  const slotAt = (day: number, minute: number): number =>
    Math.min(slots, day * perDay + Math.ceil(minute / slotMinutes))
  const durationSlots = Math.ceil(work.durationMinutes / slotMinutes)
  return days.map((day): Task => {
    if (work.kind === 'fixed') {
      const from = day * perDay + Math.floor(minuteOfDay(work.start) / slotMinutes)
      const until = slotAt(day, minuteOfDay(work.start) + work.durationMinutes)
      // A part of a person done by this position is a person to plan.
      return { kind: 'fixed', people: Math.ceil(people - 1e-9), slots: { from, until } }
    }
    const [opens, closes] = [minuteOfDay(work.from), minuteOfDay(work.until)]
    const window = {
      from: day * perDay + Math.floor(opens / slotMinutes),
      until: slotAt(day, closes > opens ? closes : closes + 1440),
    }
    return { kind: work.spread ? 'spread' : 'within', people, durationSlots, window }
  })
}
