import { minutesOf, overlaps, sharedMinutes, type Period } from '../../time/time.ts'
import type { FixedWork, RosterPerson, RosterProblem, RosterShift, RosterWork } from '../problem.ts'
import type { SkillMix } from './demand.ts'

export type SkillMixGap = {
  readonly mixId: string
  /** People missing, times minutes. */
  readonly missingMinutes: number
}

/** Whether a person is one of those a mix asks for. */
export const countsFor = ({ positionId, tagId }: SkillMix, person: RosterPerson): boolean =>
  (positionId === undefined || person.positionIds.includes(positionId)) &&
  (tagId === undefined || (person.tagIds ?? []).includes(tagId))

/** Whether a mix looks at a work at all. */
const isInMix = (mix: SkillMix, work: RosterWork): boolean =>
  (mix.workPositionId === undefined || work.positionId === mix.workPositionId) &&
  ('shiftIds' in mix
    ? mix.shiftIds.includes(work.id)
    : work.locationId === mix.locationId && overlaps(mix, work))

/** The works each mix looks at; a mix of a location is compared with the works of that location alone. */
export function worksInMixes<Work extends RosterWork>(works: readonly Work[]): (mix: SkillMix) => Work[] {
  const at = Map.groupBy(works, ({ locationId }) => locationId)
  return (mix) =>
    ('shiftIds' in mix ? works : (at.get(mix.locationId) ?? [])).filter((work) => isInMix(mix, work))
}

/** Minutes for which a group of shifts lacks a person: those of its longest. */
export const groupMinutes = (works: readonly Period[]): number => Math.max(0, ...works.map(minutesOf))

/** What every mix lacks in a plan, those that lack nothing left out. From scratch, as `evaluate` is. */
export function skillMixGaps(
  problem: RosterProblem,
  plan: ReadonlyMap<string, string | null>
): SkillMixGap[] {
  const people = new Map(problem.people.map((person) => [person.id, person]))
  const worksIn = worksInMixes<RosterShift | FixedWork>([...problem.shifts, ...problem.fixed])
  return (problem.skillMix ?? []).flatMap((mix) => {
    const inMix = worksIn(mix)
    const counted = inMix.filter((work) => {
      const personId = 'personId' in work ? work.personId : (plan.get(work.id) ?? null)
      const person = personId === null ? undefined : people.get(personId)
      return person !== undefined && countsFor(mix, person)
    })
    const missingMinutes =
      'shiftIds' in mix
        ? groupMinutes(inMix) * Math.max(0, mix.minimum - counted.length)
        : missingAt(mix, mix.minimum, counted)
    return missingMinutes === 0 ? [] : [{ mixId: mix.id, missingMinutes }]
  })
}

/** Minutes inside a window, times the people that works leave missing at each. */
function missingAt(window: Period, minimum: number, works: readonly Period[]): number {
  return piecesOf(window, works).reduce((missing, piece) => {
    const present = works.filter((work) => overlaps(work, piece)).length
    return missing + Math.max(0, minimum - present) * minutesOf(piece)
  }, 0)
}

/** A window cut wherever a person comes or goes. */
export function piecesOf(window: Period, works: readonly Period[]): Period[] {
  const cuts = works
    .filter((work) => sharedMinutes(work, window) > 0)
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > window.start && at < window.end)
  const edges = [...new Set([window.start, ...cuts, window.end])].sort((a, b) => a - b)
  return edges.slice(1).map((end, index) => ({ start: edges[index]!, end }))
}
