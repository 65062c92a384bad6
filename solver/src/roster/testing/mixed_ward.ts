import { daysOf, periodOf } from '../../time/time.ts'
import { Random } from '../../random.ts'
import type { RosterProblem } from '../problem.ts'
import { generatedProblem } from './generated_problem.ts'

const shift = (id: string, start: string, hours: number) => ({
  ...{ id, start, lengthMinutes: hours * 60, workMinutes: hours * 60 },
})
const SHIFTS = [
  shift('early', '06:00', 8),
  shift('day', '08:00', 8),
  shift('mid', '10:00', 8),
  shift('late', '14:00', 8),
  shift('long', '07:00', 12),
  shift('night', '21:00', 10),
]
/** For every ten people about so many are wanted. */
const WANTED: Readonly<Record<string, number>> = {
  early: 1.2,
  day: 0.8,
  mid: 0.8,
  late: 1.2,
  long: 0.5,
  night: 1,
}
const TAGS = ['first-aid', 'keys', 'pharmacy'] as const

/** A ward under the Polish rules with counts of six catalogue shifts and up to three mixes a day. */
export function wardOf(
  seed: number,
  { people: size = 20, days: length = 28, mixes = 3 }: { people?: number; days?: number; mixes?: number } = {}
): RosterProblem {
  const random = new Random(seed)
  const drawn = generatedProblem({ people: size, days: length, seed, locations: 1 })
  const { from, until, zone } = drawn
  const place = { locationId: 'location-0', positionId: 'seller' }
  const counts = daysOf(from, until).flatMap((day) =>
    SHIFTS.map(({ id }) => {
      const wanted = Math.floor((WANTED[id]! * size) / 10 + random.next())
      return { day, shiftTypeId: id, ...place, wanted, under: 500 + 100 * random.below(6), over: 10 }
    })
  )
  const windows = [
    ['06:00', '22:00', 1, 2],
    ['21:00', '06:00', 1, 1],
    ['08:00', '16:00', 2, 1],
  ] as const
  return {
    ...drawn,
    shifts: [],
    people: drawn.people.map((person) => ({
      ...person,
      tagIds: TAGS.filter(() => random.next() < 0.35),
      contract: { daysInRow: { max: 5 }, daysOffInRow: { min: 2, weight: 20 }, weekends: { max: 2 } },
    })),
    catalogue: { shiftTypes: SHIFTS },
    demand: { counts },
    skillMix: windows.slice(0, mixes).flatMap(([start, end, minimum, weight], m) =>
      daysOf(from, until).map((day) => ({
        ...{ id: `${TAGS[m]} ${day}`, tagId: TAGS[m]!, minimum, weight },
        ...{ locationId: 'location-0', ...periodOf(day, start, end, zone) },
      }))
    ),
  }
}
