import { thatFits, widthOf } from '../model/card_text.ts'
import type { CellItem } from '../model/cell_model.ts'
import type { Density } from '../model/density.ts'
import { isOvernight } from '../model/entry_kind.ts'
import { element } from './element.ts'
import classes from './cards.module.css'
import type { GridContext } from './grid_context.ts'

type Entry = CellItem['entry']
type Drawn = (string | HTMLElement)[]
/** `rest` begins the second line; `stacked` where it is all of it: with small letters (`tight`) or minutes (`raised`). */
export type CardTimes = { time: HTMLElement; rest?: HTMLElement; stacked?: 'roomy' | 'tight' | 'raised' }

/** CSS pixels beside the times of a card, and the size of their letters, set a little closer on narrow ones. */
const room: Record<Density, { beside: number; font: number }> = {
  card: { beside: 25, font: 12.5 },
  compact: { beside: 22, font: 12.5 },
  short: { beside: 14, font: 10.6 },
  block: { beside: 10, font: 10.6 },
}
/** Of times one above the other: the end leaves the room of a mark, `beside` is what both leave. */
const stacks = [
  { stacked: 'roomy', beside: 10, mark: 13, font: 10.6 },
  { stacked: 'tight', beside: 10, mark: 8.5, font: 9 },
] as const
const stub = { beside: 8, font: 10.2 }

const times = (...inner: Drawn) => element('span', classes.time!, ...inner)
const until = (...inner: Drawn) => element('span', classes.until!, ...inner)

/** The times in the longest way that fits whole; where none does in a line, the end is below the start. */
export function timesOf(entry: Entry, context: GridContext): CardTimes {
  const { labels, density, dayWidth } = context
  const { beside, font } = room[density]
  const space = dayWidth - beside
  const wide = density === 'card' || density === 'compact'
  const night = wide && isOvernight(entry) ? overnight(entry, context, space) : null
  if (night) return { time: night }
  const short = labels.shortTimes(entry)
  const fitting = thatFits(wide ? [labels.times(entry), short] : [short], space, font)
  if (fitting) return { time: times(fitting) }
  if (density === 'block') {
    const hour = labels.format.shortClock(entry.start).replace(/:\d\d/, '')
    return { time: times(...clockIn(hour, space, font)) }
  }
  const [start, end] = [labels.format.shortClock(entry.start), labels.format.shortClock(entry.end)]
  return wide ? { time: times(`${start}–`), rest: until(end) } : stackedTimes(start, end, dayWidth)
}

function overnight(
  { start, end }: Entry,
  { labels, density }: GridContext,
  space: number
): HTMLElement | null {
  const [from, to] = [labels.format.clock(start), labels.format.clock(end)]
  const { font } = room[density]
  if (widthOf(`${from} → ${to}`, font) <= space) return times(from, ' ', until('→ ', to))
  return widthOf(`${from}→${to}`, font) <= space ? times(from, until('→', to)) : null
}

/** A position beside the end would be cut, so all of the width is for the times and a mark. */
function stackedTimes(start: string, end: string, dayWidth: number): CardTimes {
  const plain = stacks.find(({ beside, mark, font }) => {
    const space = dayWidth - beside
    return widthOf(`${start}–`, font) <= space && widthOf(end, font) <= space - mark
  })
  if (plain) return { time: times(`${start}–`), rest: until(end), stacked: plain.stacked }
  return { time: times(...raised(start), '–'), rest: until(...raised(end)), stacked: 'raised' }
}

/** When last night's shift ends; the narrowest columns have no room for it. */
export function endOfNight({ end }: Entry, { labels, density, dayWidth }: GridContext): Drawn {
  if (density === 'block') return []
  if (density !== 'short') return [`→ ${labels.format.clock(end)}`]
  const short = labels.format.shortClock(end)
  const space = dayWidth - stub.beside
  const plain = thatFits([`→ ${short}`, `→${short}`], space, stub.font)
  return plain ? [plain] : [element('span', '', '→', ...raised(short))]
}

const clockIn = (clock: string, space: number, font: number): Drawn =>
  widthOf(clock, font) <= space ? [clock] : raised(clock)

/** `10³⁰`: narrower than `10:30`. The colon is not drawn, but read aloud. */
function raised(clock: string): Drawn {
  const rest = clock.replace(/^\d+/, '')
  const hour = clock.slice(0, clock.length - rest.length)
  if (!rest) return [hour]
  const colon = rest.startsWith(':') && element('span', classes.colon!, ':')
  return [hour, element('span', classes.raised!, colon, rest.replace(':', ''))]
}
