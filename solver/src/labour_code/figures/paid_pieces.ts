import { addDays, minutesOf, sharedMinutes, splitAtMidnight, type Day, type Period } from '../../time/time.ts'
import { nightOf, type NightWindow } from '../night.ts'
import type { CostedShift } from './shift_cost.ts'

/** Paid minutes of a shift on one calendar day, all by day or all in night time. */
export type PaidPiece = { readonly day: Day; readonly night: boolean; readonly minutes: number }

/** A shift cut at midnight and at the edges of the night, in time order, without its unpaid breaks. */
export function paidPieces(shift: CostedShift, window: NightWindow | null): PaidPiece[] {
  const unpaid = shift.breaks.filter(({ paid }) => !paid)
  const pieces = splitAtMidnight(shift, shift.zone).flatMap((part) =>
    atNightEdges(part, window, shift.zone).map(({ night, ...period }) => ({
      day: part.day,
      night,
      minutes: minutesOf(period) - unpaid.reduce((total, pause) => total + placedIn(pause, period), 0),
    }))
  )
  const placed = pieces.reduce((total, { minutes }) => total + minutes, 0)
  const loose = unpaid.reduce((total, { minutes, start }) => total + (start === undefined ? minutes : 0), 0)
  const share = placed > 0 ? Math.max(0, placed - loose) / placed : 0
  return pieces.map((piece) => ({ ...piece, minutes: piece.minutes * share }))
}

const placedIn = ({ minutes, start }: CostedShift['breaks'][number], period: Period): number =>
  start === undefined ? 0 : sharedMinutes({ start, end: start + minutes * 60_000 }, period)

/** A part of one day has the end of the night before in it, and the beginning of its own. */
function atNightEdges(
  part: Period & { readonly day: Day },
  window: NightWindow | null,
  zone: string
): (Period & { night: boolean })[] {
  if (!window) return [{ start: part.start, end: part.end, night: false }]
  const nights = [nightOf(addDays(part.day, -1), window, zone), nightOf(part.day, window, zone)]
  const edges = nights.flatMap(({ start, end }) => [start, end])
  const inside = edges.filter((edge) => edge > part.start && edge < part.end)
  const cuts = [part.start, ...new Set(inside.sort((a, b) => a - b)), part.end]
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index]!
    return { start, end, night: nights.some((night) => start >= night.start && end <= night.end) }
  })
}
