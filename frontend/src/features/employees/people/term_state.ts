import type { Contract, Rate } from '@shiftloom/backend/contracts/employment_terms'
import type { Day } from '@shiftloom/backend/contracts/schedule'

/** Whether something agreed counts today or only later; null: it is over. */
export type TermState = 'in_force' | 'upcoming' | null

export function contractState(
  { startsOn, endsOn }: Pick<Contract, 'startsOn' | 'endsOn'>,
  today: Day
): TermState {
  if (startsOn > today) return 'upcoming'
  return endsOn === null || endsOn >= today ? 'in_force' : null
}

/** Each rate holds until the next begins, so that at most one is in force. */
export function rateState(
  { validFrom }: Pick<Rate, 'validFrom'>,
  all: readonly Pick<Rate, 'validFrom'>[],
  today: Day
): TermState {
  if (validFrom > today) return 'upcoming'
  return all.some((other) => other.validFrom > validFrom && other.validFrom <= today) ? null : 'in_force'
}
