import type { Need } from '../need.ts'
import { wholePeople } from './ceiling.ts'

/** Slots `[from, until)`. */
type SlotRange = { readonly from: number; readonly until: number }

/** Work that no metric asks for. */
export type Task = { readonly people: number } & (
  | /** At its time, by people of its own. */ { readonly kind: 'fixed'; readonly slots: SlotRange }
  | /** In one piece somewhere in the window, by people with time to spare where there are any. */ {
      readonly kind: 'within'
      readonly durationSlots: number
      readonly window: SlotRange
    }
  | /** In small parts over the whole window, in between other work. */ {
      readonly kind: 'spread'
      readonly durationSlots: number
      readonly window: SlotRange
    }
)

export type PlannedTasks = {
  readonly need: Need
  /** Where each task lies, in the order of `tasks`; null when its window is too short for it. */
  readonly places: readonly (SlotRange | null)[]
}

/**
 * Adds tasks to a need: fixed ones first, then spread ones, then each one with a window where most of it fits into time that
 * is planned but not filled, earliest among equals.
 */
export function withTasks(need: Need, tasks: readonly Task[]): PlannedTasks {
  const planned: Need = {
    people: need.people.slice(),
    content: need.content.slice(),
    unmet: need.unmet.slice(),
  }
  const places = new Array<SlotRange | null>(tasks.length).fill(null)
  for (const kind of ['fixed', 'spread', 'within'] as const) {
    for (const [at, task] of tasks.entries()) if (task.kind === kind) places[at] = add(planned, task)
  }
  return { need: planned, places }
}

function add(need: Need, task: Task): SlotRange | null {
  if (task.kind === 'fixed') return addOwnPeople(need, task.slots, task.people)
  if (task.kind === 'within') {
    const place = bestPlace(need, task)
    return place && addWork(need, place, task.people)
  }
  const { window, durationSlots, people } = task
  const length = window.until - window.from
  return length < durationSlots ? null : addWork(need, window, (people * durationSlots) / length)
}

function addOwnPeople(need: Need, range: SlotRange, people: number): SlotRange {
  for (let slot = range.from; slot < range.until; slot += 1) {
    need.people[slot]! += people
    need.content[slot]! += people
  }
  return range
}

function addWork(need: Need, range: SlotRange, work: number): SlotRange {
  for (let slot = range.from; slot < range.until; slot += 1) {
    need.content[slot]! += work
    need.people[slot] = Math.max(need.people[slot]!, wholePeople(need.content[slot]!))
  }
  return range
}

function bestPlace(
  need: Need,
  { people, durationSlots, window }: Extract<Task, { kind: 'within' }>
): SlotRange | null {
  let best: SlotRange | null = null
  let mostFitting = -1
  for (let from = window.from; from + durationSlots <= window.until; from += 1) {
    let fitting = 0
    for (let slot = from; slot < from + durationSlots; slot += 1) {
      fitting += Math.min(people, need.people[slot]! - need.content[slot]!)
    }
    if (fitting <= mostFitting + 1e-9) continue
    mostFitting = fitting
    best = { from, until: from + durationSlots }
  }
  return best
}
