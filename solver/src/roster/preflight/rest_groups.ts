import type { Model, ModelPerson } from '../model.ts'
import { excludeEachOther, hasSureRest } from './sure_rest.ts'

const DAY_MS = 86_400_000

/** Shifts with the same start and end. */
type Times = { readonly start: number; readonly same: readonly number[] }

/**
 * Groups of shifts of which no one can work two, one per moment a shift starts. Shifts that a person without a sure
 * rest may work are left out: such a person could take several.
 */
export function shiftsWithoutRestBetween(
  { shifts, people }: Model,
  qualified: readonly number[],
  free: readonly (readonly number[])[]
): number[][] {
  const sure = people.map(hasSureRest)
  const usable = qualified.filter((s) => free[s]!.every((p) => sure[p]))
  const byTimes = Map.groupBy(usable, (s) => `${shifts[s]!.start}/${shifts[s]!.end}`)
  const times = [...byTimes.values()].map((same): Times => ({ start: shifts[same[0]!]!.start, same }))
  const kinds = kindsOf(people.filter((_, p) => sure[p]))
  const starts = [...new Set(times.map(({ start }) => start))]
  return starts.map((from) => groupFrom(from, times, kinds).flatMap(({ same }) => same))
}

/** Times within a day from a moment on, each of which excludes all others for everybody. */
function groupFrom(from: number, times: readonly Times[], kinds: readonly ModelPerson[]): Times[] {
  const group: Times[] = []
  for (const one of times) {
    if (one.start < from || one.start >= from + DAY_MS) continue
    const [shift] = one.same as [number]
    const excludes = (person: ModelPerson, { same: [other] }: Times): boolean =>
      excludeEachOther(person, person.planned[other!]!, person.planned[shift]!)
    if (kinds.every((person) => group.every((other) => excludes(person, other)))) group.push(one)
  }
  return group
}

/** One person for each way rests are judged. */
function kindsOf(people: readonly ModelPerson[]): ModelPerson[] {
  const kinds = new Map<string, ModelPerson>()
  const rules = new Map<unknown, number>()
  for (const person of people) {
    if (!rules.has(person.rules)) rules.set(person.rules, rules.size)
    kinds.set(`${rules.get(person.rules)} ${person.facts.dailyRestMinutes}`, person)
  }
  return [...kinds.values()]
}
