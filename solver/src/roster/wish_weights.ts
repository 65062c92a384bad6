import type { DeclaredAvailability, RosterProblem } from './problem.ts'

/** A past of refusals makes a wish count so many times more, at most: hours and alerts must keep their say. */
const MOST_DUE = 2

type Sharing = Pick<RosterProblem, 'goals'> & {
  readonly people: readonly Pick<RosterProblem['people'][number], 'id' | 'carriedOver'>[]
}

/** How many refusals of the time before a person's wishes make good; none where nothing is shared fairly. */
export const wishesDue = (
  { carriedOver }: Sharing['people'][number],
  { goals }: Pick<Sharing, 'goals'>
): number => (goals.fairness > 0 ? Math.min(MOST_DUE, Math.max(0, carriedOver?.wishesRefused ?? 0)) : 0)

/** How much each preferred time counts: those of people who were refused more often than others count more. */
export function wishWeights(problem: Sharing): (wish: DeclaredAvailability) => number {
  const due = new Map(problem.people.map((person) => [person.id, wishesDue(person, problem)]))
  return ({ personId, weight = 1 }) => weight * (1 + (due.get(personId) ?? 0))
}
