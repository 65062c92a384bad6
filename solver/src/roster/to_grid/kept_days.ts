import { daysBetween } from '../../time/time.ts'
import type { RosterProblem } from '../problem.ts'
import type { KeptDay } from './grid_types.ts'

/** Work that stays within the planned days, by person and day. */
export function keptDaysOf({ people, fixed, from, until }: RosterProblem): KeptDay[] {
  const personOf = new Map(people.map(({ id }, index) => [id, index]))
  const inside = fixed.filter(({ day, personId }) => day >= from && day < until && personOf.has(personId))
  return [...Map.groupBy(inside, ({ personId, day }) => `${personId} ${day}`).values()].map((works) => ({
    person: personOf.get(works[0]!.personId)!,
    day: daysBetween(from, works[0]!.day),
    minutes: works.reduce((total, { workMinutes }) => total + workMinutes, 0),
    works,
  }))
}
