import { Text } from '@mantine/core'
import type { NamedSwapShift } from '@shiftloom/backend/contracts/swaps'
import { useSwapWords } from './use_swap_words.ts'

/** When and where a shift is. */
export function ShiftLines({ shift }: { shift: NamedSwapShift }) {
  const words = useSwapWords()
  return (
    <div>
      <Text className="tabular">{words.when(shift)}</Text>
      <Text fz="sm" c="dimmed">
        {words.where(shift)}
      </Text>
    </div>
  )
}
