import { usualNameOrder } from '@shiftloom/backend/contracts/full_names'
import type { ImportMapping, ImportOptions } from '@shiftloom/backend/contracts/imports'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { currentLocale } from '#/lib/i18n/i18n.ts'

export type Beginning = {
  today: Day
  /** Locations the acting person sees. */
  locationIds: string[]
}

/** Records are brought in as the last time; before the first, at the only location there is. */
export const startRecordOptions = (
  { options }: ImportMapping,
  { locationIds }: Beginning
): ImportOptions => ({
  ...options,
  defaultLocationId: options.defaultLocationId ?? (locationIds.length === 1 ? locationIds[0]! : null),
})

/**
 * What an import begins with: the choices of the last one. Before the first, people start as they do when one is added
 * by hand: at the only location there is, with a full-time contract from today, and invited. The order of full names
 * follows the language until a column of them was imported.
 */
export function startOptions(
  { mapping, options }: ImportMapping,
  { today, locationIds }: Beginning
): ImportOptions {
  const isFirst = Object.keys(mapping).length === 0
  const hasFullNames = Object.values(mapping).includes('fullName')
  return {
    ...options,
    ...(!hasFullNames && { nameOrder: usualNameOrder(currentLocale()) }),
    ...(isFirst && {
      invite: true,
      defaultContract: { startsOn: today, fte: 1 },
      defaultLocationId: locationIds.length === 1 ? locationIds[0]! : null,
    }),
  }
}
