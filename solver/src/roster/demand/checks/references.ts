import type { Period } from '../../../time/time.ts'
import type { RosterProblem } from '../../problem.ts'
import { fault, idsOnce, wholeNumbers, type ProblemCheck, type ProblemFault } from './fault.ts'

/** Ids that come once and are known, periods that go forward, numbers of shifts, wishes and mixes. */
export const checkReferences: ProblemCheck = (problem) => {
  const { people, shifts, fixed, absences, availability, ruleSets, skillMix = [], shiftWishes = [] } = problem
  const known = new Set(people.map(({ id }) => id))
  const unknown = (personId: string, by: string): ProblemFault[] =>
    known.has(personId) ? [] : [fault('id_unknown', { part: 'people', id: personId, by })]
  const sets = new Set(ruleSets.map(({ id }) => id))
  return [
    ...idsOnce('people', [...people.map(({ id }) => id)]),
    ...idsOnce(
      'shifts',
      [...shifts, ...fixed].map(({ id }) => id)
    ),
    ...idsOnce(
      'skillMix',
      skillMix.map(({ id }) => id)
    ),
    ...people.flatMap(({ id, ruleSetId, fte, carriedOver }) => [
      ...(sets.has(ruleSetId) ? [] : [fault('id_unknown', { part: 'ruleSets', id: ruleSetId, by: id })]),
      ...(fte > 0 ? [] : [fault('number_wrong', { part: 'people', id, field: 'fte', value: Number(fte) })]),
      ...wholeNumbers('people', id, { ...carriedOver }, -Infinity),
    ]),
    ...fixed.flatMap(({ id, personId }) => unknown(personId, id)),
    ...shiftWishes.flatMap(({ personId }) => unknown(personId, 'shiftWishes')),
    ...[...shifts, ...fixed].flatMap((work) => [
      ...forward('shifts', work.id, work),
      ...wholeNumbers('shifts', work.id, { workMinutes: work.workMinutes }),
    ]),
    ...absences.flatMap((absence) => notBackwards('absences', absence.personId, absence)),
    ...availability.flatMap((one) => [
      ...notBackwards('availability', one.personId, one),
      ...wholeNumbers('availability', one.personId, { weight: one.weight }, 1),
    ]),
    ...shiftWishes.flatMap(({ personId, weight }) => wholeNumbers('shiftWishes', personId, { weight })),
    ...mixFaults(problem),
  ]
}

const forward = (part: string, id: string, { start, end }: Period): ProblemFault[] =>
  start < end ? [] : [fault('period_backwards', { part, id })]

const notBackwards = (part: string, id: string, { start, end }: Period): ProblemFault[] =>
  start <= end ? [] : [fault('period_backwards', { part, id })]

function mixFaults({ skillMix = [], shifts, fixed }: RosterProblem): ProblemFault[] {
  const works = new Set([...shifts, ...fixed].map(({ id }) => id))
  return skillMix.flatMap((mix) => [
    ...wholeNumbers('skillMix', mix.id, { minimum: mix.minimum, weight: mix.weight }),
    ...('shiftIds' in mix
      ? mix.shiftIds
          .filter((id) => !works.has(id))
          .map((id) => fault('id_unknown', { part: 'shifts', id, by: mix.id }))
      : forward('skillMix', mix.id, mix)),
  ])
}
