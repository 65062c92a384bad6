import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import type { PositionInput } from '#contracts/organisation'

export const positionColumns = (input: PositionInput) => ({
  name: input.name,
  color: input.color,
  isDefault: input.isDefault,
  visible: input.visible,
  billable: input.billable,
  includedInWorkingHours: input.includedInWorkingHours,
  ...(input.ownColor !== undefined && { ownColor: input.ownColor }),
  ...(input.strenuous !== undefined && { strenuous: input.strenuous }),
  ...(input.harmful !== undefined && { harmful: input.harmful }),
})

/** @throws organisation.name_taken by another position in use, whatever its letters' case */
export const refuseTakenName = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseDuplicates(
    { positions_name: { code: 'organisation.name_taken', details: { field: 'name', name } } },
    write
  )
