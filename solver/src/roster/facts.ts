import { calendarOf } from '../labour_code/calendar.ts'
import { personFactsOf } from '../labour_code/person_facts.ts'
import type { PersonFacts, Rules } from '../labour_code/rule.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'

/** Rules of every rule set of a problem, by its id, with the windows of the planned days. */
export const rulesOf = (problem: RosterProblem): Map<string, Rules> =>
  new Map(
    problem.ruleSets.map(({ id, limits, settings, settlementFrom, settlementUntil, holidays }) => {
      const { from, until, zone } = problem
      const days = { from, until, zone, limits, settlementFrom, settlementUntil }
      const calendar = calendarOf({ ...days, ...(holidays && { holidays }) })
      return [id, { limits, settings, calendar }]
    })
  )

/** What the rules may know about each person of a problem, in its order. */
export function factsOf(problem: RosterProblem): PersonFacts[] {
  const absences = Map.groupBy(problem.absences, ({ personId }) => personId)
  const availability = Map.groupBy(problem.availability, ({ personId }) => personId)
  return problem.people.map((person) =>
    personFactsOf(
      {
        ...person,
        periods: person.periodLimits ?? person.periods,
        absences: absences.get(person.id) ?? [],
        availability: availability.get(person.id) ?? [],
      },
      problem.zone
    )
  )
}

/** @throws when a person names a rule set the problem does not carry */
export function rulesFor(person: RosterPerson, rules: ReadonlyMap<string, Rules>): Rules {
  const found = rules.get(person.ruleSetId)
  if (!found) throw new Error(`Rule set "${person.ruleSetId}" is missing. Maybe the problem was cut by hand.`)
  return found
}
