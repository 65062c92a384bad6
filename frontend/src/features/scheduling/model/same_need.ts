import type { Needs } from '@shiftloom/backend/contracts/demand_needs'

/** Whether two answers ask for the same people at the same times, whatever their bands are. */
export const isSameNeed = (one: Needs, other: Needs): boolean =>
  one.from === other.from &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ locationId, positionId, people, skillMix }, at) => {
    const row = other.rows[at]!
    return (
      row.locationId === locationId &&
      row.positionId === positionId &&
      row.skillMix?.tagId === skillMix?.tagId &&
      row.skillMix?.least === skillMix?.least &&
      row.people.length === people.length &&
      people.every((count, slot) => count === row.people[slot])
    )
  })
