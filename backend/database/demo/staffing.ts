type Need = { ticketsPerPersonHour: number; open: string; close: string; minimum: number; maximum: number }
type Headcount = { hour: number; people: number }[]

const hourOf = (time: string) => Number(time.slice(0, 2))
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** People needed in each opening hour for the tickets expected in it. */
export const headcountOf = (need: Need, ticketsAt: (hour: number) => number): Headcount =>
  Array.from({ length: hourOf(need.close) - hourOf(need.open) }, (_, index) => hourOf(need.open) + index).map(
    (hour) => ({
      hour,
      people: Math.min(
        need.maximum,
        Math.max(need.minimum, Math.ceil(ticketsAt(hour) / need.ticketsPerPersonHour - 1e-9))
      ),
    })
  )

const longest = 8
const shortest = 4

/** Shifts of four to eight hours that cover the headcount, layer by layer from the bottom. */
export function tileHeadcount(heads: Headcount): { start: string; end: string }[] {
  const most = Math.max(0, ...heads.map(({ people }) => people))
  return Array.from({ length: most }, (_, layer) => runs(heads, layer + 1)).flat()
}

function runs(heads: Headcount, layer: number): { start: string; end: string }[] {
  const hours = heads.filter(({ people }) => people >= layer).map(({ hour }) => hour)
  if (hours.length === 0) return []
  const [first, last] = [hours[0]!, hours.at(-1)! + 1]
  const length = Math.max(shortest, last - first)
  const parts = Math.ceil(length / longest)
  const size = Math.ceil(length / parts)
  return Array.from({ length: parts }, (_, part) => {
    const start = Math.min(first + part * size, Math.max(first, first + length - size))
    return { start: clock(start), end: clock(Math.min(23, start + Math.max(shortest, size))) }
  })
}
