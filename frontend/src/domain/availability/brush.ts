import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import type { ChosenHours } from './chosen_hours.ts'

/** What days are declared with. */
export type Brush = { kind: AvailabilityKind | 'clear'; hours: ChosenHours }
