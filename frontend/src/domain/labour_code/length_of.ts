import type { TFunction } from 'i18next'

/** Minutes as `8 h` or `8 h 30 min`, in the words of the rules; their texts must be loaded. */
export function lengthOf(t: TFunction, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('labour_code.units.minutes', { minutes: rest })
  return rest === 0
    ? t('labour_code.units.hours', { hours })
    : t('labour_code.units.hours_minutes', { hours, minutes: rest })
}
