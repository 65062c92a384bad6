import { mayStartOn, shiftOn } from '../demand/shift_on.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'

/** The problem with a shift to fill for each person that counts of catalogue shifts want; itself without counts. */
export function withShiftsOfCounts(problem: RosterProblem): RosterProblem {
  const counts = problem.demand?.counts ?? []
  if (counts.length === 0) return problem
  const types = new Map(problem.catalogue?.shiftTypes?.map((type) => [type.id, type]))
  const wanted = counts.flatMap((count): RosterShift[] => {
    const { day, shiftTypeId, locationId, positionId } = count
    const type = types.get(shiftTypeId)
    if (!type || !mayStartOn(type, day)) return []
    const place = { locationId, positionId }
    return Array.from({ length: count.wanted }, (_, number) =>
      shiftOn(type, day, place, problem.zone, JSON.stringify([day, shiftTypeId, place, number]))
    )
  })
  return { ...problem, shifts: [...problem.shifts, ...wanted] }
}
