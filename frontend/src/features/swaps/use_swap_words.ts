import type { NamedSwapShift, Swap } from '@shiftloom/backend/contracts/swaps'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** A shift in words. */
export function useSwapWords() {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    /** With the year where it is another one than now. */
    when: ({ day, start, end }: NamedSwapShift): string => {
      const style = day.startsWith(String(new Date().getFullYear())) ? 'weekday' : 'weekdayYear'
      return format.sentence(`${format.day(day, style)}, ${format.clockRange(start, end)}`)
    },
    part: (part: NonNullable<Swap['part']>): string =>
      t('swaps.part', { hours: format.clockRange(part.start, part.end) }),
    where: ({ position, location }: NamedSwapShift): string =>
      [position, location].filter((part) => part).join(' · '),
  }
}
