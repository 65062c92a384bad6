import type { Ruler } from './ruler.ts'
import type { Tile } from './tile.ts'

/** The shifts behind the counts: the first to begin is the first to end. */
export function tilesOf(ruler: Ruler, level: Int32Array, lap: number): Tile[] {
  const valueOf = ({ node, laps }: ReturnType<Ruler['begun']>): number => level[node]! + laps * lap
  const starts = timesOf((at) => valueOf(ruler.begun(at)), 0, ruler.slots - 1)
  const straight = ruler.all !== null
  const ends = timesOf(
    (at) => valueOf(ruler.ended(at)),
    straight ? 1 : 0,
    straight ? ruler.slots : ruler.slots - 1
  )
  const tiles = starts.times.map((from, place) => {
    const number = starts.before + place - ends.before
    const laps = Math.floor(number / Math.max(1, ends.times.length))
    return { from, until: ends.times[number - laps * ends.times.length]! + laps * ruler.slots }
  })
  return tiles.sort((a, b) => a.from - b.from || a.until - b.until)
}

/** When each count is reached, and the count before the first. */
function timesOf(
  count: (at: number) => number,
  first: number,
  last: number
): { before: number; times: number[] } {
  const before = count(first - 1)
  const times: number[] = []
  for (let at = first, reached = before; at <= last; at += 1) {
    for (; reached < count(at); reached += 1) times.push(at)
  }
  return { before, times }
}
