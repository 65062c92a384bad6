import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import type { PositionInput } from '#contracts/organisation'

export const positionColumns = (input: PositionInput) => ({
  name: input.name,
  color: input.color,
  is_default: input.isDefault,
  visible: input.visible,
  billable: input.billable,
  included_in_working_hours: input.includedInWorkingHours,
  ...(input.ownColor !== undefined && { own_color: input.ownColor }),
  ...(input.strenuous !== undefined && { strenuous: input.strenuous }),
})

/** @throws organisation.name_taken by another position in use, whatever its letters' case */
export const refuseTakenName = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseDuplicates(
    { positions_name: { code: 'organisation.name_taken', details: { field: 'name', name } } },
    write
  )
