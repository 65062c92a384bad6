import type { NamedSwapShift } from '@shiftloom/backend/contracts/swaps'
import { useFormat } from '#/lib/writing/format.ts'

/** A shift in words. */
export function useSwapWords() {
  const format = useFormat()
  return {
    when: ({ day, start, end }: NamedSwapShift): string =>
      format.sentence(`${format.day(day, 'weekday')}, ${format.clockRange(start, end)}`),
    where: ({ position, location }: NamedSwapShift): string =>
      [position, location].filter((part) => part).join(' · '),
  }
}
