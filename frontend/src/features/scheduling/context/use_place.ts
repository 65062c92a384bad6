import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from './scheduler_context.ts'

/** Where a new shift takes place: the one location shown, else the person's own, else the first there is. */
export function usePlace(): (person: SchedulePerson | undefined) => string {
  const { model, directory } = useScheduler()
  const { locationIds } = model.state
  return (person) =>
    (locationIds.length === 1 ? locationIds[0] : undefined) ??
    person?.mainLocationId ??
    person?.locationIds[0] ??
    locationIds[0] ??
    directory.locations[0]?.id ??
    ''
}
