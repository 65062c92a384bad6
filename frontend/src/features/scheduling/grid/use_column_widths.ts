import { useElementSize } from '@mantine/hooks'
import { dayWidthOf, densityOf } from '../model/density.ts'
import { daysOf, type DayRange } from '../model/view_range.ts'
import { roomOfDays, sideSize } from './columns.ts'

/**
 * How wide the columns are. They share the room beside the navigation whether a panel is open or not, so that nothing
 * moves under the pointer when one opens: what the panel takes is scrolled to. Only a review shows every day beside it.
 */
export function useColumnWidths(range: DayRange, reviews: boolean) {
  const { ref: body, width: whole } = useElementSize()
  const { ref: frame, width } = useElementSize()
  const days = daysOf(range).length
  const given = reviews ? width : whole
  const size = sideSize(days, reviews, given)
  const room = roomOfDays(given, size)
  const dayWidth = dayWidthOf(room, days, reviews)
  const spare = Math.max(0, Math.floor(room - dayWidth * days))
  return { body, frame, width, columns: { density: densityOf(dayWidth), dayWidth, spare, size } }
}
