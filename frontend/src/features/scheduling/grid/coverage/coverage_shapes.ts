import { halfHours, type DayCoverage, type SlotCoverage } from '../../model/day_coverage.ts'

export type Drawing = { width: number; height: number; most: number; halves: boolean }
/** Paths of one day, in pixels from its upper left corner. */
export type CoveragePaths = {
  planned: string
  open: string
  missing: string
  over: string
  /** Between the fewest and the most that may be needed. */
  band: string
  /** The need as a step line; broken where nothing is needed. */
  need: string
}

/** Planned people as an area up to the need, what is open and missing above it, what is too much beyond it. */
export function coveragePaths(day: DayCoverage, { width, height, most, halves }: Drawing): CoveragePaths {
  const slots = halves ? halfHours(day.slots) : day.slots
  const x = (slot: number) => fixed((slot / slots.length) * width)
  const y = (people: number) => fixed(height - (people / most) * (height - 2))
  const between = (low: (one: SlotCoverage) => number, high: (one: SlotCoverage) => number): string =>
    slots
      .map((one, at) =>
        high(one) > low(one) ? `M${x(at)} ${y(low(one))}V${y(high(one))}H${x(at + 1)}V${y(low(one))}Z` : ''
      )
      .join('')
  const covered = ({ planned, over }: SlotCoverage) => planned - over
  const withOpen = (one: SlotCoverage) => covered(one) + one.open
  return {
    planned: between(() => 0, covered),
    open: between(covered, withOpen),
    missing: between(withOpen, (one) => withOpen(one) + one.missing),
    over: between(
      ({ needed }) => needed,
      ({ needed, over }) => needed + over
    ),
    band: between(
      ({ least }) => least,
      ({ most }) => most
    ),
    need: needLine(slots, x, y),
  }
}

function needLine(
  slots: readonly SlotCoverage[],
  x: (slot: number) => number,
  y: (people: number) => number
): string {
  let before = 0
  return slots
    .map(({ needed }, at) => {
      const joins = before > 0 || needed > 0
      const step = !joins ? '' : `${at === 0 || before === 0 ? `M${x(at)} ${y(before)}` : ''}V${y(needed)}`
      before = needed
      return needed > 0 ? `${step}H${x(at + 1)}` : step
    })
    .join('')
}

const fixed = (value: number): number => Math.round(value * 100) / 100
