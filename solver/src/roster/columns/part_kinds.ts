import {
  alike,
  anyPeople,
  apartDays,
  peopleForDays,
  someDays,
  troubledCell,
  type Neighbourhoods,
} from './neighbourhoods.ts'

/** Parts that are not drawn but taken in turn, on long horizons. */
export const IN_TURN = 'windows in turn'

const drawn: readonly Neighbourhoods[] = [anyPeople, troubledCell, alike, someDays, peopleForDays, apartDays]

/** Names of all kinds of parts, as they are counted. */
export const countedParts: readonly string[] = [...drawn.map(({ name }) => name), IN_TURN]
