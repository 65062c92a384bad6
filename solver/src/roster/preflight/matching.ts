/**
 * The shifts a largest matching of shifts to people leaves out (Kuhn's augmenting paths). No choice leaves out fewer.
 * @param peopleOf whom a shift may be given to; each person takes one shift
 */
export function unmatchedShifts(
  shifts: readonly number[],
  peopleOf: (shift: number) => ArrayLike<number>,
  peopleCount: number
): number[] {
  const takenBy = new Int32Array(peopleCount).fill(-1)
  const choices = new Map(shifts.map((shift) => [shift, peopleOf(shift)]))
  const place = (shift: number, seen: Uint8Array): boolean => {
    const people = choices.get(shift)!
    for (let i = 0; i < people.length; i += 1) {
      const person = people[i]!
      if (takenBy[person] === -1) {
        takenBy[person] = shift
        return true
      }
    }
    for (let i = 0; i < people.length; i += 1) {
      const person = people[i]!
      if (seen[person]) continue
      seen[person] = 1
      if (place(takenBy[person]!, seen)) {
        takenBy[person] = shift
        return true
      }
    }
    return false
  }
  return shifts.filter((shift) => !place(shift, new Uint8Array(peopleCount)))
}
