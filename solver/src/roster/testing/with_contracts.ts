import { addDays, periodOf } from '../../time/time.ts'
import type { PersonContract, PersonHistory } from '../contract_rules/contract.ts'
import type { SkillMix } from '../demand/demand.ts'
import type { RosterPerson, RosterProblem, RosterShift } from '../problem.ts'
import { Random } from '../../random.ts'

/** Night or not: enough kinds for runs of one to matter. */
const typeOf = ({ start, end }: RosterShift, first: number): string =>
  Math.floor((end - first) / 86_400_000) > Math.floor((start - first) / 86_400_000) ? 'night' : 'day'

/** The same problem with a contract of random limits for most people, weights on wishes, tags and skill mixes. */
export function withContracts(problem: RosterProblem, seed: number): RosterProblem {
  const random = new Random(seed)
  const midnight = periodOf(problem.from, '00:00', '00:00', problem.zone).start
  return {
    ...problem,
    people: problem.people.map((person) => personWith(person, random)),
    shifts: problem.shifts.map((shift) =>
      random.next() < 0.8 ? { ...shift, shiftTypeId: typeOf(shift, midnight) } : shift
    ),
    catalogue: {
      shiftTypes: ['day', 'night'].map((id) => ({
        id,
        start: '06:00',
        lengthMinutes: 480,
        workMinutes: 480,
      })),
    },
    availability: problem.availability.map((one) =>
      one.kind === 'preferred' && random.next() < 0.7 ? { ...one, weight: 1 + random.below(5) } : one
    ),
    skillMix: Array.from({ length: random.below(4) }, (_, i) => mixOf(problem, i, random)),
  }
}

function personWith(person: RosterPerson, random: Random): RosterPerson {
  const maybe = <T>(share: number, value: () => T): T | undefined =>
    random.next() < share ? value() : undefined
  const weight = (): { weight?: number } => (random.next() < 0.3 ? { weight: 1 + random.below(9) } : {})
  const all: { [K in keyof PersonContract]: PersonContract[K] | undefined } = {
    dayMinutes: maybe(0.2, () => ({ max: 300 + 60 * random.below(6), ...weight() })),
    weekMinutes: maybe(0.3, () => ({
      min: 480 * random.below(3),
      max: 960 + 480 * random.below(4),
      ...weight(),
    })),
    periodMinutes: maybe(0.3, () => ({ min: 480 * random.below(4), max: 1440 + 480 * random.below(8) })),
    daysWorked: maybe(0.3, () => ({ min: random.below(4), max: 3 + random.below(6), ...weight() })),
    daysInRow: maybe(0.5, () => ({ min: 1 + random.below(2), max: 2 + random.below(4), ...weight() })),
    daysOffInRow: maybe(0.4, () => ({ min: 1 + random.below(3), max: 3 + random.below(4), ...weight() })),
    weekends: maybe(0.3, () => ({ max: random.below(3), ...weight() })),
    completeWeekends: maybe(0.2, weight),
    shiftTypeIds: maybe(0.15, () => ['day']),
    shiftTypeCounts: maybe(0.3, () => ({ night: { max: random.below(3), ...weight() } })),
    kindsInRow: maybe(0.3, () => ({
      day: { min: 1 + random.below(2), max: 2 + random.below(4), ...weight() },
    })),
  }
  const contract = Object.fromEntries(Object.entries(all).filter(([, limit]) => limit !== undefined))
  return {
    ...person,
    ...(random.next() < 0.5 && { tagIds: ['first-aid'] }),
    ...(random.next() < 0.8 && { contract }),
    ...(random.next() < 0.3 && { history: historyAt(random) }),
  }
}

function historyAt(random: Random): PersonHistory {
  const works = random.next() < 0.5
  const run = 1 + random.below(4)
  return {
    lastKind: works ? 'day' : null,
    kindRun: works ? 1 + random.below(run) : 0,
    workRun: works ? run : 0,
    offRun: works ? 0 : run,
    daysWorked: random.below(3),
    weekends: random.below(2),
  }
}

function mixOf({ from, zone, shifts }: RosterProblem, index: number, random: Random): SkillMix {
  const asked = {
    id: `mix-${index}`,
    ...(random.next() < 0.5 ? { tagId: 'first-aid' } : { positionId: 'lead' }),
    minimum: 1 + random.below(2),
    weight: 1 + random.below(100),
    ...(index === 1 && { workPositionId: 'lead' }),
  }
  if (random.next() < 0.4) {
    const shiftIds = shifts.filter(() => random.next() < 3 / shifts.length).map(({ id }) => id)
    return { ...asked, shiftIds }
  }
  const day = addDays(from, random.below(5))
  return { ...asked, locationId: `location-0`, ...periodOf(day, '05:00', '23:30', zone) }
}
