import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { IconCheck, IconStar, IconX, type TablerIcon } from '@tabler/icons-react'

/** In the order in which people choose. */
export const kindsInOrder: AvailabilityKind[] = ['available', 'unavailable', 'preferred']

export const kindIcons: Record<AvailabilityKind, TablerIcon> = {
  available: IconCheck,
  unavailable: IconX,
  preferred: IconStar,
}
