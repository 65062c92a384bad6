import type { RosterProblem, RosterShift } from '../problem.ts'

/** Shifts in lists, each in time order: those that two people may well exchange lie near each other. */
export type NearShifts = {
  /** Shifts, list by list. */
  readonly order: Int32Array
  /** Per shift: its place in `order`, and where its list ends there. */
  readonly placeOf: Int32Array
  readonly endOf: Int32Array
}

/**
 * One list of all shifts, or one for each location where so many begin on a day that the next ones in time are nearly
 * all at other locations, for other people.
 *
 * @param shifts sorted by start
 * @param reach how many of the next shifts are looked at
 */
export function nearShifts(
  { from, until }: Pick<RosterProblem, 'from' | 'until'>,
  shifts: readonly Pick<RosterShift, 'locationId'>[],
  reach: number
): NearShifts {
  const days = Math.max(1, (Date.parse(until) - Date.parse(from)) / 86_400_000)
  const isCrowded = shifts.length / days > reach
  const lists = Map.groupBy(shifts.keys(), (s) => (isCrowded ? shifts[s]!.locationId : ''))
  const order = Int32Array.from([...lists.values()].flat())
  const placeOf = new Int32Array(shifts.length)
  const endOf = new Int32Array(shifts.length)
  order.forEach((s, place) => (placeOf[s] = place))
  let end = 0
  for (const list of lists.values()) {
    end += list.length
    for (const s of list) endOf[s] = end
  }
  return { order, placeOf, endOf }
}
