import { dayOf, overlaps, type Period } from '../../time/time.ts'
import type { SkillMix } from '../demand/demand.ts'
import { countsFor, piecesOf, worksInMixes } from '../demand/skill_mix.ts'
import type { Model } from '../model.ts'
import type { FixedWork, RosterShift } from '../problem.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'
import { freePeople } from './free_people.ts'
import { unmatchedShifts } from './matching.ts'

type Work = RosterShift | FixedWork
type Short = {
  readonly mix: SkillMix
  readonly locationId: string
  readonly day: string
  readonly needed: number
  readonly available: number
}

/**
 * Skill mixes that ask for more people than can be at work then, whatever the plan: one finding per location, position
 * of work and qualification, with the worst of all times and the days there are. Mixes are soft, so it only warns.
 */
export const mixShort: PreflightCheck = (model) => {
  const { skillMix = [] } = model.problem
  if (skillMix.length === 0 || model.people.length === 0) return []
  const short = shortOf(model, skillMix)
  return [...Map.groupBy(short, placeOf).values()].map(findingOf)
}

const placeOf = ({ mix: { positionId, tagId, workPositionId }, locationId }: Short): string =>
  JSON.stringify([locationId, workPositionId, positionId, tagId])

function findingOf(all: readonly Short[]): PreflightFinding {
  const missing = ({ needed, available }: Short): number => needed - available
  const worst = all.reduce((one, other) => (missing(other) > missing(one) ? other : one))
  const days = [...new Set(all.map(({ day }) => day))].sort()
  const { mix, locationId, needed, available } = worst
  return {
    code: 'mix_short',
    severity: 'warn',
    details: {
      ...{ locationId, positionId: mix.workPositionId ?? mix.positionId ?? '', tagId: mix.tagId ?? '' },
      ...{ day: days[0]!, days: days.length, needed, available, missing: needed - available },
    },
  }
}

function shortOf(model: Model, mixes: readonly SkillMix[]): Short[] {
  const { shifts, problem } = model
  const free = freePeople(model)
  const places = new Map(shifts.map(({ id }, s) => [id, s]))
  const people = new Map(problem.people.map((person) => [person.id, person]))
  const worksIn = worksInMixes<Work>([...shifts, ...problem.fixed])

  const availableOf = (mix: SkillMix, works: readonly Work[]): number => {
    const kept = works.filter((work) => 'personId' in work && counts(mix, people.get(work.personId)))
    const open = works.filter((work) => !('personId' in work)).map(({ id }) => places.get(id)!)
    const able = (s: number) => free[s]!.filter((p) => counts(mix, problem.people[p]))
    const unfilled =
      'shiftIds' in mix
        ? open.filter((s) => able(s).length === 0)
        : unmatchedShifts(open, able, model.people.length)
    return kept.length + open.length - unfilled.length
  }

  return mixes.flatMap((mix) => {
    const works = worksIn(mix)
    return timesOf(mix, works).flatMap((there): Short[] => {
      const available = availableOf(mix, there)
      const [first] = there
      if (!first || available >= mix.minimum) return []
      const day = dayOf(first.start, problem.zone)
      return [{ mix, locationId: first.locationId, day, needed: mix.minimum, available }]
    })
  })
}

const counts = (mix: SkillMix, person: Parameters<typeof countsFor>[1] | undefined): boolean =>
  person !== undefined && countsFor(mix, person)

/** The works at each time at which the mix must hold: those of a group count together. */
const timesOf = (mix: SkillMix, works: readonly Work[]): Work[][] =>
  'shiftIds' in mix
    ? [[...works]]
    : piecesOf(mix, works).map((piece: Period) => works.filter((work) => overlaps(work, piece)))
